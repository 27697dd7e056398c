import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchInstalment } from "../api/fetchRepayment.ts";
import { fallBackToSavedPayCode, type LoadedRepayment } from "./fallBackToSavedPayCode.ts";
import type { OrderIds } from "./readOrderIds.ts";

/** The next instalment of an order, or the saved code without a connection. Fetched while a component reads it. */
export const instalmentAtom = fetchAtomFamily(
  (get, ids: OrderIds, { signal }): Promise<LoadedRepayment> =>
    fetchInstalment(get(apiAtom), ids, signal).catch(fallBackToSavedPayCode(ids.orderId)),
);
