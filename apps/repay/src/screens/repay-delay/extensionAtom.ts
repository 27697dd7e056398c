import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchExtension } from "../../api/fetchRepayment.ts";
import { type LoadedRepayment, orSavedPayCode } from "../../components/orSavedPayCode.ts";
import type { OrderIds } from "../../components/readOrderIds.ts";

/** What an extension of an order costs, for as long as somebody shows it. */
export const extensionAtom = fetchAtomFamily(
  (get, ids: OrderIds, { signal }): Promise<LoadedRepayment> =>
    fetchExtension(get(apiAtom), ids, signal).catch(orSavedPayCode(ids.orderId)),
);
