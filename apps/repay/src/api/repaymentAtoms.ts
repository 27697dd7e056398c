import { apiAtom, Fault } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchRepayment, type RepaymentQuery, type RepaymentResponse } from "./fetchRepayment.ts";
import type { OrderIds } from "./readQuery.ts";
import { readSavedPayCode, type SavedPayCode } from "./savedPayCode.ts";

/** The server did not answer, but its last code for this payment is saved on this device. */
interface OfflineRepayment {
  readonly ok: false;
  readonly fault: Fault["code"];
  readonly saved: SavedPayCode;
  readonly payment?: undefined;
}

/** The server's response, or the saved code without a connection. Fetched while a component reads it. */
export const repaymentAtom = fetchAtomFamily((get, query: RepaymentQuery & Pick<SavedPayCode, "owner">, { signal }) =>
  fetchRepayment(get(apiAtom), query, signal).catch((error: unknown): RepaymentResponse | OfflineRepayment => {
    const saved = readSavedPayCode(query.owner);
    const isOfPage = saved?.orderId === query.orderId && (saved.purpose === "extension") === query.isDelay;
    if (!(error instanceof Fault) || !isOfPage) throw error;
    return { ok: false, fault: error.code, saved };
  }),
);

/** The instalment to pay now, or undefined when it is unavailable: the extension is shown without it. */
export const optionalInstalmentAtom = fetchAtomFamily(async (get, ids: OrderIds, { signal }) => {
  try {
    const response = await fetchRepayment(get(apiAtom), { ...ids, isDelay: false }, signal);
    return response.ok ? response.repayment : undefined;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
});
