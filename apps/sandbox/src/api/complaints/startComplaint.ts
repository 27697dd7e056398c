import * as v from "valibot";
import { COLLECTION_TYPES, PROBLEM_TYPES } from "../../lender/problemTypes.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import type { Endpoint } from "../endpoint.ts";
import { envelopeSchema, NO_ORDER, success } from "../envelope.ts";
import { optionalName } from "../inputFields.ts";
import { titledValueSchema } from "../schemas.ts";
import { complaintOrder, complaintOrderSchema, findComplaintOrder } from "./complaintOrder.ts";

const makeStartComplaint = (variant: Pick<Endpoint, "name" | "summary" | "method">) =>
  defineEndpoint({
    ...variant,
    path: "/problem-init",
    input: v.object({ orderId: optionalName }),
    body: envelopeSchema(
      v.object({
        problemType: v.array(titledValueSchema),
        problemSonType: v.array(
          v.object({
            ...titledValueSchema.entries,
            recordsCalls: v.pipe(
              v.picklist([0, 1]),
              v.description("1: the complaint may state callAt and callCount, the last unwanted call and their number"),
            ),
          }),
        ),
        orderDetail: v.nullable(complaintOrderSchema),
        orderList: v.array(complaintOrderSchema),
      }),
    ),
    handle({ input, borrower, lender, origin }) {
      const orders = lender.book.ofBorrower(borrower.id);
      const chosen = input.orderId === "" ? orders[0] : findComplaintOrder(lender, borrower.id, input.orderId);
      if (chosen === undefined && input.orderId !== "") return NO_ORDER;
      return success({
        problemType: PROBLEM_TYPES.map((type) => ({ ...type })),
        problemSonType: COLLECTION_TYPES.map((type) => ({ ...type })),
        orderDetail: chosen === undefined ? null : complaintOrder(chosen, lender, origin),
        orderList: orders.map((order) => complaintOrder(order, lender, origin)),
      });
    },
  });

export const startComplaint = makeStartComplaint({
  name: "startComplaint",
  summary: "Types of problems, the order that a complaint is about, and all other orders",
  method: "POST",
});

export const startComplaintWithoutOrder = makeStartComplaint({
  name: "startComplaintWithoutOrder",
  summary: "The same, about the borrower's first order",
  method: "GET",
});
