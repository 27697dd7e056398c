import type { ReleaseContent } from "@lending/releases";
import type { Artefacts } from "../createArtefacts.ts";
import { Refusal } from "../Refusal.ts";
import type { Budget } from "./budgets.ts";
import type { Gate } from "./Gate.ts";
import { measureRelease, type PathSizes } from "./measureRelease.ts";

/** Formats a number of bytes with spaces between thousands: "10 612 B". */
const formatBytes = (bytes: number) => `${String(bytes).replace(/\B(?=(\d{3})+$)/g, " ")} B`;

/** What is measured, and its limit. The shell has the rest of the scripts' budget, so that no team pays for another's. */
const KINDS = {
  shell: { name: "javascript of the shell", limit: ({ javascript, remote }: Budget) => javascript - remote },
  remote: { name: "remote", limit: ({ remote }: Budget) => remote },
  document: { name: "document", limit: ({ document }: Budget) => document },
  uncompressedDocument: {
    name: "document before compression",
    limit: ({ uncompressedDocument }: Budget) => uncompressedDocument,
  },
} as const;
type Kind = keyof typeof KINDS;

/** A document may grow by this much: the platform adds fallbacks, and versions get more digits. */
const ROOM = 200;

function sizeIn(sizes: PathSizes | undefined, kind: Kind, limit?: number): number {
  if (!sizes) return 0;
  if (kind === "shell") return sizes.javascript - sizes.remote;
  return kind === "document" ? sizes.document(limit) : sizes[kind];
}

/** Whether a path is larger than in the live release. Of documents the text counts: hashes compress differently each time. */
const isLarger = (sizes: PathSizes, before: PathSizes, kind: Kind): boolean =>
  kind === "shell" || kind === "remote"
    ? sizeIn(sizes, kind) > sizeIn(before, kind)
    : sizes.uncompressedDocument > before.uncompressedDocument + ROOM;

interface BytesGateOptions {
  readonly artefacts: Artefacts;
  readonly budgetOf: (pathname: string, isStock: boolean) => Budget;
}

/**
 * Measures the first load of every path against its budget, as each device gets it. A path that is above its budget in the live release
 * may stay there, but must not grow.
 */
export function createBytesGate({ artefacts, budgetOf }: BytesGateOptions): Gate {
  const weigh = (content: ReleaseContent, ids: readonly string[]) => measureRelease(content, artefacts, ids);

  return async ({ content, base }) => {
    const live = base ? await weigh(base.release, []) : undefined;
    const problems = new Set<string>();
    let most = { pathname: "", growth: 0 };
    const all = await weigh(content, []);
    for (const weights of [all, ...(await Promise.all(content.variants.map(({ id }) => weigh(content, [id]))))])
      for (const [pathname, sizes] of weights) {
        const budget = budgetOf(pathname, sizes.isStock);
        const before = live?.get(pathname);
        for (const kind of Object.keys(KINDS) as Kind[]) {
          const { name, limit } = KINDS[kind];
          const size = sizeIn(sizes, kind, limit(budget));
          if (size <= limit(budget) || (before && !isLarger(sizes, before, kind))) continue;
          const comparison = before ? `, live ${formatBytes(sizeIn(before, kind))}` : "";
          problems.add(`${pathname}: ${name} is ${formatBytes(size)} of ${formatBytes(limit(budget))}${comparison}`);
        }
        const growth = before ? sizes.javascript - before.javascript : 0;
        if (Math.abs(growth) > Math.abs(most.growth)) most = { pathname, growth };
      }
    if (problems.size > 0) throw Refusal.of("bytes", problems);
    const count = `${all.size} paths within their budgets`;
    if (!base) return count;
    return most.growth === 0
      ? `${count}, as heavy as before`
      : `${count}; ${most.pathname} ${most.growth > 0 ? "+" : "-"}${formatBytes(Math.abs(most.growth))}`;
  };
}
