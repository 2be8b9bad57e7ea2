"""Positions at random: rich and odd ones that random play alone hardly ever reaches."""

from typing import Any

from tampu.core.rng import Rng
from tampu.games.tawantinsuyu.meta import META

from .plan import ARMY, BOX, GODS, LETTERS, PASSIVE, PRODUCTION, STATUES, WEAVINGS, Plan, plan

SPACES = [space["id"] for space in BOX["hill"]["spaces"]]
TARGETS = [space["id"] for region in BOX["conquest"]["regions"] for space in region["spaces"]]
SIDES = [side["id"] for side in BOX["solo"]["personalities"]]


class Scatter:
    """Deals pieces out of shuffled heaps."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed, "scatter")

    def heap(self, items: list[str]) -> list[str]:
        return [items[index] for index in self.rng.shuffled(range(len(items)))]

    def some(self, heap: list[str], most: int) -> list[str]:
        """Up to `most` of the heap, taken from it."""
        number = min(self.rng.below(most + 1), len(heap))
        return [heap.pop() for _ in range(number)]

    def chance(self, percent: int) -> bool:
        return self.rng.below(100) < percent

    def tapestries(self, heap: list[str]) -> list[list[str]]:
        pattern = {tile["id"]: tile["pattern"] for tile in WEAVINGS}
        rows: list[list[str]] = []
        for tile in self.some(heap, 7):
            fitting = [t for t in rows if pattern[tile] not in [pattern[other] for other in t]]
            if fitting and self.chance(80):
                fitting[self.rng.below(len(fitting))].append(tile)
            else:
                rows.append([tile])
        return rows

    def position(self, seats: int) -> tuple[Plan, dict[str, Any]]:
        """A plan and its complete options."""
        rng = self.rng
        places = 2 if seats == 1 else seats
        options: dict[str, Any] = {"coricancha": "printed", "start_player": 1}
        version = 1 if self.chance(20) else 2
        if seats == 1:
            for option in META.options_of(version):
                if option.id.startswith("solo_") and option.id != "solo_personality":
                    options[option.id] = option.values[self.chance(30)]
        gods, army = self.heap(GODS), self.heap(ARMY)
        tiles, passive = self.heap(PRODUCTION), self.heap(PASSIVE)
        statues = self.heap([name for name, count in STATUES.items() for _ in range(count)])
        out = BOX["workers"]["removed_per_kind"][str(seats)]
        workers = self.heap(list(LETTERS * (9 - out)))
        pool = [
            tile["id"]
            for tile in WEAVINGS
            if not tile["starting"] and tile["min_players"] <= max(2, seats)
        ]
        weaves = self.heap(pool)
        slots = [gods.pop() if self.chance(90) else "" for _ in range(4)] if seats == 1 else []
        if slots and not any(slots):
            slots[0] = gods.pop()
        sides: dict[str, dict[str, Any]] = {}
        for place in range(places):
            ax = seats == 1 and place == 1
            rich = 2 + rng.below(8)
            sides[f"p{place}"] = {
                **{name: rng.below(rich) for name in ("potato", "maize", "stone", "gold")},
                "workers": "".join(self.some(workers, 2 if ax else 3)),
                "gods": [] if ax else self.some(gods, 5),
                "army": self.some(army, 4),
                "up": self.some(army, 4),
                "down": self.some(army, 2),
                "production": self.some(tiles, 3),
                "turned": self.some(tiles, 2),
                "passive": self.some(passive, 7),
                "statues": self.some(statues, 3),
                "tapestries": self.tapestries(weaves),
                "temple": rng.below(13),
                "priest": rng.below(5),
                "score": rng.below(60),
            }
            if ax:
                sides["p1"]["potato"] %= 5
        village = "".join(self.some(workers, 4))
        active = rng.below(places)
        holder = None if village else (active if self.chance(60) else rng.below(places))
        marks = self.heap(SPACES)
        hill = {marks.pop(): letter for letter in self.some(workers, 24)}
        steps = self.steps(places)
        conquered = {space: rng.below(places) for space in self.some(self.heap(TARGETS), 10)}
        market = [tiles.pop() if tiles and self.chance(85) else None for _ in range(2)]
        market += [passive.pop() if passive and self.chance(85) else None for _ in range(2)]
        pieces: dict[str, Any] = {
            "active": active,
            "options": options,
            "rules_version": version,
            "rotation": rng.below(5),
            "holder": holder,
            "festivals": rng.below(3),
            "village": village,
            "nomads": "".join(self.some(workers, 3)),
            "casualties": "".join(self.some(workers, 5)),
            "hill": hill,
            "steps": steps,
            "conquered": conquered,
            "market": market,
            "offer": self.some(gods, BOX["god_offer"]["size"][str(seats)]),
            "under_gods": self.some(gods, 2),
            "discard": self.some(army, 4),
            "top": weaves.pop() if weaves else None,
            "slots": slots,
            "personality": self.heap([*SIDES, "none"])[0],
            "has_placed": self.chance(70),
            **sides,
        }
        if self.chance(30):
            pieces["bag"] = "".join(self.some(workers, 6))
        if self.chance(30):
            pieces["deck"] = self.some(gods, 3)
            if seats == 1:
                sides["p0"]["gods"] += gods
        if self.chance(30):
            pieces["army_deck"] = self.some(army, 2)
        if self.chance(20):
            pieces["production_stack"] = self.some(tiles, 1)
        if pieces["top"] is not None:
            if weaves and self.chance(30):
                pieces["second"] = weaves.pop()
            pieces["under_pile"] = self.some(weaves, 3)
            if self.chance(30):
                pieces["pile"] = self.some(weaves, 2)
        else:
            pieces["pile"] = []
        if seats == 1:
            pieces["tokens"] = {f"T{number}": rng.below(5) for number in range(1, 9)}
        return plan(seats, **pieces), META.complete(seats, options, version)

    def steps(self, places: int) -> dict[str, int]:
        rng = self.rng
        owners: dict[str, int] = {}
        left = [5] * places
        for section in range(5):
            for slot in ("u", "l"):
                owner = rng.below(places)
                if not self.chance(55) or not left[owner]:
                    break
                owners[f"ST{section}{slot}"] = owner
                left[owner] -= 1
        return owners
