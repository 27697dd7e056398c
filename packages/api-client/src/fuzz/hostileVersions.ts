import fc from "fast-check";
import { hostileValue } from "./hostileValue.ts";

/** As many as no server sends. */
const MANY = 10_000;

type Path = readonly (string | number)[];
type Change = (value: unknown) => unknown;

/** Where a value can be hurt: every place in it, its own included. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const inside = Array.isArray(value)
    ? value.slice(0, 3).map((item, index) => [index, item] as const)
    : Object.entries(value);
  return [path, ...inside.flatMap(([name, item]) => placesIn(item, [...path, name]))];
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
    // As JSON.parse makes it: an own property of that name.
    arbitrary: fc.constant((value: unknown) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.defineProperty({ ...value }, "__proto__", { value: { polluted: true }, enumerable: true })
        : value,
    ),
  },
);

/** Versions of a real answer with one to four places of it missing, null, of another type, huge or strange. */
export function hostileVersions(real: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(real);
  const hurt = fc.tuple(fc.nat({ max: places.length - 1 }), change);
  return fc
    .array(hurt, { minLength: 1, maxLength: 4 })
    .map((all) => all.reduce((value, [place, how]) => changeAt(value, places[place] ?? [], how), real));
}
