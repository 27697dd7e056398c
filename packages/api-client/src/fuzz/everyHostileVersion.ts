import fc from "fast-check";
import { hostileVersions } from "./hostileVersions.ts";
import { runs } from "./runs.ts";

/**
 * Shows a screen hostile versions of a real response, one after another. Reports a thrown error together with the
 * version that caused it.
 */
export async function everyHostileVersion(real: unknown, show: (hostile: unknown) => Promise<void>): Promise<void> {
  // Show the real response first: hostile versions prove nothing for a screen that never renders.
  await show(real);
  await fc.assert(fc.asyncProperty(hostileVersions(real), show), { ...runs(4), endOnFailure: true });
}
