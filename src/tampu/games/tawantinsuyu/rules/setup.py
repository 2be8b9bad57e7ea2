"""The set-up (TW-S), in the order of its chance entries."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from tampu.games.tawantinsuyu import actions, content
from tampu.games.tawantinsuyu.content import AX, KINDS, bits
from tampu.games.tawantinsuyu.meta import SOLO_OPTIONS
from tampu.games.tawantinsuyu.rules import frames, vocabulary
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.piles import shuffle_into_deck

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def take_options(s: State, options: Mapping[str, Any]) -> None:
    s.random_rotation = options["coricancha"] == "random"
    s.start_option = 0 if options["start_player"] == "random" else int(options["start_player"])
    if options.get("mini"):
        s.last_festival = content.MINI_FESTIVALS
    personality = options["solo_personality"]
    if personality == "none" or not s.solo:
        s.personality = frames.NONE
    elif personality != "random":
        s.personality = content.PERSONALITIES.index(personality)
    if s.solo:
        for number, name in enumerate(SOLO_OPTIONS):
            if options.get(name):
                s.solo_flags |= 1 << number
        if options.get("solo_personality_moment") == "arrival":
            s.solo_flags |= content.ON_ARRIVAL


def proceed(s: State, frame: Frame) -> None:
    """SETUP: one step after the other."""
    step = frame[2]
    if step + 1 < len(_STEPS):
        s.stack.append((frames.SETUP, 0, step + 1))
    _STEPS[step](s)


def turn_order(s: State) -> list[int]:
    """The seats that decide, from the first player."""
    return [(s.first + after) % s.seats for after in range(s.seats)]


def _coricancha(s: State) -> None:
    if s.random_rotation:
        s.stack.append((frames.DRAW_ROTATION, 0))


def _workers(s: State) -> None:
    for place in reversed(range(s.places)):
        s.stack.append((frames.START_WORKERS, place))


def start_workers(s: State, frame: Frame) -> None:
    """START_WORKERS: two of different kinds; of a double one goes back (TW-S04)."""
    place = frame[1]
    at = place * len(KINDS)
    kinds = s.ax_workers[:] if s.is_ax(place) else []
    if not s.is_ax(place):
        for kind in range(len(KINDS)):
            kinds.extend([kind] * s.workers[at + kind])
    if len(kinds) < content.START_WORKERS or (
        len(kinds) == content.START_WORKERS and kinds[0] == kinds[1]
    ):
        s.stack.append(frame)
        s.stack.append((frames.DRAW_WORKER, place, frames.TO_SUPPLY, 0))
    elif len(kinds) > content.START_WORKERS:
        double = next(kind for kind in kinds if kinds.count(kind) == 2)
        s.bag[double] += 1
        if s.is_ax(place):
            s.ax_workers.remove(double)
        else:
            s.workers[at + double] -= 1


def _village(s: State) -> None:
    """TW-S05 to TW-S08."""
    for kind in range(len(KINDS)):
        s.bag[kind] += content.WORKERS_PER_KIND - content.BAG_START - content.REMOVED[s.seats]
    if s.places == 2:
        s.stack.append((frames.FILL_MARKS, 0, 0))
    s.stack.append((frames.FILL_NOMADS, 0, content.NOMAD_SIZE[s.seats]))
    s.stack.append((frames.FILL_VILLAGE, 0, content.VILLAGE_SIZE[s.seats]))


def fill_nomads(s: State, frame: Frame) -> None:
    for _ in range(frame[2]):
        s.stack.append((frames.DRAW_WORKER, 0, frames.TO_NOMADS, 0))


def fill_marks(s: State, frame: Frame) -> None:
    """FILL_MARKS: empty marked spaces of a terrace in ascending order (TW-S08, TW-F17)."""
    for space in reversed(range(len(content.SPACES))):
        if (
            content.SPACE_MARK[space]
            and content.SPACE_TERRACE[space] == frame[2]
            and s.hill[space] == frames.NONE
        ):
            s.stack.append((frames.DRAW_WORKER, 0, frames.TO_SPACE, space))


def _market(s: State) -> None:
    s.stack.append((frames.DRAW_TOP, 0))
    s.stack.append((frames.REFILL_MARKET, 0))


def _first_player(s: State) -> None:
    if s.start_option:
        s.first = s.start_option - 1
    elif not s.solo:
        s.stack.append((frames.DRAW_FIRST, 0))


def _starting_weavings(s: State) -> None:
    for place in reversed(turn_order(s)):
        s.stack.append((frames.STARTING_WEAVING, place))
    if s.solo:
        s.stack.append((frames.DRAW_START, AX))


def list_starting_weaving(s: State, frame: Frame) -> list[int]:
    return [actions.STARTING_WEAVING + tile for tile in bits(s.starting)]


def do_starting_weaving(s: State, frame: Frame, action: int) -> None:
    tile = action - actions.STARTING_WEAVING
    s.starting &= ~(1 << tile)
    s.tapestries[frame[1]] = ((tile,),)


def _god_cards(s: State) -> None:
    """Stone, Axomamma's stock, then 8 cards for each seat (TW-S15, TW-S16, TW-X03)."""
    s.starting = 0
    for place in range(s.places):
        s.gain(place, content.STONE, content.START_STONE)
    for place in reversed(turn_order(s)):
        for _ in range(content.DEALT):
            s.stack.append((frames.DRAW_GOD, place, frames.TO_DEAL, 0))
    if s.solo:
        for resource, number in enumerate(content.AX_START):
            s.gain(AX, resource, number)
        for _ in range(content.AX_START_ARMY):
            s.stack.append((frames.DRAW_ARMY, AX, frames.TO_HAND, frames.NONE))


def _keep(s: State) -> None:
    for place in reversed(turn_order(s)):
        for _ in range(content.KEPT):
            s.stack.append((frames.KEEP, place))


def list_keep(s: State, frame: Frame) -> list[int]:
    return [actions.KEEP + card for card in bits(s.dealt[frame[1]])]


def do_keep(s: State, frame: Frame, action: int) -> None:
    bit = 1 << (action - actions.KEEP)
    s.dealt[frame[1]] &= ~bit
    s.gods[frame[1]] |= bit


def _play(s: State) -> None:
    """In reverse turn order (TW-S17)."""
    for place in turn_order(s):
        s.stack.append((frames.SETUP_CARDS, place))
        if s.events is not None:
            cards = ", ".join([content.GOD_CARDS[card] for card in bits(s.dealt[place])])
            s.tell("setup-cards", seat=place + 1, cards=cards)


def setup_cards(s: State, frame: Frame) -> None:
    """SETUP_CARDS: cards that only gain are played first by themselves."""
    place = frame[1]
    s.stack.append((frames.SETUP_PLAY, place))
    for card in reversed(bits(s.dealt[place])):
        if vocabulary.GAIN_ONLY[card]:
            _play_card(s, place, card)


def _play_card(s: State, place: int, card: int) -> None:
    s.dealt[place] &= ~(1 << card)
    s.played |= 1 << card
    if s.events is not None:
        s.tell("played", seat=place + 1, card=content.GOD_CARDS[card])
    s.stack.append((frames.EFFECTS, place, vocabulary.GOD_EFFECTS[card], 0, content.C_GOD_CARDS))


def list_setup_play(s: State, frame: Frame) -> list[int]:
    return [actions.PLAY + card for card in bits(s.dealt[frame[1]])]


def do_setup_play(s: State, frame: Frame, action: int) -> None:
    s.stack.append(frame)
    _play_card(s, frame[1], action - actions.PLAY)


def _begin(s: State) -> None:
    """TW-S20, then Axomamma's part and the first turn."""
    shuffle_into_deck(s, s.played)
    s.played = 0
    s.stack.append((frames.TURN, s.first, 0))
    if s.solo:
        s.stack.append((frames.AX_SETUP, AX, 0))
    s.stack.append((frames.REFILL_MARKET, 0))


LAST_STEP: Final = 9
"""When this is next, the set-up cards lie open."""
_STEPS: Final[list[Callable[[State], None]]] = [
    _coricancha,
    _workers,
    _village,
    _market,
    _first_player,
    _starting_weavings,
    _god_cards,
    _keep,
    _play,
    _begin,
]
