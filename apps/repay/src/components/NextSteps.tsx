import { locations, useApp } from "@lending/bridge";
import { Link } from "@lending/bridge/router";
import { Card } from "@lending/ui/card";
import { ChevronRightIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Steps } from "@lending/ui/steps";
import type { CodePayment } from "../api/codeFacts.ts";
import { paymentMessages } from "./paymentMessages.ts";
import * as css from "./RepaymentView.module.css";
import { useArrival } from "./useArrival.ts";

interface NextStepsProps {
  /** What the code was requested for; undefined when this phone does not know. */
  payment: Pick<CodePayment, "orderId" | "channelName" | "minutes"> | undefined;
}

/** What happens after the payment of a code, and where to send the receipt when the loan does not show it in time. */
export function NextSteps({ payment }: NextStepsProps) {
  const messages = useMessages(paymentMessages);
  const { brandName } = useApp().environment;
  const arrival = useArrival();
  const { orderId = "", channelName = "", minutes = 0 } = payment ?? {};
  return (
    <>
      <Card title={messages.nextTitle}>
        <Steps
          steps={[messages.nextPay(channelName), messages.nextArrives(brandName, arrival(minutes)), messages.nextShown]}
        />
      </Card>
      <Link className={css.link} to={locations.complaint({ orderId })}>
        {messages.sendReceipt}
        <ChevronRightIcon size="s" />
      </Link>
    </>
  );
}
