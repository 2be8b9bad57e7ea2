"""Positions for tests, written in the ledger's words.

    s = position(roads={"O": "r048 w009 r002="}, owned={"O": "chanka:m4"}, labor={"O": 6})
    assert "C garr:sondor" in legal(s)
    play(s, "C garr:sondor")                 # checked tokens, decisions and chance outcomes alike
    assert points(s, "O") == 3 and labor(s, "O") == 2

Players are named by colour code; by default seat 1 is O, 2 B, 3 N, 4 G (three seats: O, N, G).
`position` gives a People turn of the player `turn` (default: the first of `order`) in the phase
`at` (`3a.4` is written as in the ledger: column and position), or, where `at` names a Sun phase,
the decision of that player to place a card. The start roads are always there.

    order="NGOB"                 turn order; also who stands inside on equal VP (`inside` overrides)
    vp={"O": 20}, labor={"O": 6}
    roads={"O": "r048 r002="}    besides the start road
    owned={"O": "chanka:m4 rucana"}   conquered regions with marker; without a type any is taken
    markers="vilcabamba:m3 ..."  types of markers lying face up on the map
    terraces={"O": "chanka"}, cities="raqchi", garrisons="sondor", temples="raqchi"
    sun={"OB": "PS EP"}          face-up cards by field
    hands={"O": "WR WR EN"}      other hands are filled from the pile
    discard="RU ES"              cards of the discard pile; pile="" puts all others there instead
    seats=3, options={"the_gods_agree": True}, rules_version=1

Regions that roads or conquests must have turned up are face up, with types as far as the box goes.

    inca(s), sapa(s)             carry out a whole Inca or Sapa Inca phase at the position, no more
    sun_end(s, OB="PS", ...)     lay these cards face up too and carry out the end of a Sun phase
    next_phase(s)                go on along the track from the phase of the position
    legal(s)                     all legal tokens, or the tokens of the outcomes where chance is due
    play(s, *tokens)             raises IllegalAction; use `deal_out(s)` to pass chance
    deal_out(s, seed)            resolve all chance that is due
    why(s, token)                the rule id that forbids the token, '' where it is legal
    seat(s, "O"), labor(s, "O"), points(s, "O"), network(s, "O"), roads(s, "O"), sheet(s, "O")
    events(s, token)             play it and return the names and values of what followed
    ranks(s)                     the colours from the leader to the last, as "OGNB"
    random_games(seats, options, count)   real random games, a pair (state, entry) after each entry
"""

from typing import Any

from tampu.core.contract import CHANCE
from tampu.core.play import Dealer, collect_events
from tampu.core.rng import Rng
from tampu.games.inca_empire.actions import ACTIONS, OUTCOMES, ROAD_NAMES
from tampu.games.inca_empire.content import (
    CARDS,
    COLORS,
    FIELDS,
    HAND,
    KINDS_OF_CARD,
    LINES,
    MARKERS,
    REGIONS,
    SITES,
    SUN,
    UNKNOWN,
)
from tampu.games.inca_empire.decisions import advance
from tampu.games.inca_empire.meta import META
from tampu.games.inca_empire.rules.board import bits
from tampu.games.inca_empire.rules.inca import play_inca
from tampu.games.inca_empire.rules.people import begin_turn
from tampu.games.inca_empire.rules.roads import open_region, trace_lines, trace_network
from tampu.games.inca_empire.rules.sapa import play_sapa
from tampu.games.inca_empire.rules.setup import do_color, turn_up
from tampu.games.inca_empire.rules.stages import FIRST_REGIONS, NEXT_PHASE, PLACE
from tampu.games.inca_empire.rules.sun import popular_support, rural_unrest
from tampu.games.inca_empire.state import State, new_state

Words = dict[str, str]


def position(
    seats: int = 4,
    *,
    at: str = "2a.3",
    order: str = "",
    turn: str = "",
    inside: str = "",
    vp: dict[str, int] | None = None,
    labor: dict[str, int] | None = None,
    roads: Words | None = None,
    owned: Words | None = None,
    markers: str = "",
    terraces: Words | None = None,
    cities: str = "",
    garrisons: str = "",
    temples: str = "",
    sun: Words | None = None,
    hands: Words | None = None,
    discard: str = "",
    pile: str | None = None,
    options: dict[str, Any] | None = None,
    rules_version: int = META.rules_version,
) -> State:
    s = _empty(seats, options or {}, rules_version)
    own = {seat(s, color): words for color, words in (owned or {}).items()}
    _lay_regions(s, own, markers, roads or {})
    for color, words in (roads or {}).items():
        _lay_roads(s, seat(s, color), words)
    trace_lines(s)
    for number in range(seats):
        trace_network(s, number)
    s.cities, s.garrisons, s.temples = (_sites(words) for words in (cities, garrisons, temples))
    for color, words in (terraces or {}).items():
        s.terraces[seat(s, color)] = _regions(words)
    for color, amount in (labor or {}).items():
        s.labor[seat(s, color)] = amount
    order = order or "".join(COLORS[color] for color in s.colors)
    s.order = [seat(s, color) for color in order]
    for number, color in enumerate(inside or order, 1):
        s.arrival[seat(s, color)] = number
    for color, amount in (vp or {}).items():
        s.vp[seat(s, color)] = amount
    _lay_cards(s, sun or {}, hands or {}, discard, pile)
    _enter(s, at, turn or order[0])
    return s


def _empty(seats: int, options: dict[str, Any], rules_version: int) -> State:
    s = new_state(seats, META.complete(seats, options, rules_version), rules_version)
    for color in list(s.board.colors)[: seats - 1 if s.setting.chosen_colors else seats]:
        do_color(s, color)
    s.menu = []
    advance(s)
    s.pending = 0
    s.cursor = 0
    assert s.stage <= FIRST_REGIONS
    return s


def _lay_regions(s: State, own: dict[int, str], markers: str, roads: Words) -> None:
    named: dict[int, int] = {}
    taken: dict[int, int] = {}
    for number, words in own.items():
        for word in words.split():
            region, _, kind = word.partition(":")
            taken[REGIONS.index(region)] = number
            if kind:
                named[REGIONS.index(region)] = MARKERS.index(kind)
    for word in markers.split():
        region, _, kind = word.partition(":")
        named[REGIONS.index(region)] = MARKERS.index(kind)
    up = s.board.revealed | _set(taken) | _set(named)
    for region in taken:
        up |= s.board.adjacent[region]
    for words in roads.values():
        for word in words.split():
            line = _line(word) % LINES
            up |= s.board.site_regions[s.board.end_a[line]]
            up |= s.board.site_regions[s.board.end_b[line]]
    if s.setting.gods_agree:
        for region in bits(s.board.hand_of_god):
            named.setdefault(region, MARKERS.index("m5"))
        up |= s.board.hand_of_god
    for region, kind in named.items():
        turn_up(s, region, kind)
    for region in bits(up & s.face_down):
        turn_up(s, region, next(kind for kind in range(UNKNOWN) if s.left[kind]))
    for region, number in taken.items():
        s.conquered |= 1 << region
        s.owned[number] |= 1 << region
        open_region(s, region)


def _lay_roads(s: State, number: int, words: str) -> None:
    for word in words.split():
        line = _line(word)
        if line >= LINES:
            s.parallels[number] |= 1 << (line - LINES)
        else:
            s.roads[number] |= 1 << line


def _line(word: str) -> int:
    return ROAD_NAMES.index(word)


def _lay_cards(s: State, laid: Words, hands: Words, discard: str, pile: str | None) -> None:
    _lay_sun(s, laid)
    for color, words in hands.items():
        for word in words.split():
            s.hands[seat(s, color) * KINDS_OF_CARD + _take(s, word)] += 1
    for word in discard.split():
        s.discard[_take(s, word)] += 1
    for word in (pile or "").split():
        _take(s, word)
    for number in range(s.seats):
        first = number * KINDS_OF_CARD
        while sum(s.hands[first : first + KINDS_OF_CARD]) < HAND:
            card = max(range(KINDS_OF_CARD), key=lambda known: s.pile[known])
            s.pile[card] -= 1
            s.hands[first + card] += 1
    if pile is not None:
        for card in range(KINDS_OF_CARD):
            s.discard[card] += s.pile[card]
            s.pile[card] = 0
        for word in pile.split():
            s.pile[CARDS.index(word)] += 1


def _lay_sun(s: State, laid: Words) -> None:
    effects = bytearray(s.effects)
    for field, words in laid.items():
        local = s.board.fields.index(FIELDS.index(field))
        for word in words.split():
            card = _take(s, word)
            s.faces[local * KINDS_OF_CARD + card] += 1
            for color in s.board.field_colors[local]:
                effects[s.colors.index(color) * KINDS_OF_CARD + card] += 1
    s.effects = bytes(effects)


def _take(s: State, word: str) -> int:
    """A copy of the card, from the pile or else swapped out of a hand."""
    card = CARDS.index(word)
    if not s.pile[card]:
        other = max(range(KINDS_OF_CARD), key=lambda known: s.pile[known])
        holders = [n for n in range(s.seats) if s.hands[n * KINDS_OF_CARD + card]]
        assert holders, f"no {word} is left"
        assert s.pile[other], "no card to swap is left"
        s.hands[holders[0] * KINDS_OF_CARD + card] -= 1
        s.hands[holders[0] * KINDS_OF_CARD + other] += 1
        s.pile[other] -= 1
        return card
    s.pile[card] -= 1
    return card


def _enter(s: State, at: str, turn: str) -> None:
    steps = s.setting.track
    s.place = [step.name() for step in steps].index(at)
    s.cursor = s.order.index(seat(s, turn))
    if s.setting.invasion:
        s.invasions = [1, 3]
    if steps[s.place].phase == SUN:
        s.stage = PLACE
    else:
        begin_turn(s)
    advance(s)


def _set(numbers: dict[int, int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _sites(words: str) -> int:
    return _set({SITES.index(word): 0 for word in words.split()})


def _regions(words: str) -> int:
    return _set({REGIONS.index(word): 0 for word in words.split()})


# Playing and looking.


def legal(s: State) -> list[str]:
    if s.actor() == CHANCE:
        return [OUTCOMES.notation(outcome) for outcome, _ in s.chance()]
    return [ACTIONS.notation(action) for action in s.legal()]


def _action(s: State, token: str) -> int:
    """The legal meaning of a token; an illegal one where it has none, which `apply` refuses."""
    meanings = (OUTCOMES if s.actor() == CHANCE else ACTIONS).find(token)
    assert meanings, f"{token} is no token"
    return next((action for action in meanings if s.is_legal(action)), meanings[0])


def play(s: State, *tokens: str) -> State:
    for token in tokens:
        s.apply(_action(s, token))
    return s


def deal_out(s: State, seed: int = 1) -> State:
    dealer = Dealer(seed)
    while s.actor() == CHANCE:
        s.apply(dealer.deal(s))
    return s


def why(s: State, token: str) -> str:
    space = OUTCOMES if s.actor() == CHANCE else ACTIONS
    refusals = [s.why_not(action) for action in space.find(token)]
    assert refusals, f"{token} is no token"
    if None in refusals:
        return ""
    assert refusals[0] is not None
    return refusals[0].rule


def events(s: State, token: str) -> list[tuple[str, dict[str, Any]]]:
    followed = collect_events(s, _action(s, token))
    return [(event.key.removeprefix("inca_empire-event-"), event.params) for event in followed]


def inca(s: State) -> State:
    play_inca(s)
    return s


def sapa(s: State) -> State:
    play_sapa(s)
    return s


def next_phase(s: State) -> State:
    s.stage = NEXT_PHASE
    s.menu = []
    advance(s)
    return s


def sun_end(s: State, **cards: str) -> State:
    """Lay these cards face up and carry out what follows at the end of a Sun phase."""
    _lay_sun(s, cards)
    popular_support(s)
    rural_unrest(s)
    return s


def seat(s: State, color: str) -> int:
    return s.colors.index(COLORS.index(color))


def labor(s: State, color: str) -> int:
    return s.labor[seat(s, color)]


def points(s: State, color: str) -> int:
    return s.vp[seat(s, color)]


def sheet(s: State, color: str) -> dict[str, int]:
    return s.sheet()[seat(s, color)]


def network(s: State, color: str) -> set[str]:
    return {SITES[site] for site in bits(s.network[seat(s, color)])}


def roads(s: State, color: str) -> set[str]:
    """The tokens of all roads of a player, the start road included."""
    number = seat(s, color)
    return {ROAD_NAMES[n] for n in bits(s.roads[number] | s.parallels[number] << LINES)}


def ranks(s: State) -> str:
    """The colours from the leader to the last."""
    return "".join(COLORS[s.colors[number]] for number in s.ranked())


def random_games(seats: int, options: dict[str, Any], count: int, first: int = 1) -> Any:
    """Random games as pairs of state and entry number, one pair after every entry."""
    for seed in range(first, first + count):
        s = new_state(seats, META.complete(seats, options), META.rules_version)
        dealer, rng, number = Dealer(seed), Rng(seed, "random"), 0
        while s.actor() >= CHANCE:
            s.apply(dealer.deal(s) if s.actor() == CHANCE else s.sample(rng))
            number += 1
            yield s, number
