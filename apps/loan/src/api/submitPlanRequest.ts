import type { Api } from "@lending/api-client";
import { parseResponse, record, text } from "@lending/api-client/schema";
import type { OrderIds, PlanRequest } from "./fetchOrderDetails.ts";
import type { ResultOf } from "./ResultOf.ts";

/** Wire schema of the acknowledgement of a request for a plan. */
export const planRequestSchema = record({ reference: text(), date: text() });

/** Requests a plan with smaller payments from the lender. Has its effect once. */
export async function submitPlanRequest(api: Api, { productId, orderId }: OrderIds): Promise<ResultOf<PlanRequest>> {
  const response = await api.request(
    { client: "helper", method: "POST", path: "/v3/loan-details/request-plan", fields: { productId, orderId } },
    { once: true },
  );
  if (!response.ok) return { ok: false, message: response.message };
  const { reference, date } = parseResponse(planRequestSchema, response.data);
  return { ok: true, isSent: true, reference, answerBy: date };
}
