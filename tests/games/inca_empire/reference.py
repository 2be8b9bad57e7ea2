"""A second Inca Empire, written from the ledger alone: slow, plain, and only there to disagree.

The game is one generator. It yields each question, a `Decision` or a `Draw`, and is sent the token
that answers it; everything between two questions follows by itself. `difference` replays an export
of the engine and tells where it first differs.
"""

from collections import Counter
from typing import Any

from .ledger import COLOURS, DATA, ERAS, MARKERS, SHEET, Decision, Draw, Play
from .reference_turn import Turn


class Reference:
    """All that lies on the table, by the names of the ledger."""

    def __init__(self, seats: int, options: dict[str, Any], rules_version: int) -> None:
        self.seats = seats
        self.options = options
        side = DATA["sides"][str(seats)]
        self.regions = {region["id"]: region for region in side["regions"]}
        self.sites = {site["id"]: site for site in side["sites"]}
        self.printed = {road["id"]: road for road in side["roads"]}
        self.links = {link["id"]: link for link in side["wilderness"]}
        if rules_version == 1:  # new links had at most 260 units
            del self.links[{4: "w161", 3: "w138"}[seats]]
        self.starts = {COLOURS[start["color"]]: start for start in side["starts"]}
        self.setup_regions = side["revealed_at_setup"]
        self.fields = {
            field["id"]: [COLOURS[colour] for colour in field["colors"]]
            for field in DATA["sun_board"]["fields"][str(seats)]
        }
        self.colour: dict[int, str] = {}
        self.bag = Counter({m: row[f"count_{seats}p"] for m, row in MARKERS.items()})
        column = "count_early_downfall" if options["early_downfall"] else f"count_{seats}p"
        self.pile = Counter({c["code"]: c[column] for c in DATA["sun_cards"]["types"]})
        self.discard: Counter[str] = Counter()
        self.hands: dict[int, Counter[str]] = {seat: Counter() for seat in range(seats)}
        self.board: dict[str, list[str]] = {field: [] for field in self.fields}
        self.face_up: dict[str, str] = {}
        self.taken: dict[str, int] = {}
        self.terraces: dict[str, int] = {}
        self.normal: dict[str, int] = {}
        self.parallel: set[tuple[str, int]] = set()
        self.link_roads: set[tuple[str, int]] = set()
        self.building: dict[str, str] = {}
        self.temples: set[str] = set()
        self.labor = dict.fromkeys(range(seats), 0)
        self.vp = dict.fromkeys(range(seats), 0)
        self.arrival: dict[int, int] = {}
        self.counter = seats
        self.tile: dict[int, int] = {}
        self.sheet = [dict.fromkeys(SHEET, 0) for _ in range(seats)]
        self.phases: list[str] = []
        self.end: str | None = None

    # The map

    def conquered(self, region: str) -> bool:
        return "start_for" in self.regions[region] or region in self.taken

    def roads_of(self, seat: int) -> list[tuple[str, str, str]]:
        """Own roads as (token, site, site)."""
        roads = []
        for road, owner in self.normal.items():
            if owner == seat:
                roads.append((road, self.printed[road]["a"], self.printed[road]["b"]))
        for road, owner in self.parallel:
            if owner == seat:
                roads.append((road + "=", self.printed[road]["a"], self.printed[road]["b"]))
        for link, owner in self.link_roads:
            if owner == seat:
                roads.append((link, self.links[link]["a"], self.links[link]["b"]))
        return roads

    def network(self, seat: int) -> set[str]:
        reached = {"cuzco"}
        roads = self.roads_of(seat)
        grown = True
        while grown:
            grown = False
            for _, a, b in roads:
                if (a in reached) != (b in reached):
                    reached |= {a, b}
                    grown = True
        return reached

    def cards(self, seat: int, code: str) -> int:
        """c(X): copies of a card in the two fields that touch the player."""
        return sum(
            self.board[field].count(code)
            for field, colours in self.fields.items()
            if self.colour[seat] in colours
        )

    def touched(self, road: str) -> set[str]:
        row = self.links[road] if road in self.links else self.printed[road.rstrip("=")]
        return {*self.sites[row["a"]]["regions"], *self.sites[row["b"]]["regions"]}

    def possible_roads(self, seat: int, wild_built: int) -> list[str]:
        """Every road the player could build now, as named in tokens."""
        network = self.network(seat)
        own = {frozenset((a, b)) for _, a, b in self.roads_of(seat)}

        def reachable(row: dict[str, Any]) -> bool:
            ends = (row["a"], row["b"])
            if frozenset(ends) in own:
                return False
            if not any(end in network for end in ends):
                return False
            return any(
                self.conquered(region) for end in ends for region in self.sites[end]["regions"]
            )

        wild = wild_built < self.cards(seat, "WR")
        buildable = []
        for road, row in self.printed.items():
            if reachable(row):
                if road not in self.normal:
                    buildable.append(road)
                elif wild and self.normal[road] != seat:
                    buildable.append(road + "=")
        if wild:
            built = {link for link, _ in self.link_roads}
            for link, row in self.links.items():
                if reachable(row) and not built & set(row["crosses"]):
                    buildable.append(link)
        return buildable

    def lay(self, seat: int, road: str) -> None:
        if road in self.links:
            self.link_roads.add((road, seat))
        elif road.endswith("="):
            self.parallel.add((road[:-1], seat))
        else:
            self.normal[road] = seat

    # Points and ranks

    def ranking(self) -> list[int]:
        """Seats from the leader to the last."""
        return sorted(range(self.seats), key=lambda seat: (-self.vp[seat], self.arrival[seat]))

    def order(self) -> list[int]:
        return sorted(range(self.seats), key=lambda seat: self.tile[seat])

    def score(self, seat: int, **points: int) -> None:
        for category, value in points.items():
            self.sheet[seat][category] += value
        if sum(points.values()) > 0:
            self.vp[seat] += sum(points.values())
            self.counter += 1
            self.arrival[seat] = self.counter

    # Chance

    def turn_up(self, regions: list[str] | set[str], *, hand_of_god: bool = False) -> Play:
        for region in self.regions:
            if region in regions and not self.known(region):
                left = {
                    marker: copies
                    for marker, copies in self.bag.items()
                    if copies and (not hand_of_god or MARKERS[marker]["labor"] == 3)
                }
                source = "hand_of_god" if hand_of_god else "markers"
                weights = {f"! up {region}={marker}": copies for marker, copies in left.items()}
                token = yield Draw(source, weights)
                marker = token.rpartition("=")[2]
                self.bag[marker] -= 1
                self.face_up[region] = marker

    def known(self, region: str) -> bool:
        return region in self.face_up or self.conquered(region)

    def draw_card(self, seat: int, word: str) -> Play:
        if not sum(self.pile.values()):
            self.pile, self.discard = self.discard, Counter()
        colour = self.colour[seat]
        weights = {f"! {word} {colour}={code}": n for code, n in self.pile.items() if n}
        token = yield Draw("sun", weights)
        code = token.rpartition("=")[2]
        self.pile[code] -= 1
        self.hands[seat][code] += 1

    # The game

    def play(self) -> Play:
        yield from self.set_up()
        for column in DATA["era_track"]["columns"]:
            if self.options["early_downfall"] and column["skipped_in_early_downfall"]:
                continue
            phases = list(column["phases"])
            if column["era"] == 1 and self.options["first_era_people_phases"] == 3:
                phases.append("people")
            invasion = Counter(DATA["invasion_markers"])
            late_people = 0
            arrived = False
            for phase in phases:
                if arrived and phase in ("sun", "people"):
                    continue
                self.phases.append(f"{column['id']}.{phase}")
                if phase == "inca":
                    self.inca(column["era"])
                elif phase == "sun":
                    yield from self.sun()
                elif phase == "people":
                    for seat in self.order():
                        yield from self.turn(seat)
                    if self.options["pizarros_arrival"] and column["era"] == 4:
                        late_people += 1
                        weights = {
                            f"! invasion {late_people}={marker}": invasion[marker]
                            for marker in ("arrival", "blank")
                            if invasion[marker]
                        }
                        token = yield Draw("invasion", weights)
                        marker = token.rpartition("=")[2]
                        invasion[marker] -= 1
                        arrived = marker == "arrival"
                else:
                    self.sapa_inca(column["era"])
        self.end = "arrival" if self.options["pizarros_arrival"] else "era_track"

    def set_up(self) -> Play:
        codes = [
            COLOURS[colour["id"]]
            for colour in DATA["colors"]["list"]
            if self.seats in colour["players"]
        ]
        for seat in range(self.seats):
            if self.options["color_assignment"] == "random":
                token = yield Draw("colors", {f"! seat {seat + 1}={code}": 1 for code in codes})
                chosen = token.rpartition("=")[2]
            elif len(codes) > 1:
                chosen = (yield Decision(seat, [f"K {code}" for code in codes])).split()[1]
            else:
                chosen = codes[0]
            codes.remove(chosen)
            self.colour[seat] = chosen
            self.normal[self.starts[chosen]["road"]] = seat
        if self.options["the_gods_agree"]:
            hand = [r for r, row in self.regions.items() if row.get("hand_of_god")]
            yield from self.turn_up(hand, hand_of_god=True)
        yield from self.turn_up(self.setup_regions)
        for seat in range(self.seats):
            for _ in range(DATA["costs"]["hand_size"]):
                yield from self.draw_card(seat, "deal")
        tiles = list(range(1, self.seats + 1))
        first = self.options["start_player"]
        if first != "random":
            self.tile[first - 1] = 1
            tiles.remove(1)
        for seat in range(self.seats):
            if seat not in self.tile:
                colour = self.colour[seat]
                token = yield Draw("tiles", {f"! tile {colour}={tile}": 1 for tile in tiles})
                self.tile[seat] = int(token.rpartition("=")[2])
                tiles.remove(self.tile[seat])
        self.arrival = dict(self.tile)

    def inca(self, era: int) -> None:
        for seat in range(self.seats):
            self.labor[seat] += ERAS[era]["labor"]
            for region, owner in self.taken.items():
                if owner == seat:
                    self.labor[seat] += MARKERS[self.face_up[region]]["labor"]
            for owner in self.terraces.values():
                if owner == seat:
                    self.labor[seat] += 1
        ranking = self.ranking()
        for gift in ERAS[era]["support"]:
            if gift.get("only_players", self.seats) == self.seats:
                giver = ranking[gift["from_rank"] - 1]
                taker = ranking[-1 if gift["to_rank"] == "last" else gift["to_rank"] - 1]
                given = min(gift["labor"], self.labor[giver])
                self.labor[giver] -= given
                self.labor[taker] += given

    def sun(self) -> Play:
        for tile, seat in enumerate(reversed(self.ranking()), 1):
            self.tile[seat] = tile
        placed: dict[str, str] = {}
        for seat in self.order():
            hand = [code for code, copies in self.hands[seat].items() if copies]
            free = [field for field in self.fields if field not in placed]
            token = yield Decision(seat, [f"S {c}@{f}" for c in hand for f in free])
            code, _, field = token[2:].partition("@")
            self.hands[seat][code] -= 1
            placed[field] = code
            yield from self.draw_card(seat, "draw")
        for field, code in placed.items():
            self.board[field].append(code)
        for seat in range(self.seats):
            easy = [
                region
                for region, owner in self.taken.items()
                if owner == seat and MARKERS[self.face_up[region]]["resistance"] <= 1
            ]
            self.labor[seat] += self.cards(seat, "PS") * len(easy)
        anywhere = any("RU" in cards for cards in self.board.values())
        everyone = self.options["rural_unrest_scope"] == "everyone"
        for seat in range(self.seats):
            if self.cards(seat, "RU") or (everyone and anywhere):
                self.unrest(seat)

    def unrest(self, seat: int) -> None:
        for road in [road for road, owner in self.normal.items() if owner == seat]:
            if not self.conquered(self.printed[road]["region"]):
                del self.normal[road]
        for road, owner in list(self.parallel):
            if owner == seat and not self.conquered(self.printed[road]["region"]):
                self.parallel.remove((road, owner))
        for link, owner in list(self.link_roads):
            if owner == seat and not all(map(self.conquered, self.links[link]["regions"])):
                self.link_roads.remove((link, owner))

    def sapa_inca(self, era: int) -> None:
        for cards in self.board.values():
            self.discard.update(cards)
            cards.clear()
        for seat in self.ranking():
            network = self.network(seat)
            kinds = [kind for site, kind in self.building.items() if site in network]
            self.score(
                seat,
                sapa_terrace=list(self.terraces.values()).count(seat),
                sapa_garrison=2 * kinds.count("garrison"),
                sapa_city=3 * kinds.count("city"),
                sapa_temple=len(self.temples & network),
            )
        for seat in range(self.seats):
            self.labor[seat] = min(self.labor[seat], ERAS[era]["keep"])

    def turn(self, seat: int) -> Play:
        yield from Turn(self, seat).play()


def difference(export: dict[str, Any]) -> str | None:
    """Where an export (header, entries in full, final) leaves the ledger, or None."""
    header = export["header"]
    game = Reference(len(header["seats"]), header["options"], header["rules_version"])
    play = game.play()
    question: Decision | Draw | None = next(play)
    for entry in export["entries"]:
        recorded = _entry_difference(question, entry)
        if recorded:
            return f"entry {entry['seq']} ({entry['notation']}): {recorded}"
        if entry["kind"] in ("deal", "tile", "draw"):
            seat = entry["fields"]["seat"] - 1
            if not entry["notation"].startswith(f"! {entry['kind']} {game.colour[seat]}="):
                return f"entry {entry['seq']} ({entry['notation']}): seat {seat + 1}"
        try:
            question = play.send(entry["notation"])
        except StopIteration:
            question = None
        scores = list(game.vp.values())
        if entry["scores"] != scores:
            place = f"after entry {entry['seq']} ({entry['notation']})"
            return f"{place}: scores {entry['scores']}, not {scores}"
    return _final_difference(game, question, export["final"])


def _entry_difference(question: Decision | Draw | None, entry: dict[str, Any]) -> str | None:
    if question is None:
        return "the game is over"
    actor = question.seat if isinstance(question, Decision) else "chance"
    if entry["actor"] != actor:
        return f"actor {entry['actor']}, not {actor}"
    expected = question.tokens if isinstance(question, Decision) else list(question.weights)
    if entry["choices"] != len(expected) or sorted(entry["legal"]) != sorted(expected):
        legal, right = set(entry["legal"]), set(expected)
        return f"too many {sorted(legal - right)}, missing {sorted(right - legal)}"
    if isinstance(question, Draw) and "weights" in entry:
        recorded, due = (entry["source"], entry["weights"]), (question.source, question.weights)
        if recorded != due:
            return f"{recorded}, not {due}"
    return None if entry["notation"] in expected else "not legal"


def _final_difference(
    game: Reference, question: Decision | Draw | None, final: dict[str, Any]
) -> str | None:
    over = question is None
    if final["over"] != over or final["end"] != game.end:
        return f"end {final['end']}, not {game.end}"
    ranking = game.ranking()
    right = {
        "scores": list(game.vp.values()),
        "sheet": game.sheet,
        "ranks": [ranking.index(seat) + 1 for seat in range(game.seats)],
    }
    for part, value in right.items():
        if final[part] != value:
            return f"final {part} {final[part]}, not {value}"
    return None
