"""Every kind of question that the arena asks; those of a keyword stand with the keyword (`Keyword.kinds`).

Words, bots, records of research and the engine protocol go by these names. A kind that is missing here is a type error
where a card asks; one without words fails the tests.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Kind = Literal[
    # setting up and the frame of a turn
    "deal", "start", "ban", "pick", "setup", "main", "pick_up", "place_lifted", "return", "claim", "odd_colour",
    "legend_colour",
    # effects: where to and which piece
    "move", "leap", "run", "slide", "place", "place_colour", "direction", "destroy", "upgrade", "convert", "copy",
    "remove", "give_away",
    # effects: alternatives and what single cards ask
    "move_or_action", "place_or_convert", "place_or_upgrade", "step_or_upgrade", "split", "blast", "storm", "devour",
    "sink", "reap", "treat", "shatter", "sentinel", "shepherd", "discard_flare", "return_from_pile", "gateway",
    "possess", "burst", "emperor", "iris", "swap", "swap_with", "singularity", "last_mover", "lay_aside", "bring_back",
    "show_twin", "throw_away",
]  # fmt: skip

KINDS: Final[tuple[str, ...]] = get_args(Kind)
