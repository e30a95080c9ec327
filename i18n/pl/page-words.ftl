### Co robią elementy rozszerzeń i co się z nimi dzieje: własne słowa strony po polsku.

## Efekty, których nie mają karty ani cuda

page-effect-activate_one_of_deck_tops = odkrywa wierzchnie bóstwo każdej talii i aktywuje jedno za darmo
page-effect-opponent_loses_coin_per_space = przeciwnik traci { $n ->
        [one] 1 monetę
        [few] { $n } monety
       *[other] { $n } monet
    } za każde pole, o które pion idzie naprzód
page-effect-chain_card_price = karta z białym symbolem pod kosztem kosztuje najwyżej { $n ->
        [one] 1 monetę
        [few] { $n } monety
       *[other] { $n } monet
    }
page-effect-enki_progress = żetony postępu z pudełka ({ $n }), bierze jeden
page-effect-snake_copy_science = wąż kopiuje symbol zielonej karty przeciwnika
page-effect-protected_coins = monety, których nikt nie odbierze ({ $n }); każda niewydana daje punkt
page-effect-steal_card = zabiera brązową lub szarą kartę przeciwnika
page-effect-discard_from_structure = odrzuca dowolną kartę z układu
page-effect-unbuild_wonder = usuwa kartę spod zbudowanego cudu
page-effect-build_wonder_from_discard = buduje za darmo własny cud, używając odrzuconej karty
page-effect-steal_unbuilt_wonder = zabiera niezbudowany cud przeciwnika
page-effect-place_minerva = stawia pion Minerwy na torze militarnym
page-effect-neptune = odrzuca jeden znacznik militarny, stosuje inny
page-effect-remove_opponent_influence = usuwa znacznik przeciwnika
page-effect-senators_free = senatorowie za darmo
page-effect-conspire_keep_both = zatrzymuje oba dobrane spiski
page-effect-take_half_of_opponent_coins = zabiera przeciwnikowi połowę monet, zaokrąglając w górę
page-effect-lock_progress_token = wyłącza z gry żeton postępu
page-effect-build_free_from_row = buduje za darmo kartę z najdalszego rzędu
page-effect-build_free_from_removed = buduje za darmo kartę odłożoną przed grą
page-effect-take_progress_from_box = bierze dowolny żeton postępu z pudełka
page-effect-discard_available_card = odrzuca dostępną kartę
page-effect-discard_another_card = może odrzucić jeszcze jedną dostępną kartę
page-effect-coins_per_own_cube_in_senate = { $n ->
        [one] 1 moneta
        [few] { $n } monety
       *[other] { $n } monet
    } za każdy własny znacznik w senacie
page-effect-opponent_loses_coins_per_its_cube_in_senate = przeciwnik traci { $n ->
        [one] 1 monetę
        [few] { $n } monety
       *[other] { $n } monet
    } za każdy swój znacznik w senacie
page-effect-swap_card = wymienia niebieską lub zieloną kartę na kartę przeciwnika tego samego koloru
page-effect-move_decree = przenosi dekret pod dekret innej sali
page-effect-destroy_opponent_built_wonder = niszczy zbudowany cud przeciwnika

## Co się stało z bóstwami

page-event-activate = { $name } aktywuje kartę { $god } { $coins ->
        [0] za darmo
        [one] za 1 monetę
        [few] za { $coins } monety
       *[other] za { $coins } monet
    }.
page-event-activate-offerings = { $name } aktywuje kartę { $god } za { $count ->
        [one] żeton ofiary { $offerings }
       *[other] żetony ofiar { $offerings }
    } { $coins ->
        [0] bez dopłaty
        [one] i 1 monetę
        [few] i { $coins } monety
       *[other] i { $coins } monet
    }.
page-event-place-god = { $name } kładzie zakrytą kartę { $god } na polu { $space } Panteonu.
page-event-place-god-unseen = { $name } kładzie zakryte bóstwo na polu { $space } Panteonu (mitologia { $mythology }).
page-event-consult = { $name } przegląda talię bóstw (mitologia { $mythology }).
page-event-summon = { $name } aktywuje za darmo kartę { $god }.
page-event-stack-deck = { $name } odkłada kartę { $god } na wierzch talii.
page-event-stack-deck-unseen = { $name } odkłada dwa bóstwa na ich talię (mitologia { $mythology }).
page-event-snake = { $name } kładzie węża na karcie { $card } i ma także jej symbol.
page-event-steal = { $name } zabiera kartę { $card } z miasta przeciwnika.
page-event-strike = { $name } odrzuca z układu kartę { $card }.
page-event-strike-unseen = { $name } odrzuca z układu zakrytą kartę.
page-event-unbuild = { $name } usuwa kartę { $card } spod cudu { $wonder }, który przestaje być zbudowany.
page-event-raise = { $name } buduje za darmo cud { $wonder }.
page-event-tuck = { $name } wsuwa pod cud kartę { $card }.
page-event-take-wonder = { $name } zabiera przeciwnikowi niezbudowany cud { $wonder }.
page-event-minerva-middle = { $name } stawia Minerwę pośrodku toru.
page-event-minerva-own = { $name } stawia Minerwę { $distance ->
        [9] w swojej stolicy
       *[other] na polu { $distance } po swojej stronie
    }.
page-event-minerva-theirs = { $name } stawia Minerwę { $distance ->
        [9] w stolicy przeciwnika
       *[other] na polu { $distance } po stronie przeciwnika
    }.
page-event-drop-loot = { $name } odrzuca bez skutku znacznik militarny { $side ->
        [own] ze swojej strony
       *[theirs] ze strony przeciwnika
    } ({ $token }).
page-event-use-loot = { $name } stosuje znacznik militarny { $side ->
        [own] ze swojej strony
       *[theirs] ze strony przeciwnika
    } ({ $token }).
page-event-loot-coins = { $coins ->
        [few] { $coins } monety
       *[other] { $coins } monet
    }
page-event-loot-small = umieszczenie znacznika
page-event-loot-large = usunięcie i przesunięcie znacznika
page-event-gift-laid = Na karcie leży { $token }.
page-event-god-drawn = Dobrana zostaje karta { $god }.
page-event-god-drawn-unseen = Dobrane zostaje zakryte bóstwo (mitologia { $mythology }).
page-event-god-shown = Odkryta zostaje karta { $god }.
page-event-token-on-enki = Na karcie Enki leży żeton { $token }.
page-event-for-enki = Na karcie Enki leżą na razie żetony: { $tokens }.
page-event-for-enki-absent = Enkiego nie ma wśród nich.
page-event-for-enki-unseen = Tylko wybierający wie, czy jest wśród nich Enki.
page-event-unearthed = Odrzucona karta to { $card }.

## Co się stało w senacie

page-event-recruit = { $name } rekrutuje kartę { $card } { $coins ->
        [0] za darmo
        [one] za 1 monetę
        [few] za { $coins } monety
       *[other] za { $coins } monet
    }.
page-event-restore-senator = { $name } rekrutuje za darmo odrzuconą kartę { $card }.
page-event-spare = { $name } wznosi budowlę { $card } droższym sposobem, { $coins ->
        [0] za darmo
        [one] za 1 monetę
        [few] za { $coins } monety
       *[other] za { $coins } monet
    }.
page-event-prepare = { $name } przygotowuje spisek { $plot }, wsuwając pod niego kartę { $card }.
page-event-prepare-unseen = { $name } przygotowuje spisek, wsuwając pod niego kartę { $card }.
page-event-trigger = { $name } aktywuje spisek { $plot }.
page-event-place-cube = { $name } umieszcza znacznik wpływu w sali { $chamber }.
page-event-move-cube = { $name } przesuwa znacznik wpływu z sali { $chamber } do sali { $to }.
page-event-remove-cube = { $name } usuwa znacznik wpływu przeciwnika z sali { $chamber }.
page-event-conspire = { $name } spiskuje i dobiera dwa spiski.
page-event-keep-plot = { $name } zatrzymuje spisek { $plot }, a drugi kładzie { $end ->
        [bottom] pod talią
       *[top] na wierzchu talii
    }.
page-event-keep-plot-unseen = { $name } zatrzymuje jeden spisek, a drugi kładzie { $end ->
        [bottom] pod talią
       *[top] na wierzchu talii
    }.
page-event-lock = { $name } wyłącza z gry żeton { $token }.
page-event-lock-unseen = { $name } wyłącza z gry żeton z pudełka.
page-event-claim = { $name } wznosi za darmo kartę { $card } z najdalszego rzędu.
page-event-reclaim = { $name } wznosi za darmo kartę { $card }, odłożoną przed grą.
page-event-swap = { $name } zabiera kartę { $card } z miasta przeciwnika i oddaje za nią kartę { $given }.
page-event-move-decree = { $name } przenosi dekret z sali { $chamber } do sali { $to }: { $decree }.
page-event-raze = { $name } niszczy cud { $wonder }, który opuszcza grę.
page-event-pass = { $name } nie robi nic więcej.
page-event-decree-laid = W sali { $chamber } leży dekret: { $decree }.
page-event-decree-turned = W sali { $chamber } odkryty zostaje dekret: { $decree }.
page-event-plot-drawn = Dobrany zostaje spisek { $plot }.
page-event-plot-drawn-unseen = Dobrany zostaje zakryty spisek.
page-event-removed-shown = Wśród odłożonych kart jest { $card }.
page-event-removed-shown-unseen = Obejrzane zostają odłożone karty.

## Co z tego wynika

page-event-pawn-back = Pion konfliktu cofa się o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    } w stronę własnej stolicy.
page-event-gift = { $name } bierze z karty { $token }.
page-event-controls = Salę { $chamber } kontroluje teraz { $name }.
page-event-uncontrolled = Nikt już nie kontroluje sali { $chamber }.
page-event-ends-politics = Wszystkie sale senatu w jednych rękach: dominacja polityczna!

## Jak płaci się za bóstwo lub senatora

page-pay-space = { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    } za pole
page-pay-gate = { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    } za Bramę, dwa razy liczba jej pola
page-pay-senators = { $coins ->
        [0] bez opłaty za senatorów
        [one] 1 moneta za 1 senatora w mieście
        [few] { $coins } monety za { $coins } senatorów w mieście
       *[other] { $coins } monet za { $coins } senatorów w mieście
    }
page-pay-engineering = { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    } dzięki Inżynierii
page-pay-saved-sanctuary = o { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    } mniej dzięki Sanktuarium
page-pay-saved-decree = { $coins ->
        [one] 1 moneta pominięta
        [few] { $coins } monety pominięte
       *[other] { $coins } monet pominiętych
    } dzięki dekretowi
page-pay-offerings = { $count ->
        [one] minus żeton ofiary { $offerings }
       *[other] minus żetony ofiar { $offerings }
    }
