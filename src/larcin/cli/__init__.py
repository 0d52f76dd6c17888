"""The command `larcin`."""

from larcin.cli import arena, check, house, join, lab, play, records
from larcin.cli.command import app

__all__ = ["app", "arena", "check", "house", "join", "lab", "main", "play", "records"]


def main() -> None:
    """Run the command."""
    app()
