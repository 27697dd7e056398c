import { defineSend, given } from "@lending/api-client/endpoint";

/** Modules of the event store: the part of the order details that was tapped. */
export const eventModules = {
  /** Borrow Again, always at position 0. */
  borrowAgain: "30",
  /** Recommended products. The position is the index in the list, from 0. */
  recommended: "31",
} as const;

/** Records a tap in the background: a failure does not concern the borrower. */
export const saveEvent = defineSend({
  client: "helper",
  method: "POST",
  path: "/service/event/save",
  fields: {
    productId: given("productId"),
    moduleId: given("moduleId"),
    positionId: given("position", (position: number) => `${position}`),
  },
});
