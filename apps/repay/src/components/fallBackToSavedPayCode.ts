import { Fault } from "@lending/api-client";
import type { RepaymentAnswer } from "../api/fetchRepayment.ts";
import { readSavedPayCode, type SavedPayCode } from "../api/savedPayCode.ts";

/** The server cannot be reached, but its last code for this order is saved on this device. */
interface OfflineRepayment {
  readonly ok: false;
  readonly saved: SavedPayCode;
  readonly payment?: undefined;
}

/** Result of a repayment request: the server's response, or the saved code without a connection. */
export type LoadedRepayment = RepaymentAnswer | OfflineRepayment;

/**
 * Returns a handler that replaces a fault with the saved code of an order. Throws the fault again when none is saved.
 */
export const fallBackToSavedPayCode =
  (orderId: string) =>
  (error: unknown): OfflineRepayment => {
    const saved = error instanceof Fault ? readSavedPayCode() : undefined;
    if (saved?.orderId !== orderId) throw error;
    return { ok: false, saved };
  };
