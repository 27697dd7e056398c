import { useApp } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { useEffect, useRef } from "react";
import { confirmationMessages } from "../../messages/source.ts";

/**
 * Shown after an application without an answer, until the next one, and after one whose page cannot be opened. Its button
 * to the orders in the native app remains after the toast.
 */
export function OrdersNotice({ notice }: { notice: "unanswered" | "notOpened" }) {
  const { lookAtOrders, mayHaveArrived, sentNotOpened } = useMessages(confirmationMessages);
  const { native } = useApp();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Centred, because the bar at the bottom would cover it. jsdom has no scrollIntoView.
    container.current?.scrollIntoView?.({ block: "center" });
  }, []);
  return (
    <div ref={container}>
      <Notice tone="warning" title={lookAtOrders} onOpen={() => void native.goMine()}>
        {notice === "unanswered" ? mayHaveArrived : sentNotOpened}
      </Notice>
    </div>
  );
}
