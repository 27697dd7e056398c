import type { ReadSet } from "../sets/createReleaseLog.ts";
import type { SetContent } from "../sets/ReleaseSet.ts";

/**
 * Derives the next release from the newest one (undefined in an empty release log), or throws a Refusal. It is called again, with
 * the newer release, when another publisher was first. Returns `undefined` when the newest release needs no change.
 */
export type Change = (base: ReadSet | undefined) => Promise<SetContent | undefined>;
