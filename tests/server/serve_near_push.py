"""`tampu serve` for which the host of the push service is on loopback, as no real one may be.

Usage: python -m tests.server.serve_near_push PORT CERTIFICATE serve …
"""

import asyncio
import ssl
import sys

from tampu.cli.main import main
from tampu.server.live import calls
from tampu.server.people import outgoing
from tests.server.push_service import HOST

Connected = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def near(port: int, certificate: str) -> None:
    """Send what goes to the host of the push service to a port on loopback; TLS is verified."""
    checked = outgoing.public_address

    def resolve(host: str) -> str:
        return "127.0.0.1" if host == HOST else checked(host)

    async def connect(address: str, host: str) -> Connected:
        context = ssl.create_default_context(cafile=certificate)
        return await asyncio.open_connection(address, port, ssl=context, server_hostname=host)

    outgoing.public_address = resolve
    outgoing.open_connection = connect
    calls.SWEEP_SECONDS = 0.2  # type: ignore[misc]
    calls.MAIL_PAUSE_SECONDS = 0.0  # type: ignore[misc]


if __name__ == "__main__":
    near(int(sys.argv[1]), sys.argv[2])
    sys.exit(main(sys.argv[3:]))
