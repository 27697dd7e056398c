import { apiAtom, Fault } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchExtension, fetchInstalment, type RepaymentAnswer } from "../api/fetchRepayment.ts";
import { readSavedPayCode, type SavedPayCode } from "../api/savedPayCode.ts";
import type { OrderIds } from "../readQuery.ts";

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
const fallBackToSavedPayCode =
  (orderId: string) =>
  (error: unknown): OfflineRepayment => {
    const saved = error instanceof Fault ? readSavedPayCode() : undefined;
    if (saved?.orderId !== orderId) throw error;
    return { ok: false, saved };
  };

/** The next instalment of an order, or the saved code without a connection. Fetched while a component reads it. */
export const instalmentAtom = fetchAtomFamily(
  (get, ids: OrderIds, { signal }): Promise<LoadedRepayment> =>
    fetchInstalment(get(apiAtom), ids, signal).catch(fallBackToSavedPayCode(ids.orderId)),
);

/** The extension of an order, or the saved code without a connection. Fetched while a component reads it. */
export const extensionAtom = fetchAtomFamily(
  (get, ids: OrderIds, { signal }): Promise<LoadedRepayment> =>
    fetchExtension(get(apiAtom), ids, signal).catch(fallBackToSavedPayCode(ids.orderId)),
);
