import type { WholeAnswer } from "./readWhole.ts";

/** A read that was sent before the client was loaded. Its time limit starts at `sentAt` (`performance.now()`). */
export interface EarlyRead {
  readonly sentAt: number;
  readonly answer: Promise<WholeAnswer>;
}
