import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { fetchOrderDetails } from "../../api/fetchOrderDetails.ts";
import type { OrderIds } from "./readOrderIds.ts";

/** The order with these ids. Fetched while a component reads it. */
export const orderDetailsAtom = fetchAtomFamily((get, ids: OrderIds, { signal }) =>
  fetchOrderDetails(get(apiAtom), ids, signal),
);
