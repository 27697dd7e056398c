import type { Archive } from "../archive/createArchive.ts";
import type { Budget } from "../budgets/budgets.ts";
import type { Gate } from "../publishing/publish.ts";
import { Refusal } from "../publishing/Refusal.ts";
import { canaryArm } from "../sets/ReleaseSet.ts";
import { type Weight, weighSet } from "./weighSet.ts";

/** What a document may weigh more while a trial stands: a second registry, the other files' hashes and the choice. */
const TRIAL_BYTES = 1_000;

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
      const arm = canaryArm(content);
      const ofArm = arm ? await weighSet(arm, archive) : new Map<string, Weight>();
      const live = base ? await weighSet(base.set, archive) : new Map<string, never>();
      const problems: string[] = [];
      let most = { pathname: "", growth: 0 };
      // A document of two arms is one document; what an arm loads counts by itself.
      const all = [...weights].map(([pathname, weight]) => {
        const other = ofArm.get(pathname) ?? weight;
        const javascript = Math.max(weight.javascript, other.javascript);
        return [pathname, { ...weight, javascript, remote: Math.max(weight.remote, other.remote) }] as const;
      });
      for (const [pathname, weight] of all) {
        const own = budgetOf(pathname);
        const budget = content.canary ? { ...own, document: own.document + TRIAL_BYTES } : own;
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
