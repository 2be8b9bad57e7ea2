"""A player's turn in the second Inca Empire (see `reference`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ledger import MARKERS, PILGRIMAGES, Decision, Play

if TYPE_CHECKING:
    from .reference import Reference


class Turn:
    """One player's turn in a People phase."""

    def __init__(self, game: Reference, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.open = {"R", "C"}
        self.begun: str | None = None
        self.roads = 0
        self.wild = 0
        self.main: str | None = None
        self.steps = 0
        self.extras = 0
        self.pilgrimages = 0
        self.temple_built = False

    def cards(self, code: str) -> int:
        return self.game.cards(self.seat, code)

    def play(self) -> Play:
        while self.open:
            if self.begun == "R" and not self.road_tokens():
                self.close("R")
                continue
            if self.begun == "C" and not self.construction():
                self.close("C")
                continue
            if self.begun is None and not self.steps_possible():
                return
            token = yield Decision(self.seat, self.tokens())
            yield from self.carry_out(token)

    def close(self, action: str) -> None:
        self.open.discard(action)
        self.begun = None

    def tokens(self) -> list[str]:
        """The literal list of IE-P14."""
        if self.begun == "R":
            return [*self.road_tokens(), "R."]
        if self.begun == "C":
            return [*self.construction(), "C."]
        ends = [action + "." for action in ("R", "C") if action in self.open]
        return self.steps_possible() + ends

    def steps_possible(self) -> list[str]:
        tokens: list[str] = []
        if "R" in self.open:
            tokens += self.road_tokens()
        if "C" in self.open:
            tokens += self.construction()
        for code in PILGRIMAGES:
            if self.pilgrimage_possible(code):
                tokens += [f"P {code}-{action}" for action in sorted(self.open)]
        return tokens

    def pilgrimage_possible(self, code: str) -> bool:
        if self.pilgrimages or not self.cards(code):
            return False
        if self.temple_built and self.game.options["temple_bars_pilgrimage"] == "always":
            return False
        network = self.game.network(self.seat)
        return any(s in network and s in self.game.temples for s in PILGRIMAGES[code]["sites"])

    def road_tokens(self) -> list[str]:
        allowance = max(1, 2 + self.cards("XC") - self.cards("EN"))
        if self.roads >= allowance:
            return []
        return [f"R {road}" for road in self.game.possible_roads(self.seat, self.wild)]

    def construction(self) -> list[str]:
        game, labor = self.game, self.game.labor[self.seat]
        network = game.network(self.seat)
        tokens: list[str] = []
        if self.main is None and labor >= self.city_cost(6):
            for site, row in game.sites.items():
                free = row["kind"] == "city" and site in network and site not in game.building
                if free and all(game.conquered(region) for region in row["regions"]):
                    tokens.append(f"C city:{site}")
        more = self.main == "garr" and self.steps <= self.cards("BP")
        if (self.main is None or more) and labor >= 4 + self.cards("HW"):
            for site, row in game.sites.items():
                free = row["kind"] == "garrison" and site in network and site not in game.building
                if free and any(game.conquered(region) for region in row["regions"]):
                    tokens.append(f"C garr:{site}")
        if self.main is None and labor >= 5 and self.temple_allowed():
            for site, kind in game.building.items():
                free = site in network and site not in game.temples
                if free and (kind == "city" or self.cards("RF")):
                    tokens.append(f"C temple:{site}")
        if self.main is None and self.cards("KO") and labor >= self.city_cost(4):
            for site, kind in game.building.items():
                if kind == "garrison" and site in network:
                    tokens.append(f"C key:{site}")
        more = self.main == "terr" and self.steps <= self.cards("ES")
        if (self.main is None or more) and labor >= 2:
            for region, owner in game.taken.items():
                if owner == self.seat and region not in game.terraces:
                    tokens.append(f"C terr:{region}")
        touched = {region for site in network for region in game.sites[site]["regions"]}
        for region in touched:
            if not game.conquered(region):
                if self.main is None and labor >= self.conquest_cost(region, extra=False):
                    tokens.append(f"C conq:{region}")
                extra = labor >= self.conquest_cost(region, extra=True)
                if extra and self.extras < self.cards("RX"):
                    tokens.append(f"X {region}")
        paid = self.main is None and labor >= 1
        more = self.main == "road" and self.steps <= self.cards("WP")
        if paid or more:
            roads = game.possible_roads(self.seat, self.wild)
            tokens += [f"C road:{road}" for road in roads]
        return tokens

    def temple_allowed(self) -> bool:
        if self.cards("SE") and (self.roads or self.pilgrimages):
            return False
        always = self.game.options["temple_bars_pilgrimage"] == "always"
        return not (always and self.pilgrimages)

    def city_cost(self, base: int) -> int:
        return base + 2 * self.cards("EP")

    def conquest_cost(self, region: str, *, extra: bool) -> int:
        resistance: int = MARKERS[self.game.face_up[region]]["resistance"]
        sum_of_all = resistance + self.cards("RS") - self.cards("MS") + (2 if extra else 0)
        return max(0, sum_of_all)

    def carry_out(self, token: str) -> Play:
        if token in ("R.", "C."):
            self.close(token[0])
        elif token[0] == "P":
            code, _, action = token[2:].partition("-")
            self.pilgrimages += 1
            self.game.score(self.seat, pilgrimage=PILGRIMAGES[code]["vp"])
            self.close(action)
        elif token[0] == "R":
            self.begun = "R"
            self.roads += 1
            yield from self.build_road(token[2:])
        elif token[0] == "X":
            self.begun = "C"
            self.extras += 1
            yield from self.conquer(token[2:], extra=True)
        else:
            self.begun = "C"
            kind, _, place = token[2:].partition(":")
            self.main = kind
            self.steps += 1
            yield from self.build(kind, place)

    def build_road(self, road: str) -> Play:
        if road[0] == "w" or road.endswith("="):
            self.wild += 1
        self.game.lay(self.seat, road)
        yield from self.game.turn_up(self.game.touched(road))

    def conquer(self, region: str, *, extra: bool) -> Play:
        game = self.game
        game.labor[self.seat] -= self.conquest_cost(region, extra=extra)
        game.taken[region] = self.seat
        game.score(self.seat, conquest=MARKERS[game.face_up[region]]["vp"])
        yield from game.turn_up(game.regions[region]["adjacent"])

    def build(self, kind: str, place: str) -> Play:
        game, seat = self.game, self.seat
        if kind == "city":
            game.labor[seat] -= self.city_cost(6)
            game.building[place] = "city"
            game.score(seat, city=4, event_extra=2 * self.cards("UR"))
        elif kind == "key":
            game.labor[seat] -= self.city_cost(4)
            game.building[place] = "city"
            game.score(seat, key_outpost=4, event_extra=2 * self.cards("UR"))
        elif kind == "garr":
            game.labor[seat] -= 4 + self.cards("HW")
            game.building[place] = "garrison"
            game.score(seat, garrison=3, event_extra=self.cards("SF"))
        elif kind == "temple":
            game.labor[seat] -= 5
            game.temples.add(place)
            self.temple_built = True
            game.score(seat, temple=4, temple_bonus=game.sites[place].get("bonus", 0))
            if self.cards("SE"):
                self.open.discard("R")
        elif kind == "terr":
            game.labor[seat] -= 2
            game.terraces[place] = seat
            game.score(seat, terrace=1)
        elif kind == "road":
            game.labor[seat] -= 1 if self.steps == 1 else 0
            yield from self.build_road(place)
        elif kind == "conq":
            yield from self.conquer(place, extra=False)
