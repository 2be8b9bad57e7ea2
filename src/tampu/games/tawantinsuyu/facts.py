"""Plain facts of each seat's position, from which the bots' model learns; no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import content
from tampu.games.tawantinsuyu.proposals import PRODUCTION_WORTH
from tampu.games.tawantinsuyu.rules import frames, placement, weavings
from tampu.games.tawantinsuyu.rules.festival import leader

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

NAMES: Final = (
    "plans.to_move", "plans.turns", "plans.festival_token", "goods.potato", "goods.maize",
    "goods.stone", "goods.few_potatoes", "goods.few_maize", "goods.few_stones", "gold.gold",
    "gold.first", "workers.workers", "workers.first", "workers.kinds", "workers.can_be_placed",
    "gods.cards", "gods.first_cards", "gods.gods", "armies.hand", "armies.ready", "armies.strong",
    "armies.tired", "buildings.ready", "buildings.used", "buildings.yield", "buildings.passive",
    "statues.small", "statues.large", "steps.markers", "weavings.tiles", "weavings.largest",
    "weavings.tapestries", "weavings.joins", "temple.space", "temple.festival", "temple.final",
    "regions.markers", "regions.led", "regions.paid", "hunger.missing",
)  # fmt: skip


def progress(s: State) -> float:
    """Return the part of the game that is over, by Festivals and the workers of the Village."""
    if s.holder != frames.NONE:
        return min(1.0, (s.festivals + 1.0) / s.last_festival)
    used = 1.0 - len(s.village) / content.VILLAGE_SIZE[s.seats]
    return min(1.0, (s.festivals + max(0.0, used)) / s.last_festival)


def facts(s: State) -> list[list[float]]:
    """Return the facts of each seat in the order of NAMES; Axomamma has none."""
    if s.stage == frames.ENDED:
        return []
    casualties = sum(s.casualties)
    leaders = [leader(s, region) for region in range(len(content.REGIONS))]
    return [_row(s, seat, casualties, leaders.count(seat)) for seat in range(s.seats)]


def _row(s: State, place: int, casualties: int, led: int) -> list[float]:
    at = 4 * place
    potato, maize, stone, gold = s.res[at : at + 4]
    first = place * len(content.KINDS)
    workers = s.workers[first : first + len(content.KINDS)]
    count = sum(workers)
    kinds = 0
    for number in workers:
        if number:
            kinds += 1
    hand = s.gods[place]
    gods = 0
    for god in range(len(content.GODS)):
        if hand & content.CARDS_OF_GOD[god]:
            gods += 1
    cards = hand.bit_count()
    produced = 0.0
    for building in content.bits(s.prod_up[place]):
        produced += PRODUCTION_WORTH[building]
    small = large = 0
    for statue in range(len(content.STATUES)):
        number = s.statues[place * len(content.STATUES) + statue]
        if statue % 2:
            large += number
        else:
            small += number
    tiles = longest = 0
    for tapestry in s.tapestries[place]:
        tiles += len(tapestry)
        longest = max(longest, len(tapestry))
    space = s.temple[place]
    placeable = 0.0
    if count and s.priest[place] != frames.NONE and placement.payable_spaces(s, place, 0):
        placeable = 1.0
    return [
        1.0 if s.active == place else 0.0,
        float(s.turns[place]),
        1.0 if s.holder == place else 0.0,
        float(potato),
        float(maize),
        float(stone),
        float(min(potato, 2)),
        float(min(maize, 2)),
        float(min(stone, 2)),
        float(gold),
        1.0 if gold else 0.0,
        float(count),
        1.0 if count else 0.0,
        float(kinds),
        placeable,
        float(cards),
        float(min(cards, 3)),
        float(gods),
        float(s.armies[place].bit_count()),
        float(s.army_up[place].bit_count()),
        float((s.army_up[place] & content.TWO_SOLDIERS).bit_count()),
        float(s.army_down[place].bit_count()),
        float(s.prod_up[place].bit_count()),
        float(s.prod_down[place].bit_count()),
        produced,
        float(s.passive[place].bit_count()),
        float(small),
        float(large),
        float(s.steps.count(place)),
        float(tiles),
        float(longest),
        float(len(s.tapestries[place])),
        float(sum(weavings.join_counts(s, place))),
        float(space),
        float(content.TEMPLE_FESTIVAL_VP[space]),
        float(content.TEMPLE_FINAL_VP[space]),
        float(s.regions.count(place)),
        float(led),
        float(led * casualties),
        float(max(0, cards - potato - s.res[at + content.GOLD])),
    ]
