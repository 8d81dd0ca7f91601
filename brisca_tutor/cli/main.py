"""The entry of the command ``brisca``: arguments in, exit code out.

``--version`` alone is answered here, before anything is imported;
everything else goes on in `run`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress

from .. import __version__


def main(argv: Sequence[str] | None = None) -> int:
    """Run ``brisca`` with these arguments (those of the process by default).

    Returns:
        The exit code: 0 done or right, 1 unexpected failure, 2 usage, 3 a check found
        errors, 4 wrong answer, 130 interrupted or end of input.
    """
    args = list(sys.argv[1:] if argv is None else argv)
    if args == ["--version"]:
        with suppress(OSError):  # a full disk: `run` says so in the language of the person
            print(f"brisca {__version__}", flush=True)
            return 0
    try:
        from .run import run

        return run(args)
    except KeyboardInterrupt:  # before there is anything to say it with
        return 130


if __name__ == "__main__":
    sys.exit(main())
