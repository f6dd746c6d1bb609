"""`velto completion`: completion of the command line in a shell."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from typer import Argument

from ..running import put


class Shell(str, Enum):
    """The shells."""

    bash = "bash"
    zsh = "zsh"
    fish = "fish"


def completion(shell: Annotated[Shell, Argument(metavar="bash|zsh|fish", help="The shell.")]) -> None:
    """Print the completion script of a shell.

    bash: velto completion bash > ~/.local/share/bash-completion/completions/velto

    zsh: velto completion zsh > a folder of $fpath, as _velto

    fish: velto completion fish > ~/.config/fish/completions/velto.fish
    """
    from typer.completion import get_completion_script  # type: ignore[attr-defined]

    from ..__main__ import COMPLETION, PROGRAM

    put(get_completion_script(prog_name=PROGRAM, complete_var=COMPLETION, shell=shell.value) + "\n")
