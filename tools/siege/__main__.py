"""`make siege`: runs the parts of the siege; run again, it continues where it was stopped."""

import argparse
import asyncio
import tempfile
from pathlib import Path

from tools.siege.crash import crash
from tools.siege.exhaustion import exhaustion
from tools.siege.hostile import hostile
from tools.siege.leak import leak
from tools.siege.pace import pace
from tools.siege.report import Report
from tools.siege.upgrade import upgrade

PARTS = ("upgrade", "leak", "pace", "hostile", "exhaustion", "crash")


def main(arguments: list[str] | None = None) -> int:
    """Run the parts; returns 1 if there are findings."""
    parser = argparse.ArgumentParser("python -m tools.siege", description=__doc__)
    parser.add_argument("--parts", default=",".join(PARTS), help="parts, separated by commas")
    parser.add_argument("--kills", type=int, default=1_000, help="kills of the crash part")
    parser.add_argument("--inputs", type=int, default=1_000_000, help="inputs of the hostile part")
    parser.add_argument("--twins", type=int, default=600, help="pairs of games of the leak part")
    parser.add_argument(
        "--answers", type=int, default=300, help="timed answers of each kind of the pace part"
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="seconds of each flood")
    parser.add_argument("--seed", type=int, default=1, help="chooses the random inputs")
    parser.add_argument(
        "--out", type=Path, default=Path("build/siege"), help="folder of the report"
    )
    options = parser.parse_args(arguments)
    report = Report(options.out)
    wanted = options.parts.split(",")
    with tempfile.TemporaryDirectory(prefix="tampu-siege-") as name:
        asyncio.run(siege(report, Path(name), wanted, options))
    print(f"{report.findings()} findings; see {options.out / 'report.html'}")
    return 1 if report.findings() else 0


async def siege(
    report: Report, folder: Path, wanted: list[str], options: argparse.Namespace
) -> None:
    """Run the wanted parts one after the other."""
    if "upgrade" in wanted:
        await upgrade(report, folder, min(20, 1 + options.kills // 50), options.seed)
    if "leak" in wanted:
        await leak(report, folder, options.twins, options.seed)
    if "pace" in wanted:
        await pace(report, folder, options.answers, options.seed)
    if "hostile" in wanted:
        await hostile(report, folder, options.inputs, options.seed)
    if "exhaustion" in wanted:
        await exhaustion(report, folder, options.seconds)
    if "crash" in wanted:
        await crash(report, folder, options.kills, options.seed)


if __name__ == "__main__":
    raise SystemExit(main())
