import type { ReadSet } from "../sets/createReleaseRow.ts";
import type { SetContent } from "../sets/ReleaseSet.ts";

/**
 * Makes the next set out of the newest one (undefined in an empty row), or refuses. It is asked again, with the newer set,
 * when another publisher was first. `undefined`: the newest set is already as wanted.
 */
export type Change = (base: ReadSet | undefined) => Promise<SetContent | undefined>;
