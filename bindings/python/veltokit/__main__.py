"""`python -m veltokit`: the command line `velto`."""

from __future__ import annotations

import sys

from velto.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
