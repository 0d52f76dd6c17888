"""The command `larcin`."""

from larcin.cli import arena, house, lab, play, records
from larcin.cli.frame import app

__all__ = ["app", "arena", "house", "lab", "main", "play", "records"]


def main() -> None:
    """Run the command."""
    app()
