"""Positions of Cuzco for tests, from a compact description.

    state = position(tiles=["T3:G6,H5,H6", "TV:G7"], incas={0: ["G7"]}, temples={"G6": 2})
    play(state, "T2:G8,G9 I+:J2 /")
    assert "B:G6=4" in tokens(state)          # the whole legal list as tokens
    assert refused(state, "TV:G6") == "CZ-T10"

`position` takes the keys of `given` in data.json (`position(**given)` works: keys of mappings may
be strings, seats count from 0):

    players      number of seats (2)
    options      options that differ from their default ({})
    active       the seat whose turn it is (0)
    ap           action points left (6)
    must         True: the mandatory tile is due (D1), else an action (D2) (False)
    tiles        tokens of tiles laid in this order, price and supply ignored
    ponds        cells with a pond beside the printed ones
    incas        {seat: [cells]}
    temples      {cell: value}
    discs        cells of temples with a sun disc
    changed      cells of temples built or expanded this turn
    supply       left for the active seat: {"T3", "T2", "TC", "TV", "tokens", "ponds", "floors"}
    floors       {value: number} overriding single floors of the supply
    triples_left triples in supply
    hands        {seat: [kinds]}                (every hand empty)
    face_up      the face-up card               ("M")
    draw         kinds in the draw pile, or their number; default: all cards left over
    discard      kinds in the discard pile, or their number   ([])
    cards_available  False: both piles are empty
    draws_used, token_used, placed, idle, ending ("", "last_triple", "standstill"), finished [seats]

A test about supplies (invariants, sheets) must describe a position that adds up; others need not.
`festival` puts seats into the city of a temple on J6 and makes the proposal due.
`chance` answers a due chance with a token, or with its first outcome.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tampu.core.contract import CHANCE
from tampu.core.play import read_action
from tampu.games.cuzco.actions import ACTIONS, OUTCOMES, SINGLE_CROP, SINGLE_VILLAGE, TILE_CELLS
from tampu.games.cuzco.content import CARDS, COPIES, KINDS_OF_CARDS, VALUES
from tampu.games.cuzco.game import GAME
from tampu.games.cuzco.rules.board import CELL, with_value
from tampu.games.cuzco.rules.codes import ACTION, MANDATORY_TILE, REASONS, TEMPLE
from tampu.games.cuzco.rules.incas import put_inca
from tampu.games.cuzco.rules.placements import survey
from tampu.games.cuzco.rules.ponds import put_water
from tampu.games.cuzco.rules.terrain import lay_tile
from tampu.games.cuzco.state import State

TILE_KINDS = ("T2", "TC", "TV")


def position(
    *,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    active: int = 0,
    ap: int = 6,
    must: bool = False,
    tiles: Iterable[str] = (),
    ponds: Iterable[str] = (),
    incas: Mapping[Any, Iterable[str]] | None = None,
    temples: Mapping[str, int] | None = None,
    discs: Iterable[str] = (),
    changed: Iterable[str] = (),
    supply: Mapping[str, Any] | None = None,
    floors: Mapping[Any, int] | None = None,
    triples_left: int | None = None,
    hands: Mapping[Any, Iterable[str]] | None = None,
    face_up: str = "M",
    draw: int | Iterable[str] | None = None,
    discard: int | Iterable[str] = (),
    cards_available: bool = True,
    draws_used: int = 0,
    token_used: bool = False,
    placed: bool | None = None,
    idle: int = 0,
    ending: str = "",
    finished: Sequence[int] = (),
) -> State:
    """A state in the middle of a turn; see the head of this file."""
    given = {"start_player": 1, **(options or {})}
    state = State(players, GAME.meta.complete(players, given), GAME.meta.rules_version)
    state.dealt = 3 * players
    state.active, state.ap, state.draws, state.token_used = active, ap, draws_used, token_used
    state.placed = (not must) if placed is None else placed
    state.idle, state.ending = idle, REASONS.index(ending)
    state.finished = [seat in finished for seat in range(players)]
    state.point = MANDATORY_TILE if must else ACTION
    survey(state)
    for token in tiles:
        lay(state, token)
    for name in ponds:
        put_water(state, CELL[name])
        state.ponds -= 1
    for seat, names in (incas or {}).items():
        for name in names:
            put_inca(state, int(seat), CELL[name])
    for name in sorted(temples or {}, key=CELL.__getitem__):
        put_temple(state, name, (temples or {})[name], name in discs, name in changed)
    _set_supply(state, supply or {})
    for value, number in (floors or {}).items():
        state.floors[VALUES.index(int(value))] = number
    if triples_left is not None:
        state.triples = triples_left
    _set_cards(state, hands or {}, face_up, draw if cards_available else 0, discard)
    survey(state)
    return state


def lay(state: State, token: str) -> None:
    """Put a tile on the board at no price; its supply goes down as far as it can."""
    action = ACTIONS.find(token)[0]
    lay_tile(state, action)
    kind = len(TILE_CELLS[action])
    if kind == 3:
        state.triples = max(0, state.triples - 1)
        return
    own = 0 if kind == 2 else 1 if SINGLE_CROP <= action < SINGLE_VILLAGE else 2
    for seat in range(state.seats):
        if state.stock[seat * 3 + own]:
            state.stock[seat * 3 + own] -= 1
            return


def put_temple(
    state: State, name: str, value: int, disc: bool = False, changed: bool = False
) -> None:
    """Stand a temple on a cell with all its floors."""
    state.piece = with_value(state.piece, CELL[name], TEMPLE)
    place_in = sorted([*state.temples, CELL[name]]).index(CELL[name])
    state.temples.insert(place_in, CELL[name])
    state.values.insert(place_in, value)
    state.discs.insert(place_in, disc)
    state.changed.insert(place_in, changed)
    for floor, floor_value in enumerate(VALUES):
        state.floors[floor] -= floor_value <= value


def _set_supply(state: State, supply: Mapping[str, Any]) -> None:
    if "T3" in supply:
        state.triples = supply["T3"]
    for own, kind in enumerate(TILE_KINDS):
        if kind in supply:
            state.stock[state.active * 3 + own] = supply[kind]
    if "tokens" in supply:
        state.tokens[state.active] = supply["tokens"]
    if "ponds" in supply:
        state.ponds = supply["ponds"]
    for value, number in supply.get("floors", {}).items():
        state.floors[VALUES.index(int(value))] = number


def _set_cards(
    state: State,
    hands: Mapping[Any, Iterable[str]],
    face_up: str,
    draw: int | Iterable[str] | None,
    discard: int | Iterable[str],
) -> None:
    left = list(COPIES)
    state.face_up = CARDS.index(face_up)
    left[state.face_up] -= 1
    for seat, kinds in hands.items():
        for kind in kinds:
            card = CARDS.index(kind)
            state.hands[int(seat) * KINDS_OF_CARDS + card] += 1
            left[card] -= 1
    state.discard = _pile(left, discard)
    state.draw = left.copy() if draw is None else _pile(left, draw)


def _pile(left: list[int], wanted: int | Iterable[str]) -> list[int]:
    """Take the wanted cards, or some of a wanted number, out of those left over."""
    pile = [0] * KINDS_OF_CARDS
    if isinstance(wanted, int):
        chosen = [card for card in range(KINDS_OF_CARDS) for _ in range(left[card])][:wanted]
    else:
        chosen = [CARDS.index(kind) for kind in wanted]
    for card in chosen:
        pile[card] += 1
        left[card] -= 1
    return pile


def festival(
    *,
    value: int,
    face_up: str,
    order: Sequence[int],
    hands: Mapping[Any, Iterable[str]],
    disc: bool = False,
    **more: Any,
) -> State:
    """The seats of `order` stand in the city of J6; the first has just ended its actions."""
    cells = ["K5", "K6", "L6", "L7"]
    tiles = ["T2:J6,I6", *(f"TV:{cell}" for cell in cells)]
    players = max(2, max(order) + 1, *(int(seat) + 1 for seat in hands))
    state = position(
        players=players,
        active=order[0],
        tiles=tiles,
        incas={seat: [cell] for seat, cell in zip(order, cells, strict=False)},
        temples={"J6": value},
        discs=["J6"] if disc else [],
        hands=hands,
        face_up=face_up,
        **more,
    )
    return play(state, "/")


def tokens(state: State) -> list[str]:
    """The legal list as tokens."""
    return [ACTIONS.notation(action) for action in state.legal()]


def action(token: str) -> int:
    """The id of a token."""
    return ACTIONS.find(token)[0]


def play(state: State, text: str | Iterable[str], chance_too: bool = False) -> State:
    """Play legal tokens in order; with `chance_too` due chance takes its first outcome."""
    for token in text.split() if isinstance(text, str) else text:
        state.apply(read_action(GAME, state, token))
        while chance_too and state.actor() == CHANCE:
            chance(state)
    return state


def chance(state: State, token: str | None = None) -> None:
    """Answer the chance that is due."""
    state.apply(OUTCOMES.find(token)[0] if token else state.chance()[0][0])


def refused(state: State, token: str) -> str:
    """The rule that forbids a token, or nothing if it is legal."""
    why = state.why_not(action(token))
    return why.rule if why else ""
