import { type Api, apiAtom, Fault } from "@lending/api-client";
import { parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import { readMoney } from "@lending/domain/money";
import type { OrderIds } from "./fetchOrderDetails.ts";

/** The read of a rollover: its price and dates. */
const extensionRequest = { client: "helper", method: "GET", path: "/figures/pettypy" } as const;

/** Wire schema of the price of a rollover. The last three fields are additions that a lender may omit. */
export const extensionSchema = record({
  repayDate: text(),
  delayInfo: record({ delayAmount: text(), movedTo: text(), dueThen: text(), payNowAmount: text() }),
});

/** Fetches what a rollover costs and what it moves. An unknown amount or day is "". */
async function fetchExtension(api: Api, { productId, orderId }: OrderIds, signal: AbortSignal) {
  const response = await api.request({ ...extensionRequest, fields: { productId, orderId } }, { signal });
  if (!response.ok) return undefined;
  const { repayDate, delayInfo } = parseResponse(extensionSchema, response.data);
  return {
    price: readMoney(delayInfo.delayAmount),
    newDueDate: delayInfo.movedTo || repayDate,
    /** What is due on the new date. */
    dueThen: readMoney(delayInfo.dueThen),
    /** What paying now costs instead. */
    payNow: readMoney(delayInfo.payNowAmount),
  };
}

/** The price of a rollover; undefined when it is unavailable, because the borrower has other choices. */
export const extensionAtom = fetchAtomFamily(async (get, ids: OrderIds, { signal }) => {
  try {
    return await fetchExtension(get(apiAtom), ids, signal);
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
});
