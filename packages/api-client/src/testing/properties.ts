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

/** More elements than any screen renders; a phone freezes above this number. */
const ELEMENTS_MAX = 25_000;

/** Describes harm that server data must never cause: script URLs, markup, too many elements, a polluted prototype. */
export function findHarm(root: ParentNode): string[] {
  const elements = [...root.querySelectorAll("*")];
  const harm = elements.flatMap((element) =>
    ["href", "src", "action", "formaction"].flatMap((name) => {
      const address = element.getAttribute(name);
      return address !== null && /^\s*(?:javascript|vbscript|data:(?!image\/))/i.test(address)
        ? [`${element.localName} ${name}=${address.slice(0, 60)}`]
        : [];
    }),
  );
  if (root.querySelector("[onerror], [onload], script")) harm.push("markup injected by the server");
  if (elements.length > ELEMENTS_MAX) harm.push(`${elements.length} elements`);
  if ("polluted" in {}) harm.push("a polluted prototype");
  return harm;
}

/** Shows a screen hostile versions of a real response. Reports a thrown error with the version that caused it. */
export async function everyHostileVersion(real: unknown, show: (hostile: unknown) => Promise<void>): Promise<void> {
  // Show the real response first: hostile versions prove nothing for a screen that never renders.
  await show(real);
  await fc.assert(fc.asyncProperty(hostileVersions(real), show), { ...runs(4), endOnFailure: true });
}

/** An action of a model-based test: acts on the screen and updates the model with the expected outcome. */
export interface Move<Model> {
  readonly name: string;
  /** The possible arguments; a random one is passed to `happens`. */
  readonly choices: readonly unknown[];
  /** Whether the action is possible in the current state. */
  readonly may: (model: Readonly<Model>) => boolean;
  readonly happens: (model: Model, choice: never) => Promise<void>;
}

interface Walks<Model> {
  /** Number of random sequences in a run of the unit tests. With `FUZZ_RUNS=150` there are 50 new ones. */
  readonly usual: number;
  /** Renders the screen in its initial state and returns a model of that state. */
  readonly begin: () => Promise<Model>;
  readonly moves: readonly Move<Model>[];
  /** Throws when the screen or its requests differ from the model. Called at the start and after each action. */
  readonly compare: (model: Readonly<Model>) => void | Promise<void>;
  /** Unmounts the screen. Also called after a failure. */
  readonly end: () => void;
}

const MOVES_MAX = 30;
/** A random sequence costs as much as three cases of other properties, so there is one sequence for three cases. */
const CASES_PER_WALK = 3;

/** Defines an action that can be performed with each of `choices` whenever `may` returns true. */
export function move<Model, Choice>(
  name: string,
  choices: readonly Choice[],
  happens: (model: Model, choice: Choice) => Promise<void>,
  may: (model: Readonly<Model>) => boolean = () => true,
): Move<Model> {
  return { name, choices, may, happens };
}

/** Runs random sequences of actions, after each of which the screen must match the model. Names a short failing one. */
export async function everyWalk<Model extends object>({ usual, begin, moves, compare, end }: Walks<Model>) {
  const commands = moves.map(({ name, choices, may, happens }) =>
    fc.constantFrom(...choices).map((choice) => ({
      check: may,
      async run(model: Model) {
        await happens(model, choice as never);
        await compare(model);
      },
      toString: () => `${name} ${JSON.stringify(choice)}`,
    })),
  );
  const start = async () => {
    const model = await begin();
    await compare(model);
    return { model, real: undefined };
  };
  const walk = fc.asyncProperty(fc.commands(commands, { maxCommands: MOVES_MAX, size: "max" }), (sequence) =>
    fc.asyncModelRun(start, sequence).finally(end),
  );
  const plan = runs(usual * CASES_PER_WALK);
  await fc.assert(walk, { ...plan, numRuns: Math.ceil(plan.numRuns / CASES_PER_WALK) });
}

interface NodeGlobals {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

const { FUZZ_RUNS } = (globalThis as NodeGlobals).process?.env ?? {};

/** The number of cases: a few fixed ones in unit tests, so that they are fast; 1000 new ones with `FUZZ_RUNS=1000`. */
export const runs = (usual: number): { readonly numRuns: number; readonly seed?: number } =>
  FUZZ_RUNS === undefined ? { numRuns: usual, seed: 20261121 } : { numRuns: Math.max(1, Number(FUZZ_RUNS) || usual) };

/** Time-out for thousands of cases on a busy machine. The default number of cases takes no longer than other tests. */
export const FUZZ_TIMEOUT_MS = FUZZ_RUNS === undefined ? 30_000 : 600_000;
