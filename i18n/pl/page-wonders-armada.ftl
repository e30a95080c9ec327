### Strona: co Armada dodaje do stołu 7 Cudów Świata.

## Port

won-harbour = Port: { $name }
won-harbour-title = Port
won-tab-city = Miasto
won-tab-harbour = Port
won-tabs = Miasto albo port
won-naval-shields = { $n ->
        [one] 1 tarcza morska
        [few] { $n } tarcze morskie
       *[other] { $n } tarcz morskich
    }
won-commerce = poziom rozwoju handlowego { $level }
won-tax = podatek { $n }
won-tax-nobody = Na razie podatek nie dotyka nikogo.
won-explores = eksploracja wyspy poziomu { $level }
won-berth = { $fleet }, pole { $space } z 6: { $here }.
won-berth-next = Następny ruch kosztuje: { $cost } i daje: { $gives }.
won-berth-end = Dopłynęła do końca toru.
won-house = Koszty ruchów są naszego pomysłu, nie z pudełka.
won-house-all = Naszego pomysłu, bo drukowane nie są znane: koszty ruchów, statek ruszający z etapem cudu i punkty pierwszych pięciu pól floty cywilnej.
won-with-stage = Może ruszyć wraz z etapem cudu.
won-naval-token = żeton konfliktu morskiego: { $points }
won-islands = Wyspy
won-no-islands = Jeszcze bez wysp
won-islands-count = { $count ->
        [one] 1 wyspa
        [few] { $count } wyspy
       *[other] { $count } wysp
    }
won-stacks = Wyspy, których nikt nie ma
won-stack = { $count ->
        [one] Poziom { $level }: 1 wyspa
        [few] Poziom { $level }: { $count } wyspy
       *[other] Poziom { $level }: { $count } wysp
    }
won-explored = { $count ->
        [one] Poziom { $level } odkrywają: { $names }. Każdy ogląda 1 wyspę i zatrzymuje ją.
        [few] Poziom { $level } odkrywają: { $names }. Każdy ogląda { $count } wyspy i zatrzymuje jedną.
       *[other] Poziom { $level } odkrywają: { $names }. Każdy ogląda { $count } wysp i zatrzymuje jedną.
    }
won-raids = { $name } najedzie gracza { $target } na koniec tej ery
won-raided = Na koniec tej ery najazd na gracza { $name }: { $names }
won-raid = Najazd
won-emporium = { $times ->
        [one] { $card }: raz na turę zasób od gracza { $seller }, monety: { $price }
        [few] { $card }: { $times } razy na turę zasób od gracza { $seller }, monety: { $price }
       *[other] { $card }: { $times } razy na turę zasób od gracza { $seller }, monety: { $price }
    }
won-spared = Ani podatki, ani piraci nie odbierają tu monet
won-losses = Na koniec tej tury tracą monety: { $losses }

## Wybory

won-price-step = { $coins ->
        [0] Razem z ruchem ({ $fleet } na pole { $space }) też nie kosztuje monet.
        [one] Razem z ruchem ({ $fleet } na pole { $space }) kosztuje 1 monetę.
        [few] Razem z ruchem ({ $fleet } na pole { $space }) kosztuje { $coins } monety.
       *[other] Razem z ruchem ({ $fleet } na pole { $space }) kosztuje { $coins } monet.
    }
won-free-move = Darmowy ruch
won-free-none = żaden statek
won-free-up-to = { $count ->
        [one] Dotknij statku, który ma popłynąć.
        [few] Dotknij statków, które mają popłynąć (najwyżej { $count }).
       *[other] Dotknij statków, które mają popłynąć (najwyżej { $count }).
    }
won-use-build-sail = Zbuduj i płyń
won-use-discard-sail = Odrzuć i płyń
won-sails = { $fleet } płynie na pole { $space }: { $gives }
won-only-you = Tylko ty widzisz te wyspy. Pozostałe wrócą do stosu.

## Konflikty

won-land-conflicts = Konflikty lądowe, { $age }
won-naval-conflict = Konflikt morski, { $age }
won-sea-now = Na morzu, jak jest teraz
won-stakes = Stawka w tej erze: najsilniejsi { $rewards }, najsłabsi { $defeat }
won-out = Poza konfliktem morskim: { $names }

## Drużyny

won-partner = twój partner; razem { $points }
won-team = { $names }: { $points }
won-teams = Drużyny
won-partner-hand = Karty partnera: { $name }
won-partner-islands = Wyspy do wyboru partnera: { $name }
