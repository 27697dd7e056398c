import { apiAtom, Fault } from "@lending/api-client";
import { useReturn } from "@lending/bridge/payment";
import { useAtomValue } from "@lending/bridge/store";
import { fetchOrderDetails, type OrderDetails } from "../../api/fetchOrderDetails.ts";
import type { OrderIds } from "./readOrderIds.ts";

/**
 * Fetches the order again when the borrower returns to the page, while it can be repaid or has a pending payment. Calls `onOutdated` when its status or its payment has changed.
 */
export function useRefetchOnReturn(
  ids: OrderIds,
  { status, payment }: OrderDetails,
  canRepay: boolean,
  onOutdated: () => void,
): void {
  const api = useAtomValue(apiAtom);
  const refetch = async () => {
    try {
      const answer = await fetchOrderDetails(api, ids);
      if (!answer.ok) return;
      const { order } = answer;
      if (order.status !== status || order.payment?.state !== payment?.state) onOutdated();
    } catch (error) {
      // Without a connection the order stays: it is the latest known one.
      if (!(error instanceof Fault)) throw error;
    }
  };
  useReturn(() => {
    if (canRepay || payment?.state === "processing") void refetch();
  });
}
