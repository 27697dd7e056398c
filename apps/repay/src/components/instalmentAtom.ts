import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchInstalment } from "../api/fetchRepayment.ts";
import { type LoadedRepayment, orSavedPayCode } from "./orSavedPayCode.ts";
import type { OrderIds } from "./readOrderIds.ts";

/** What the next instalment of an order needs, for as long as somebody shows it. */
export const instalmentAtom = fetchAtomFamily(
  (get, ids: OrderIds, { signal }): Promise<LoadedRepayment> =>
    fetchInstalment(get(apiAtom), ids, signal).catch(orSavedPayCode(ids.orderId)),
);
