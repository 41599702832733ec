// What one school has and the others do not: a step for each of its keywords. As data (see lessons.js).

export const SCHOOLS = [
  {
    "id": "frozen",
    "title": "learn-frozen-title",
    "text": "learn-frozen-text",
    "hint": "learn-frozen-hint",
    "done": "learn-frozen-done",
    "way": [{"role": "thaw"}, {"role": "pick"}],
    "goal": {"event": {"kind": "thawed", "seat": 1}, "settled": true},
    "look": "ice",
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
    "id": "gateway",
    "title": "learn-gateway-title",
    "text": "learn-gateway-text",
    "hint": "learn-gateway-hint",
    "done": "learn-gateway-done",
    "way": [{"role": "summon", "card": "flame_imp", "square": ["d7", "e6"]}, {"role": "pick", "square": "e7"}],
    "goal": {"event": {"kind": "destroyed", "colour": 2}, "settled": true},
    "look": "deed",
    "card": "flame_imp",
    "show": "e6",
    "position": {
      "game": "arena",
      "mode": "duel",
      "board": [
        "-- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- c2 -- -- -- --",
        "-- -- c1 -- -- -- -- -- --",
        "-- -- -- c1 -- -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- --"
      ],
      "seats": [
        {"school": "nethervoid", "hand": ["flame_imp"]},
        {"school": "highland"}
      ],
      "actions": 1
    }
  },
  {
    "id": "warp",
    "title": "learn-warp-title",
    "text": "learn-warp-text",
    "hint": "learn-warp-hint",
    "done": "learn-warp-done",
    "way": [{"role": "warp"}, {"role": "pick"}],
    "goal": {"event": {"kind": "warped", "seat": 1}, "settled": true},
    "look": "hand",
    "card": "polarity_queen",
    "show": "e6",
    "position": {
      "game": "arena",
      "mode": "duel",
      "board": [
        "-- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- c2 -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- c1 -- -- -- -- --",
        "-- -- -- -- c1 -- -- -- --",
        "-- -- -- -- -- -- -- -- --",
        "-- -- -- -- -- -- --",
        "-- -- -- -- --"
      ],
      "seats": [
        {"school": "etherweave", "hand": ["polarity_queen"]},
        {"school": "highland"}
      ],
      "actions": 1
    }
  }
];
