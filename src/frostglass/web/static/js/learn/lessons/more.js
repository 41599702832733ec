// What comes after a first game: flares, legends, the tasks of the High Form, the melee. As data (see lessons.js).

export const MORE = [
  {
    "id": "flare",
    "title": "learn-flare-title",
    "text": "learn-flare-text",
    "hint": "learn-flare-hint",
    "done": "learn-flare-done",
    "way": [{"role": "flare"}, {"role": "pick"}],
    "goal": {"event": {"kind": "invoked", "seat": 1}, "settled": true},
    "look": "hand",
    "card": "flare_02",
    "show": "e4",
    "position": {
      "game": "arena",
      "mode": "duel",
      "board": [
        "-- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- -- c2 -- -- --",
        "-- -- c2 c2 -- -- -- -- --",
        "-- -- -- -- c1 -- -- -- --",
        "-- -- -- -- -- -- c2 -- --",
        "-- -- c2 -- -- h2 -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- --"
      ],
      "seats": [
        {"school": "everfrost", "flares": ["flare_02"]},
        {"school": "highland"}
      ],
      "actions": 1
    }
  },
  {
    "id": "legend",
    "title": "learn-legend-title",
    "text": "learn-legend-text",
    "hint": "learn-legend-hint",
    "done": "learn-legend-done",
    "way": [{"role": "summon", "card": "the_eldest_tree"}, {"role": "pick"}, {"role": "stop"}],
    "goal": {"event": {"kind": "summoned", "card": "the_eldest_tree"}, "settled": true},
    "look": "deed",
    "card": "the_eldest_tree",
    "show": "e5",
    "position": {
      "game": "arena",
      "mode": "duel",
      "board": [
        "-- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- c2 h1 -- -- --",
        "-- -- c1 -- -- h2 c1 -- --",
        "-- -- -- h1 -- -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- --"
      ],
      "seats": [
        {"school": "everfrost", "legends": ["the_eldest_tree"]},
        {"school": "highland"}
      ],
      "actions": 1
    }
  },
  {
    "id": "task",
    "title": "learn-task-title",
    "text": "learn-task-text",
    "hint": "learn-task-hint",
    "done": "learn-task-done",
    "way": [{"role": "place", "square": ["d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6"]}, {"role": "end"}, {"role": "claim", "task": "central_dominance"}],
    "goal": {"event": {"kind": "claimed", "seat": 1}},
    "look": "tasks",
    "show": "e4",
    "position": {
      "game": "arena",
      "mode": "high_form",
      "board": [
        "-- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- c1 -- h1 -- -- --",
        "-- -- c2 -- h1 -- -- -- --",
        "-- -- -- c1 -- -- c2 -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- --"
      ],
      "seats": [
        {"school": "everfrost"},
        {"school": "highland"}
      ],
      "tasks": ["central_dominance", "red_conquest", "destruction"],
      "next_task": "side_chain",
      "actions": 1
    }
  },
  {
    "id": "melee",
    "title": "learn-melee-title",
    "text": "learn-melee-text",
    "hint": "learn-melee-hint",
    "done": "learn-melee-done",
    "way": [{"role": "summon", "card": "snow_fox"}, {"role": "move"}, {"role": "stop"}],
    "goal": {"event": {"kind": "summoned", "card": "snow_fox"}, "settled": true},
    "look": "deed",
    "card": "snow_fox",
    "show": "c5",
    "position": {
      "game": "arena",
      "mode": "melee",
      "board": [
        "-- -- -- -- --",
        "-- -- -- -- c3 -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- c1 -- -- c3 -- --",
        "-- -- -- -- c2 -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- c2 -- -- -- --",
        "-- -- -- -- --"
      ],
      "seats": [
        {"school": "everfrost", "hand": ["snow_fox"]},
        {"school": "highland"},
        {"school": "sylvan"}
      ],
      "actions": 1
    }
  }
];
