"""The clocks of a table, computed from the times of the log's lines."""

from __future__ import annotations

from typing import Final

from tampu.server.messages.parts import Clock, ClockState

DAY: Final = 86400.0
HOUR: Final = 3600.0


def counted(start: float, end: float, window: tuple[int, int] | None) -> float:
    """The seconds between two times that lie inside the daily window."""
    if end <= start:
        return 0.0
    if window is None:
        return end - start
    opens, closes = window[0] * HOUR, window[1] * HOUR
    length = (closes - opens) % DAY or DAY

    def until(time: float) -> float:
        days, rest = divmod(time - opens, DAY)
        return days * length + min(rest, length)

    return until(end) - until(start)


def time_after(start: float, seconds: float, window: tuple[int, int] | None) -> float:
    """The time at which this many counted seconds have passed since `start`."""
    if window is None:
        return start + seconds
    opens, closes = window[0] * HOUR, window[1] * HOUR
    length = (closes - opens) % DAY or DAY
    days, rest = divmod(start - opens, DAY)
    goal = days * length + min(rest, length) + seconds
    whole, left = divmod(goal, length)
    return whole * DAY + left + opens


class Clocks:
    """The clocks of one table."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.since = 0.0
        """When the due seat's time began to run."""
        self._left = [float(clock.seconds)] * seats

    def copy(self) -> Clocks:
        """Independent clocks with the same times."""
        other = Clocks(self.clock, len(self._left))
        other.since, other._left = self.since, list(self._left)
        return other

    def to_json(self) -> list[float]:
        """Everything that changes, for `restore`."""
        return [self.since, *self._left]

    def restore(self, stored: list[float]) -> None:
        self.since, *self._left = stored

    def charge(self, seat: int, at: float) -> None:
        """Subtract the time since the last line from the due seat's bank."""
        if self.clock.kind == "bank":
            self._left[seat] -= counted(self.since, at, self.clock.window)

    def add_increment(self, seat: int) -> None:
        if self.clock.kind == "bank":
            self._left[seat] += self.clock.increment

    def refill(self, seat: int) -> None:
        """Give a person who came back enough time not to run out at once again."""
        if self.clock.kind == "bank":
            least = max(self.clock.increment, self.clock.seconds / 4)
            self._left[seat] = max(self._left[seat], least)

    def deadline(self, due: int | None) -> float | None:
        """When the due seat runs out of time; None if its clock forces nothing."""
        if due is None or self.clock.kind != "bank":
            return None
        return time_after(self.since, max(self._left[due], 0.0), self.clock.window)

    def read(self, due: int | None, now: float) -> ClockState | None:
        """The clocks at this moment; None at tables without clocks."""
        kind, window = self.clock.kind, self.clock.window
        if kind == "none":
            return None
        remaining: list[float | None] = list(self._left)
        if due is not None:
            used = counted(self.since, now, window)
            whole = self._left[due] if kind == "bank" else float(self.clock.seconds)
            remaining[due] = whole - used
        counting = counted(now, now + 1.0, window) > 0.0
        return ClockState(remaining=remaining, running=due, at=now, counting=counting)
