"""What a drawn board shows beyond the view: prices, tasks, scorings to come.

Hands that the viewer does not see count by their number only, so nothing here reveals a card.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal, NotRequired, TypedDict, cast

from tampu.core.contract import Json
from tampu.games.tawantinsuyu import actions, content
from tampu.games.tawantinsuyu.codec import GODS, read_frame, read_public
from tampu.games.tawantinsuyu.content import ACT_CONQUEST, ACTIVATIONS, SECTIONS
from tampu.games.tawantinsuyu.rules import (
    ax_priest,
    builds,
    conquest,
    festival,
    frames,
    payment,
    placement,
    priest,
    vocabulary,
)
from tampu.games.tawantinsuyu.rules.weavings import joined, largest_tapestry, weavings_owned
from tampu.games.tawantinsuyu.scoring import final_points
from tampu.games.tawantinsuyu.view import Worker

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

STEPS: Final = ("before", "start", "merchant", "temple", "regions", "village", "cards")
"""The steps of a Festival; `potatoes` follows `regions`."""
STAGE_NAMES: Final[list[Literal["setup", "turn", "festival", "end"]]] = [
    *("setup", "turn", "turn", "festival", "festival", "end")
]
"""By stage of `rules/frames.py`."""
_FOLLOWING: Final[dict[int, int]] = {
    frames.WORSHIP: content.ACT_WORSHIP,
    frames.OFFERING: content.ACT_OFFERING,
    frames.REJUVENATE: content.ACT_REJUVENATE,
    frames.PRODUCE: content.ACT_PRODUCE,
    frames.EXTRA_FLIP: content.ACT_PRODUCE,
    frames.ARMY: ACT_CONQUEST,
    frames.CONQUER: ACT_CONQUEST,
    frames.CONQUEST_PAYMENT: ACT_CONQUEST,
    frames.CASUALTY: ACT_CONQUEST,
}
"""Questions of a High Priest action."""


class Stage(TypedDict):
    """Where the game stands; `step` is a step of the Festival."""

    name: Literal["setup", "turn", "festival", "end"]
    festivals: int
    step: str | None


class Activation(TypedDict):
    """The High Priest action that goes on, who called it and who is asked now."""

    action: str
    seat: int
    now: int


class Working(TypedDict):
    """The placement that goes on: who is placed where, or the tasks still to do there."""

    seat: int
    space: str | None
    worker: NotRequired[Worker]
    ability: NotRequired[Worker]
    left: NotRequired[int]
    used: NotRequired[list[str]]
    """Task icons used in this round."""


class FestivalProspect(TypedDict):
    """What the Festival would bring one place if it came now."""

    temple: int
    regions: int
    weavings: int
    potatoes: int
    missing: int
    """Potatoes that the place cannot pay."""


class Festival(TypedDict):
    """What the Festival would bring if it came now."""

    casualties: int
    leaders: dict[str, int]
    """The place that leads each region."""
    trigger: int
    """Points for calling it."""
    places: list[FestivalProspect]


class Tapestry(TypedDict):
    """One tapestry: its tiles, whether each join matches, and its final points."""

    tiles: list[str]
    joins: list[bool]
    points: int


class Tapestries(TypedDict):
    """All tapestries of a place."""

    rows: list[Tapestry]
    largest: int


class Markers(TypedDict):
    """Markers that a place has left."""

    steps: int
    conquest: int


class WorkerOnSpace(TypedDict):
    """What one worker would pay and do on a space."""

    food: int
    swift: bool
    """Whether it pays as a courier."""
    tasks: int
    alike: int
    """Adjacent workers of its kind."""
    open: bool
    """Whether the viewer can pay the space."""


class Space(TypedDict):
    """An empty space: its price in parts, and what each worker would do there."""

    wander: int
    descend: int
    less: int
    """What step markers take off."""
    steps: list[int]
    """Owners of the step markers on the way."""
    workers: dict[Worker, WorkerOnSpace]


class Effect(TypedDict):
    """One effect that stands to choice."""

    gain: NotRequired[dict[str, int]]
    take: NotRequired[dict[str, int]]


class NextOfAxomamma(TypedDict):
    """The action of a side ahead of Axomamma's High Priest."""

    action: str
    holds: bool | None
    """Whether she would move there; null where it depends on her hand."""


class Solo(TypedDict):
    """Playing against Axomamma."""

    win: int
    """Points that a victory needs."""
    next: list[NextOfAxomamma]


class Derived(TypedDict):
    """Prices for the viewer, what each High Priest action would mean, what a Festival brings."""

    scores: list[int]
    stage: Stage
    activation: Activation | None
    working: Working | None
    festival: Festival
    tapestries: list[Tapestries]
    markers: list[Markers]
    worth: list[int]
    """Final points of each place for what it has now."""
    actions: list[str]
    """The High Priest action at each section."""
    followers: dict[str, list[int]]
    """By High Priest action: the places that could follow."""
    wander: NotRequired[list[int]]
    """By section what wandering there costs the viewer."""
    spaces: NotRequired[dict[str, Space]]
    choices: NotRequired[list[list[Effect]]]
    """The lists of effects of which one is to be chosen."""
    tasks: NotRequired[dict[str, list[str]]]
    """While the viewer does tasks: by kind of decision, what its task could be done with now."""
    solo: NotRequired[Solo]


def derive(view: Json) -> Derived:
    """Prices for the viewer, what each High Priest action would mean, what a Festival brings."""
    s = read_public(view)
    hidden = view["hidden"]["gods"]
    s.gods = [
        GODS.read(hand) if not more else (1 << (len(hand) + more)) - 1
        for hand, more in zip(view["gods"], hidden, strict=True)
    ]
    s.stack = [read_frame(frame) for frame in view["frames"]]
    armies = [
        len(hand) + more
        for hand, more in zip(view["armies"], view["hidden"]["armies"], strict=True)
    ]
    seat = view["viewer"]
    data: Derived = {
        "scores": list(s.score),
        "stage": _stage(s),
        "activation": _activation(s),
        "working": _working(s),
        "festival": _festival(s),
        "tapestries": [_tapestries(s, place) for place in range(s.places)],
        "markers": [_markers(s, place) for place in range(s.places)],
        "worth": [sum(final_points(s, place)) for place in range(s.places)],
        "actions": [ACTIVATIONS[priest.action_at(s, section)] for section in range(SECTIONS)],
        "followers": {
            ACTIVATIONS[what]: [
                place for place in range(s.places) if can_follow(s, place, what, armies[place])
            ]
            for what in range(len(ACTIVATIONS))
        },
    }
    if seat is not None and s.priest[seat] != frames.NONE and s.stage != frames.ENDED:
        data["wander"] = [_wander(s, seat, section) for section in range(SECTIONS)]
        data["spaces"] = _spaces(s, seat)
        if s.stack and s.stack[-1][0] in (frames.TASK, frames.SWAP) and s.stack[-1][1] == seat:
            data["tasks"] = _tasks(s, s.stack[-1])
    if s.stack and s.stack[-1][0] == frames.CHOICE:
        data["choices"] = [_gives(number) for number in s.stack[-1][3:]]
    if s.solo:
        data["solo"] = {"win": content.WIN_VP, "next": _next_of_axomamma(s)}
    return data


def _gives(effects: int) -> list[Effect]:
    """A list of effects in the words of the box; only gains and Nomads stand to choice there."""
    data: list[Effect] = []
    for op in vocabulary.EFFECTS[effects]:
        if op[0] == vocabulary.GAIN:
            gains = zip((*content.RESOURCES, "vp"), op[1:], strict=True)
            data.append({"gain": {name: number for name, number in gains if number}})
        elif op[0] == vocabulary.TAKE_NOMAD:
            data.append({"take": {"nomad": 1}})
    return data


# Placing


def _worker(kind: int) -> Worker:
    return cast(Worker, content.KINDS[kind])


def _wander(s: State, place: int, section: int) -> int:
    distance = (section - s.priest[place]) % SECTIONS
    return content.WANDER[min(distance, SECTIONS - distance)]


def _subjects(s: State, place: int) -> list[tuple[int, int]]:
    """The worker and ability that is being placed, else each kind in the supply as it is."""
    for frame in reversed(s.stack):
        if frame[0] in (frames.SPACE, frames.PRICE, frames.PLACE) and frame[1] == place:
            return [(frame[2], frame[3])]
    at = place * len(content.KINDS)
    return [(kind, kind) for kind in range(len(content.KINDS)) if s.workers[at + kind]]


def _spaces(s: State, place: int) -> dict[str, Space]:
    """For each empty space: its price in parts, and the tasks that each worker would do there."""
    subjects = _subjects(s, place)
    payable = [placement.payable_spaces(s, place, ability) for _, ability in subjects]
    data: dict[str, Space] = {}
    for space, name in enumerate(content.SPACES):
        if s.hill[space] != frames.NONE:
            continue
        segment = placement.segment_of(space)
        owners = placement.steps_on_the_way(s, segment)
        wander = _wander(s, place, segment // 3)
        descend = content.DESCEND[segment % 3]
        data[name] = {
            "wander": wander,
            "descend": descend,
            "less": wander + descend - placement.segment_food(s, place, segment),
            "steps": owners,
            "workers": {
                _worker(kind): {
                    "food": placement.food(s, place, space, ability),
                    "swift": ability == content.COURIER,
                    "tasks": placement.number_of_tasks(s, place, kind, ability, space),
                    "alike": sum([s.hill[other] == kind for other in content.ADJACENT[space]]),
                    "open": bool((payable[number] >> space) & 1),
                }
                for number, (kind, ability) in enumerate(subjects)
            },
        }
    return data


def _tasks(s: State, frame: frames.Frame) -> dict[str, list[str]]:
    """What can be built, raised or laid now: tiles and slots by name, statues by god and size."""
    place = frame[1]
    free = frame[2] if frame[0] == frames.SWAP else 0
    buildings = builds.list_building(s, (frames.BUILDING, place, free, 0))
    data = {"building": [content.MARKET[action - actions.BUILDING] for action in buildings]}
    if frame[0] == frames.TASK:
        steps = builds.list_steps(s, (frames.STEPS, place, 0))
        statues = builds.list_statue(s, (frames.STATUE, place, 0))
        data["steps"] = [content.SLOTS[action - actions.STEPS] for action in steps]
        data["statue"] = [content.STATUES[action - actions.STATUE] for action in statues]
    return data


def _working(s: State) -> Working | None:
    """The placement that goes on: who is placed where, and the tasks still to do."""
    for frame in reversed(s.stack):
        if frame[0] == frames.TASK:
            _, place, space, left, used = frame
            icons = content.SPACE_ICONS[space]
            return {
                "seat": place,
                "space": content.SPACES[space],
                "left": left,
                "used": [content.ICONS[icons[number]] for number in content.bits(used)],
            }
        if frame[0] in (frames.SPACE, frames.PRICE, frames.PLACE):
            return {
                "seat": frame[1],
                "worker": _worker(frame[2]),
                "ability": _worker(frame[3]),
                "space": None if frame[0] == frames.SPACE else content.SPACES[frame[4]],
            }
    return None


# The High Priest


def can_follow(s: State, place: int, what: int, armies: int) -> bool:
    """Whether a place has what an action asks of a follower, as far as everybody sees."""
    hers = s.is_ax(place)
    if what == content.ACT_WORSHIP:
        at = place * len(content.STATUES)
        return s.temple[place] < content.TOP and sum(s.statues[at : at + len(content.STATUES)]) > 0
    if what == content.ACT_OFFERING:
        payable = payment.can_pay(s, place, 0, content.OFFERING_FOLLOWER_MAIZE, 0, 0)
        return s.temple[place] < content.TOP and payable
    if what == content.ACT_REJUVENATE:
        down = s.prod_down[place] | s.army_down[place]
        return down != 0 and (hers or priest.can_pay_rejuvenation(s, place, 0, 0))
    if what == content.ACT_PRODUCE:
        return s.prod_up[place] != 0
    if armies and (hers or payment.can_pay(s, place, 1, 0, 0, 0)):
        return True
    return conquest.payable_targets(s, place, s.army_up[place], conquest.discount_of(s, place)) != 0


def _activation(s: State) -> Activation | None:
    """The High Priest action that goes on, who called it and who is asked now."""
    for frame in reversed(s.stack):
        if frame[0] in (
            frames.ACT_OR_GOLD,
            frames.AX_ACT,
            frames.AX_DO,
            frames.AX_FOLLOW,
            frames.FOLLOW,
        ):
            what = frame[2]
        elif frame[0] == frames.CONQUEST:
            what = ACT_CONQUEST
        elif frame[0] in _FOLLOWING and s.stage == frames.IN_TURN:
            what = _FOLLOWING[frame[0]]
        else:
            continue
        return {"action": ACTIVATIONS[what], "seat": s.active, "now": s.stack[-1][1]}
    return None


def _next_of_axomamma(s: State) -> list[NextOfAxomamma]:
    """The two sides ahead of her, and whether her condition holds; her hand hides Conquest."""
    if s.priest[content.AX] == frames.NONE:
        return []
    data: list[NextOfAxomamma] = []
    for sides in (1, 2):
        what = priest.action_at(s, (s.priest[content.AX] + sides) % SECTIONS)
        holds = None if what == ACT_CONQUEST else ax_priest.wants(s, what)
        data.append({"action": ACTIVATIONS[what], "holds": holds})
    return data


# Festivals and the end


def _stage(s: State) -> Stage:
    data: Stage = {"name": STAGE_NAMES[s.stage], "festivals": s.festivals, "step": None}
    if s.stage == frames.IN_CARD_PHASE:
        data["step"] = "cards"
    elif s.stage == frames.IN_FESTIVAL:
        later = [frame[2] for frame in s.stack if frame[0] == frames.FESTIVAL]
        data["step"] = STEPS[later[0] - 1] if later else STEPS[-2]
        if any(frame[0] in (frames.POTATOES, frames.FESTIVAL_POTATOES) for frame in s.stack):
            data["step"] = "potatoes"
    return data


def _festival(s: State) -> Festival:
    """What the Festival would bring each place if it came now."""
    casualties = sum(s.casualties)
    leaders = [festival.leader(s, region) for region in range(len(content.REGIONS))]
    places: list[FestivalProspect] = []
    for place in range(s.places):
        hers = s.is_ax(place)
        due = 0 if hers else s.gods[place].bit_count()
        places.append(
            {
                "temple": content.TEMPLE_FESTIVAL_VP[s.temple[place]],
                "regions": casualties * leaders.count(place),
                "weavings": weavings_owned(s, place) if hers else 0,
                "potatoes": due,
                "missing": max(0, due - s.res[4 * place + content.POTATO]),
            }
        )
    trigger = content.TRIGGER_VP[s.festivals] if s.festivals < len(content.TRIGGER_VP) else 0
    return {
        "casualties": casualties,
        "leaders": {
            region: leader
            for region, leader in zip(content.REGIONS, leaders, strict=True)
            if leader != frames.NONE
        },
        "trigger": trigger,
        "places": places,
    }


def _tapestries(s: State, place: int) -> Tapestries:
    rows: list[Tapestry] = [
        {
            "tiles": [content.WEAVINGS[tile] for tile in tapestry],
            "joins": [joined(left, right) != frames.NONE for left, right in pairwise(tapestry)],
            "points": content.TAPESTRY_VP[len(tapestry)],
        }
        for tapestry in s.tapestries[place]
    ]
    return {"rows": rows, "largest": largest_tapestry(s, place)}


def _markers(s: State, place: int) -> Markers:
    return {
        "steps": content.STEP_MARKERS - s.steps.count(place),
        "conquest": content.CONQUEST_MARKERS - s.regions.count(place),
    }
