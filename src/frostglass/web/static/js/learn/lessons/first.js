// A first game in the arena, as data (lessons.js says what the fields mean).

export const FIRST = [
  {
    "id": "place",
    "title": "learn-place-title",
    "text": "learn-place-text",
    "hint": "learn-place-hint",
    "done": "learn-place-done",
    "way": [{"role": "place"}],
    "goal": {"event": {"kind": "placed", "colour": 1}},
    "look": "board",
    "show": "e5",
    "position": {
      "game": "arena",
      "mode": "duel",
      "board": [
        "-- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- c2 -- -- -- c2 -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- --"
      ],
      "seats": [
        {"school": "everfrost"},
        {"school": "highland"}
      ]
    }
  },
  {
    "id": "pattern",
    "title": "learn-pattern-title",
    "text": "learn-pattern-text",
    "hint": "learn-pattern-hint",
    "done": "learn-pattern-done",
    "way": [{"role": "place", "square": ["c4", "c6", "e4", "e6"]}],
    "goal": {"lies": "snow_fox"},
    "look": "hand",
    "card": "snow_fox",
    "show": "e4",
    "position": {
      "game": "arena",
      "mode": "duel",
      "board": [
        "-- -- -- -- --",
        "-- -- -- -- c2 -- --",
        "-- -- -- -- -- -- c2 -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- c1 -- -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- --"
      ],
      "seats": [
        {"school": "everfrost", "hand": ["snow_fox"]},
        {"school": "highland"}
      ]
    }
  },
  {
    "id": "summon",
    "title": "learn-summon-title",
    "text": "learn-summon-text",
    "hint": "learn-summon-hint",
    "done": "learn-summon-done",
    "way": [{"role": "summon", "card": "snow_fox"}, {"role": "move"}, {"role": "stop"}],
    "goal": {"event": {"kind": "summoned", "card": "snow_fox"}, "settled": true},
    "look": "deed",
    "card": "snow_fox",
    "show": "c5",
    "position": {
      "game": "arena",
      "mode": "duel",
      "board": [
        "-- -- -- -- --",
        "-- -- -- -- c2 -- --",
        "-- -- -- -- -- -- c2 -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- c1 -- -- -- -- --",
        "-- -- -- -- c1 -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- --"
      ],
      "seats": [
        {"school": "everfrost", "hand": ["snow_fox"]},
        {"school": "highland"}
      ]
    }
  },
  {
    "id": "turned",
    "title": "learn-turned-title",
    "text": "learn-turned-text",
    "hint": "learn-turned-hint",
    "done": "learn-turned-done",
    "way": [{"role": "place", "square": "f8"}, {"role": "summon", "card": "polar_bear"}, {"role": "move"}, {"role": "stop"}],
    "goal": {"event": {"kind": "summoned", "card": "polar_bear"}, "settled": true},
    "look": "deed",
    "card": "polar_bear",
    "show": "f8",
    "position": {
      "game": "arena",
      "mode": "duel",
      "board": [
        "-- -- c1 -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- c1 c1 -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- c2 -- -- -- c2 -- --",
        "-- -- -- c2 -- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- --"
      ],
      "seats": [
        {"school": "everfrost", "hand": ["polar_bear"]},
        {"school": "highland"}
      ]
    }
  },
  {
    "id": "destroy",
    "title": "learn-destroy-title",
    "text": "learn-destroy-text",
    "hint": "learn-destroy-hint",
    "done": "learn-destroy-done",
    "way": [{"role": "summon", "card": "war_sled"}, {"role": "move"}, {"role": "stop"}],
    "goal": {"event": {"kind": "destroyed", "colour": 2}, "settled": true},
    "look": "deed",
    "card": "war_sled",
    "show": "e6",
    "position": {
      "game": "arena",
      "mode": "duel",
      "board": [
        "-- -- -- -- --",
        "-- -- -- c1 c1 -- --",
        "-- -- -- -- -- c1 -- -- --",
        "-- -- -- -- c2 c1 -- -- --",
        "-- -- -- c2 -- -- -- -- --",
        "-- -- -- -- -- -- h2 -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- --"
      ],
      "seats": [
        {"school": "everfrost", "hand": ["war_sled"]},
        {"school": "highland"}
      ],
      "actions": 1
    }
  },
  {
    "id": "ending",
    "title": "learn-ending-title",
    "text": "learn-ending-text",
    "hint": "learn-ending-hint",
    "done": "learn-ending-done",
    "way": [{"role": "summon", "card": "snow_monster"}, {"role": "end"}, {"role": "stop"}],
    "goal": {"won": 1},
    "look": "deed",
    "card": "snow_monster",
    "show": "e5",
    "position": {
      "game": "arena",
      "mode": "duel",
      "board": [
        "-- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- h2 -- -- -- -- -- --",
        "-- -- -- c2 c2 c2 c2 -- --",
        "-- -- -- -- c1 c1 -- -- --",
        "-- -- -- c1 -- -- c1 -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- --"
      ],
      "seats": [
        {"school": "everfrost", "hand": ["snow_monster"]},
        {"school": "highland"}
      ],
      "actions": 1,
      "scores": [18, 19],
      "trigger": 1,
      "trigger_reason": "points",
      "last_turns": 0
    }
  }
];
