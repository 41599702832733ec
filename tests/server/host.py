"""A server in a process of its own: `python -m tests.server.host HOSTING` with the hosting as JSON."""

import sys

import msgspec

from frostglass.engine.errors import Refused
from frostglass.server.hosting import Hosting
from frostglass.server.run import serve


def main() -> None:
    hosting = msgspec.json.decode(sys.argv[1], type=Hosting)
    try:
        serve(hosting, lambda address: print(address, flush=True))
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
