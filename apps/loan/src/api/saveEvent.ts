import type { Api } from "@lending/api-client";

/** Where on the order details something was tapped: the modules of the event store. */
export const eventModules = {
  /** Specification 7: module 30 and position 0 on Borrow Again. */
  borrowAgain: "30",
  /** Recommended products; the position is the place in the list, from 0. */
  recommended: "31",
} as const;

interface TrackedTap {
  readonly productId: string;
  readonly moduleId: string;
  readonly positionId: string;
}

/** Records a tap. Nobody waits for it and its failure means nothing to the borrower. */
export function saveEvent(api: Api, { productId, moduleId, positionId }: TrackedTap): void {
  api
    .request({
      client: "helper",
      method: "POST",
      path: "/service/event/save",
      fields: { productId, moduleId, positionId },
    })
    .catch(() => undefined);
}
