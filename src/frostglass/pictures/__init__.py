"""Pictures: board, cards and Mind as SVG text. Pure functions; every word in them is passed in."""

from frostglass.pictures.board import board_svg
from frostglass.pictures.card import card_svg
from frostglass.pictures.diagram import pattern_svg
from frostglass.pictures.flare import Criterion, flare_svg
from frostglass.pictures.mind import Laid, memory_svg, mind_svg
from frostglass.pictures.notebook import Picture, show
from frostglass.pictures.position import position_svg
from frostglass.pictures.task import Progress, task_svg

__all__ = [
    "Criterion",
    "Laid",
    "Picture",
    "Progress",
    "board_svg",
    "card_svg",
    "flare_svg",
    "memory_svg",
    "mind_svg",
    "pattern_svg",
    "position_svg",
    "show",
    "task_svg",
]
