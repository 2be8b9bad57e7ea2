"""The ratings of the levels follow from the games of their series."""

from tools.bot_ratings import VISITOR, measured

from tampu.arena.matches import Played
from tampu.bots.registry import LEVELS, level_spec


def games(level: int, won: int, lost: int) -> list[Played]:
    seats = [level_spec(level, "imhotep"), level_spec(level - 1, "imhotep")]
    return [
        Played(
            number, number, seats, [0, 1], [9, 5], [1, 2] if number < won else [2, 1], 50, "",
            [1.0, 1.0], [25, 25], [0, 0],
        )
        for number in range(won + lost)
    ]  # fmt: skip


def test_every_level_that_played_is_rated_by_its_victories() -> None:
    played = [game for level in LEVELS[1:] for game in games(level, 15, 5)]
    table = measured("imhotep", played)
    assert list(table) == [str(level) for level in LEVELS]
    assert table["1"]["rating"] == VISITOR
    steps = [table[str(level)]["rating"] - table[str(level - 1)]["rating"] for level in LEVELS[1:]]
    assert all(120 < step < 260 for step in steps), "three victories in four are about 190 points"
    assert [table[str(level)]["games"] for level in LEVELS] == [20, 40, 40, 40, 20]
    for row in table.values():
        assert row["interval"][0] < row["rating"] < row["interval"][1]
    assert list(measured("imhotep", games(2, 3, 1))) == ["1", "2"]
