import { Button } from "@lending/ui/button";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useMessages } from "@lending/ui/locale";
import { useState } from "react";
import type { OrderDetails, OrderIds, PlanRequest } from "../../api/fetchOrderDetails.ts";
import { orderMessages } from "../../messages/source.ts";

export const loadCannotPaySheet = () => import("./cannot-pay/CannotPaySheet.tsx");
const CannotPaySheet = lazyOverlay(() => loadCannotPaySheet().then((module) => module.CannotPaySheet));

interface CannotPayProps {
  ids: OrderIds;
  order: OrderDetails;
  phone: string;
}

/** Opens what a borrower can do who cannot pay. */
export function CannotPay({ ids, order, phone }: CannotPayProps) {
  const { cannotPay } = useMessages(orderMessages);
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<PlanRequest>();
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {cannotPay}
      </Button>
      {isOpen && (
        <CannotPaySheet
          ids={ids}
          order={order}
          // The order was loaded before the request was sent.
          planRequest={sent ?? order.planRequest}
          onRequested={setSent}
          phone={phone}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
