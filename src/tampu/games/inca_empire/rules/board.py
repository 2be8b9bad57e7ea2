"""The two sides of the map as sets, and what the options fix for a game: the side and the track.

A set of regions, sites or lines is an int with one bit each. Lines are numbered by LINE_NAMES,
printed connections first, then new links; a player's parallel of connection r is r + LINES.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tampu.games.inca_empire import content
from tampu.games.inca_empire.content import COLORS, DATA, LINES, REGIONS, SITES
from tampu.games.inca_empire.rules.version import version_facts


def bits(mask: int) -> list[int]:
    """The numbers in a set, ascending."""
    members: list[int] = []
    while mask:
        low = mask & -mask
        members.append(low.bit_length() - 1)
        mask ^= low
    return members


def set_of(numbers: list[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


class Board:
    """One side of the map and of the Sun board, with or without the long new links."""

    __slots__ = (
        "adjacent",
        "bonus",
        "city_sites",
        "colors",
        "crosses",
        "cuzco",
        "end_a",
        "end_b",
        "ends",
        "field_colors",
        "fields",
        "garrison_sites",
        "hand_of_god",
        "incident",
        "line_regions",
        "lines_in",
        "links",
        "names",
        "near_lines",
        "near_sites",
        "pilgrim_sites",
        "printed",
        "regions",
        "revealed",
        "seats",
        "site_regions",
        "sites",
        "start_regions",
        "start_road",
    )

    def __init__(self, seats: int, long_links: bool) -> None:
        side: dict[str, Any] = DATA["sides"][str(seats)]
        region_of = {name: number for number, name in enumerate(REGIONS)}
        site_of = {name: number for number, name in enumerate(SITES)}
        self.seats = seats
        self.colors: list[int] = [COLORS.index(start["color"]) for start in side["starts"]]
        self._lay_regions(side, region_of)
        self._lay_sites(side, region_of, site_of)
        links = [link for link in side["wilderness"] if long_links or not link.get("long")]
        self._lay_lines(side, links, region_of, site_of)
        self.fields: list[int] = [
            content.FIELDS.index(name) for name in DATA["sun_fields"][str(seats)]
        ]
        """The fields of this Sun board, as numbers in FIELDS."""
        self.field_colors: list[tuple[int, int]] = [
            (COLORS.index(content.FIELDS[field][0]), COLORS.index(content.FIELDS[field][1]))
            for field in self.fields
        ]
        """The two colours that each field touches (IE-M18, M19)."""

    def _lay_regions(self, side: dict[str, Any], region_of: dict[str, int]) -> None:
        self.adjacent: list[int] = [0] * len(REGIONS)
        self.regions: int = 0
        self.hand_of_god: int = 0
        for region in side["regions"]:
            number = region_of[region["id"]]
            self.regions |= 1 << number
            self.adjacent[number] = set_of([region_of[name] for name in region["adjacent"]])
            if region.get("hand_of_god"):
                self.hand_of_god |= 1 << number
        self.start_regions: int = set_of([region_of[start["region"]] for start in side["starts"]])
        self.revealed: int = set_of([region_of[name] for name in side["revealed_at_setup"]])

    def _lay_sites(
        self, side: dict[str, Any], region_of: dict[str, int], site_of: dict[str, int]
    ) -> None:
        self.cuzco: int = site_of[side["capital"]]
        self.sites: int = 0
        self.city_sites: int = 0
        self.garrison_sites: int = 0
        self.names: list[str] = [""] * len(SITES)
        self.bonus: list[int] = [0] * len(SITES)
        self.site_regions: list[int] = [0] * len(SITES)
        """The regions that each site touches."""
        for site in side["sites"]:
            number = site_of[site["id"]]
            self.sites |= 1 << number
            self.names[number] = site["name"]
            self.bonus[number] = site.get("bonus", 0)
            self.site_regions[number] = set_of([region_of[name] for name in site["regions"]])
            if site["kind"] == "city":
                self.city_sites |= 1 << number
            elif site["kind"] == "garrison":
                self.garrison_sites |= 1 << number
        cards: list[dict[str, Any]] = DATA["sun_cards"]
        self.pilgrim_sites: list[int] = [
            set_of([site_of[name] for name in cards[card]["sites"]]) & self.sites
            for card in content.PILGRIMAGES
        ]
        """The cities of each pilgrimage (IE-K44) that this side has."""

    def _lay_lines(
        self,
        side: dict[str, Any],
        links: list[dict[str, Any]],
        region_of: dict[str, int],
        site_of: dict[str, int],
    ) -> None:
        line_of = {name: number for number, name in enumerate(content.LINE_NAMES)}
        self.printed: int = set_of([line_of[road["id"]] for road in side["roads"]])
        self.links: int = set_of([line_of[link["id"]] for link in links])
        self.end_a: list[int] = [0] * LINES
        self.end_b: list[int] = [0] * LINES
        self.ends: list[int] = [0] * LINES
        """The two sites of each line, as a set."""
        self.line_regions: list[int] = [0] * LINES
        """The regions in which each line lies (IE-M09, W10)."""
        self.crosses: list[int] = [0] * LINES
        """The new links that cross each line (IE-W11)."""
        self.incident: list[int] = [0] * len(SITES)
        """The lines that end at each site."""
        for line in side["roads"] + links:
            number = line_of[line["id"]]
            a, b = site_of[line["a"]], site_of[line["b"]]
            regions = line["regions"] if "regions" in line else [line["region"]]
            self.end_a[number], self.end_b[number] = a, b
            self.ends[number] = (1 << a) | (1 << b)
            self.line_regions[number] = set_of([region_of[name] for name in regions])
            self.crosses[number] = set_of([line_of[name] for name in line.get("crosses", [])])
            self.incident[a] |= 1 << number
            self.incident[b] |= 1 << number
        self.lines_in: list[int] = [0] * len(REGIONS)
        """The lines that lie in each region, even in part (IE-K04, K05)."""
        for number in range(LINES):
            for region in bits(self.line_regions[number]):
                self.lines_in[region] |= 1 << number
        self.near_sites: list[int] = [0] * len(REGIONS)
        """The sites that touch each region."""
        self.near_lines: list[int] = [0] * len(REGIONS)
        """The lines with an end that touches each region (IE-R06)."""
        for site in bits(self.sites):
            for region in bits(self.site_regions[site]):
                self.near_sites[region] |= 1 << site
                self.near_lines[region] |= self.incident[site]
        self.start_road: list[int] = [-1] * len(COLORS)
        for start in side["starts"]:
            self.start_road[COLORS.index(start["color"])] = line_of[start["road"]]


BOARDS: Final[dict[tuple[int, bool], Board]] = {
    (seats, long_links): Board(seats, long_links)
    for seats in (4, 3)
    for long_links in (False, True)
}
"""By number of seats and whether the rules have long new links."""


class Step:
    """One phase of the era track."""

    __slots__ = ("column", "era", "last_era", "number", "phase")

    def __init__(self, column: int, number: int, phase: int) -> None:
        self.column = column
        self.number = number
        """The position in its column, from 1."""
        self.phase = phase
        self.era: int = content.COLUMNS[column]["era"] - 1
        self.last_era: bool = self.era == len(content.ERAS) - 1

    def name(self) -> str:
        """The phase in short, for example `3a.4`."""
        return f"{content.COLUMNS[self.column]['id']}.{self.number}"


class Setting:
    """What stays the same during a game: the board, the options and what follows from them."""

    __slots__ = (
        "bars_always",
        "board",
        "cards",
        "chosen_colors",
        "gods_agree",
        "invasion",
        "markers",
        "mini",
        "options",
        "rules_version",
        "seats",
        "start_seat",
        "track",
        "unrest_everywhere",
    )

    def __init__(self, seats: int, options: Mapping[str, Any], rules_version: int) -> None:
        self.seats = seats
        self.rules_version = rules_version
        self.options: dict[str, Any] = dict(options)
        self.board: Board = BOARDS[seats, version_facts(rules_version).long_links]
        self.start_seat: int = (
            -1 if options["start_player"] == "random" else int(options["start_player"]) - 1
        )
        self.invasion: bool = bool(options["pizarros_arrival"])
        self.gods_agree: bool = bool(options["the_gods_agree"])
        self.chosen_colors: bool = options["color_assignment"] == "chosen"
        self.unrest_everywhere: bool = options["rural_unrest_scope"] == "everyone"
        self.bars_always: bool = options["temple_bars_pilgrimage"] == "always"
        early = bool(options["early_downfall"])
        copies = "early_downfall" if early else str(seats)
        cards: list[dict[str, Any]] = DATA["sun_cards"]
        markers: list[dict[str, Any]] = DATA["culture_markers"]
        self.cards: list[int] = [card["copies"][copies] for card in cards]
        """Copies of each card in the game (IE-S03, V05)."""
        self.markers: list[int] = [marker["copies"][str(seats)] for marker in markers]
        """Copies of each marker type in the game (IE-S04)."""
        self.mini: bool = bool(options.get("mini", False))
        self.track: list[Step] = []
        """The phases in order (IE-T, IE-V06)."""
        for column in columns_of(options):
            self.track += _phases(column, int(options["first_era_people_phases"]))


def columns_of(options: Mapping[str, Any]) -> list[int]:
    """The columns of the era track that a game has, in order."""
    return [
        column
        for column, data in enumerate(content.COLUMNS)
        if not (options["early_downfall"] and data["skipped_in_early_downfall"])
        and not (options.get("mini") and data["id"] not in content.MINI_COLUMNS)
    ]


def _phases(column: int, first_people: int) -> list[Step]:
    """The phases of a column."""
    data = content.COLUMNS[column]
    phases = [content.PHASES.index(name) for name in data["phases"]]
    if data["era"] == 1:
        # IE-T04: the option adds a People phase at the end of the first era.
        phases += [content.PEOPLE] * (first_people - phases.count(content.PEOPLE))
    return [Step(column, number, phase) for number, phase in enumerate(phases, 1)]


_settings: dict[tuple[Any, ...], Setting] = {}


def setting_of(seats: int, options: Mapping[str, Any], rules_version: int) -> Setting:
    """The setting for complete, valid options; made once for each choice."""
    key = (seats, rules_version, *(options[name] for name in sorted(options)))
    setting = _settings.get(key)
    if setting is None:
        setting = _settings[key] = Setting(seats, options, rules_version)
    return setting
