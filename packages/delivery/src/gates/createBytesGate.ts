import type { Archive } from "../archive/createArchive.ts";
import type { Budget } from "../budgets/budgets.ts";
import type { Gate } from "../publishing/publish.ts";
import { Refusal } from "../publishing/Refusal.ts";
import { weighSet } from "./weighSet.ts";

interface BytesGateOptions {
  readonly archive: Archive;
  readonly budgetOf: (pathname: string) => Budget;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Weighs the first load of every path against its budget and against the live set. A path that is live above its budget may
 * stay there, but not grow: exemptions only shrink.
 */
export function createBytesGate({ archive, budgetOf }: BytesGateOptions): Gate {
  return {
    name: "bytes",
    async check({ content, base }) {
      const weights = await weighSet(content, archive);
      const live = base ? await weighSet(base.set, archive) : new Map<string, never>();
      const problems: string[] = [];
      let most = { pathname: "", growth: 0 };
      for (const [pathname, weight] of weights) {
        const budget = budgetOf(pathname);
        const before = live.get(pathname);
        for (const kind of ["javascript", "remote", "document"] as const) {
          if (weight[kind] > budget[kind] && weight[kind] > (before?.[kind] ?? 0)) {
            problems.push(
              `${pathname}: ${kind} is ${kB(weight[kind])}, its budget ${kB(budget[kind])}${before ? `, live ${kB(before[kind])}` : ""}`,
            );
          }
        }
        const growth = before ? weight.javascript - before.javascript : 0;
        if (Math.abs(growth) > Math.abs(most.growth)) most = { pathname, growth };
      }
      if (problems.length > 0) throw new Refusal("bytes", `${problems.join("; ")} (after brotli).`);
      if (!base) return `${weights.size} paths within their budgets`;
      return most.growth === 0
        ? `${weights.size} paths within their budgets, as heavy as before`
        : `${weights.size} paths within their budgets; ${most.pathname} ${most.growth > 0 ? "+" : "-"}${kB(Math.abs(most.growth))}`;
    },
  };
}
