# Words of the toy, for the page of the browser tests alone.

page-games-toy = Toy

toy-chapter = Round { $age }.{ $round }
toy-lots = Lots and bids
toy-lot = Lot { $card }
toy-hand = Your hand
toy-hand-none = You are watching and have no hand.
toy-ask = Touch a card of your hand to bid or to bury it.
toy-ask-card = What happens to { $card }?
toy-rules = All choose at the same time. The highest bid wins the lot; who buries a card takes a coin. Then hands go to the left.

toy-do-bid = Bid { $card }
    .told = { $name } bids { $card }.
toy-do-bury = Bury { $card }
    .told = { $name } buries { $card }.
toy-do-bury-unseen = Bury a card
    .told = { $name } buries a card.
toy-told-dealt = All are dealt a hand.
toy-told-hand = You are dealt { $cards }.
toy-told-lot = { $card } is up for bids.

toy-row-lots = Lots
toy-row-coins = Coins
toy-row-total = Total
toy-end = The most points: { $points }.
toy-key-enter = touch what has the focus
