// Generated from crates/protocol by `make golden`. Do not edit.

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
level: Level | null, } | { "do": "contribute", 
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
 * The version of the game it answers.
 */
version: number, 
/**
 * The action's text, one of those the view offers.
 */
action: string, } | { "do": "undo", 
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
text: string, } | { "do": "rematch" };

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
chain_free_with?: string, } | { "kind": "wonder", 
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
effect: Array<EffectWords>, } | { "kind": "first_game", 
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
player_b: Array<string>, };

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

export type DeviceLink = { 
/**
 * What the other device sends to `/api/enter`; the page puts it behind `#` in a link, where no server log sees it.
 */
token: string, 
/**
 * Seconds it stays valid.
 */
seconds: number, };

export type DuelAction = { 
/**
 * The text to send.
 */
text: string, 
/**
 * Places that nothing covers any more afterwards.
 */
uncovers?: Array<number>, 
/**
 * What follows at once.
 */
effect: DuelEffectNow, 
/**
 * What kind.
 */
kind: DuelKind, 
/**
 * The place of the card.
 */
slot?: number, 
/**
 * The card.
 */
card?: string, 
/**
 * The wonder.
 */
wonder?: string, 
/**
 * The token; none if it was drawn unseen.
 */
token?: string, 
/**
 * The seat that begins.
 */
starter?: SeatLetter, };

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
color?: string, };

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
 * The buildings, in printed order.
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
income: number, };

export type DuelEffectNow = { 
/**
 * Change of A's and B's coins.
 */
coins: Array<number>, 
/**
 * Change of A's and B's points as they stand.
 */
points: Array<number>, 
/**
 * Spaces the pawn moves towards B's capital.
 */
pawn: number, 
/**
 * The same seat has another turn.
 */
again: boolean, 
/**
 * What the seat has to choose next, besides another turn.
 */
then?: DuelQuestion, 
/**
 * The way in which it ends the game.
 */
ends?: string, };

export type DuelEvent = { 
/**
 * The back that shows.
 */
back?: string, 
/**
 * Coins paid for it.
 */
price?: number, 
/**
 * What it changed.
 */
effect: DuelEffectNow, 
/**
 * What kind.
 */
kind: DuelKind, 
/**
 * The place of the card.
 */
slot?: number, 
/**
 * The card.
 */
card?: string, 
/**
 * The wonder.
 */
wonder?: string, 
/**
 * The token; none if it was drawn unseen.
 */
token?: string, 
/**
 * The seat that begins.
 */
starter?: SeatLetter, };

export type DuelKind = "draft" | "build" | "discard" | "wonder" | "progress" | "destroy" | "restore" | "begin" | "token_laid" | "wonder_offered" | "card_laid" | "back_laid" | "turned_up" | "drawn";

export type DuelLoot = { 
/**
 * Who loses coins.
 */
victim: SeatLetter, 
/**
 * How many.
 */
coins: number, 
/**
 * The first space of its zone, on the pawn's scale.
 */
space: number, };

export type DuelPayment = { 
/**
 * All coins.
 */
coins: number, 
/**
 * The payer has them.
 */
affordable: boolean, 
/**
 * Printed coins among them.
 */
printed?: number, 
/**
 * The link that makes it free.
 */
link?: string, 
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
 * What its back shows: `age1`, `age2`, `age3` or `guild`.
 */
back: string, 
/**
 * Places that still lie on it.
 */
covered_by: Array<number>, 
/**
 * What the card would cost A and B now; nothing for a face-down card.
 */
prices: Array<DuelPayment>, };

export type DuelQuestion = "draft" | "turn" | "take_token" | "keep_token" | "destroy" | "restore" | "starter";

export type DuelSource = "own" | "choice" | "waived" | "bought";

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
 * Cards of this age, and guilds, that nobody has seen: face down or in the box.
 */
unseen: Array<string>, 
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

export type EffectWords = { "kind": "produce", resource: string, amount: number, } | { "kind": "produce_choice", resources: Array<string>, amount: number, } | { "kind": "fixed_price", resources: Array<string>, price: number, } | { "kind": "coins", coins: number, } | { "kind": "coins_per", coins: number, per: string, city: string, counts_itself?: boolean, } | { "kind": "vp", vp: number, } | { "kind": "vp_per", vp: number, per: string, city?: string, counts_itself?: boolean, } | { "kind": "shields", shields: number, } | { "kind": "science", symbol: string, } | { "kind": "opponent_loses_coins", coins: number, } | { "kind": "extra_turn" } | { "kind": "destroy_opponent_card", color: string, } | { "kind": "build_from_discard" } | { "kind": "progress_from_box", draw: number, } | { "kind": "resource_discount", units: number, on: string, } | { "kind": "receive_opponent_trade_coins" } | { "kind": "extra_shields", shields: number, on: string, } | { "kind": "extra_turn_on", on: string, } | { "kind": "coins_on_chain_build", coins: number, };

export type Ending = { 
/**
 * The way: `civilian`, `military`, `science`, or `resigned` and `overdue`, which no rulebook knows.
 */
way: string, 
/**
 * Who won; several share a victory.
 */
winners: Array<SeatLetter>, };

export type Enter = { 
/**
 * The token of the link.
 */
token: string, };

export type GameEvent = { "game": "duel" } & DuelEvent;

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
 * The fewest seats.
 */
min_seats: number, 
/**
 * The most seats.
 */
max_seats: number, 
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
 * Seats that have to act now.
 */
to_act: Array<SeatLetter>, 
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

export type GameView = { "game": "duel" } & DuelView;

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
 * Its place in the game's log, from 0.
 */
index: number, 
/**
 * Who acted; none if the table revealed something.
 */
seat: SeatLetter | null, 
/**
 * What happened.
 */
event: GameEvent, };

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
 * How much of the log still stands; less than its length after something was taken back.
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
values: Array<string>, };

export type Refusal = "malformed" | "not_found" | "no_name" | "out_of_range" | "no_such_table" | "not_your_seat" | "seat_taken" | "not_host" | "not_started" | "already_started" | "game_over" | "seats_open" | "stale" | "not_your_turn" | "illegal" | "nothing_to_undo" | "nobody_asked" | "not_overdue" | "no_stand_in" | "too_fast" | "too_many" | "too_large" | "foreign_origin" | "not_over" | "stopping" | "internal";

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
 * The person added randomness of their own to the deal: this text, shown once the game has begun.
 */
contribution: string | null, 
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

export type SetName = { 
/**
 * 1 to 24 characters.
 */
name: string, };

export type Stage = "lobby" | "playing" | "over";

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
