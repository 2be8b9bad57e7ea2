"""Quiet hours: the part of a person's day in which nobody calls them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

MINUTES_OF_DAY = 24 * 60


class QuietHours(NamedTuple):
    """From one minute of the day to another, in a time zone; the end may be on the next day."""

    begin: int | None
    end: int | None
    time_zone: str

    def free_from(self, now: float) -> float:
        """The first moment from `now` on at which the person may be called."""
        begin, end = self.begin, self.end
        if begin is None or end is None or begin == end:
            return now
        zone = ZoneInfo(self.time_zone)
        local = datetime.fromtimestamp(now, zone)
        minute = local.hour * 60 + local.minute
        length = (end - begin) % MINUTES_OF_DAY
        if (minute - begin) % MINUTES_OF_DAY >= length:
            return now
        # On the clock of the zone, so that a change of summer time does not move the end.
        days = 1 if minute >= end else 0
        day = local.date() + timedelta(days=days)
        ending = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=zone)
        return max(now, ending.astimezone(UTC).timestamp())


@cache
def time_zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())
