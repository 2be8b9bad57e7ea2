"""The High Priest (TW-H): its moves and the five actions of the Coricancha."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.tawantinsuyu import actions, content
from tampu.games.tawantinsuyu.rules import effects, frames, payment, vocabulary
from tampu.games.tawantinsuyu.rules.frames import Frame

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

REACTIONS = (content.Z12, content.Z11, content.Z18, content.Z17, content.Z16)
"""By activation: the passive building that reacts to it (TW-Z26)."""


def action_at(s: State, section: int) -> int:
    """TW-S02."""
    return (section - s.rotation) % content.SECTIONS


def move(s: State, place: int, sides: int) -> None:
    """TW-H01, TW-H02: casualty, reactions, then the action and its followers."""
    s.priest[place] = (s.priest[place] + sides) % content.SECTIONS
    action = action_at(s, s.priest[place])
    if s.events is not None:
        s.tell("activation", seat=place + 1, action=content.ACTIVATIONS[action])
    s.up_used = 0
    if s.is_ax(place):
        s.stack.append((frames.AX_ACT, place, action))
    else:
        s.stack.append((frames.ACT_OR_GOLD, place, action))
    s.stack.append((frames.REACTION, place, action))
    if action == content.ACT_CONQUEST:
        s.stack.append((frames.AX_CASUALTY if s.is_ax(place) else frames.CASUALTY, place))


def react(s: State, frame: Frame) -> None:
    """REACTION: the one passive building that reacts to the action, whoever owns it (TW-Z21)."""
    action = frame[2]
    owner = s.owner_of(REACTIONS[action])
    if owner == frames.NONE:
        return
    if action == content.ACT_PRODUCE:
        s.stack.append((frames.EXTRA_FLIP, owner, frames.UP_REACTION))
    else:
        s.stack.append(
            (frames.EFFECTS, owner, vocabulary.REACTION_EFFECTS[action], 0, content.C_PASSIVE)
        )


def list_act_or_gold(s: State, frame: Frame) -> list[int]:
    return [actions.ACT, actions.GOLD]


def do_act_or_gold(s: State, frame: Frame, action: int) -> None:
    """TW-H05: the followers act in either case."""
    place, what = frame[1], frame[2]
    gold = action == actions.GOLD
    if gold:
        s.gain(place, content.GOLD, 1)
    if what == content.ACT_CONQUEST:
        s.stack.append((frames.CONQUEST, place, int(gold), 0, 0))
        return
    s.stack.append((frames.FOLLOW, place, what, 1))
    if not gold:
        act(s, place, what, 1)
    elif what == content.ACT_PRODUCE:
        s.stack.append(
            (frames.AGAIN_UP, place, frames.UP_REACTION)
        )  # TW-Z16: declining is an end too


def act(s: State, place: int, what: int, active: int) -> None:
    """The action of the active player, or of one who follows."""
    if what == content.ACT_WORSHIP:
        s.stack.append((frames.WORSHIP, place, 3, active))
    elif what == content.ACT_OFFERING:
        s.stack.append((frames.OFFERING, place, active))
    elif what == content.ACT_REJUVENATE:
        s.stack.append((frames.REJUVENATE, place, active, 0))
    else:
        flips = frames.UP_OWN | frames.UP_REACTION if active else frames.UP_REACTION
        s.stack.append((frames.AGAIN_UP, place, flips))
        s.stack.append((frames.PRODUCE, place, 0))
        if active:
            s.stack.append((frames.EXTRA_FLIP, place, frames.UP_OWN))


def follow(s: State, frame: Frame) -> None:
    """FOLLOW: the others act in turn order (TW-H03)."""
    _, active, what, after = frame
    if after + 1 < s.places:
        s.stack.append((frames.FOLLOW, active, what, after + 1))
    place = (active + after) % s.places
    if s.is_ax(place):
        s.stack.append((frames.AX_FOLLOW, place, what))
    else:
        act(s, place, what, 0)


# Worship (TW-H07 to TW-H09)


def list_worship(s: State, frame: Frame) -> list[int]:
    _, place, open_sizes, _ = frame
    row: list[int] = []
    if s.temple[place] < content.TOP:
        at = place * len(content.STATUES)
        for statue in range(len(content.STATUES)):
            if s.statues[at + statue] and (open_sizes >> (statue % 2)) & 1:
                row.append(actions.WORSHIP + statue)
    row.append(actions.WORSHIP_NONE)
    return row


def refuse_worship(s: State, frame: Frame, action: int) -> str:
    return "TW-H07" if frame[3] else "TW-H08"


def do_worship(s: State, frame: Frame, action: int) -> None:
    if action == actions.WORSHIP_NONE:
        return
    _, place, open_sizes, active = frame
    statue = action - actions.WORSHIP
    size = statue % 2
    s.statues[place * len(content.STATUES) + statue] -= 1
    if active and open_sizes == 3:
        s.stack.append((frames.WORSHIP, place, open_sizes & ~(1 << size), 1))
    spaces = content.WORSHIP_SPACES[size] if active else content.WORSHIP_FOLLOWER_SPACES
    s.stack.append((frames.TEMPLE, place, spaces))


# Offering (TW-H10, TW-H11)


def offering_maize(active: int, spaces: int) -> int:
    return content.OFFERING_MAIZE * spaces if active else content.OFFERING_FOLLOWER_MAIZE


def list_offering(s: State, frame: Frame) -> list[int]:
    place, active = frame[1], frame[2]
    most = min(content.OFFERING_MOST if active else 1, content.TOP - s.temple[place])
    row = [
        actions.OFFERING + spaces - 1
        for spaces in range(1, most + 1)
        if payment.can_pay(s, place, 0, offering_maize(active, spaces), 0, 0)
    ]
    row.append(actions.OFFERING_NONE)
    return row


def refuse_offering(s: State, frame: Frame, action: int) -> str:
    spaces = action - actions.OFFERING + 1
    if content.TOP - s.temple[frame[1]] < spaces <= (content.OFFERING_MOST if frame[2] else 1):
        return "TW-M05"
    return "TW-H10" if frame[2] else "TW-H11"


def do_offering(s: State, frame: Frame, action: int) -> None:
    if action == actions.OFFERING_NONE:
        return
    spaces = action - actions.OFFERING + 1
    s.stack.append((frames.TEMPLE, frame[1], spaces))
    payment.pay(s, frame[1], 0, offering_maize(frame[2], spaces), 0, 0)


# Rejuvenate (TW-H12, TW-H13)


def can_pay_rejuvenation(s: State, place: int, active: int, turned: int) -> bool:
    if not active:
        return payment.can_pay(s, place, 0, 1, 0, 0)
    return turned == 0 or payment.can_pay_food(s, place, 1)


def list_rejuvenate(s: State, frame: Frame) -> list[int]:
    _, place, active, turned = frame
    row: list[int] = []
    if can_pay_rejuvenation(s, place, active, turned):
        row = effects.items(s.prod_down[place], s.army_down[place], actions.REJUVENATE)
    row.append(actions.REJUVENATE_NONE)
    return row


def refuse_rejuvenate(s: State, frame: Frame, action: int) -> str:
    return "TW-H12" if frame[2] else "TW-H13"


def do_rejuvenate(s: State, frame: Frame, action: int) -> None:
    if action == actions.REJUVENATE_NONE:
        return
    _, place, active, turned = frame
    effects.turn_up(s, place, action - actions.REJUVENATE)
    s.stack.append((frames.REJUVENATE, place, active, 1))
    if not active:
        payment.pay(s, place, 0, 1, 0, 0)
    elif turned:
        payment.pay_food(s, place, 1)


# Produce (TW-H14 to TW-H16, TW-Z16)


def list_extra_flip(s: State, frame: Frame) -> list[int]:
    place, why = frame[1], frame[2]
    army = s.army_down[place] if why == frames.UP_REACTION else 0
    row = effects.items(s.prod_down[place], army, actions.EXTRA_FLIP)
    row.append(actions.EXTRA_FLIP_NONE)
    return row


def refuse_extra_flip(s: State, frame: Frame, action: int) -> str:
    return "TW-H15" if frame[2] == frames.UP_OWN else "TW-Z16"


def do_extra_flip(s: State, frame: Frame, action: int) -> None:
    if action != actions.EXTRA_FLIP_NONE:
        effects.turn_up(s, frame[1], action - actions.EXTRA_FLIP)
        s.up_used |= frame[2]


def offer_flips(s: State, frame: Frame) -> None:
    """AGAIN_UP: after the own producing, the extra flips not used before."""
    place, why = frame[1], frame[2]
    if (
        why & frames.UP_REACTION
        and s.owns(place, content.Z16)
        and not s.up_used & frames.UP_REACTION
    ):
        s.stack.append((frames.EXTRA_FLIP, place, frames.UP_REACTION))
    if why & frames.UP_OWN and not s.up_used & frames.UP_OWN:
        s.stack.append((frames.EXTRA_FLIP, place, frames.UP_OWN))


def list_produce(s: State, frame: Frame) -> list[int]:
    row = [actions.PRODUCE + building for building in content.bits(s.prod_up[frame[1]] & ~frame[2])]
    row.append(actions.PRODUCE_NONE)
    return row


def do_produce(s: State, frame: Frame, action: int) -> None:
    _, place, done = frame
    if action == actions.PRODUCE_NONE:
        s.prod_up[place] &= ~done  # together, so that none produces twice
        s.prod_down[place] |= done
        return
    building = action - actions.PRODUCE
    s.stack.append((frames.PRODUCE, place, done | (1 << building)))
    s.stack.append(
        (frames.EFFECTS, place, vocabulary.PRODUCTION_EFFECTS[building], 0, content.C_PRODUCTION)
    )
