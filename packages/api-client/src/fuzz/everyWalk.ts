import fc from "fast-check";
import { runs } from "./runs.ts";

/** Something that may happen next to a screen: it does it, and says in the model what must have come of it. */
export interface Move<Model> {
  readonly name: string;
  /** What it may be done with; once each way. */
  readonly choices: readonly unknown[];
  /** Whether it can happen as things stand. */
  readonly may: (model: Readonly<Model>) => boolean;
  readonly happens: (model: Model, choice: never) => Promise<void>;
}

interface Walks<Model> {
  /** How many walks a run of the unit tests takes; with `FUZZ_RUNS=150` it takes 50 new ones. */
  readonly usual: number;
  /** Shows the screen as it is at first and says so in a model. */
  readonly begin: () => Promise<Model>;
  readonly moves: readonly Move<Model>[];
  /** Throws where the screen, or what went over the wire, is not as the model says. Asked at first and after each move. */
  readonly compare: (model: Readonly<Model>) => void | Promise<void>;
  /** Takes the screen away, also after a failure. */
  readonly end: () => void;
}

const MOVES_MAX = 30;
/** A walk is many cases: for three of other properties there is one. */
const CASES_A_WALK = 3;
const anyNumber = fc.noBias(fc.nat({ max: 9_999 }));
const anyWalk = fc.array(fc.tuple(anyNumber, anyNumber), { maxLength: MOVES_MAX, size: "max" });

/** A move that can be done with each of `choices`, wherever `may` allows it. */
export function move<Model, Choice>(
  name: string,
  choices: readonly Choice[],
  happens: (model: Model, choice: Choice) => Promise<void>,
  may: (model: Readonly<Model>) => boolean = () => true,
): Move<Model> {
  return { name, choices, may, happens };
}

/** Model-based test: random sequences of moves, and after each the screen must be what the model says. A failure names a short one. */
export async function everyWalk<Model>({ usual, begin, moves, compare, end }: Walks<Model>) {
  const walkOnce = async (walk: readonly (readonly [move: number, choice: number])[]) => {
    const trail: string[] = [];
    try {
      const model = await begin();
      await compare(model);
      for (const [anyMove, anyChoice] of walk) {
        const { name, choices, happens } = pick(
          moves.filter(({ may }) => may(model)),
          anyMove,
        );
        const choice = pick(choices, anyChoice);
        trail.push(`${name} ${JSON.stringify(choice)}`);
        await happens(model, choice as never);
        await compare(model);
      }
    } catch (cause) {
      throw new Error(`After: ${trail.join("; ")}`, { cause });
    } finally {
      end();
    }
  };
  const plan = runs(usual * CASES_A_WALK);
  await fc.assert(fc.asyncProperty(anyWalk, walkOnce), { ...plan, numRuns: Math.ceil(plan.numRuns / CASES_A_WALK) });
}

function pick<Item>(items: readonly Item[], number: number): Item {
  if (items.length === 0) throw new Error("Nothing can happen.");
  return items[number % items.length] as Item;
}
