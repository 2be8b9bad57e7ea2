"""The bodies of profiles, statistics and lists of finished games."""

from __future__ import annotations

from typing import Literal

from tampu.server.messages.parts import FromServer, PersonInfo


class Tally(FromServer):
    """A part of a person's games; `key` is a number of seats, a place or a kind of opponent."""

    key: str
    games: int
    victories: float
    """A shared victory counts as a part of one."""
    mean_score: float | None
    """Of the games that were played to their end."""


class CategoryMean(FromServer):
    """A category of the score sheet: points in a mean game of the person, and of everybody."""

    category: str
    mean: float
    average: float | None


class GameStatistics(FromServer):
    """What a person achieved in one game."""

    game: str
    games: int
    victories: float
    mean_score: float | None
    best_score: int | None
    """None if no game was played to its end."""
    best_table: str | None
    """The game with the best score; None for those who may not see it."""
    streak: int
    """Victories in a row until now."""
    longest_streak: int
    by_seats: list[Tally]
    by_place: list[Tally]
    """By the place at the table, counted from 1."""
    by_opponent: list[Tally]
    """`people`, `level-1` to `level-5` (the strongest at the table), `bots` or `solo`."""
    categories: list[CategoryMean]
    favourite: str | None
    """The category with most points above the average."""


class RatingInfo(FromServer):
    """A rating; the true one is within `deviation` of it in 19 of 20 cases."""

    game: str
    kind: Literal["live", "by_turns", "puzzles"]
    points: int
    deviation: int
    games: int


class Ranked(FromServer):
    """A line of a leaderboard."""

    place: int
    person: PersonInfo
    rating: RatingInfo


class Leaderboard(FromServer):
    ranked: list[Ranked]
    mine: RatingInfo | None
    bots: dict[str, int]
    """By level the fixed rating; none for puzzles."""


class LadderStep(FromServer):
    """How far a person has climbed in one game."""

    game: str
    step: int
    """The level to beat; one more than the strongest after the top."""
    recent: list[bool]
    """Victories and defeats of the last games on this step, the newest last."""
    needed: int
    """The victories that lead to the next step,"""
    of: int
    """among this number of last games."""
    games: int
    table: str | None
    """The running game; it has to be finished before another one begins."""
    bots: dict[str, int]
    """By level the fixed rating."""
    rating: RatingInfo | None


class Ladder(FromServer):
    steps: list[LadderStep]


class Profile(FromServer):
    """A person as this viewer may see them."""

    person: PersonInfo
    since: float | None
    mine: bool
    statistics: list[GameStatistics] | None
    """None if the person does not show them."""
    ratings: list[RatingInfo]
    shows_games: bool


class FinishedSeat(FromServer):
    seat: int
    person: PersonInfo | None
    name: str | None
    """The name of a player at a shared screen."""
    bot: str | None
    score: int
    rank: int


class FinishedGame(FromServer):
    """A finished game in a list; `seat` is the seat of the person whose list it is."""

    table: str
    game: str
    kind: Literal["live", "by_turns"]
    ended: float
    visibility: Literal["public", "link", "private"]
    seat: int | None
    share: float
    rated: bool
    change: float | None
    """By how many points the rating changed."""
    seats: list[FinishedSeat]


class FinishedGames(FromServer):
    """Finished games, the newest first."""

    games: list[FinishedGame]
    older: float | None
    """The `before` of the next page; None if there is none."""
