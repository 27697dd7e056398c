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

/** Values that no endpoint should send: anything that JSON can carry, very long and malformed values first. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { __proto__: null }),
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.constantFrom(...LONG),
  fc.string({ unit: "grapheme" }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** More list items than any server sends. */
const MANY = 10_000;

type Path = readonly (string | number)[];
type Change = (value: unknown) => unknown;

/** Returns the path of every value inside `value`, including the root. */
function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const inside = Array.isArray(value)
    ? value.slice(0, 3).map((item, index) => [index, item] as const)
    : Object.entries(value);
  return [path, ...inside.flatMap(([name, item]) => listPaths(item, [...path, name]))];
}

function changeAt(value: unknown, [name, ...rest]: Path, change: Change): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === name ? changeAt(item, rest, change) : item));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, key === name ? changeAt(item, rest, change) : item]);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: hostileValue.map((hostile) => () => hostile) },
  { weight: 2, arbitrary: fc.constant(() => undefined) },
  {
    weight: 2,
    arbitrary: fc.constant((value: unknown) =>
      Array.isArray(value)
        ? Array.from({ length: MANY }, (_, index) => value[index % Math.max(1, value.length)])
        : value,
    ),
  },
  {
    weight: 1,
    // An own property named __proto__, as JSON.parse creates it.
    arbitrary: fc.constant((value: unknown) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.defineProperty({ ...value }, "__proto__", { value: { polluted: true }, enumerable: true })
        : value,
    ),
  },
);

/** Versions of a real response in which one to four values are missing, null, of another type, huge or malformed. */
export function hostileVersions(real: unknown): fc.Arbitrary<unknown> {
  const paths = listPaths(real);
  const replacement = fc.tuple(fc.nat({ max: paths.length - 1 }), change);
  return fc
    .array(replacement, { minLength: 1, maxLength: 4 })
    .map((all) => all.reduce((value, [pathIndex, how]) => changeAt(value, paths[pathIndex] ?? [], how), real));
}
