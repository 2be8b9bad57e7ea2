"""The table of decisions and draws: what is due, what is legal, what follows automatically."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tampu.core.contract import CHANCE, OVER
from tampu.core.decisions import Decision, Draw, Odds, refuse_nothing
from tampu.core.rng import Rng
from tampu.games.cuzco.actions import ACTIONS, BUILD, END_ACTIONS, MOVE
from tampu.games.cuzco.rules import cards, codes, festival, incas, ponds, temples, terrain, turn
from tampu.games.cuzco.rules.codes import ACTION, MANDATORY_TILE
from tampu.games.cuzco.rules.listing import list_placements, list_tiles
from tampu.games.cuzco.rules.sampling import sample_turn_action

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State


DECISIONS: Final[tuple[Decision, ...]] = (
    Decision("triple", terrain.list_triples, terrain.refuse_tile, terrain.do_tile),
    Decision("double", terrain.list_doubles, terrain.refuse_tile, terrain.do_tile),
    Decision("single_crop", terrain.list_single_crops, terrain.refuse_tile, terrain.do_tile),
    Decision("single_village", terrain.list_single_villages, terrain.refuse_tile, terrain.do_tile),
    Decision("pond", ponds.list_ponds, ponds.refuse_pond, ponds.do_pond),
    Decision("enter", incas.list_entrances, incas.refuse_enter, incas.do_enter),
    Decision("leave", incas.list_departures, incas.refuse_leave, incas.do_leave),
    Decision("move", incas.list_moves, incas.refuse_move, incas.do_move),
    Decision("build", temples.list_builds, temples.refuse_build, temples.do_build),
    Decision("expand", temples.list_expansions, temples.refuse_expansion, temples.do_expansion),
    Decision("draw_blind", cards.list_blind_draws, cards.refuse_draw, cards.do_draw_blind),
    Decision("draw_face_up", cards.list_face_up_draws, cards.refuse_draw, cards.do_draw_face_up),
    Decision("token", turn.list_tokens, turn.refuse_token, turn.do_token),
    Decision("end_actions", turn.list_end_actions, refuse_nothing, turn.do_end_actions),
    Decision("propose", festival.list_proposals, festival.refuse_proposal, festival.do_proposal),
    Decision("no_festival", festival.list_no_festival, refuse_nothing, festival.do_no_festival),
    Decision("lay_card", festival.list_cards, festival.refuse_card, festival.do_card),
    Decision("pass_bid", festival.list_pass, refuse_nothing, festival.do_pass),
    Decision("end_bid", festival.list_end_bid, festival.refuse_end_bid, festival.do_end_bid),
)
"""A row for each kind of action, in the order of the ids."""

DRAWS: Final[dict[int, Draw]] = {
    codes.CHOOSE_START: Draw(turn.list_start_players, turn.do_start_player, "start_player"),
    codes.FIRST_FACE_UP: Draw(cards.list_face_up_cards, turn.do_first_face_up, "deck"),
    codes.DEAL_HANDS: Draw(turn.list_dealt_cards, turn.do_deal, "deck"),
    codes.BLIND_CARD: Draw(cards.list_blind_cards, cards.do_blind_card, "deck"),
    codes.REPLACE_FACE_UP: Draw(cards.list_face_up_cards, cards.do_replace_face_up, "deck"),
    codes.NEXT_FACE_UP: Draw(cards.list_face_up_cards, festival.do_next_face_up, "deck"),
}
"""A row for each point at which chance decides."""

_TILES: Final = ("triple", "double", "single_crop", "single_village")
_PLACEMENTS: Final = (*_TILES, "pond", "enter")
_ACTIONS: Final = (
    *(*_PLACEMENTS, "leave", "move", "build", "expand"),
    *("draw_blind", "draw_face_up", "token", "end_actions"),
)
_ANSWERS: Final[dict[int, tuple[str, ...]]] = {
    MANDATORY_TILE: (*_TILES, "token"),
    ACTION: _ACTIONS,
    codes.PROPOSAL: ("propose", "no_festival"),
    codes.BID: ("lay_card", "pass_bid"),
    codes.FURTHER_CARD: ("lay_card", "end_bid"),
    codes.GAME_OVER: (),
}
"""The kinds that answer each decision point."""


def _refuse_kind(point: int, kind: str) -> str:
    """Return the rule by which a kind does not answer a decision point."""
    if kind in _ANSWERS[point]:
        return ""
    if point == codes.GAME_OVER:
        return "CZ-E12"
    if kind in _ACTIONS:
        return "CZ-R03" if point == MANDATORY_TILE else "CZ-R08"
    if point in (MANDATORY_TILE, ACTION) or kind == "propose":
        return "CZ-F01"
    return "CZ-F04" if point == codes.PROPOSAL else "CZ-F24"


# The rows again, for speed: by kind, by point, or by point and then kind.
_List = Callable[[Any], list[int]]
_Do = Callable[[Any, int], None]
_REFUSE: Final = tuple(row.refuse for row in DECISIONS)
_DO: Final = tuple(row.do for row in DECISIONS)
_DO_DRAW: Final[tuple[_Do | None, ...]] = tuple(
    DRAWS[point].do if point in DRAWS else None for point in range(codes.NEXT_ACTION)
)
_REFUSED_KINDS: Final[dict[int, tuple[str, ...]]] = {
    point: tuple(_refuse_kind(point, row.name) for row in DECISIONS) for point in _ANSWERS
}


def _lists(kinds: tuple[str, ...], *, all_moves: bool) -> tuple[_List, ...]:
    """Return what lists the kinds; placements, which come first, are listed together."""
    lists: list[_List] = []
    if _TILES[0] in kinds:
        lists.append(list_placements if "enter" in kinds else list_tiles)
    for row in DECISIONS:
        if row.name == "move" and not all_moves:
            lists.append(incas.list_first_moves)
        elif row.name in kinds and row.name not in _PLACEMENTS:
            lists.append(row.list_actions)
    return tuple(lists)


_LISTS: Final[dict[int, tuple[_List, ...]]] = {
    point: _lists(kinds, all_moves=True) for point, kinds in _ANSWERS.items()
}
_CANDIDATE_LISTS: Final = _lists(_ACTIONS, all_moves=False)


def actor(s: State) -> int:
    """Return the seat that decides, or CHANCE, or OVER."""
    point = s.point
    if point in (MANDATORY_TILE, ACTION, codes.PROPOSAL):
        return s.active
    if point in (codes.BID, codes.FURTHER_CARD):
        return s.bidder
    return OVER if point == codes.GAME_OVER else CHANCE


def legal(s: State) -> list[int]:
    """List all legal actions, ascending; none when chance is due or the game is over."""
    return _list(s, _LISTS.get(s.point, ()))


def candidates(s: State) -> list[int]:
    """List the legal actions without further moves of Incas that have just moved (EN01)."""
    return _list(s, _CANDIDATE_LISTS) if s.point == ACTION else legal(s)


def _list(s: State, lists: tuple[_List, ...]) -> list[int]:
    actions: list[int] = []
    for list_actions in lists:
        if actions:
            actions += list_actions(s)
        else:
            actions = list_actions(s)  # often the longest part: not copied
    return actions


def sample(s: State, rng: Rng) -> int:
    """Return a candidate: a kind uniformly, then uniformly inside the kind."""
    if s.point in (MANDATORY_TILE, ACTION):
        return sample_turn_action(s, rng)
    return ACTIONS.sample(legal(s), rng)


def refuse(s: State, action: int) -> str:
    """Return the rule that forbids an action, or an outcome when chance is due; "" if none."""
    refused_kinds = _REFUSED_KINDS.get(s.point)
    if refused_kinds is None:
        return "" if any(action == outcome for outcome, _ in chance(s)) else "CZ-R14"
    kind = ACTIONS.kind_index(action)
    return refused_kinds[kind] or _REFUSE[kind](s, action)


def is_legal(s: State, action: int) -> bool:
    """Whether an action, or an outcome when chance is due, is possible now."""
    return 0 <= action < ACTIONS.size and not refuse(s, action)


def chance(s: State) -> Odds:
    """List the outcomes of the draw that is due with their weights."""
    draw = DRAWS.get(s.point)
    return draw.list_outcomes(s) if draw else []


def source(s: State) -> str:
    """Return the source of the draw that is due."""
    return DRAWS[s.point].source


def do(s: State, action: int) -> None:
    """Carry out a legal action or a possible outcome, and everything that follows by itself."""
    do_draw = _DO_DRAW[s.point]
    if do_draw is not None:
        do_draw(s, action)
    else:
        if not MOVE <= action < BUILD:
            s.moved.clear()
        _DO[ACTIONS.kind_index(action)](s, action)
    advance(s)


def advance(s: State) -> None:
    """Carry out automatic steps up to the next decision or draw."""
    while s.point >= codes.NEXT_ACTION:
        _STEPS[s.point - codes.NEXT_ACTION](s)


def _ask_action(s: State) -> None:
    """Ask for an action, or end the actions where the option says so (CZ-R13)."""
    s.point = ACTION
    if s.options["auto_end_turn"] and legal(s) == [END_ACTIONS]:
        s.tell("auto_end", seat=s.active + 1)
        s.moved.clear()
        s.point = codes.AFTER_ACTIONS


_STEPS: Final[tuple[Callable[[Any], None], ...]] = (
    _ask_action,
    turn.finish_actions,
    festival.ask_next_bidder,
    turn.finish_turn,
    turn.start_turn,
)
"""The automatic steps from NEXT_ACTION on."""
