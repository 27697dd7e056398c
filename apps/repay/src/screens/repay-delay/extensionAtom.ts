import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchExtension } from "../../api/fetchRepayment.ts";
import { fallBackToSavedPayCode, type LoadedRepayment } from "../../components/fallBackToSavedPayCode.ts";
import type { OrderIds } from "../../components/readOrderIds.ts";

/** The extension of an order, or the saved code without a connection. Fetched while a component reads it. */
export const extensionAtom = fetchAtomFamily(
  (get, ids: OrderIds, { signal }): Promise<LoadedRepayment> =>
    fetchExtension(get(apiAtom), ids, signal).catch(fallBackToSavedPayCode(ids.orderId)),
);
