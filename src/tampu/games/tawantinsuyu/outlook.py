"""What a drawn board shows beyond a view, made from the view alone: prices, tasks, scorings.

Hands that the viewer does not see are known by their number only, so nothing here tells a card.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tampu.core.contract import Json
from tampu.games.tawantinsuyu import effects as E
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    ACT_CONQUEST,
    ACT_OFFERING,
    ACT_PRODUCE,
    ACT_REJUVENATE,
    ACT_WORSHIP,
    ACTIVATIONS,
    ADJACENT,
    CONQUEST_MARKERS,
    COURIER,
    DESCEND,
    GOD_CARDS,
    ICONS,
    KINDS,
    OFFERING_FOLLOWER_MAIZE,
    POTATO,
    REGIONS,
    RESOURCES,
    SECTIONS,
    SPACE_ICONS,
    SPACES,
    STATUES,
    STEP_MARKERS,
    TAPESTRY_VP,
    TEMPLE_FESTIVAL_VP,
    TOP,
    TRIGGER_VP,
    WANDER,
    WEAVINGS,
    bits,
)
from tampu.games.tawantinsuyu.rules import ax_priest, conquest, festival, payment, placement, priest
from tampu.games.tawantinsuyu.rules.weavings import joined, largest_tapestry, weavings_owned
from tampu.games.tawantinsuyu.scoring import final_points
from tampu.games.tawantinsuyu.solo import AX, WIN_VP
from tampu.games.tawantinsuyu.view import mask_of, read_public

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

STEPS: Final = ("before", "start", "merchant", "temple", "regions", "village", "cards")
"""The steps of a Festival; `potatoes` follows `regions`."""
_FOLLOWING: Final[dict[int, int]] = {
    F.WORSHIP: ACT_WORSHIP,
    F.OFFERING: ACT_OFFERING,
    F.REJUVENATE: ACT_REJUVENATE,
    F.PRODUCE: ACT_PRODUCE,
    F.EXTRA_FLIP: ACT_PRODUCE,
    F.ARMY: ACT_CONQUEST,
    F.CONQUER: ACT_CONQUEST,
    F.CONQUEST_PAYMENT: ACT_CONQUEST,
    F.CASUALTY: ACT_CONQUEST,
}
"""Questions of a High Priest action."""


def outlook(view: Json) -> Json:
    """Prices for the viewer, what each High Priest action would mean, what a Festival brings."""
    s = read_public(view)
    hidden = view["hidden"]["gods"]
    s.gods = [
        mask_of(GOD_CARDS, hand) if not more else (1 << (len(hand) + more)) - 1
        for hand, more in zip(view["gods"], hidden, strict=True)
    ]
    s.stack = [tuple(frame) for frame in view["frames"]]
    armies = [
        len(hand) + more
        for hand, more in zip(view["armies"], view["hidden"]["armies"], strict=True)
    ]
    seat = view["viewer"]
    told: Json = {
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
    if seat is not None and s.priest[seat] != F.NONE and s.stage != F.ENDED:
        told["wander"] = [_wander(s, seat, section) for section in range(SECTIONS)]
        told["spaces"] = _spaces(s, seat)
    if s.stack and s.stack[-1][0] == F.CHOICE:
        told["choices"] = [_gives(number) for number in s.stack[-1][3:]]
    if s.solo:
        told["solo"] = {"win": WIN_VP, "next": _next_of_axomamma(s)}
    return told


def _gives(effects: int) -> list[Json]:
    """A list of effects in the words of the box; only gains and Nomads stand to choice there."""
    told: list[Json] = []
    for op in E.EFFECTS[effects]:
        if op[0] == E.GAIN:
            gains = zip((*RESOURCES, "vp"), op[1:], strict=True)
            told.append({"gain": {name: number for name, number in gains if number}})
        elif op[0] == E.TAKE_NOMAD:
            told.append({"take": {"nomad": 1}})
    return told


# Placing


def _wander(s: State, place: int, section: int) -> int:
    distance = (section - s.priest[place]) % SECTIONS
    return WANDER[min(distance, SECTIONS - distance)]


def _subjects(s: State, place: int) -> list[tuple[int, int]]:
    """The worker and ability that is being placed, else each kind in the supply as it is."""
    for frame in reversed(s.stack):
        if frame[0] in (F.SPACE, F.PRICE, F.PLACE) and frame[1] == place:
            return [(frame[2], frame[3])]
    at = place * len(KINDS)
    return [(kind, kind) for kind in range(len(KINDS)) if s.workers[at + kind]]


def _spaces(s: State, place: int) -> Json:
    """For each empty space: its price in parts, and the tasks that each worker would do there."""
    subjects = _subjects(s, place)
    payable = [placement.payable_spaces(s, place, ability) for _, ability in subjects]
    told: Json = {}
    for space, name in enumerate(SPACES):
        if s.hill[space] != F.NONE:
            continue
        segment = placement.segment_of(space)
        owners = placement.steps_on_the_way(s, segment)
        wander = _wander(s, place, segment // 3)
        descend = DESCEND[segment % 3]
        told[name] = {
            "wander": wander,
            "descend": descend,
            "less": wander + descend - placement.segment_food(s, place, segment),
            "steps": owners,
            "workers": {
                KINDS[kind]: {
                    "food": placement.food(s, place, space, ability),
                    "swift": ability == COURIER,
                    "tasks": placement.number_of_tasks(s, place, kind, ability, space),
                    "alike": sum([s.hill[other] == kind for other in ADJACENT[space]]),
                    "open": bool((payable[number] >> space) & 1),
                }
                for number, (kind, ability) in enumerate(subjects)
            },
        }
    return told


def _working(s: State) -> Json | None:
    """The placement that goes on: who is placed where, and the tasks still to do."""
    for frame in reversed(s.stack):
        if frame[0] == F.TASK:
            _, place, space, left, used = frame
            icons = SPACE_ICONS[space]
            return {
                "seat": place,
                "space": SPACES[space],
                "left": left,
                "used": [ICONS[icons[number]] for number in bits(used)],
            }
        if frame[0] in (F.SPACE, F.PRICE, F.PLACE):
            return {
                "seat": frame[1],
                "worker": KINDS[frame[2]],
                "ability": KINDS[frame[3]],
                "space": None if frame[0] == F.SPACE else SPACES[frame[4]],
            }
    return None


# The High Priest


def can_follow(s: State, place: int, what: int, armies: int) -> bool:
    """Whether a place has what an action asks of a follower, as far as everybody sees."""
    hers = s.is_ax(place)
    if what == ACT_WORSHIP:
        at = place * len(STATUES)
        return s.temple[place] < TOP and sum(s.statues[at : at + len(STATUES)]) > 0
    if what == ACT_OFFERING:
        payable = payment.can_pay(s, place, 0, OFFERING_FOLLOWER_MAIZE, 0, 0)
        return s.temple[place] < TOP and payable
    if what == ACT_REJUVENATE:
        down = s.prod_down[place] | s.army_down[place]
        return down != 0 and (hers or priest.can_pay_rejuvenation(s, place, 0, 0))
    if what == ACT_PRODUCE:
        return s.prod_up[place] != 0
    if armies and (hers or payment.can_pay(s, place, 1, 0, 0, 0)):
        return True
    return conquest.payable_targets(s, place, s.army_up[place], conquest.discount_of(s, place)) != 0


def _activation(s: State) -> Json | None:
    """The High Priest action that goes on, who called it and who is asked now."""
    for frame in reversed(s.stack):
        if frame[0] in (F.ACT_OR_GOLD, F.AX_ACT, F.AX_DO, F.AX_FOLLOW, F.FOLLOW):
            what = frame[2]
        elif frame[0] == F.CONQUEST:
            what = ACT_CONQUEST
        elif frame[0] in _FOLLOWING and s.stage == F.IN_TURN:
            what = _FOLLOWING[frame[0]]
        else:
            continue
        return {"action": ACTIVATIONS[what], "seat": s.active, "now": s.stack[-1][1]}
    return None


def _next_of_axomamma(s: State) -> list[Json]:
    """The two sides ahead of her, and whether her condition holds; her hand hides Conquest."""
    if s.priest[AX] == F.NONE:
        return []
    told: list[Json] = []
    for sides in (1, 2):
        what = priest.action_at(s, (s.priest[AX] + sides) % SECTIONS)
        holds = None if what == ACT_CONQUEST else ax_priest.wants(s, what)
        told.append({"action": ACTIVATIONS[what], "holds": holds})
    return told


# Festivals and the end


def _stage(s: State) -> Json:
    names = ("setup", "turn", "turn", "festival", "festival", "end")
    told: Json = {"name": names[s.stage], "festivals": s.festivals, "step": None}
    if s.stage == F.IN_CARD_PHASE:
        told["step"] = "cards"
    elif s.stage == F.IN_FESTIVAL:
        later = [frame[2] for frame in s.stack if frame[0] == F.FESTIVAL]
        told["step"] = STEPS[later[0] - 1] if later else STEPS[-2]
        if any(frame[0] in (F.POTATOES, F.FESTIVAL_POTATOES) for frame in s.stack):
            told["step"] = "potatoes"
    return told


def _festival(s: State) -> Json:
    """What the Festival would bring each place if it came now."""
    casualties = sum(s.casualties)
    leaders = [festival.leader(s, region) for region in range(len(REGIONS))]
    places: list[Json] = []
    for place in range(s.places):
        hers = s.is_ax(place)
        due = 0 if hers else s.gods[place].bit_count()
        places.append(
            {
                "temple": TEMPLE_FESTIVAL_VP[s.temple[place]],
                "regions": casualties * leaders.count(place),
                "weavings": weavings_owned(s, place) if hers else 0,
                "potatoes": due,
                "missing": max(0, due - s.res[4 * place + POTATO]),
            }
        )
    trigger = TRIGGER_VP[s.festivals] if s.festivals < len(TRIGGER_VP) else 0
    return {
        "casualties": casualties,
        "leaders": {
            region: leader
            for region, leader in zip(REGIONS, leaders, strict=True)
            if leader != F.NONE
        },
        "trigger": trigger,
        "places": places,
    }


def _tapestries(s: State, place: int) -> Json:
    rows = [
        {
            "tiles": [WEAVINGS[tile] for tile in tapestry],
            "joins": [joined(left, right) != F.NONE for left, right in pairwise(tapestry)],
            "points": TAPESTRY_VP[len(tapestry)],
        }
        for tapestry in s.tapestries[place]
    ]
    return {"rows": rows, "largest": largest_tapestry(s, place)}


def _markers(s: State, place: int) -> Json:
    return {
        "steps": STEP_MARKERS - s.steps.count(place),
        "conquest": CONQUEST_MARKERS - s.regions.count(place),
    }
