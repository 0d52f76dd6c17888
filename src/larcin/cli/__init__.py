"""The command `larcin`."""

from larcin.cli import house, lab, play, records
from larcin.cli.frame import app

__all__ = ["app", "house", "lab", "main", "play", "records"]


def main() -> None:
    """Run the command."""
    app()
