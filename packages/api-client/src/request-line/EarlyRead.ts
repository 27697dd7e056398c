import type { WholeAnswer } from "./readWhole.ts";

/** A read that was sent before its reader was there. Its time runs from the sending (`performance.now()`). */
export interface EarlyRead {
  readonly sentAt: number;
  readonly answer: Promise<WholeAnswer>;
}
