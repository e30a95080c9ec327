// Generated from crates/protocol by `make golden`. Do not edit.

export type ArchitectsAction = { 
/**
 * The text to send.
 */
text: string, 
/**
 * What it is.
 */
deed: ArchitectsDeed, 
/**
 * What follows at once, as far as the viewer can know it.
 */
consequences: Array<ArchitectsConsequence>, };

export type ArchitectsAsk = { 
/**
 * Who chooses.
 */
seat: SeatLetter, 
/**
 * What.
 */
what: ArchitectsQuestion, 
/**
 * What has to be done before the turn can end.
 */
duties?: Array<ArchitectsDuty>, 
/**
 * Extra cards that can still be taken.
 */
extras?: number, 
/**
 * The deck that is looked through.
 */
deck?: string, 
/**
 * The seat may decline, or end its turn.
 */
optional?: boolean, };

export type ArchitectsBeside = "left" | "right";

export type ArchitectsCity = { 
/**
 * Whose.
 */
seat: SeatLetter, 
/**
 * The wonder; none before it is dealt or chosen.
 */
wonder: string | null, 
/**
 * The five stages of the wonder, in order of their cost.
 */
stages: Array<ArchitectsStage>, 
/**
 * The cards that lie in front of the player.
 */
cards: { [key in string]: number }, 
/**
 * The progress tokens.
 */
tokens: Array<ArchitectsToken>, 
/**
 * Shields on cards, stages and tokens.
 */
shields: number, 
/**
 * Victory tokens.
 */
victory: number, 
/**
 * Victory tokens that a battle would bring now.
 */
battle: number, 
/**
 * Points as they stand.
 */
points: number, 
/**
 * The deck on the player's left, which is its own.
 */
left: string, 
/**
 * The deck on the player's right.
 */
right: string, };

export type ArchitectsComponent = { "kind": "card", 
/**
 * Identifier.
 */
id: string, 
/**
 * Its colour.
 */
color: string, 
/**
 * Points printed on it.
 */
points: number, 
/**
 * It shows the cat.
 */
cat: boolean, 
/**
 * Shields.
 */
shields: number, 
/**
 * Horns.
 */
horns: number, 
/**
 * How many there are in all decks together.
 */
count: number, } | { "kind": "wonder", 
/**
 * Identifier.
 */
id: string, 
/**
 * What stages with an effect do.
 */
effect: WonderEffectWord, 
/**
 * The stages in order of their cost.
 */
stages: Array<StageWords>, 
/**
 * What its deck is made of.
 */
deck: { [key in string]: number }, } | { "kind": "central_deck", 
/**
 * Identifier.
 */
id: string, 
/**
 * What it is made of.
 */
deck: { [key in string]: number }, } | { "kind": "token", 
/**
 * Identifier.
 */
id: string, 
/**
 * How many there are.
 */
count: number, 
/**
 * What it does.
 */
effect: TokenWords, } | { "kind": "science_set", 
/**
 * Identifier.
 */
id: string, 
/**
 * The cards.
 */
cards: Array<string>, } | { "kind": "conflict_tokens", 
/**
 * Identifier.
 */
id: string, 
/**
 * How many are in play with so many players.
 */
in_play: { [key in number]: number }, } | { "kind": "victory_tokens", 
/**
 * Identifier.
 */
id: string, 
/**
 * How many there are.
 */
count: number, 
/**
 * What each is worth.
 */
points: number, } | { "kind": "cat", 
/**
 * Identifier.
 */
id: string, 
/**
 * What it is worth.
 */
points: number, };

export type ArchitectsConsequence = { "kind": "card", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * The card.
 */
card: string, } | { "kind": "both_sides", 
/**
 * Who gets them.
 */
seat: SeatLetter, 
/**
 * The wonder.
 */
wonder: string, 
/**
 * The cards.
 */
cards: Array<string>, } | { "kind": "shuffled", 
/**
 * The deck.
 */
deck: string, } | { "kind": "cat", 
/**
 * Who.
 */
seat: SeatLetter, } | { "kind": "horns", 
/**
 * How many turn.
 */
turned: number, 
/**
 * How many show battle then.
 */
showing: number, 
/**
 * How many there are.
 */
of: number, } | { "kind": "extra_card", 
/**
 * Who may take it.
 */
seat: SeatLetter, 
/**
 * The token.
 */
token: string, } | { "kind": "wonder_complete", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * The wonder.
 */
wonder: string, } | { "kind": "battle_due", 
/**
 * Shields.
 */
shields: Array<number>, 
/**
 * Victory tokens that a seat would win.
 */
won: Array<number>, 
/**
 * Cards with horns that would be discarded.
 */
discards: Array<number>, } | { "kind": "battle", 
/**
 * The shields that decide it.
 */
shields: Array<number>, 
/**
 * Victory tokens that a seat wins.
 */
won: Array<number>, 
/**
 * Cards with horns that are discarded.
 */
discards: Array<number>, } | { "kind": "victory", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * How many.
 */
count: number, } | { "kind": "no_victory" } | { "kind": "sets_complete", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * The sets.
 */
sets: Array<string>, } | { "kind": "stages_affordable", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * The stages.
 */
stages: Array<string>, } | { "kind": "points", 
/**
 * Whose.
 */
seat: SeatLetter, 
/**
 * By how much.
 */
change: number, } | { "kind": "asks", 
/**
 * What.
 */
question: ArchitectsQuestion, } | { "kind": "turn", 
/**
 * Whose.
 */
seat: SeatLetter, } | { "kind": "ends", 
/**
 * In which way.
 */
way: string, };

export type ArchitectsDeck = { 
/**
 * The seat whose wonder it belongs to, or `centre`.
 */
deck: string, 
/**
 * The card on top, if the viewer sees or knows it.
 */
top: string | null, 
/**
 * How many cards there are, the top one among them.
 */
count: number, 
/**
 * What they are, without a top card that is named, in an order that the viewer does not know.
 */
inside: { [key in string]: number }, 
/**
 * Seats that know the top of the central deck.
 */
known_by?: Array<SeatLetter>, };

export type ArchitectsDeed = { "kind": "pick", 
/**
 * The wonder.
 */
wonder: string, } | { "kind": "look" } | { "kind": "take", 
/**
 * Where the deck lies.
 */
side: ArchitectsSide, 
/**
 * The deck.
 */
deck: string, 
/**
 * The card, if the viewer sees or knows it.
 */
card?: string, } | { "kind": "extra", 
/**
 * Where the deck lies.
 */
side: ArchitectsSide, 
/**
 * The deck.
 */
deck: string, 
/**
 * The card, if the viewer sees or knows it.
 */
card?: string, } | { "kind": "build", 
/**
 * Its wonder.
 */
wonder: string, 
/**
 * The stage.
 */
stage: string, 
/**
 * What it is paid with.
 */
payment: ArchitectsPayment, } | { "kind": "exchange", 
/**
 * The set: the symbol of two alike, or `different`.
 */
set: string, } | { "kind": "token", 
/**
 * The token.
 */
token: string, } | { "kind": "blind" } | { "kind": "fetch", 
/**
 * The deck.
 */
deck: string, 
/**
 * The card.
 */
card: string, } | { "kind": "fetch_centre", 
/**
 * The card, if the viewer knows it.
 */
card?: string, } | { "kind": "search", 
/**
 * Where the deck lies.
 */
side: ArchitectsBeside, 
/**
 * The deck.
 */
deck: string, } | { "kind": "keep", 
/**
 * The deck that was looked through.
 */
deck: string, 
/**
 * The card.
 */
card: string, } | { "kind": "use", 
/**
 * The wonder.
 */
wonder: string, } | { "kind": "decline", 
/**
 * The wonder.
 */
wonder: string, } | { "kind": "no_extra" } | { "kind": "end", 
/**
 * Extra cards that it could still have taken.
 */
unused: number, } | { "kind": "wonder_dealt", 
/**
 * Who gets it.
 */
to: SeatLetter, 
/**
 * The wonder.
 */
wonder: string, } | { "kind": "wonder_offered", 
/**
 * The wonder.
 */
wonder: string, } | { "kind": "turned_up", 
/**
 * The deck.
 */
deck: string, 
/**
 * The card.
 */
card: string, } | { "kind": "token_laid", 
/**
 * The token.
 */
token: string, } | { "kind": "token_turned_up", 
/**
 * The token.
 */
token: string, } | { "kind": "drawn", 
/**
 * Who gets it.
 */
to: SeatLetter, 
/**
 * The card.
 */
card: string, } | { "kind": "seen", 
/**
 * Who looks.
 */
to: SeatLetter, 
/**
 * The card.
 */
card: string, } | { "kind": "seen_hidden", 
/**
 * Who looks.
 */
to: SeatLetter, } | { "kind": "token_drawn", 
/**
 * Who gets it.
 */
to: SeatLetter, 
/**
 * The token.
 */
token: string, } | { "kind": "shown", 
/**
 * Who looks.
 */
to: SeatLetter, 
/**
 * The deck.
 */
deck: string, 
/**
 * The card.
 */
card: string, } | { "kind": "shown_hidden", 
/**
 * Who looks.
 */
to: SeatLetter, 
/**
 * The deck.
 */
deck: string, };

export type ArchitectsDuty = "build" | "exchange" | "extra";

export type ArchitectsEvent = { 
/**
 * What happened.
 */
deed: ArchitectsDeed, 
/**
 * What followed at once, in the order in which it happened.
 */
consequences: Array<ArchitectsConsequence>, };

export type ArchitectsPayment = { 
/**
 * The grey and yellow cards.
 */
cards: { [key in string]: number }, 
/**
 * Economy counts one yellow card as two coins.
 */
economy?: boolean, 
/**
 * Engineering lets the grey cards be any.
 */
engineering?: boolean, };

export type ArchitectsQuestion = "pick_wonder" | "take" | "act" | "take_token" | "any_deck" | "search_deck" | "keep" | "use_effect";

export type ArchitectsSearch = { 
/**
 * Which.
 */
deck: string, 
/**
 * The cards to choose from that the viewer sees, the top of the deck among them.
 */
cards: { [key in string]: number }, 
/**
 * Cards to choose from that the viewer does not see.
 */
hidden?: number, };

export type ArchitectsSide = "left" | "right" | "centre";

export type ArchitectsStage = { 
/**
 * Which.
 */
id: string, 
/**
 * How far it is.
 */
state: ArchitectsStageState, 
/**
 * Resources that the player still lacks for it; none can be lacking of a stage that stands.
 */
missing?: number, 
/**
 * It has to be built before the turn ends.
 */
duty?: boolean, };

export type ArchitectsStageState = "built" | "affordable" | "available" | "closed";

export type ArchitectsToken = { 
/**
 * Which.
 */
id: string, 
/**
 * How many of it.
 */
count: number, 
/**
 * Points as they stand.
 */
points: number, 
/**
 * What it can do in this turn; none if it is not the player's turn or the token does nothing in turns.
 */
state?: ArchitectsTokenState, };

export type ArchitectsTokenState = "armed" | "spent";

export type ArchitectsView = { 
/**
 * What has to be chosen, and by whom; none while nothing is asked.
 */
ask: ArchitectsAsk | null, 
/**
 * Whose turn it is; none before the first one.
 */
active: SeatLetter | null, 
/**
 * Every city, in turn order.
 */
cities: Array<ArchitectsCity>, 
/**
 * Every deck, the central one last.
 */
decks: Array<ArchitectsDeck>, 
/**
 * Progress tokens that lie face up.
 */
tokens: Array<string>, 
/**
 * Progress tokens that lie face down: which and how many. Their order nobody knows.
 */
stack: { [key in string]: number }, 
/**
 * Wonders to choose from.
 */
offer?: Array<string>, 
/**
 * Who has the cat.
 */
cat: SeatLetter | null, 
/**
 * Conflict tokens that show battle.
 */
horns: number, 
/**
 * Conflict tokens in play.
 */
conflict_tokens: number, 
/**
 * The discard pile.
 */
discard: { [key in string]: number }, 
/**
 * The deck that is being looked through.
 */
search?: ArchitectsSearch, 
/**
 * What the viewer's seat may do now.
 */
actions: Array<ArchitectsAction>, };

export type ArmadaBerth = { 
/**
 * The fleet: `red`, `yellow`, `blue` or `green`.
 */
fleet: string, 
/**
 * The space of the ship: 0 at the start, 6 at the end of the track.
 */
space: number, 
/**
 * Its step may go with a stage of the wonder.
 */
with_stage?: boolean, 
/**
 * What the space gives where the ship lies.
 */
here: ArmadaSpace, 
/**
 * The next step; none at the end of the track.
 */
next: ArmadaNextStep | null, };

export type ArmadaCardStep = { 
/**
 * The fleet.
 */
fleet: string, 
/**
 * The space that the ship would reach.
 */
space: number, 
/**
 * The fewest coins for card and step together; none if both cannot be paid.
 */
price: number | null, };

export type ArmadaEmporium = { 
/**
 * The card that opens it.
 */
card: string, 
/**
 * Whose city it is.
 */
seller: SeatLetter, 
/**
 * How many resources in a turn.
 */
times: number, 
/**
 * Coins for each.
 */
price: number, };

export type ArmadaExploration = { 
/**
 * 1, 2 or 3.
 */
level: number, 
/**
 * Who explores.
 */
seats: Array<SeatLetter>, 
/**
 * How many islands each of them sees.
 */
islands: number, };

export type ArmadaHarbour = { 
/**
 * The shipyard; none before it is dealt.
 */
shipyard: string | null, 
/**
 * The ships: red, yellow, blue, green.
 */
berths: Array<ArmadaBerth>, 
/**
 * Islands, in printed order.
 */
islands: Array<string>, 
/**
 * Naval shields of ships, cards and islands.
 */
shields: number, 
/**
 * The commerce level.
 */
commerce: number, 
/**
 * What the naval token of each age is worth, 0 for none.
 */
tokens: [number, number, number], 
/**
 * Whom it raids in this age.
 */
raids?: Array<SeatLetter>, 
/**
 * Cities two seats away of which it may buy.
 */
emporia?: Array<ArmadaEmporium>, 
/**
 * Neither taxes nor pirates cost it coins.
 */
spared?: boolean, 
/**
 * It may stay out of naval conflicts.
 */
may_stay_out?: boolean, };

export type ArmadaLoss = { 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * How many; never more than it has.
 */
coins: number, };

export type ArmadaMoves = { 
/**
 * Whose.
 */
seat: SeatLetter, 
/**
 * How many at most, each of another fleet.
 */
count: number, 
/**
 * The fleets that may move.
 */
fleets: Array<string>, };

export type ArmadaNextStep = { 
/**
 * What the step costs, `coins` or resources; several where its owner may choose.
 */
costs: Array<{ [key in string]: number }>, 
/**
 * The fewest coins for which its owner could pay it alone, without a card or a stage; none if it could not.
 */
price: number | null, 
/**
 * What the space gives that it leads to.
 */
gives: ArmadaSpace, 
/**
 * What the tax of that space would cost others now.
 */
losses?: Array<ArmadaLoss>, };

export type ArmadaPartner = { 
/**
 * Who it is.
 */
seat: SeatLetter, 
/**
 * The cards that it holds.
 */
hand: Array<string>, 
/**
 * The islands that it holds and of which it keeps one.
 */
found?: Array<string>, };

export type ArmadaSpace = { 
/**
 * Naval shields while the ship is there.
 */
shields?: number, 
/**
 * The commerce level while the ship is there.
 */
commerce?: number, 
/**
 * Coins on arrival.
 */
coins?: number, 
/**
 * The tax that is levied on arrival.
 */
tax?: number, 
/**
 * Points at the end.
 */
points?: number, 
/**
 * The level that is explored on arrival.
 */
explores?: number, };

export type ArmadaStack = { 
/**
 * 1, 2 or 3.
 */
level: number, 
/**
 * The islands that nobody has, in printed order.
 */
islands: Array<string>, };

export type ArmadaStanding = { 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * Naval shields.
 */
shields: number, 
/**
 * What the token is worth that it gets; 0 for none.
 */
token: number, 
/**
 * It takes no part.
 */
out?: boolean, };

export type ArmadaStep = { 
/**
 * The fleet.
 */
fleet: string, 
/**
 * The space that it reaches.
 */
space: number, };

export type ArmadaTable = { 
/**
 * Who plays together, in the order of seats; none if everybody plays alone.
 */
teams?: Array<ArmadaTeam>, 
/**
 * The naval conflict of this age as it would end now, in the order of seats.
 */
naval: Array<ArmadaStanding>, 
/**
 * What the naval tokens of this age are worth: of the strongest, of the second and so on.
 */
rewards: Array<number>, 
/**
 * What the naval defeat token of this age is worth.
 */
defeat: number, 
/**
 * The stacks of islands, level 1 first.
 */
stacks: Array<ArmadaStack>, 
/**
 * What seats would lose at the end of this turn, by what has happened in it so far; only those that would.
 */
losses?: Array<ArmadaLoss>, 
/**
 * Explorations of this turn that are still to come or are made now, in their order.
 */
explorations?: Array<ArmadaExploration>, 
/**
 * Free moves that are still to be made.
 */
moves?: Array<ArmadaMoves>, 
/**
 * The islands that the viewer holds and of which it keeps one.
 */
found?: Array<string>, 
/**
 * What the viewer sees of its partner's hand.
 */
partner?: ArmadaPartner, };

export type ArmadaTeam = { 
/**
 * Who.
 */
seats: Array<SeatLetter>, 
/**
 * Their points together, as they stand.
 */
points: number, };

export type ArmadaVoyage = { 
/**
 * The step that is paid with it, or that comes with a stage for nothing.
 */
step?: ArmadaStep, 
/**
 * The free move that the card gives.
 */
free?: ArmadaStep, };

export type Browser = "chrome" | "edge" | "firefox" | "opera" | "safari" | "samsung" | "other";

export type ChatLine = { 
/**
 * The speaker's public number.
 */
id: string, 
/**
 * The speaker's name.
 */
name: string, 
/**
 * The words.
 */
text: string, 
/**
 * The partners who read it, the speaker's seat among them; none if everybody does.
 */
partners?: Array<SeatLetter>, 
/**
 * Milliseconds since 1970.
 */
at: number, };

export type Clock = { "kind": "none" } | { "kind": "move", 
/**
 * 5 to 30 days.
 */
seconds: number, } | { "kind": "bank", 
/**
 * 30 to 30 days.
 */
seconds: number, 
/**
 * 0 to 3,600.
 */
increment: number, };

export type ClockState = { 
/**
 * Milliseconds left.
 */
left: number, 
/**
 * It is counting down.
 */
running: boolean, };

export type Command = { "do": "look", 
/**
 * None is a spectator.
 */
seat: SeatLetter | null, } | { "do": "sit", 
/**
 * Which.
 */
seat: SeatLetter, } | { "do": "stand", 
/**
 * Which.
 */
seat: SeatLetter, } | { "do": "fill", 
/**
 * Which.
 */
seat: SeatLetter, 
/**
 * A bot of this level; none opens the seat.
 */
level: Level | null, } | { "do": "fill_rest", 
/**
 * How strong.
 */
level: Level, } | { "do": "arrange", 
/**
 * Every seat once: who sits on the first of these comes to A, and so on.
 */
order: Array<SeatLetter>, } | { "do": "contribute", 
/**
 * For which seat.
 */
seat: SeatLetter, 
/**
 * 1 to 64 visible ASCII characters or spaces.
 */
text: string, } | { "do": "add_randomness", 
/**
 * For which seat.
 */
seat: SeatLetter, 
/**
 * 1 to 64 visible ASCII characters or spaces.
 */
text: string, } | { "do": "start" } | { "do": "act", 
/**
 * For which seat.
 */
seat: SeatLetter, 
/**
 * The number of the seat's question.
 */
question: number, 
/**
 * The action's text, one of those the view offers.
 */
action: string, } | { "do": "withdraw", 
/**
 * For which seat.
 */
seat: SeatLetter, 
/**
 * The number of the seat's question.
 */
question: number, } | { "do": "undo", 
/**
 * For which seat.
 */
seat: SeatLetter, 
/**
 * The version of the game it is about.
 */
version: number, } | { "do": "consent", 
/**
 * For which seat.
 */
seat: SeatLetter, 
/**
 * Yes or no.
 */
agree: boolean, } | { "do": "stand_in", 
/**
 * The overdue seat.
 */
seat: SeatLetter, 
/**
 * How strong.
 */
level: Level, } | { "do": "take_back", 
/**
 * Which.
 */
seat: SeatLetter, } | { "do": "end_overdue", 
/**
 * The overdue seat.
 */
seat: SeatLetter, } | { "do": "resign", 
/**
 * Which seat gives up.
 */
seat: SeatLetter, } | { "do": "hint", 
/**
 * For which seat.
 */
seat: SeatLetter, } | { "do": "say", 
/**
 * 1 to 300 characters.
 */
text: string, 
/**
 * The seat that speaks to its partners; none speaks to everybody.
 */
partners_of?: SeatLetter, } | { "do": "rematch" };

export type Component = { "kind": "building", 
/**
 * Identifier.
 */
id: string, 
/**
 * Base game or expansion.
 */
set: string, 
/**
 * The age, or that it is a guild.
 */
age: 1 | 2 | 3 | 'guild', 
/**
 * Its colour.
 */
color: string, 
/**
 * What it costs; only what is not zero.
 */
cost: { [key in string]: number }, 
/**
 * What it does.
 */
effects: Array<EffectWords>, 
/**
 * The link it gives.
 */
chain_gives?: string, 
/**
 * The link that makes it free.
 */
chain_free_with?: string, } | { "kind": "grand_temple", 
/**
 * Identifier.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * Whose token makes it free; the link has the same name.
 */
mythology: string, 
/**
 * Its colour.
 */
color: string, 
/**
 * What it costs; only what is not zero.
 */
cost: { [key in string]: number }, 
/**
 * What it does.
 */
effects: Array<EffectWords>, } | { "kind": "senator", 
/**
 * Identifier of the kind.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * `politician` or `conspirator`.
 */
role: string, 
/**
 * Where a politician places cubes.
 */
section?: string, 
/**
 * How many there are.
 */
count: number, 
/**
 * The identifiers of the single cards.
 */
cards: Array<string>, 
/**
 * What each does.
 */
effects: Array<EffectWords>, } | { "kind": "wonder", 
/**
 * Identifier.
 */
id: string, 
/**
 * Base game or expansion.
 */
set: string, 
/**
 * What it costs; only what is not zero.
 */
cost: { [key in string]: number }, 
/**
 * What it does when it is taken in the draft.
 */
on_draft?: Array<EffectWords>, 
/**
 * What it does.
 */
effects: Array<EffectWords>, } | { "kind": "token", 
/**
 * Identifier.
 */
id: string, 
/**
 * Base game or expansion.
 */
set: string, 
/**
 * What happens when it is gained.
 */
instant: Array<EffectWords>, 
/**
 * What lasts.
 */
passive: Array<EffectWords>, } | { "kind": "layout", 
/**
 * Identifier.
 */
id: string, 
/**
 * Base game or expansion.
 */
set: string, 
/**
 * 1, 2 or 3.
 */
age: number, 
/**
 * How many cards are laid out.
 */
cards: number, 
/**
 * Columns of the cards in each row, in half cards.
 */
rows: Array<Array<number>>, 
/**
 * Rows whose cards are dealt face up.
 */
face_up_rows: Array<number>, 
/**
 * What lies on some cards with Pantheon: `mythology` or `offering` tokens.
 */
pantheon_token?: string, 
/**
 * The places of those tokens.
 */
pantheon_tokens?: Array<TokenSlot>, 
/**
 * Every place.
 */
slots: Array<LayoutSlot>, } | { "kind": "zone", 
/**
 * Identifier.
 */
id: string, 
/**
 * First space.
 */
from: number, 
/**
 * Last space.
 */
to: number, 
/**
 * Whose capital it is.
 */
capital_of?: string, 
/**
 * Points for the one ahead.
 */
vp?: number, 
/**
 * Who is ahead there.
 */
ahead?: string, 
/**
 * The military token that lies there.
 */
token?: string, } | { "kind": "military_token", 
/**
 * Identifier.
 */
id: string, 
/**
 * Base game or expansion.
 */
set: string, 
/**
 * How many there are.
 */
count: number, 
/**
 * What it does.
 */
effect: Array<EffectWords>, } | { "kind": "supremacy", 
/**
 * The way of ending.
 */
id: string, 
/**
 * Base game or expansion.
 */
set: string, 
/**
 * So many spaces of the track, different symbols or chambers win.
 */
count: number, } | { "kind": "first_game", 
/**
 * Identifier.
 */
id: string, 
/**
 * Of the first player.
 */
player_a: Array<string>, 
/**
 * Of the second player.
 */
player_b: Array<string>, } | { "kind": "god", 
/**
 * Identifier.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * Where it comes from.
 */
mythology: string, 
/**
 * What it does.
 */
effect: EffectWords, } | { "kind": "gate", 
/**
 * Identifier.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * How many times the cost of its space it costs.
 */
cost_multiplier: number, 
/**
 * What it does.
 */
effect: EffectWords, } | { "kind": "space", 
/**
 * Identifier.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * From 1.
 */
space: number, 
/**
 * What A pays.
 */
cost_a: number, 
/**
 * What B pays.
 */
cost_b: number, } | { "kind": "mythology_tokens", 
/**
 * Identifier.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * How many there are.
 */
total: number, 
/**
 * How many of each mythology.
 */
per_mythology: number, 
/**
 * How many lie on cards.
 */
used_per_game: number, 
/**
 * The mythologies.
 */
mythologies: Array<string>, } | { "kind": "offering_tokens", 
/**
 * Identifier.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * How many there are.
 */
total: number, 
/**
 * Coins each saves.
 */
values: Array<number>, 
/**
 * How many lie on cards.
 */
used_per_game: number, } | { "kind": "snake_token", 
/**
 * Identifier.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * How many there are.
 */
count: number, } | { "kind": "minerva_pawn", 
/**
 * Identifier.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * How many there are.
 */
count: number, } | { "kind": "cubes", 
/**
 * Identifier.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * How many each player has.
 */
per_player: number, } | { "kind": "senator_mix", 
/**
 * Identifier.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * In Age I.
 */
age_1: number, 
/**
 * In Age II.
 */
age_2: number, 
/**
 * In Age III.
 */
age_3: number, } | { "kind": "senate_actions", 
/**
 * Identifier.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * With at least so many blue cards.
 */
min_blue: number, 
/**
 * So many actions.
 */
actions: number, } | { "kind": "chamber", 
/**
 * Identifier.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * From 1.
 */
chamber: number, 
/**
 * The part of the senate.
 */
section: string, 
/**
 * Points for who controls it.
 */
vp: number, 
/**
 * Its decree lies face up at the start.
 */
decree_face_up: boolean, } | { "kind": "decree", 
/**
 * Identifier.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * What it does for who controls its chamber.
 */
effect: EffectWords, } | { "kind": "conspiracy", 
/**
 * Identifier.
 */
id: string, 
/**
 * The expansion.
 */
set: string, 
/**
 * What it does, in this order.
 */
steps: Array<EffectWords>, };

export type CreateTable = { 
/**
 * The table text: `duel`, `duel:library=open`.
 */
table: string, 
/**
 * One for each seat of the game.
 */
seats: Array<SeatPlan>, 
/**
 * How long people may think.
 */
clock: Clock, 
/**
 * Who finds the table.
 */
visibility: Visibility, 
/**
 * In a rated game nothing is taken back without the others' consent.
 */
rated: boolean, 
/**
 * Begin at once if no seat is open.
 */
start: boolean, };

export type Created = { 
/**
 * Its name in links; it cannot be guessed.
 */
id: string, 
/**
 * SHA-256 of the secret seed that will decide the deal, in hexadecimal.
 */
commitment: string, };

export type Deed = { 
/**
 * Who acted; none if the table revealed something.
 */
seat: SeatLetter | null, 
/**
 * What happened.
 */
event: GameEvent, };

export type DefaultOffer = { 
/**
 * The expansion's word.
 */
expansion: string, 
/**
 * The word of the value.
 */
value: string, };

export type Device = { 
/**
 * A public number of the device, to log it out by.
 */
id: string, 
/**
 * Its browser, by what it says of itself.
 */
browser: Browser, 
/**
 * Its system, by what it says of itself.
 */
system: System, 
/**
 * When it became this person, in milliseconds since 1970.
 */
added: number, 
/**
 * When it was last seen, to the hour, in milliseconds since 1970.
 */
seen: number, 
/**
 * It is the one that asks.
 */
this: boolean, };

export type DeviceLink = { 
/**
 * What the other device sends to `/api/enter`; the page puts it behind `#` in a link, where no server log sees it.
 */
token: string, 
/**
 * Seconds it stays valid.
 */
seconds: number, };

export type Devices = { 
/**
 * This one first, then those that were seen last.
 */
devices: Array<Device>, };

export type DuelAction = { 
/**
 * The text to send.
 */
text: string, 
/**
 * What it is.
 */
deed: DuelDeed, 
/**
 * How an activation is paid for, or a building in the dearer way. Elsewhere it is the price of the card or the wonder.
 */
payment?: DuelPayment, 
/**
 * What follows at once, as far as the viewer can know it.
 */
consequences: Array<DuelConsequence>, };

export type DuelAsk = { 
/**
 * Who chooses.
 */
seat: SeatLetter, 
/**
 * What.
 */
what: DuelQuestion, 
/**
 * The colour of the cards that can be destroyed.
 */
color?: string, 
/**
 * The mythology of the gods to place, or to put back on their deck.
 */
mythology?: string, 
/**
 * The wonder that a card is tucked under.
 */
wonder?: string, 
/**
 * The section of the senate where cubes can be placed.
 */
section?: string, 
/**
 * Actions of the politician that are left, this one among them.
 */
left?: number, 
/**
 * The row of the structure that can be built from.
 */
row?: number, 
/**
 * The seat may decline.
 */
optional?: boolean, };

export type DuelChamber = { 
/**
 * From 1.
 */
chamber: number, 
/**
 * `left`, `center` or `right`.
 */
section: string, 
/**
 * Points for who controls it at the end.
 */
points: number, 
/**
 * Cubes of A and B.
 */
cubes: Array<number>, 
/**
 * Who controls it.
 */
controller?: SeatLetter, 
/**
 * The decrees in it.
 */
decrees: Array<DuelDecree>, };

export type DuelCity = { 
/**
 * Whose.
 */
seat: SeatLetter, 
/**
 * The treasury.
 */
coins: number, 
/**
 * The buildings and senators, in printed order.
 */
cards: Array<string>, 
/**
 * The wonders, built and not.
 */
wonders: Array<DuelWonder>, 
/**
 * The progress tokens.
 */
tokens: Array<string>, 
/**
 * Units that brown and grey cards produce, by resource: clay, wood, stone, glass, papyrus.
 */
production: Array<number>, 
/**
 * Choice producers of raw materials and of manufactured goods.
 */
choices: Array<number>, 
/**
 * Coins for one bought unit, by resource.
 */
unit_prices: Array<number>, 
/**
 * Different scientific symbols.
 */
symbols: Array<string>, 
/**
 * Links it has.
 */
links: Array<string>, 
/**
 * Coins for discarding a card.
 */
income: number, 
/**
 * Points as they stand.
 */
points: number, 
/**
 * The gods that were activated, and the Gate.
 */
gods?: Array<string>, 
/**
 * The mythology of each mythology token.
 */
mythologies?: Array<string>, 
/**
 * The value of each offering token.
 */
offerings?: Array<number>, 
/**
 * Coins on Astarte, which can be spent but not lost.
 */
protected?: number, 
/**
 * The opponent's card under the snake.
 */
snake?: string, 
/**
 * Conspiracies without a card under them, if the viewer sees them.
 */
unprepared?: Array<string>, 
/**
 * How many such conspiracies there are that the viewer does not see.
 */
unprepared_hidden?: number, 
/**
 * Conspiracies with a card under them.
 */
prepared?: Array<DuelPlot>, 
/**
 * Conspiracies that were triggered.
 */
triggered?: Array<DuelPlot>, 
/**
 * Decrees in force for the city.
 */
decrees?: Array<string>, 
/**
 * Cubes that can still be placed, with Agora.
 */
cubes?: number, 
/**
 * What the next senator costs, with Agora.
 */
senator_price?: number, 
/**
 * Actions in the senate that a politician would give, with Agora.
 */
politics?: number, };

export type DuelConsequence = { "kind": "gains", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * How many.
 */
coins: number, } | { "kind": "loses", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * How many.
 */
coins: number, } | { "kind": "pawn", 
/**
 * Towards whose capital.
 */
towards: SeatLetter, 
/**
 * How many spaces.
 */
spaces: number, } | { "kind": "gift", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * The token.
 */
gift: DuelGift, } | { "kind": "control", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * The chamber, from 1.
 */
chamber: number, } | { "kind": "uncontrolled", 
/**
 * The chamber, from 1.
 */
chamber: number, } | { "kind": "uncovers", 
/**
 * The places.
 */
slots: Array<number>, } | { "kind": "points", 
/**
 * Whose.
 */
seat: SeatLetter, 
/**
 * By how much.
 */
change: number, } | { "kind": "asks", 
/**
 * Who chooses.
 */
seat: SeatLetter, 
/**
 * What.
 */
question: DuelQuestion, } | { "kind": "again", 
/**
 * Who.
 */
seat: SeatLetter, } | { "kind": "ends", 
/**
 * In which way.
 */
way: string, };

export type DuelDeckCard = { 
/**
 * Which, if the viewer knows it.
 */
god?: string, 
/**
 * The viewer alone knows it.
 */
secret?: boolean, 
/**
 * Another player knows it and the viewer does not.
 */
hidden?: boolean, };

export type DuelDeckEnd = "top" | "bottom";

export type DuelDecree = { 
/**
 * Which; none if it lies face down.
 */
id?: string, 
/**
 * The chamber it was laid in at setup.
 */
laid: number, };

export type DuelDeed = { "kind": "draft", 
/**
 * The wonder.
 */
wonder: string, } | { "kind": "build", 
/**
 * The place of the card.
 */
slot: number, 
/**
 * The card.
 */
card: string, 
/**
 * Coins paid for it.
 */
coins: number, } | { "kind": "discard", 
/**
 * The place of the card.
 */
slot: number, 
/**
 * The card.
 */
card: string, 
/**
 * Coins it brings.
 */
coins: number, } | { "kind": "wonder", 
/**
 * The place of the card.
 */
slot: number, 
/**
 * The card.
 */
card: string, 
/**
 * The wonder.
 */
wonder: string, 
/**
 * Coins paid for it.
 */
coins: number, } | { "kind": "progress", 
/**
 * The token.
 */
token: string, } | { "kind": "destroy", 
/**
 * The card.
 */
card: string, } | { "kind": "restore", 
/**
 * The card.
 */
card: string, } | { "kind": "restore_senator", 
/**
 * The senator.
 */
card: string, } | { "kind": "begin", 
/**
 * The seat itself, or the opponent.
 */
side: DuelSide, 
/**
 * Who begins.
 */
starter: SeatLetter, } | { "kind": "token_laid", 
/**
 * The token.
 */
token: string, } | { "kind": "wonder_offered", 
/**
 * The wonder.
 */
wonder: string, } | { "kind": "card_laid", 
/**
 * Its place.
 */
slot: number, 
/**
 * The card.
 */
card: string, } | { "kind": "back_laid", 
/**
 * Its place.
 */
slot: number, 
/**
 * What the back shows.
 */
back: string, } | { "kind": "turned_up", 
/**
 * Its place.
 */
slot: number, 
/**
 * The card.
 */
card: string, } | { "kind": "drawn", 
/**
 * Who draws.
 */
by: SeatLetter, 
/**
 * The token.
 */
token: string, } | { "kind": "drawn_unseen", 
/**
 * Who draws.
 */
by: SeatLetter, } | { "kind": "activate", 
/**
 * The space of the Pantheon, from 1.
 */
space: number, 
/**
 * The god, or the Gate.
 */
god: string, 
/**
 * The value of each offering token paid with.
 */
offerings: Array<number>, 
/**
 * Coins paid besides.
 */
coins: number, } | { "kind": "place_god", 
/**
 * The god.
 */
god: string, 
/**
 * The space of the Pantheon, from 1.
 */
space: number, } | { "kind": "place_god_unseen", 
/**
 * Its mythology.
 */
mythology: string, 
/**
 * The space of the Pantheon, from 1.
 */
space: number, } | { "kind": "consult", 
/**
 * The mythology.
 */
mythology: string, } | { "kind": "summon", 
/**
 * The god.
 */
god: string, } | { "kind": "stack_deck", 
/**
 * The god.
 */
god: string, } | { "kind": "stack_deck_unseen", 
/**
 * The mythology of the deck.
 */
mythology: string, } | { "kind": "snake", 
/**
 * The card.
 */
card: string, } | { "kind": "steal", 
/**
 * The card.
 */
card: string, } | { "kind": "strike", 
/**
 * Its place.
 */
slot: number, 
/**
 * The card.
 */
card: string, 
/**
 * The token on it.
 */
gift?: DuelGift, } | { "kind": "strike_unseen", 
/**
 * Its place.
 */
slot: number, 
/**
 * What its back shows.
 */
back: string, 
/**
 * Its row, from 1 at the far end.
 */
row: number, 
/**
 * Which of its row it is when the structure is whole, from 1 at the left.
 */
column: number, 
/**
 * The token on it.
 */
gift?: DuelGift, } | { "kind": "unbuild", 
/**
 * The wonder.
 */
wonder: string, 
/**
 * The card.
 */
card: string, 
/**
 * Whose wonder it is.
 */
owner: SeatLetter, } | { "kind": "raise", 
/**
 * The wonder.
 */
wonder: string, } | { "kind": "tuck", 
/**
 * The card.
 */
card: string, 
/**
 * The wonder.
 */
wonder: string, } | { "kind": "take_wonder", 
/**
 * The wonder.
 */
wonder: string, } | { "kind": "minerva", 
/**
 * On whose side of the track, for the seat.
 */
side: DuelTrackSide, 
/**
 * How far from the middle; 9 is a capital.
 */
distance: number, 
/**
 * The space on the pawn's scale.
 */
track: number, } | { "kind": "drop_loot", 
/**
 * On whose side of the track it lies, for the seat.
 */
side: DuelSide, 
/**
 * The token.
 */
loot: DuelLoot, } | { "kind": "use_loot", 
/**
 * On whose side of the track it lies, for the seat.
 */
side: DuelSide, 
/**
 * The token.
 */
loot: DuelLoot, } | { "kind": "gift_laid", 
/**
 * The place of the card.
 */
slot: number, 
/**
 * The token.
 */
gift: DuelGift, } | { "kind": "god_drawn", 
/**
 * Who draws.
 */
by: SeatLetter, 
/**
 * The god.
 */
god: string, } | { "kind": "god_drawn_unseen", 
/**
 * Who draws.
 */
by: SeatLetter, 
/**
 * Its mythology.
 */
mythology: string, } | { "kind": "god_shown", 
/**
 * Who chooses.
 */
by: SeatLetter, 
/**
 * The god.
 */
god: string, } | { "kind": "god_shown_unseen", 
/**
 * Who chooses.
 */
by: SeatLetter, 
/**
 * Its mythology.
 */
mythology: string, } | { "kind": "token_on_enki", 
/**
 * The token.
 */
token: string, } | { "kind": "for_enki", 
/**
 * The tokens.
 */
tokens: Array<string>, } | { "kind": "for_enki_absent" } | { "kind": "for_enki_unseen", 
/**
 * Who sees them.
 */
by: SeatLetter, } | { "kind": "unearthed", 
/**
 * Its place.
 */
slot: number, 
/**
 * The card.
 */
card: string, } | { "kind": "recruit", 
/**
 * The place of the card.
 */
slot: number, 
/**
 * The senator.
 */
card: string, 
/**
 * Coins paid.
 */
coins: number, } | { "kind": "spare", 
/**
 * The place of the card.
 */
slot: number, 
/**
 * The card.
 */
card: string, 
/**
 * Coins paid for it.
 */
coins: number, 
/**
 * Coins of these that the opponent gets.
 */
theirs: number, } | { "kind": "prepare", 
/**
 * The place of the card.
 */
slot: number, 
/**
 * The card.
 */
card: string, 
/**
 * The conspiracy.
 */
plot: string, } | { "kind": "prepare_unseen", 
/**
 * The place of the card.
 */
slot: number, 
/**
 * The card.
 */
card: string, } | { "kind": "trigger", 
/**
 * The conspiracy.
 */
plot: string, } | { "kind": "place_cube", 
/**
 * The chamber, from 1.
 */
chamber: number, } | { "kind": "move_cube", 
/**
 * The chamber that it leaves, from 1.
 */
from: number, 
/**
 * The chamber that it goes to.
 */
to: number, } | { "kind": "remove_cube", 
/**
 * The chamber, from 1.
 */
chamber: number, } | { "kind": "conspire" } | { "kind": "keep_plot", 
/**
 * The conspiracy.
 */
plot: string, 
/**
 * Where the other one goes.
 */
end: DuelDeckEnd, } | { "kind": "keep_plot_unseen", 
/**
 * Where the other one goes.
 */
end: DuelDeckEnd, } | { "kind": "lock", 
/**
 * The token.
 */
token: string, 
/**
 * Where it comes from.
 */
place: DuelTokenPlace, } | { "kind": "lock_unseen" } | { "kind": "claim", 
/**
 * Its place.
 */
slot: number, 
/**
 * The card.
 */
card: string, } | { "kind": "reclaim", 
/**
 * The card.
 */
card: string, } | { "kind": "swap", 
/**
 * The card that it takes.
 */
card: string, 
/**
 * The card that it gives.
 */
given: string, } | { "kind": "move_decree", 
/**
 * The decree.
 */
decree: string, 
/**
 * The chamber that it was laid in at setup, from 1.
 */
laid: number, 
/**
 * The chamber that it leaves.
 */
from: number, 
/**
 * The chamber that it goes to.
 */
to: number, } | { "kind": "move_decree_unseen", 
/**
 * The chamber that it was laid in at setup, from 1.
 */
laid: number, 
/**
 * The chamber that it leaves.
 */
from: number, 
/**
 * The chamber that it goes to.
 */
to: number, } | { "kind": "raze", 
/**
 * The wonder.
 */
wonder: string, 
/**
 * The card under it.
 */
card: string, } | { "kind": "pass" } | { "kind": "decree_laid", 
/**
 * The decree.
 */
decree: string, 
/**
 * The chamber, from 1.
 */
chamber: number, } | { "kind": "decree_turned", 
/**
 * The decree.
 */
decree: string, 
/**
 * The chamber where it lies, from 1.
 */
chamber: number, } | { "kind": "plot_drawn", 
/**
 * Who draws.
 */
by: SeatLetter, 
/**
 * The conspiracy.
 */
plot: string, } | { "kind": "plot_drawn_unseen", 
/**
 * Who draws.
 */
by: SeatLetter, } | { "kind": "removed_shown", 
/**
 * Who looks.
 */
by: SeatLetter, 
/**
 * The card.
 */
card: string, } | { "kind": "removed_shown_unseen", 
/**
 * Who looks.
 */
by: SeatLetter, 
/**
 * What its back shows.
 */
back: string, 
/**
 * Which of the cards removed in that age it is, from 1.
 */
number: number, };

export type DuelEvent = { 
/**
 * What happened.
 */
deed: DuelDeed, 
/**
 * What followed at once.
 */
consequences: Array<DuelConsequence>, };

export type DuelGift = { "mythology": string } | { "offering": number };

export type DuelGodDeck = { 
/**
 * Which.
 */
mythology: string, 
/**
 * The cards, the top first.
 */
cards: Array<DuelDeckCard>, 
/**
 * Gods that the viewer knows to be in the deck, but not where in it.
 */
inside?: Array<string>, 
/**
 * Gods of the mythology that the viewer cannot place: in the deck, or face down elsewhere.
 */
unseen?: Array<string>, };

export type DuelLocked = { 
/**
 * Which; none if the viewer does not know it.
 */
token?: string, 
/**
 * Only one player knows it.
 */
secret?: boolean, 
/**
 * Those that it may be, if the viewer does not know it.
 */
unseen?: Array<string>, };

export type DuelLoot = { 
/**
 * Who loses coins, or against whom it acts.
 */
victim: SeatLetter, 
/**
 * How many coins; none with Agora.
 */
coins: number, 
/**
 * The first space of its zone, on the pawn's scale.
 */
space: number, 
/**
 * What the other seat then chooses, with Agora.
 */
asks?: Array<DuelQuestion>, };

export type DuelMeans = "senators" | "engineering" | "decree" | "gate";

export type DuelPantheon = { 
/**
 * Gods on it lie face up and can be activated.
 */
open: boolean, 
/**
 * The six spaces, the cheapest for A first.
 */
spaces: Array<DuelSpace>, 
/**
 * The deck of each mythology.
 */
decks: Array<DuelGodDeck>, 
/**
 * Gods that were drawn or turned up and that the viewer sees.
 */
shown?: Array<string>, 
/**
 * Gods that were drawn or turned up and that the viewer does not see.
 */
shown_hidden?: number, 
/**
 * Progress tokens on Enki.
 */
enki?: Array<string>, 
/**
 * The space of the conflict track where Minerva stands, on the pawn's scale.
 */
minerva?: number, };

export type DuelPayment = { 
/**
 * All coins.
 */
coins: number, 
/**
 * The payer has them, those on Astarte among them.
 */
affordable: boolean, 
/**
 * Printed coins among them. In the Pantheon the cost of the space, before offering tokens.
 */
printed?: number, 
/**
 * The link that makes it free.
 */
link?: string, 
/**
 * What else than the printed cost it goes by.
 */
means?: DuelMeans, 
/**
 * Printed coins besides those that need not be paid: by decree, or in the Pantheon through a wonder.
 */
saved?: number, 
/**
 * The value of each offering token that is paid with.
 */
offerings?: Array<number>, 
/**
 * Where each unit comes from.
 */
units?: Array<DuelUnits>, };

export type DuelPlace = { 
/**
 * The place.
 */
slot: number, 
/**
 * Its row, from 1 at the far end.
 */
row: number, 
/**
 * Its left edge, in half cards.
 */
column: number, 
/**
 * The card; none if it lies face down.
 */
card: string | null, 
/**
 * What its back shows: `age1`, `age2`, `age3`, `guild`, `temple` or `senator`.
 */
back: string, 
/**
 * Places that still lie on it.
 */
covered_by: Array<number>, 
/**
 * What the card would cost A and B now; nothing for a face-down card.
 */
prices: Array<DuelPayment>, 
/**
 * The token on it.
 */
gift?: DuelGift, };

export type DuelPlot = { 
/**
 * Which, if the viewer knows it.
 */
id?: string, 
/**
 * The card under it.
 */
card?: string, };

export type DuelPlotOnTop = { 
/**
 * Who put it there.
 */
by: SeatLetter, 
/**
 * Which, if the viewer knows it.
 */
id?: string, };

export type DuelPlots = { 
/**
 * How many cards the deck has.
 */
deck: number, 
/**
 * The card that somebody has put back on top of it.
 */
top?: DuelPlotOnTop, 
/**
 * Conspiracies that the viewer has put under the deck.
 */
sunk?: Array<string>, 
/**
 * How many conspiracies others have put under the deck.
 */
sunk_hidden?: number, 
/**
 * Conspiracies drawn and not yet chosen from, if the viewer sees them.
 */
drawn?: Array<string>, 
/**
 * How many such conspiracies there are that the viewer does not see.
 */
drawn_hidden?: number, 
/**
 * Conspiracies that the viewer has seen and that are now with the opponent, or where the opponent has put them.
 */
remembered?: Array<string>, 
/**
 * Conspiracies that the viewer has not seen.
 */
unseen: Array<string>, 
/**
 * Cards removed at setup that the viewer has looked at.
 */
removed?: Array<string>, 
/**
 * How many removed cards others have looked at.
 */
removed_hidden?: number, };

export type DuelQuestion = "draft" | "turn" | "take_token" | "keep_token" | "destroy" | "restore" | "starter" | "place_god" | "take_from_enki" | "consult_deck" | "summon" | "stack_deck" | "lay_snake" | "steal_card" | "strike" | "unbuild" | "raise_wonder" | "tuck" | "steal_wonder" | "place_minerva" | "drop_loot" | "use_loot" | "go_on" | "politics" | "place_or_plot" | "place_cube" | "move_cube" | "remove_cube" | "keep_plot" | "trigger_unprepared" | "lock_token" | "build_from_row" | "build_removed" | "take_from_box" | "discard_available" | "swap_cards" | "move_decree" | "destroy_wonder";

export type DuelSide = "own" | "theirs";

export type DuelSource = "own" | "choice" | "waived" | "bought";

export type DuelSpace = { 
/**
 * From 1.
 */
space: number, 
/**
 * What lies there, if the viewer knows it.
 */
god?: string, 
/**
 * The mythology of the god that lies there.
 */
mythology?: string, 
/**
 * It lies face down, and the viewer alone knows it.
 */
secret?: boolean, 
/**
 * What activating it would cost A and B without offering tokens, or would cost once a god lies there.
 */
prices: Array<DuelPayment>, };

export type DuelTokenPlace = "board" | "opponent" | "box";

export type DuelTrackSide = "own" | "theirs" | "middle";

export type DuelUnits = { 
/**
 * Where they come from.
 */
from: DuelSource, 
/**
 * Which resource.
 */
resource: string, 
/**
 * How many.
 */
units: number, 
/**
 * Coins for all of them.
 */
coins?: number, };

export type DuelView = { 
/**
 * The expansions in play.
 */
expansions?: Array<string>, 
/**
 * 1, 2 or 3; 1 during the draft.
 */
age: number, 
/**
 * What has to be chosen, and by whom; none while nothing is asked.
 */
ask: DuelAsk | null, 
/**
 * Both cities, A first.
 */
cities: Array<DuelCity>, 
/**
 * The cards in the structure, from the far end. None before it is laid out.
 */
structure: Array<DuelPlace>, 
/**
 * Rows of the structure when whole.
 */
rows: number, 
/**
 * Its width when whole, in half cards.
 */
columns: number, 
/**
 * The discard pile.
 */
discard: Array<string>, 
/**
 * Progress tokens on the board.
 */
board: Array<string>, 
/**
 * Tokens drawn by the Great Library that the viewer sees.
 */
drawn: Array<string>, 
/**
 * Tokens drawn by the Great Library that the viewer does not see.
 */
drawn_hidden: number, 
/**
 * Wonders on offer in the draft.
 */
offer: Array<string>, 
/**
 * Where the conflict pawn stands: from -9 at A's capital to 9 at B's.
 */
pawn: number, 
/**
 * Military tokens still on the board.
 */
loot: Array<DuelLoot>, 
/**
 * Cards that may lie face down in this age, as far as the viewer knows: in the structure or in the box.
 */
unseen: Array<string>, 
/**
 * Gods, with Pantheon.
 */
pantheon?: DuelPantheon, 
/**
 * The chambers of the senate from left to right, with Agora.
 */
senate?: Array<DuelChamber>, 
/**
 * The deck of conspiracies, with Agora.
 */
plots?: DuelPlots, 
/**
 * The progress token that a conspiracy has put out of the game.
 */
locked?: DuelLocked, 
/**
 * Wonders that a conspiracy has put out of the game together with the card under them.
 */
razed?: Array<DuelWonder>, 
/**
 * What the viewer's seat may do now.
 */
actions: Array<DuelAction>, };

export type DuelWonder = { 
/**
 * Which.
 */
id: string, 
/**
 * The card under it, once it stands.
 */
card: string | null, 
/**
 * What it would cost its owner now, until it stands.
 */
price: DuelPayment | null, };

export type EffectWords = { "kind": "produce", resource: string, amount: number, } | { "kind": "produce_choice", resources: Array<string>, amount: number, } | { "kind": "fixed_price", resources: Array<string>, price: number, } | { "kind": "coins", coins: number, } | { "kind": "coins_per", coins: number, per: string, city: string, counts_itself?: boolean, } | { "kind": "vp", vp: number, } | { "kind": "vp_per", vp: number, per: string, city?: string, counts_itself?: boolean, } | { "kind": "shields", shields: number, } | { "kind": "science", symbol: string, } | { "kind": "opponent_loses_coins", coins: number, } | { "kind": "extra_turn" } | { "kind": "destroy_opponent_card", color: string, } | { "kind": "build_from_discard" } | { "kind": "progress_from_box", draw: number, } | { "kind": "resource_discount", units: number, on: string, } | { "kind": "receive_opponent_trade_coins" } | { "kind": "extra_shields", shields: number, on: string, } | { "kind": "extra_turn_on", on: string, } | { "kind": "coins_on_chain_build", coins: number, } | { "kind": "grand_temple", vp_by_count: Array<number>, } | { "kind": "pantheon_discount", coins: number, } | { "kind": "activate_from_deck" } | { "kind": "activate_one_of_deck_tops" } | { "kind": "opponent_loses_coin_per_space", coins: number, } | { "kind": "chain_card_price", coins: number, } | { "kind": "enki_progress", tokens: number, } | { "kind": "snake_copy_science" } | { "kind": "protected_coins", coins: number, vp_each: number, } | { "kind": "steal_card", colors: Array<string>, } | { "kind": "discard_from_structure" } | { "kind": "unbuild_wonder", whose: string, } | { "kind": "build_wonder_from_discard" } | { "kind": "steal_unbuilt_wonder" } | { "kind": "place_minerva" } | { "kind": "neptune" } | { "kind": "politician", section: string, } | { "kind": "conspirator" } | { "kind": "conspire", draw: number, keep: number, } | { "kind": "trigger_unprepared_conspiracy", optional: boolean, } | { "kind": "place_influence", where: string, } | { "kind": "move_influence", optional: boolean, } | { "kind": "remove_opponent_influence", where: string, } | { "kind": "senators_free" } | { "kind": "conspire_keep_both" } | { "kind": "coins_on_build", on: string, } | { "kind": "ignore_symbol", on: string, } | { "kind": "shield", shields: number, } | { "kind": "trade_discount", coins: number, resources: Array<string>, min_price: number, } | { "kind": "extra_blue_for_senate", blue: number, } | { "kind": "discard_bonus", coins: number, } | { "kind": "use_opponent_chains" } | { "kind": "take_half_of_opponent_coins", rounding: string, } | { "kind": "lock_progress_token", from: Array<string>, } | { "kind": "build_free_from_row", row: number, senators: boolean, } | { "kind": "build_free_from_removed", ages_up_to: string, cards_per_age: number, } | { "kind": "take_progress_from_box", look_at: string, } | { "kind": "discard_available_card", optional?: boolean, } | { "kind": "coins_per_own_cube_in_senate", coins: number, } | { "kind": "opponent_loses_coins_per_its_cube_in_senate", coins: number, } | { "kind": "swap_card", colors: Array<string>, same_color: boolean, } | { "kind": "move_decree", to: string, } | { "kind": "destroy_opponent_built_wonder", wonder_to: string, card_under_it_to: string, };

export type Ending = { 
/**
 * The way: in Duel `civilian`, `military`, `science` or `politics`, in Architects `wonder` or `decks`, in 7 Wonders `points`; or `resigned` and `overdue`, which no rulebook knows.
 */
way: string, 
/**
 * Who won; several share a victory.
 */
winners: Array<SeatLetter>, 
/**
 * The same by side: partners have won together, and several sides share a victory.
 */
sides: Array<Array<SeatLetter>>, };

export type Enter = { 
/**
 * The token of the link.
 */
token: string, };

export type GameEvent = { "game": "duel" } & DuelEvent | { "game": "architects" } & ArchitectsEvent | { "game": "wonders" } & WondersEvent;

export type GameOffer = { 
/**
 * Its word in a table text.
 */
game: string, 
/**
 * Words of its expansions.
 */
expansions: Array<string>, 
/**
 * The fewest seats without expansions.
 */
min_seats: number, 
/**
 * The most seats without expansions.
 */
max_seats: number, 
/**
 * Expansions that add numbers of seats.
 */
more_seats?: Array<SeatsOffer>, 
/**
 * Rule options.
 */
options: Array<OptionOffer>, };

export type GameState = { 
/**
 * Grows with every change of the game, also when something is taken back.
 */
version: number, 
/**
 * The game's own part.
 */
view: GameView, 
/**
 * Every row of the score pad as it stands.
 */
sheet: Array<ScoreRow>, 
/**
 * How the game ended.
 */
ending: Ending | null, };

export type GameView = { "game": "duel" } & DuelView | { "game": "architects" } & ArchitectsView | { "game": "wonders" } & WondersView;

export type Games = { 
/**
 * Every game.
 */
games: Array<GameOffer>, 
/**
 * The bots' levels from the easiest.
 */
levels: Array<Level>, };

export type Happening = { 
/**
 * The place of its first event in the game's log, from 0. Each deed is one event.
 */
index: number, 
/**
 * One deed, or one for each seat that chose, in the order of seats.
 */
deeds: Array<Deed>, };

export type HintLine = { 
/**
 * The action's text.
 */
action: string, 
/**
 * The chance to win with it, from 0 to 1.
 */
share: number, 
/**
 * The word of the main reason.
 */
reason: string, };

export type LayoutSlot = { slot: number, row: number, col: number, face_up: boolean, covered_by: Array<number>, };

export type Level = "novice" | "easy" | "medium" | "hard" | "master";

export type Me = { 
/**
 * A public number of the person, the same at every table.
 */
id: string, 
/**
 * The name others see.
 */
name: string, };

export type Message = { "type": "you" } & You | { "type": "state", 
/**
 * The number of the last thing that happened at the table.
 */
number: number, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The game as the reader sees it, once it has begun.
 */
game: GameState | null, 
/**
 * Who is asked to choose now, and what the reader is asked.
 */
round: Round, 
/**
 * All that happened in the game, as the reader saw it.
 */
log: Array<Happening>, 
/**
 * The last things that were said.
 */
chat: Array<ChatLine>, } | { "type": "update", 
/**
 * Its number.
 */
number: number, 
/**
 * The table after it.
 */
table: TableInfo, 
/**
 * The game after it as the reader sees it; none if the game did not change.
 */
game: GameState | null, 
/**
 * Who is asked to choose after it. It changes without the game when somebody seals an answer.
 */
round: Round, 
/**
 * How many events of the game still stand; fewer than there were after something was taken back.
 */
log_keep: number, 
/**
 * What comes after that.
 */
log: Array<Happening>, 
/**
 * What was said.
 */
chat: ChatLine | null, } | { "type": "reply" } & Reply | { "type": "hint", 
/**
 * The key of the request.
 */
key: string, 
/**
 * The version of the game it is about.
 */
version: number, 
/**
 * The best actions first.
 */
lines: Array<HintLine>, };

export type Occupant = { "kind": "open" } | { "kind": "person", 
/**
 * Their public number.
 */
id: string, 
/**
 * The name others see here.
 */
name: string, 
/**
 * A device of theirs is connected.
 */
here: boolean, } | { "kind": "bot", 
/**
 * How strong.
 */
level: Level, };

export type OptionOffer = { 
/**
 * Its word.
 */
name: string, 
/**
 * Words of its values.
 */
values: Array<string>, 
/**
 * Words of the expansions without all of which it has no meaning.
 */
needs?: Array<string>, 
/**
 * Expansions with which it has another default.
 */
defaults?: Array<DefaultOffer>, 
/**
 * Values of other options, as `name=value`, with any of which it has no meaning.
 */
settled_by?: Array<string>, };

export type Question = { 
/**
 * Its number, which an answer names. It stays the same whatever other seats answer.
 */
number: number, 
/**
 * The answer that the seat has sealed and may still change: an action's text.
 */
sealed: string | null, };

export type Refusal = "malformed" | "not_found" | "no_name" | "out_of_range" | "no_such_table" | "not_your_seat" | "seat_taken" | "not_host" | "not_started" | "already_started" | "game_over" | "seats_open" | "stale" | "key_used" | "not_your_turn" | "illegal" | "nothing_to_undo" | "nobody_asked" | "not_overdue" | "no_stand_in" | "too_fast" | "too_many" | "too_large" | "foreign_origin" | "foreign_host" | "not_over" | "stopping" | "internal";

export type Reply = { 
/**
 * The key of the request.
 */
key: string, 
/**
 * Why nothing was done; none if it was.
 */
refusal: Refusal | null, 
/**
 * The version of the game after it.
 */
version: number, 
/**
 * The table of the rematch, if that was asked.
 */
table: string | null, };

export type Request = { 
/**
 * Made up by the sender: 1 to 64 visible ASCII characters.
 */
key: string, 
/**
 * What to do.
 */
command: Command, };

export type Round = { 
/**
 * Seats that are asked. Several choose at the same time: each seals an answer, and all open when the last is in.
 */
asked: Array<SeatLetter>, 
/**
 * Those of them that have not answered yet.
 */
to_act: Array<SeatLetter>, 
/**
 * What the seat is asked whose eyes the reader has.
 */
question: Question | null, 
/**
 * A seat of the reader's person knows or chooses what their other seats must not see: a device that several share is
 * handed on behind a curtain.
 */
secret: boolean, };

export type ScoreRow = { 
/**
 * The row's word.
 */
row: string, 
/**
 * Points by seat.
 */
points: Array<number>, };

export type SeatInfo = { 
/**
 * Its letter.
 */
seat: SeatLetter, 
/**
 * Who sits there.
 */
occupant: Occupant, 
/**
 * The level of a bot that plays for an absent person until they take the seat back.
 */
stand_in: Level | null, 
/**
 * What the person and their devices have added to the deal: words first, then randomness, as in the log.
 */
contributions: Array<string>, 
/**
 * The person's clock.
 */
clock: ClockState | null, 
/**
 * The person has let their time run out or has been away for long: others may go on without them.
 */
overdue: boolean, };

export type SeatLetter = string;

export type SeatPlan = { "kind": "open" } | { "kind": "me" } | { "kind": "hot_seat", 
/**
 * 1 to 24 characters.
 */
name: string, } | { "kind": "bot", 
/**
 * How strong.
 */
level: Level, };

export type SeatsOffer = { 
/**
 * The expansion's word.
 */
expansion: string, 
/**
 * The fewest seats.
 */
min_seats: number, 
/**
 * The most seats.
 */
max_seats: number, };

export type SetName = { 
/**
 * 1 to 24 characters.
 */
name: string, };

export type Stage = "lobby" | "playing" | "over";

export type StageWords = { 
/**
 * Identifier.
 */
id: string, 
/**
 * The level it lies on, from 1 at the bottom; all stages of lower levels come first.
 */
level: number, 
/**
 * Where on its level: `left`, `centre` or `right`.
 */
place: string, 
/**
 * How many resources it costs.
 */
cost: number, 
/**
 * They have to be `different` or `identical`.
 */
resources: string, 
/**
 * What it is worth.
 */
points: number, 
/**
 * It triggers the effect of the wonder.
 */
effect: boolean, };

export type System = "android" | "chromeos" | "ios" | "linux" | "macos" | "windows" | "other";

export type TableInfo = { 
/**
 * Its name in links.
 */
id: string, 
/**
 * The table text.
 */
table: string, 
/**
 * The game's word: `duel`.
 */
game: string, 
/**
 * How far it has come.
 */
stage: Stage, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * Who plays together, in the order of seats; none if everybody plays alone.
 */
teams?: Array<Array<SeatLetter>>, 
/**
 * The person who made the table, by their public number.
 */
host: string, 
/**
 * How long people may think.
 */
clock: Clock, 
/**
 * Who finds it.
 */
visibility: Visibility, 
/**
 * Nothing is taken back without consent.
 */
rated: boolean, 
/**
 * How many watch without a seat.
 */
watchers: number, 
/**
 * SHA-256 of the secret seed, published before the deal, in hexadecimal.
 */
commitment: string, 
/**
 * The secret seed, once the game is over.
 */
secret: string | null, 
/**
 * Somebody wishes to take something back.
 */
undo: UndoRequest | null, 
/**
 * The table of the rematch.
 */
next: string | null, 
/**
 * Milliseconds since 1970 when this was written, by the server's clock.
 */
now: number, };

export type TableLine = { 
/**
 * Its name in links.
 */
id: string, 
/**
 * The table text.
 */
table: string, 
/**
 * How far it has come.
 */
stage: Stage, 
/**
 * Who sits where.
 */
seats: Array<Occupant>, 
/**
 * How long people may think.
 */
clock: Clock, 
/**
 * The person has to act there.
 */
your_turn: boolean, 
/**
 * Milliseconds since 1970 of the last thing that happened.
 */
changed: number, };

export type Tables = { 
/**
 * Unfinished tables at which the person sits, those that wait for them first; then those finished lately.
 */
mine: Array<TableLine>, 
/**
 * Public tables with an open seat, the newest first.
 */
open: Array<TableLine>, 
/**
 * Public games that go on and can be watched, the newest first.
 */
running: Array<TableLine>, };

export type TokenSlot = { slot: number, row: number, col: number, };

export type TokenWords = { "what": "extra_card_for", 
/**
 * The cards.
 */
cards: Array<string>, } | { "what": "extra_card_for_stage" } | { "what": "double_coin" } | { "what": "any_resources" } | { "what": "shields", 
/**
 * How many.
 */
shields: number, } | { "what": "points", 
/**
 * While the wonder is not complete.
 */
points: number, 
/**
 * Once it is.
 */
complete: number, } | { "what": "points_per_cat_card", 
/**
 * For each.
 */
points: number, } | { "what": "points_per_victory", 
/**
 * For each.
 */
points: number, } | { "what": "points_per_token", 
/**
 * For each.
 */
points: number, } | { "what": "points_for_copies", 
/**
 * For one.
 */
one: number, 
/**
 * For both together.
 */
both: number, };

export type UndoRequest = { 
/**
 * Whose wish.
 */
by: SeatLetter, 
/**
 * Seats that still have to agree.
 */
waiting: Array<SeatLetter>, };

export type Visibility = "link" | "public";

export type WonderEffectWord = "any_deck" | "token" | "central_card" | "nothing" | "search" | "both_sides" | "shield";

export type WondersAction = { 
/**
 * The text to send.
 */
text: string, 
/**
 * What it is.
 */
deed: WondersDeed, 
/**
 * What follows, as things stand: others choose at the same time.
 */
consequences?: Array<WondersConsequence>, };

export type WondersCity = { 
/**
 * Whose.
 */
seat: SeatLetter, 
/**
 * The wonder; none before it is dealt or picked.
 */
wonder: string | null, 
/**
 * The side of it, `a` or `b`; none before it is settled.
 */
side: string | null, 
/**
 * Stages that stand.
 */
stages: number, 
/**
 * Cards under the stages that the viewer knows, the first stage first; none for a card it does not know.
 */
markers: Array<string | null>, 
/**
 * Coins.
 */
coins: number, 
/**
 * Buildings, in printed order.
 */
cards: Array<string>, 
/**
 * Cards in the hand.
 */
hand: number, 
/**
 * What the city produces in every turn.
 */
produces: Array<WondersSource>, 
/**
 * Coins for a raw material from the left and from the right neighbour.
 */
raw_prices: [number, number], 
/**
 * Coins for a manufactured good from the left and from the right neighbour.
 */
manufactured_prices: [number, number], 
/**
 * Shields.
 */
shields: number, 
/**
 * Compasses, gears and tablets, and symbols of any kind.
 */
science: [number, number, number, number], 
/**
 * Points for them as they stand: squares and sets.
 */
science_points: number, 
/**
 * Victory tokens of each age.
 */
victories: [number, number, number], 
/**
 * Defeat tokens of each age.
 */
defeats: [number, number, number], 
/**
 * Points as they stand.
 */
points: number, 
/**
 * A card of the hand may be built for nothing in this age, and none was yet.
 */
free_build?: boolean, 
/**
 * The guild of a neighbour that would be copied now.
 */
copies?: string, 
/**
 * What the player has besides; none without Armada.
 */
harbour?: ArmadaHarbour, };

export type WondersComponent = { "kind": "card", 
/**
 * Identifier.
 */
id: string, 
/**
 * The editions that print it so.
 */
editions: Array<string>, 
/**
 * Cards with the same key are identical: a city has one of them.
 */
unique_key: string, 
/**
 * 1, 2 or 3.
 */
age: number, 
/**
 * Its colour.
 */
color: string, 
/**
 * How many copies are in play with so many players; of guilds some are drawn.
 */
copies: { [key in number]: number }, 
/**
 * What it costs; only what is not zero.
 */
cost: { [key in string]: number }, 
/**
 * What it does.
 */
effects: Array<WondersEffect>, 
/**
 * Any of these in the city makes it free.
 */
chain_from: Array<string>, 
/**
 * These it makes free.
 */
chain_to: Array<string>, 
/**
 * The amounts in its cost are ours: the printed ones are not known.
 */
house?: boolean, } | { "kind": "wonder", 
/**
 * Identifier of the wonder.
 */
id: string, 
/**
 * The editions that print it so.
 */
editions: Array<string>, 
/**
 * `A` or `B`, in the second edition `day` or `night`.
 */
side: string, 
/**
 * What it produces from the start.
 */
starting_resource: string, 
/**
 * The stages in order.
 */
stages: Array<WondersStageWords>, } | { "kind": "guilds", 
/**
 * Identifier.
 */
id: string, 
/**
 * The editions that have it so.
 */
editions: Array<string>, 
/**
 * How many there are in the box.
 */
total: number, 
/**
 * How many are in play with so many players.
 */
in_play: { [key in number]: number }, } | { "kind": "victory_token", 
/**
 * Identifier.
 */
id: string, 
/**
 * The editions that have it so.
 */
editions: Array<string>, 
/**
 * 1, 2 or 3.
 */
age: number, 
/**
 * What each is worth.
 */
points: number, } | { "kind": "defeat_token", 
/**
 * Identifier.
 */
id: string, 
/**
 * The editions that have it so.
 */
editions: Array<string>, 
/**
 * What each is worth.
 */
points: number, } | { "kind": "coins", 
/**
 * Identifier.
 */
id: string, 
/**
 * The editions that have it so.
 */
editions: Array<string>, 
/**
 * At the start of a game.
 */
start: number, 
/**
 * For a discarded card.
 */
discard: number, } | { "kind": "island", 
/**
 * Identifier.
 */
id: string, 
/**
 * 1, 2 or 3.
 */
level: number, 
/**
 * What it does.
 */
effects: Array<WondersEffect>, } | { "kind": "shipyard", 
/**
 * Identifier.
 */
id: string, 
/**
 * The fleet that bears the wonder's symbol.
 */
wonder_fleet: string, 
/**
 * What the step to each space costs, from 1, by fleet; only what is not zero.
 */
costs: { [key in string]: Array<{ [key in string]: number }> }, 
/**
 * All of it is ours: what is printed is not known.
 */
house?: boolean, } | { "kind": "benefit", 
/**
 * Identifier.
 */
id: string, 
/**
 * Whose track it is.
 */
fleet: string, 
/**
 * From 1.
 */
space: number, 
/**
 * What it gives.
 */
effects: Array<WondersEffect>, 
/**
 * Its figures are ours: what is printed is not known.
 */
house?: boolean, } | { "kind": "naval_tokens", 
/**
 * Identifier.
 */
id: string, 
/**
 * 1, 2 or 3.
 */
age: number, 
/**
 * What the tokens are worth by place.
 */
rewards: Array<number>, 
/**
 * What the defeat token is worth.
 */
defeat: number, };

export type WondersConflict = { 
/**
 * The two.
 */
seats: [SeatLetter, SeatLetter], 
/**
 * The shields of each.
 */
shields: [number, number], 
/**
 * Who wins; none if both have as many shields.
 */
winner: SeatLetter | null, 
/**
 * What the tokens are worth that each of the two gets.
 */
points: [number, number], 
/**
 * They fight since one raids the other.
 */
raid?: boolean, };

export type WondersConsequence = { "kind": "sold", 
/**
 * Who gets them.
 */
seat: SeatLetter, 
/**
 * Who pays.
 */
buyer: SeatLetter, 
/**
 * How many.
 */
coins: number, } | { "kind": "card_coins", 
/**
 * To whom.
 */
seat: SeatLetter, 
/**
 * The card.
 */
card: string, 
/**
 * How many.
 */
coins: number, } | { "kind": "stage_coins", 
/**
 * To whom.
 */
seat: SeatLetter, 
/**
 * How many.
 */
coins: number, } | { "kind": "wonder_complete", 
/**
 * Whose.
 */
seat: SeatLetter, 
/**
 * The wonder.
 */
wonder: string, } | { "kind": "may_fetch", 
/**
 * Who.
 */
seat: SeatLetter, } | { "kind": "nothing_to_fetch", 
/**
 * Who.
 */
seat: SeatLetter, } | { "kind": "points", 
/**
 * Whose.
 */
seat: SeatLetter, 
/**
 * By how much.
 */
change: number, } | { "kind": "put_away", 
/**
 * How many.
 */
count: number, } | { "kind": "last_card", 
/**
 * Who.
 */
seat: SeatLetter, } | { "kind": "passed", 
/**
 * Where to.
 */
to: WondersDirection, } | { "kind": "shields", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * Its conflict with the left neighbour as it would end then; the seat is the first of the two.
 */
left: WondersConflict, 
/**
 * The same with the right neighbour.
 */
right: WondersConflict, } | { "kind": "conflicts", 
/**
 * 1, 2 or 3.
 */
age: number, 
/**
 * Pair by pair round the table: each seat and its left neighbour; raids after them.
 */
pairs: Array<WondersConflict>, } | { "kind": "victory", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * How many.
 */
count: number, 
/**
 * What they are worth together.
 */
points: number, } | { "kind": "defeat", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * How many.
 */
count: number, } | { "kind": "no_conflict" } | { "kind": "ends", 
/**
 * In which way.
 */
way: string, } | { "kind": "ship_moves", 
/**
 * Whose.
 */
seat: SeatLetter, 
/**
 * The fleet.
 */
fleet: string, 
/**
 * The space that it reaches.
 */
space: number, } | { "kind": "ship_coins", 
/**
 * To whom.
 */
seat: SeatLetter, 
/**
 * How many.
 */
coins: number, } | { "kind": "construction_coins", 
/**
 * To whom.
 */
seat: SeatLetter, 
/**
 * How many.
 */
coins: number, } | { "kind": "tax", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * How high.
 */
tax: number, 
/**
 * What it costs others, as things stand; nothing in a log, which tells what was lost in the end.
 */
losses: Array<ArmadaLoss>, } | { "kind": "pirates", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * What they cost others, as things stand; nothing in a log.
 */
losses: Array<ArmadaLoss>, } | { "kind": "others_pay", 
/**
 * Whose stage.
 */
seat: SeatLetter, 
/**
 * What it costs them, as things stand; nothing in a log.
 */
losses: Array<ArmadaLoss>, } | { "kind": "coins_lost", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * How many.
 */
coins: number, } | { "kind": "raid", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * Whom.
 */
target: SeatLetter, 
/**
 * The conflict as it would end now; the raider is the first of the two.
 */
conflict: WondersConflict, } | { "kind": "explores", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * 1, 2 or 3.
 */
level: number, } | { "kind": "draws_island", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * 1, 2 or 3.
 */
level: number, } | { "kind": "island_found", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * The island.
 */
island: string, } | { "kind": "may_move", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * How many at most, each of another fleet.
 */
count: number, 
/**
 * The fleets that may move.
 */
fleets: Array<string>, } | { "kind": "land_shields", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * All conflicts that it would have on land; the seat is the first of the two.
 */
conflicts: Array<WondersConflict>, } | { "kind": "naval_shields", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * The naval conflict as it would end then, in the order of seats.
 */
standings: Array<ArmadaStanding>, } | { "kind": "naval_conflict", 
/**
 * 1, 2 or 3.
 */
age: number, 
/**
 * In the order of seats.
 */
standings: Array<ArmadaStanding>, } | { "kind": "naval_victory", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * What it is worth.
 */
points: number, } | { "kind": "naval_defeat", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * What it is worth.
 */
points: number, } | { "kind": "no_naval_conflict" };

export type WondersDeed = { "kind": "build", 
/**
 * The card.
 */
card: string, 
/**
 * What it pays.
 */
payment: WondersPayment, 
/**
 * Ships that move with it.
 */
voyage?: ArmadaVoyage, } | { "kind": "build_chain", 
/**
 * The card.
 */
card: string, 
/**
 * The building.
 */
from: string, 
/**
 * What its step costs.
 */
payment?: WondersPayment, 
/**
 * Ships that move with it.
 */
voyage?: ArmadaVoyage, } | { "kind": "build_free", 
/**
 * The card.
 */
card: string, 
/**
 * The wonder.
 */
wonder: string, 
/**
 * What its step costs.
 */
payment?: WondersPayment, 
/**
 * Ships that move with it.
 */
voyage?: ArmadaVoyage, } | { "kind": "stage", 
/**
 * The card.
 */
card: string, 
/**
 * The wonder.
 */
wonder: string, 
/**
 * Which stage, from 1.
 */
stage: number, 
/**
 * What it pays.
 */
payment: WondersPayment, 
/**
 * Ships that move with it.
 */
voyage?: ArmadaVoyage, } | { "kind": "stage_hidden", 
/**
 * The wonder.
 */
wonder: string, 
/**
 * Which stage, from 1.
 */
stage: number, 
/**
 * What it pays.
 */
payment: WondersPayment, 
/**
 * Ships that move with it.
 */
voyage?: ArmadaVoyage, } | { "kind": "discard", 
/**
 * The card.
 */
card: string, 
/**
 * Coins for it.
 */
coins: number, } | { "kind": "discard_hidden", 
/**
 * Coins for it.
 */
coins: number, } | { "kind": "discard_to_move", 
/**
 * The card.
 */
card: string, 
/**
 * The space that the ship reaches.
 */
space: number, } | { "kind": "discard_to_move_hidden", 
/**
 * The space that the ship reaches.
 */
space: number, } | { "kind": "move_ships", 
/**
 * The ships.
 */
ships: Array<ArmadaStep>, } | { "kind": "move_none" } | { "kind": "explore", 
/**
 * 1, 2 or 3.
 */
level: number, } | { "kind": "stay_home", 
/**
 * 1, 2 or 3.
 */
level: number, } | { "kind": "keep_island", 
/**
 * The island.
 */
island: string, } | { "kind": "join_conflict" } | { "kind": "stay_out" } | { "kind": "fetch", 
/**
 * The card.
 */
card: string, } | { "kind": "decline" } | { "kind": "pick", 
/**
 * The wonder.
 */
wonder: string, } | { "kind": "pick_side", 
/**
 * The wonder.
 */
wonder: string, 
/**
 * The side: `a` or `b`, in the second edition `day` or `night`.
 */
side: string, } | { "kind": "choose_side", 
/**
 * The wonder.
 */
wonder: string, 
/**
 * The side: `a` or `b`, in the second edition `day` or `night`.
 */
side: string, } | { "kind": "wonders_dealt", 
/**
 * The wonders.
 */
wonders: Array<string>, } | { "kind": "sides_dealt", 
/**
 * The sides: `a` or `b`, in the second edition `day` or `night`.
 */
sides: Array<string>, } | { "kind": "hands_dealt", 
/**
 * 1, 2 or 3.
 */
age: number, 
/**
 * The viewer's hand.
 */
hand: Array<string>, } | { "kind": "hands_dealt_hidden", 
/**
 * 1, 2 or 3.
 */
age: number, } | { "kind": "shipyards_dealt", 
/**
 * The shipyards.
 */
shipyards: Array<string>, } | { "kind": "island_drawn", 
/**
 * Who.
 */
seat: SeatLetter, 
/**
 * The island.
 */
island: string, } | { "kind": "islands_dealt", 
/**
 * 1, 2 or 3.
 */
level: number, 
/**
 * Who explores.
 */
explorers: Array<SeatLetter>, 
/**
 * The islands that the viewer sees.
 */
islands: Array<string>, } | { "kind": "islands_dealt_hidden", 
/**
 * 1, 2 or 3.
 */
level: number, 
/**
 * Who explores.
 */
explorers: Array<SeatLetter>, };

export type WondersDirection = "left" | "right";

export type WondersEffect = { "kind": "produce", resource: string, amount: number, sellable: boolean, } | { "kind": "produce_choice", options: Array<string>, amount: number, sellable: boolean, } | { "kind": "vp", amount: number, } | { "kind": "shields", amount: number, } | { "kind": "science", symbol: string, } | { "kind": "science_choice" } | { "kind": "trade_discount", side: string, class: string, price: number, } | { "kind": "coins", amount: number, } | { "kind": "coins_per", per: string, colours: Array<string>, scope: Array<string>, amount: number, } | { "kind": "vp_per", per: string, colours: Array<string>, scope: Array<string>, amount: number, } | { "kind": "vp_if_wonder_complete", amount: number, } | { "kind": "play_last_card" } | { "kind": "build_from_discard" } | { "kind": "free_build_per_age", times: number, } | { "kind": "copy_guild" } | { "kind": "free_first_of_each_colour" } | { "kind": "free_first_card_of_age" } | { "kind": "free_last_card_of_age" } | { "kind": "naval_shields", amount: number, } | { "kind": "raid", target: string, } | { "kind": "advance", count: number, fleets: string, distinct: boolean, } | { "kind": "pirates" } | { "kind": "distant_trade", target: string, times: number, price: number, } | { "kind": "draw_island", level: number, } | { "kind": "explore", level: number, } | { "kind": "science_most" } | { "kind": "commerce_level", amount: number, } | { "kind": "tax", amount: number, } | { "kind": "wonder_naval_free_any_fleet" } | { "kind": "immune_to_coin_loss" } | { "kind": "may_skip_naval_conflict" } | { "kind": "naval_construction_discount", resources: number, } | { "kind": "coins_per_naval_construction", amount: number, } | { "kind": "others_lose_coins", amount: number, };

export type WondersEvent = { 
/**
 * What happened.
 */
deed: WondersDeed, 
/**
 * What followed at once. What concerns the whole table follows the deed of the last seat.
 */
consequences: Array<WondersConsequence>, };

export type WondersGone = { 
/**
 * The turn of the age in which the viewer held it before, from 1.
 */
seen: number, 
/**
 * The cards that are gone from it since, but for the one that the viewer took.
 */
cards: Array<string>, };

export type WondersHandCard = { 
/**
 * Which.
 */
card: string, 
/**
 * The fewest coins for which it can be built, to the bank and to neighbours; none if it cannot be built.
 */
price: number | null, 
/**
 * Why it cannot be built, if it cannot.
 */
refused?: WondersRefusal, 
/**
 * The building in the city that makes it free.
 */
chain?: string, 
/**
 * The step that may go with it.
 */
step?: ArmadaCardStep, 
/**
 * What the neighbour who gets the hand could do with the card, as things stand.
 */
passed_on?: WondersPassedOn, };

export type WondersKnownHand = { 
/**
 * Who holds it.
 */
seat: SeatLetter, 
/**
 * How many cards it has.
 */
size: number, 
/**
 * The turn of the age in which the viewer last held it, from 1; none if it never did.
 */
seen: number | null, 
/**
 * Where the viewer has held it: the cards that are in it, and those that were taken from it unseen.
 */
cards: Array<string>, };

export type WondersPassedOn = { 
/**
 * Who gets it.
 */
to: SeatLetter, 
/**
 * The fewest coins for which it could build it; none if it could not.
 */
price: number | null, 
/**
 * The points that it would bring, as things stand.
 */
points: number, };

export type WondersPayment = { 
/**
 * To the bank.
 */
bank: number, 
/**
 * To the left neighbour.
 */
left: number, 
/**
 * To the right neighbour.
 */
right: number, 
/**
 * To the left neighbour's left neighbour.
 */
far_left?: number, 
/**
 * To the right neighbour's right neighbour.
 */
far_right?: number, };

export type WondersQuestion = "pick_wonder" | "choose_side" | "choose_card" | "last_card" | "fetch" | "move_ships" | "explore" | "keep_island" | "join_conflict";

export type WondersRefusal = "owned" | "resources" | "coins";

export type WondersSource = { 
/**
 * One of these in a turn.
 */
options: Array<string>, 
/**
 * So many of it.
 */
amount: number, 
/**
 * Neighbours may buy it.
 */
sold: boolean, };

export type WondersStageWords = { 
/**
 * What it costs; only what is not zero.
 */
cost: { [key in string]: number }, 
/**
 * What it does.
 */
effects: Array<WondersEffect>, };

export type WondersView = { 
/**
 * Whose cards and boards are played: `first` or `second`.
 */
edition: string, 
/**
 * 1, 2 or 3.
 */
age: number, 
/**
 * The turn of the age, from 1; 0 before the hands of the age are dealt.
 */
turn: number, 
/**
 * Regular turns of an age.
 */
turns: number, 
/**
 * Where the hands go at the end of a turn of this age.
 */
passes: WondersDirection, 
/**
 * What is asked, of one seat or of all at the same time; none while nothing is.
 */
ask: WondersQuestion | null, 
/**
 * Who is asked, whether or not they have chosen.
 */
asked: Array<SeatLetter>, 
/**
 * Every city, in the order of seats. The next one sits on the left.
 */
cities: Array<WondersCity>, 
/**
 * The conflicts on land as they would end now, pair by pair round the table: each seat and its left neighbour. With Armada
 * partners have none, and raids come after the neighbours.
 */
conflicts: Array<WondersConflict>, 
/**
 * The viewer's hand.
 */
hand: Array<WondersHandCard>, 
/**
 * What was taken from the viewer's hand since it last held it; none if it holds it for the first time.
 */
gone?: WondersGone, 
/**
 * What the viewer knows of the hands of the others, in the order of seats.
 */
hands: Array<WondersKnownHand>, 
/**
 * How many cards lie in the discard pile.
 */
discarded: number, 
/**
 * The discard pile, while the viewer looks through it: a copy as often as it is there.
 */
pile?: Array<string>, 
/**
 * Wonders that can still be picked.
 */
offer?: Array<string>, 
/**
 * What Armada lays on the table; none without it.
 */
armada?: ArmadaTable, 
/**
 * What the viewer's seat may do now.
 */
actions: Array<WondersAction>, };

export type You = { 
/**
 * Their public number; none without a name.
 */
id: string | null, 
/**
 * The seats they act for: several on a shared device.
 */
seats: Array<SeatLetter>, 
/**
 * The seat whose eyes this connection has; none is a spectator.
 */
viewer: SeatLetter | null, };
