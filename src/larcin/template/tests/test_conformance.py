"""Every point of Larcin's contract, at every table."""

from teaching_game import GAME

from larcin.testing import conformance

TestConformance = conformance(GAME)
