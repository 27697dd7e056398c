import type { Api } from "@lending/api-client";

/** Modules of the event store: the part of the order details that was tapped. */
export const eventModules = {
  /** Borrow Again, always at position 0. */
  borrowAgain: "30",
  /** Recommended products. The position is the index in the list, from 0. */
  recommended: "31",
} as const;

/** Records a tap in the background. A failure is ignored: it does not concern the borrower. */
export function saveEvent(api: Api, fields: Readonly<Record<"productId" | "moduleId" | "positionId", string>>): void {
  api.request({ client: "helper", method: "POST", path: "/service/event/save", fields }).catch(() => undefined);
}
