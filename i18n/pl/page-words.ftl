### Co robią elementy rozszerzeń i jak się za nie płaci: własne słowa strony po polsku.

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
