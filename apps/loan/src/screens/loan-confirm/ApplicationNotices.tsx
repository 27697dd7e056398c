import { useApp } from "@lending/bridge";
import { Card } from "@lending/ui/card";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { StateView } from "@lending/ui/state-view";
import { OtherLoans } from "../../components/fallback-view/FallbackView.tsx";
import { confirmationMessages, fallbackMessages, offerDialogMessages } from "../../messages/source.ts";

/** Centres what appears, because the bar at the bottom would cover it. jsdom has no scrollIntoView. */
const scrollTo = (content: HTMLElement | null) => content?.scrollIntoView?.({ block: "center" });

interface ApplicationNoticesProps {
  notice: "unanswered" | "notOpened" | undefined;
  /** The server's message of a refusal, "" without one; undefined when it did not refuse. */
  refusal: string | undefined;
}

/** What remains of an application until the next one: the way to the orders, or why it was refused and other loans. */
export function ApplicationNotices({ notice, refusal }: ApplicationNoticesProps) {
  const { sentNotOpened } = useMessages(confirmationMessages);
  const { lookAtOrders, mayHaveArrived } = useMessages(offerDialogMessages);
  const { refusedTitle, refusedNext } = useMessages(fallbackMessages);
  const { native } = useApp();
  const openOrders = <button type="button" onClick={() => void native.goMine()} />;
  return (
    <>
      {notice && (
        <div ref={scrollTo}>
          <Notice tone="warning" title={lookAtOrders} render={openOrders}>
            {notice === "unanswered" ? mayHaveArrived : sentNotOpened}
          </Notice>
        </div>
      )}
      {refusal !== undefined && (
        <div ref={scrollTo}>
          <Card label={refusedTitle}>
            <StateView kind="refused" title={refusedTitle} text={[refusal, refusedNext].filter(Boolean).join(" ")} />
            <OtherLoans variant="solid" />
          </Card>
        </div>
      )}
    </>
  );
}
