"""A server in a process of its own: `python -m tests.server.host HOSTING` with the hosting as JSON.

The n-th table has the same luck in every run, so that a test sees the same game again. SIGUSR1 and SIGUSR2 set the
clock of its machine on by three days and back by ten.
"""

import random
import signal
import sys
import time
from types import SimpleNamespace

import msgspec

from frostglass.engine.errors import Refused
from frostglass.server import api
from frostglass.server.hosting import Hosting
from frostglass.server.run import serve


def step(seconds: float) -> None:
    """Somebody sets the clock."""
    told = time.time
    time.time = lambda: told() + seconds


def main() -> None:
    signal.signal(signal.SIGUSR1, lambda *_: step(3 * 86400))
    signal.signal(signal.SIGUSR2, lambda *_: step(-10 * 86400))
    api.secrets = SimpleNamespace(randbits=random.Random(35).getrandbits)  # type: ignore[assignment]
    hosting = msgspec.json.decode(sys.argv[1], type=Hosting)
    try:
        serve(hosting, lambda address: print(address, flush=True))
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
