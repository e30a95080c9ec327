### What the rule options of Architects are about.

page-option-architects-wonders = Wonders
    .help = Every wonder builds in its own way; choosing suits those who know them.
page-option-architects-coins = Coins in place of resources
    .help = A coin is never worth less than a grey card; sparing grey cards may put off a stage.
page-option-architects-extra = Extra cards
    .help = Some progress tokens bring an extra card when something happens.
page-option-architects-extra_time = When extra cards are taken
    .help = Who may wait can first build, exchange or look at what comes up.
page-option-architects-new_tokens = New progress tokens
    .help = A token gained by a green card could work for that very card.
page-option-architects-economy = Economy and the duty to build
    .help = A stage that can be paid has to be built; with Economy a coin pays for two.
page-option-architects-engineering = How often Engineering works
    .help = With it any resources pay for a stage, alike or different.
page-option-architects-engineering_duty = Engineering and the duty to build
    .help = Spending good resources on the wrong stage can hurt.
page-option-architects-effects = Effects of stages
    .help = An effect comes at once when its stage is built.
page-option-architects-search = Halicarnassus
    .help = It looks through five cards of a deck, keeps one and shuffles the others back.
page-option-architects-victory = Victory tokens
    .help = So many battles are hardly ever won in one game.
page-option-architects-no_card = Nothing left to take
    .help = It happens when the decks on both sides and the central one are empty.
