import { Fault } from "@lending/api-client";
import type { RepaymentAnswer } from "../api/fetchRepayment.ts";
import { readSavedPayCode, type SavedPayCode } from "../api/savedPayCode.ts";

/** The server cannot be reached, but the code that it gave last for this order is here. */
interface UnreachedRepayment {
  readonly ok: false;
  readonly saved: SavedPayCode;
}

/** A repayment screen's answer: the server's, or what is left without it. */
export type LoadedRepayment = RepaymentAnswer | UnreachedRepayment;

/** Takes the code that was kept for an order in place of a fault. Where none was kept the fault is thrown on. */
export const orSavedPayCode =
  (orderId: string) =>
  (error: unknown): UnreachedRepayment => {
    const saved = error instanceof Fault ? readSavedPayCode() : undefined;
    if (saved?.orderId !== orderId) throw error;
    return { ok: false, saved };
  };
