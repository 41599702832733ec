"""What the schools bring along beside their beings, a room each; `keyword.py` names the hooks."""
