import fc from "fast-check";

const LONG_LENGTH = 100_000;
const LONG = ["x", "W ", "\u202e", "👩‍👩‍👧‍👦", "ก็็็็", "\u0000"].map((part) =>
  part.repeat(Math.ceil(LONG_LENGTH / part.length)),
);
const HOSTILE_TEXTS = [
  "",
  " ",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "https://user:secret@evil.test/",
  "//evil.test",
  "\\\\evil.test",
  "http://[",
  "intent://evil#Intent;end",
  "\ud800",
  "\u202e801244\u202c",
  "a\u0300".repeat(50),
  "0000-00-00",
  "2026-02-30 25:61:61",
  "+275760-09-13",
  "9999-12-31",
  "1e999",
  "-1",
  "９９９",
];
const HOSTILE_NUMBERS = [-1, -0, 0.1, 1e21, -1e21, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 31, 1e-7];

/**
 * Generates values that no endpoint should send: anything that JSON can carry, with very long and malformed values
 * first.
 */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { __proto__: null }),
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.constantFrom(...LONG),
  fc.string({ unit: "grapheme" }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);
