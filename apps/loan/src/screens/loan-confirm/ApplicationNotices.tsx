import { useApp } from "@lending/bridge";
import { Card } from "@lending/ui/card";
import { StoreShut } from "@lending/ui/illustrations/store-shut";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { StateView } from "@lending/ui/state-view";
import { type ReactNode, useEffect, useRef } from "react";
import { OtherLoans } from "../../components/fallback-view/OtherLoans.tsx";
import { confirmationMessages, fallbackMessages } from "../../messages/source.ts";
import * as css from "./OfferTerms.module.css";

/** Scrolls to its content when it appears. */
function ScrolledTo({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Centred, because the bar at the bottom would cover it. jsdom has no scrollIntoView.
    container.current?.scrollIntoView?.({ block: "center" });
  }, []);
  return <div ref={container}>{children}</div>;
}

/**
 * Shown after an application without an answer, until the next one, and after one whose page cannot be opened. Its button
 * to the orders in the native app remains after the toast.
 */
export function OrdersNotice({ notice }: { notice: "unanswered" | "notOpened" }) {
  const { lookAtOrders, mayHaveArrived, sentNotOpened } = useMessages(confirmationMessages);
  const { native } = useApp();
  return (
    <ScrolledTo>
      <Notice tone="warning" title={lookAtOrders} onOpen={() => void native.goMine()}>
        {notice === "unanswered" ? mayHaveArrived : sentNotOpened}
      </Notice>
    </ScrolledTo>
  );
}

/** Stays below the offer after the toast with the refusal: what it means, and where to go. Applying again is possible. */
export function RefusedOffer({ message }: { message: string }) {
  const { refusedTitle, refusedNext } = useMessages(fallbackMessages);
  return (
    <ScrolledTo>
      <Card label={refusedTitle}>
        <div className={css.refused}>
          <StateView
            title={refusedTitle}
            text={[message, refusedNext].filter(Boolean).join(" ")}
            illustration={<StoreShut />}
            actions={<OtherLoans variant="solid" />}
          />
        </div>
      </Card>
    </ScrolledTo>
  );
}
