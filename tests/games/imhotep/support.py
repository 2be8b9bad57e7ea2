"""Positions as text, moves as tokens: the language in which the tests of Imhotep are written.

Seats are the letters K W N G. A ship is its spaces from the bow on, "K.W" with a gap; "3>T" is a
ship of three spaces that has sailed to the temple. A move may name who must be asked: "W/m4".
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tampu.core.contract import CHANCE, OVER, Event
from tampu.core.play import Dealer, Match, collect_events, read_action
from tampu.core.rng import Rng
from tampu.games.imhotep.game import GAME
from tampu.games.imhotep.state import State

LETTERS = "KWNG"
SITES = "MPTBO"
COPIES = Counter(
    {"ENT": 2, "SAR": 2, "PAV": 2, "DEP": 2, "DET": 2, "DEB": 2, "DEO": 2, "STA": 10}
) + Counter({"LEV": 2, "HAM": 2, "SAI": 3, "CHI": 3})
SHIPS = ("....", "...", "..", "..")
MARKET = ("STA", "STA", "STA", "STA")
MARKET_B = ("STA", "STA", "STA", "pair")


def seats_of(letters: Iterable[str]) -> list[int]:
    """The seats that letters stand for."""
    return [LETTERS.index(letter) for letter in letters]


def position(
    seats: int = 4,
    *,
    sides: str = "AAAAA",
    gains: str = "may",
    wrath: bool = False,
    round_number: int = 1,
    mover: str = "K",
    ships: Sequence[str] = SHIPS,
    sled: Sequence[int] | None = None,
    quarry: Sequence[int] | None = None,
    pyramids: str | Mapping[str, str] = "",
    temple: str = "",
    burial: str = "",
    obelisks: Mapping[str, int] | None = None,
    towers: str = "",
    market: Sequence[str | None] | None = None,
    owned: Mapping[str, Sequence[str]] | None = None,
    discard: Sequence[str] = (),
    draw: int | None = None,
    points: Mapping[str, Sequence[int]] | None = None,
) -> State:
    """A position with `mover` to move; what is not given is as usual, quarries hold the rest.

    `draw` shortens the draw pile: what is left over lies on the discard pile.
    """
    options = {"sides": sides, "gains": gains, "wrath": wrath, "start_player": 1}
    data = GAME.new(seats, options).to_json()
    data["round"] = round_number
    data["unseen"] = data["unseen"][: 7 - round_number]
    data["mover"] = LETTERS.index(mover)
    data["frames"] = [{"kind": "turn"}]
    _set_ships(data, ships)
    _set_sites(
        data,
        sides=sides,
        pyramids=pyramids,
        temple=temple,
        burial=burial,
        obelisks=obelisks or {},
        towers=towers,
    )
    data["sled"] = list(sled) if sled is not None else [2] * seats
    data["quarry"] = list(quarry) if quarry is not None else _rest_of_stones(data, seats)
    for letter, scored in (points or {}).items():
        for category, amount in zip(data["points"], scored, strict=False):
            data["points"][category][LETTERS.index(letter)] = amount
    if market is None:
        market = MARKET_B if sides[0] == "B" else MARKET
    _set_cards(data, market, owned or {}, discard, draw)
    state: State = GAME.load(data)
    return state


def _set_ships(data: dict[str, Any], ships: Sequence[str]) -> None:
    data["ships"] = [int(ship[0]) if ">" in ship else len(ship) for ship in ships]
    data["cargo"] = [-1] * 16
    data["sailed"] = [">" in ship for ship in ships]
    data["docks"] = [site for site in SITES if site not in [ship[2:] for ship in ships]]
    for number, ship in enumerate(ships):
        if ">" in ship:
            continue
        for space, letter in enumerate(ship):
            if letter != ".":
                data["cargo"][number * 4 + space] = LETTERS.index(letter)


def _set_sites(
    data: dict[str, Any],
    *,
    sides: str,
    pyramids: str | Mapping[str, str],
    temple: str,
    burial: str,
    obelisks: Mapping[str, int],
    towers: str,
) -> None:
    if isinstance(pyramids, str):
        assert not pyramids or sides[1] == "A", "side B names its pyramids"
        data["pyramids"][0] = seats_of(pyramids)
    else:
        data["pyramids"] = [seats_of(pyramids.get(name, "")) for name in "LMR+"]
    data["temple"], data["burial"] = seats_of(temple), seats_of(burial)
    data["towers"] = seats_of(towers)
    for letter, count in obelisks.items():
        data["obelisks"][LETTERS.index(letter)] = count


def _rest_of_stones(data: dict[str, Any], seats: int) -> list[int]:
    rest = []
    for seat in range(seats):
        built = sum(pyramid.count(seat) for pyramid in data["pyramids"])
        built += data["temple"].count(seat) + data["burial"].count(seat)
        built += data["obelisks"][seat] + 3 * data["towers"].count(seat)
        rest.append(29 - data["sled"][seat] - data["cargo"].count(seat) - built)
    assert min(rest) >= 0, "more stones than there are"
    return rest


def _set_cards(
    data: dict[str, Any],
    market: Sequence[str | None],
    owned: Mapping[str, Sequence[str]],
    discard: Sequence[str],
    draw: int | None,
) -> None:
    faces = [card for card in market if card not in (None, "pair")]
    owned_cards = [card for cards in owned.values() for card in cards]
    unknown = COPIES - Counter(faces) - Counter(owned_cards) - Counter(discard)
    assert unknown.total() == 34 - len(faces) - len(owned_cards) - len(discard), (
        "more cards than there are"
    )
    discarded = Counter(discard)
    pair = 2 if "pair" in market else 0
    if draw is not None:
        for card in sorted(unknown.elements())[draw + pair :]:
            unknown[card] -= 1
            discarded[card] += 1
    data["market"] = list(market)
    data["pair"] = [None] * pair
    data["pile"] = dict(+unknown)
    data["draw"] = unknown.total() - pair
    data["discard"] = dict(+discarded)
    data["owned"] = [dict(Counter(owned.get(letter, ()))) for letter in LETTERS[: data["seats"]]]


def last_ship(site: str = "M", stone: str = "K") -> list[str]:
    """Ships of which three have sailed; the fourth, with one stone, can still go to `site`."""
    return [*(f"2>{other}" for other in [s for s in SITES if s != site][:3]), stone]


# ---------------------------------------------------------------------- looking


def who(state: State) -> str:
    """The letter of the seat that is asked, or "chance", or "over"."""
    actor = state.actor()
    return {CHANCE: "chance", OVER: "over"}.get(actor) or LETTERS[actor]


def tokens(state: State, prefix: str = "") -> list[str]:
    """The legal tokens that begin with `prefix`."""
    legal_tokens = [GAME.actions.notation(action) for action in state.legal()]
    return [token for token in legal_tokens if token.startswith(prefix)]


def outcomes(state: State) -> dict[str, int]:
    """The tokens that chance can bring, with their weights."""
    return {GAME.outcomes.notation(outcome): weight for outcome, weight in state.chance()}


def refused_by(state: State, token: str) -> str | None:
    """The rule that forbids the token, None if it is legal."""
    actions = GAME.actions.find(token)
    assert actions, f"{token} is no token"
    if any(state.is_legal(action) for action in actions):
        return None
    why = state.why_not(actions[0])
    assert why is not None
    return why.rule


def owned(state: State, letter: str) -> list[str]:
    """The cards before a seat."""
    return sorted(Counter(state.to_json()["owned"][LETTERS.index(letter)]).elements())


def discards(state: State) -> list[str]:
    """The cards of the discard pile."""
    return sorted(Counter(state.to_json()["discard"]).elements())


def stones(state: State, letter: str) -> tuple[int, int]:
    """Sled and quarry of a seat."""
    seat = LETTERS.index(letter)
    return state.sled[seat], state.quarry[seat]


def letters(owners: Iterable[int]) -> str:
    """Stones as letters."""
    return "".join(LETTERS[owner] for owner in owners)


def sheet(state: State, category: str) -> list[int]:
    """The points of all seats in one category."""
    return [row[category] for row in state.sheet()]


# ---------------------------------------------------------------------- moving


def do(state: State, *moves: str) -> list[Event]:
    """Carry out moves and chance outcomes; what followed by itself."""
    events: list[Event] = []
    for move in moves:
        asked, _, token = move.rpartition("/")
        assert not asked or who(state) == asked, f"{move}: {who(state)} is asked"
        sound = is_sound(state)
        events += collect_events(state, read_action(GAME, state, token))
        assert is_sound(state) or not sound, f"{move} breaks an invariant"
    return events


def is_sound(state: State) -> bool:
    """Whether the invariants hold; positions of the ledger's examples may lack stones."""
    try:
        GAME.invariants(state)
    except AssertionError:
        return False
    return True


def names(events: Iterable[Event]) -> list[str]:
    """The names of events."""
    return [event.key.removeprefix("imhotep-event-") for event in events]


def settle(state: State, seed: int = 1) -> list[str]:
    """Let chance decide what is due; its tokens."""
    dealer = Dealer(seed)
    drawn = []
    while state.actor() == CHANCE:
        outcome = dealer.deal(state)
        drawn.append(GAME.outcomes.notation(outcome))
        state.apply(outcome)
    return drawn


def finish(**parts: Any) -> State:
    """A finished game: in round 6 the last ship goes to the market and its stone gains nothing."""
    state = position(round_number=6, ships=last_ship("M"), **parts)
    do(state, "S4>M", "K/m-")
    while who(state) != "over":
        settle(state)
        if who(state) != "over":
            do(state, "tp")
    return state


# ---------------------------------------------------------------------- whole games

Policy = Callable[[State, Rng], int]


def at_random(state: State, rng: Rng) -> int:
    """The `random` bot."""
    return state.sample(rng)


def load_first(state: State, rng: Rng) -> int:
    """Loads whenever it can, then refills, and keeps away from the market."""
    by_kind: dict[str, list[int]] = {}
    for action in state.legal():
        by_kind.setdefault(GAME.actions.kind_of(action), []).append(action)
    for kind in ("load", "get", "sail"):
        actions = [a for a in by_kind.get(kind, []) if not GAME.actions.notation(a).endswith("M")]
        if actions:
            return actions[rng.below(len(actions))]
    return state.sample(rng)


def one_loader(state: State, rng: Rng) -> int:
    """Seat 1 loads; the others refill or sail, and load only when they must."""
    if state.actor() == 0:
        return load_first(state, rng)
    legal = state.legal()
    lazy = [a for a in legal if GAME.actions.kind_of(a) in ("get", "sail")]
    return lazy[rng.below(len(lazy))] if lazy else state.sample(rng)


def play(seats: int, options: Mapping[str, Any], seed: int, policy: Policy = at_random) -> Match:
    """A whole game."""
    match = Match(GAME, seats, options, seed)
    rng = Rng(seed, "policy")
    while not match.over:
        assert isinstance(match.state, State)
        match.play(policy(match.state, rng))
    return match
