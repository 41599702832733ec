// The lessons as data. A step of the arena begins at its position on a real table; `way` are the choices that lead to its
// goal. A note of the prologue is shown when its question or event comes. Words are ids.

export const ARENA = [
  {
    "id": "place",
    "title": "learn-place-title",
    "text": "learn-place-text",
    "hint": "learn-place-hint",
    "done": "learn-place-done",
    "way": "^P ",
    "goal": {"event": {"kind": "placed", "colour": 1}},
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
    "way": "^P (c4|c6|e4|e6)$",
    "goal": {"can": "snow_fox"},
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
    "way": "^(S snow_fox|[a-i][1-9]-|stop)",
    "goal": {"event": {"kind": "summoned", "card": "snow_fox"}, "settled": true},
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
    "way": "^(P f8|S polar_bear|[a-i][1-9]-|stop)",
    "goal": {"event": {"kind": "summoned", "card": "polar_bear"}, "settled": true},
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
    "way": "^(S war_sled|[a-i][1-9]-|stop)",
    "goal": {"event": {"kind": "destroyed", "colour": 2}, "settled": true},
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
    "id": "frozen",
    "title": "learn-frozen-title",
    "text": "learn-frozen-text",
    "hint": "learn-frozen-hint",
    "done": "learn-frozen-done",
    "way": "^(T |[a-i][1-9]$)",
    "goal": {"event": {"kind": "thawed", "seat": 1}, "settled": true},
    "card": "crystal_grower",
    "show": "d5",
    "position": {
      "game": "arena",
      "mode": "duel",
      "board": [
        "-- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- c2 -- -- -- --",
        "-- -- -- -- -- c1 -- -- --",
        "-- -- -- c1 -- -- c2 -- --",
        "-- -- -- -- c1 -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- --"
      ],
      "seats": [
        {"school": "everfrost", "frozen": "crystal_grower"},
        {"school": "highland"}
      ],
      "actions": 1
    }
  },
  {
    "id": "flare",
    "title": "learn-flare-title",
    "text": "learn-flare-text",
    "hint": "learn-flare-hint",
    "done": "learn-flare-done",
    "way": "^(F |[a-i][1-9]$)",
    "goal": {"event": {"kind": "invoked", "seat": 1}, "settled": true},
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
    "id": "ending",
    "title": "learn-ending-title",
    "text": "learn-ending-text",
    "hint": "learn-ending-hint",
    "done": "learn-ending-done",
    "way": "^(S snow_monster|end$|stop)",
    "goal": {"won": 1},
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

export const PROLOGUE = [
  {"id": "won", "when": {"won": true}, "text": "learn-embers-won"},
  {"id": "lost", "when": {"won": false}, "text": "learn-embers-lost"},
  {"id": "part_won", "when": {"event": "part_won"}, "text": "learn-embers-part-two"},
  {"id": "relived", "when": {"event": "relived"}, "text": "learn-embers-relived"},
  {"id": "completed", "when": {"event": "row_completed"}, "text": "learn-embers-completed"},
  {"id": "first", "when": {"kind": "blink", "without": "discard "}, "text": "learn-embers-first"},
  {"id": "second", "when": {"kind": "blink", "with": "discard "}, "text": "learn-embers-second"},
  {"id": "arrange", "when": {"kind": "arrange"}, "text": "learn-embers-arrange"},
  {"id": "glimpse", "when": {"kind": "glimpse"}, "text": "learn-embers-glimpse"},
  {"id": "split", "when": {"kind": "split"}, "text": "learn-embers-split"},
  {"id": "waiting", "when": {"waiting": true}, "text": "learn-embers-waiting"}
];
