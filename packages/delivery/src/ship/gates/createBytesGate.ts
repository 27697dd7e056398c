import type { ReleaseContent } from "@lending/releases";
import type { Artefacts } from "../createArtefacts.ts";
import { Refusal } from "../Refusal.ts";
import type { Budget } from "./budgets.ts";
import type { Gate } from "./Gate.ts";
import { measureRelease, type PathSizes, withoutHashes } from "./measureRelease.ts";

/** Formats a number of bytes with spaces between thousands: "10 612 B". */
const formatBytes = (bytes: number) => `${String(bytes).replace(/\B(?=(\d{3})+$)/g, " ")} B`;

const KINDS = {
  javascript: "javascript",
  remote: "remote",
  document: "document",
  uncompressedDocument: "document before compression",
} as const;
type Kind = keyof typeof KINDS;
type Weights = ReadonlyMap<string, PathSizes>;

/** Returns one size of a path, 0 for a path that does not exist. A document below the limit may be measured roughly. */
const sizeIn = (sizes: PathSizes | undefined, kind: Kind, limit?: number): number =>
  kind === "document" ? (sizes?.document(limit) ?? 0) : (sizes?.[kind] ?? 0);

interface BytesGateOptions {
  readonly artefacts: Artefacts;
  readonly budgetOf: (pathname: string, isStock: boolean) => Budget;
}

/** The documents that devices get: live ones, and those of each variant. */
const sidesOf = ({ variants }: ReleaseContent): readonly (readonly string[])[] => [
  [],
  ...variants.map(({ id }) => [id]),
];

/** Returns whether the candidate's documents grew by more than fallbacks and hashes, by path and kind. */
async function findGrowth(content: ReleaseContent, base: ReleaseContent, artefacts: Artefacts) {
  const measure = (release: ReleaseContent, ids: readonly string[]) =>
    measureRelease(release, artefacts, ids, withoutHashes);
  const before = new Map<string, Weights>();
  for (const ids of sidesOf(base)) before.set(ids.join(), await measure(base, ids));
  const after: (readonly [string, Weights])[] = [];
  for (const ids of sidesOf(content)) after.push([ids.join(), await measure(content, ids)]);
  return (pathname: string, kind: Kind) =>
    after.some(([ids, weights]) => {
      const live = (before.get(ids) ?? before.get(""))?.get(pathname);
      return sizeIn(weights.get(pathname), kind) > sizeIn(live, kind);
    });
}

/**
 * Measures the first load of every path against its budget. A path above its budget is rejected only when the candidate is the
 * cause: its scripts are above their share, or it makes the document larger by more than fallbacks and hashes, which the
 * platform adds. A path that is above its budget in the live release may stay there, but must not grow.
 */
export function createBytesGate({ artefacts, budgetOf }: BytesGateOptions): Gate {
  /** Measures what each device gets. Of a path that variants change, the largest counts. */
  async function weigh(content: ReleaseContent): Promise<Weights> {
    const weights = new Map<string, PathSizes>();
    for (const ids of sidesOf(content))
      for (const [pathname, size] of await measureRelease(content, artefacts, ids)) {
        const other = weights.get(pathname);
        const largest = other && other.uncompressedDocument > size.uncompressedDocument ? other : size;
        const most = (kind: "javascript" | "remote") => Math.max(size[kind], other?.[kind] ?? 0);
        weights.set(pathname, { ...largest, javascript: most("javascript"), remote: most("remote") });
      }
    return weights;
  }

  return async ({ content, base }) => {
    const weights = await weigh(content);
    const live: Weights = base ? await weigh(base.release) : new Map();
    let growth: Promise<(pathname: string, kind: Kind) => boolean> | undefined;
    const problems: string[] = [];
    let most = { pathname: "", growth: 0 };
    for (const [pathname, weight] of weights) {
      const budget = budgetOf(pathname, weight.isStock);
      const before = live.get(pathname);
      /** When the live release exceeds the budget for all scripts, each changed part is limited to its own share. */
      const isShellAboveShare =
        before !== undefined &&
        weight.javascript - weight.remote > before.javascript - before.remote &&
        weight.javascript - weight.remote > budget.javascript - budget.remote;
      const isCause = async (kind: Kind) => {
        if (!base || !before) return true;
        if (kind === "remote") return weight.remote > before.remote;
        if (kind === "javascript") {
          return weight.javascript > before.javascript && (before.javascript <= budget.javascript || isShellAboveShare);
        }
        growth ??= findGrowth(content, base.release, artefacts);
        return (await growth)(pathname, kind);
      };
      for (const kind of Object.keys(KINDS) as Kind[]) {
        const size = sizeIn(weight, kind, budget[kind]);
        if (size <= budget[kind] || !(await isCause(kind))) continue;
        const comparison = before ? `, live ${formatBytes(sizeIn(before, kind))}` : "";
        problems.push(
          `${pathname}: ${KINDS[kind]} is ${formatBytes(size)} of ${formatBytes(budget[kind])}${comparison}`,
        );
      }
      const change = before ? weight.javascript - before.javascript : 0;
      if (Math.abs(change) > Math.abs(most.growth)) most = { pathname, growth: change };
    }
    if (problems.length > 0) throw Refusal.of("bytes", problems);
    const count = `${weights.size} paths within their budgets`;
    if (!base) return count;
    return most.growth === 0
      ? `${count}, as heavy as before`
      : `${count}; ${most.pathname} ${most.growth > 0 ? "+" : "-"}${formatBytes(Math.abs(most.growth))}`;
  };
}
