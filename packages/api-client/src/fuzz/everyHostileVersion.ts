import fc from "fast-check";
import { hostileVersions } from "./hostileVersions.ts";
import { runs } from "./runs.ts";

/** Shows a screen hostile versions of a real answer, one after another; what it throws is told with the answer that did it. */
export async function everyHostileVersion(real: unknown, show: (hostile: unknown) => Promise<void>): Promise<void> {
  // The real one first: a screen that cannot be shown at all would prove nothing.
  await show(real);
  await fc.assert(fc.asyncProperty(hostileVersions(real), show), { ...runs(4), endOnFailure: true });
}
