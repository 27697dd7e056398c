import { useApp } from "@lending/bridge";
import { Card } from "@lending/ui/card";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { StateView } from "@lending/ui/state-view";
import { type ReactNode, useEffect, useRef } from "react";
import { OtherLoans } from "../../components/fallback-view/FallbackView.tsx";
import { confirmationMessages, fallbackMessages } from "../../messages/source.ts";

/** Scrolls to its content when it appears. */
function ScrolledTo({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Centred, because the bar at the bottom would cover it. jsdom has no scrollIntoView.
    container.current?.scrollIntoView?.({ block: "center" });
  }, []);
  return <div ref={container}>{children}</div>;
}

interface ApplicationNoticesProps {
  notice: "unanswered" | "notOpened" | undefined;
  /** The server's message of a refusal, "" without one; undefined when it did not refuse. */
  refusal: string | undefined;
}

/** What remains of an application after its toast, until the next one. */
export function ApplicationNotices({ notice, refusal }: ApplicationNoticesProps) {
  return (
    <>
      {notice && <OrdersNotice notice={notice} />}
      {refusal !== undefined && <RefusedOffer message={refusal} />}
    </>
  );
}

/** After an application without a response, or with a page that cannot be opened: a button to the native app's orders. */
function OrdersNotice({ notice }: { notice: "unanswered" | "notOpened" }) {
  const { lookAtOrders, mayHaveArrived, sentNotOpened } = useMessages(confirmationMessages);
  const { native } = useApp();
  return (
    <ScrolledTo>
      <Notice
        tone="warning"
        title={lookAtOrders}
        render={<button type="button" onClick={() => void native.goMine()} />}
      >
        {notice === "unanswered" ? mayHaveArrived : sentNotOpened}
      </Notice>
    </ScrolledTo>
  );
}

/** After a refusal: what it means, and where to go. Applying again is possible. */
function RefusedOffer({ message }: { message: string }) {
  const { refusedTitle, refusedNext } = useMessages(fallbackMessages);
  return (
    <ScrolledTo>
      <Card label={refusedTitle}>
        <StateView
          kind="refused"
          title={refusedTitle}
          text={[message, refusedNext].filter(Boolean).join(" ")}
          isAnnounced={false}
        />
        <OtherLoans variant="solid" />
      </Card>
    </ScrolledTo>
  );
}
