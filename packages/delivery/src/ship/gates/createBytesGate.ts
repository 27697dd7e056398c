import type { Archive } from "../../releases/createArchive.ts";
import { Refusal } from "../../releases/Refusal.ts";
import { type ReleaseContent, stagedIn, variantsOf } from "../../releases/Release.ts";
import type { Gate } from "../publish/publish.ts";
import type { Budget } from "./budgets.ts";
import { measureRelease, type PathSizes, withoutHashes } from "./measureRelease.ts";

/** Formats a number of bytes with spaces between thousands: "10 612 B". */
const formatBytes = (bytes: number) => `${String(bytes).replace(/\B(?=(\d{3})+$)/g, " ")} B`;

/** Size that a canary adds to a document: its remotes, the hashes of its files, and the script that chooses. */
const CANARY_BYTES = { document: 1_000, uncompressedDocument: 14_000 };

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
  readonly archive: Archive;
  readonly budgetOf: (pathname: string, isStock: boolean) => Budget;
}

/** Returns whether the candidate's documents grew by more than fallbacks and hashes, by path and kind. */
async function findGrowth(content: ReleaseContent, base: ReleaseContent, archive: Archive) {
  const measure = (release: ReleaseContent) => measureRelease(release, archive, withoutHashes);
  const before = await Promise.all(variantsOf(base).map(measure));
  const after = await Promise.all(variantsOf(content).map(measure));
  return (pathname: string, kind: Kind) =>
    after.some((weights, index) => {
      const live = (before[index] ?? before[0])?.get(pathname);
      return sizeIn(weights.get(pathname), kind) > sizeIn(live, kind);
    });
}

/**
 * Measures the first load of every path against its budget. A path above its budget is rejected only when the candidate is the
 * cause: its scripts are above their share, or it makes the document larger by more than fallbacks and hashes, which the
 * platform adds. A path that is above its budget in the live release may stay there, but must not grow.
 */
export function createBytesGate({ archive, budgetOf }: BytesGateOptions): Gate {
  /** Counts a document with a canary once, and the scripts of each variant separately. */
  async function weigh(content: ReleaseContent): Promise<Weights> {
    const [live, ...canaries] = variantsOf(content);
    const isStaged = stagedIn(content) !== undefined;
    const weights = await measureRelease(isStaged ? live : content, archive);
    const variants = await Promise.all(canaries.map((one) => measureRelease(one, archive)));
    return new Map([
      // Paths that only a canary serves.
      ...variants.flatMap((one) => [...one]),
      ...[...weights].map(([pathname, weight]) => {
        const all = [weight, ...variants.flatMap((one) => one.get(pathname) ?? [])];
        const most = (kind: "javascript" | "remote") => Math.max(...all.map((one) => one[kind]));
        // Both sides of a staged release have documents; the larger one counts.
        const largest = all.reduce((one, other) =>
          isStaged && other.uncompressedDocument > one.uncompressedDocument ? other : one,
        );
        return [pathname, { ...largest, javascript: most("javascript"), remote: most("remote") }] as const;
      }),
    ]);
  }

  return async ({ content, base }) => {
    const weights = await weigh(content);
    const live: Weights = base ? await weigh(base.release) : new Map();
    let growth: Promise<(pathname: string, kind: Kind) => boolean> | undefined;
    const problems: string[] = [];
    let most = { pathname: "", growth: 0 };
    for (const [pathname, weight] of weights) {
      const own = budgetOf(pathname, weight.isStock);
      const canaries = stagedIn(content) ? 0 : (content.canaries?.length ?? 0);
      const budget = {
        ...own,
        document: own.document + canaries * CANARY_BYTES.document,
        uncompressedDocument: own.uncompressedDocument + canaries * CANARY_BYTES.uncompressedDocument,
      };
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
        growth ??= findGrowth(content, base.release, archive);
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
    if (problems.length > 0) throw new Refusal("bytes", `${problems.join("; ")}.`);
    const count = `${weights.size} paths within their budgets`;
    if (!base) return count;
    return most.growth === 0
      ? `${count}, as heavy as before`
      : `${count}; ${most.pathname} ${most.growth > 0 ? "+" : "-"}${formatBytes(Math.abs(most.growth))}`;
  };
}
