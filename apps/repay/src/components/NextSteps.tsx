import { useApp } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { complaintPath } from "@lending/domain/addresses/complaints";
import { readMoney, showMoney, withFee } from "@lending/domain/money";
import { RowLink } from "@lending/ui/disclosure";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Steps } from "@lending/ui/steps";
import type { CodePayment } from "../api/savedPayCode.ts";
import { paymentMessages } from "../messages/source.ts";
import { PageSection } from "./PageSection.tsx";
import { useArrival } from "./paymentTexts.ts";

interface NextStepsProps {
  /** What the code was requested for; undefined when this phone does not know. */
  payment: CodePayment | undefined;
  /** What is paid in all where the code itself adds a fee; otherwise the step names the sum only with a fee of the channel. */
  sum?: string | undefined;
}

/** What happens with the payment of a code, and where to send the receipt when the loan does not show it in time. */
export function NextSteps({ payment, sum }: NextStepsProps) {
  const messages = useMessages(paymentMessages);
  const { brandName } = useApp().environment;
  const arrival = useArrival();
  const locale = useLocale();
  const { orderId = "", channelName = "", minutes = 0, amount = "", fee = "" } = payment ?? {};
  const total = withFee(readMoney(amount), readMoney(fee));
  const inAll = sum ?? (total ? showMoney(total, locale) : "");
  return (
    <PageSection title={messages.nextTitle}>
      <Steps
        steps={[
          messages.nextPay(inAll, channelName),
          messages.nextArrives(brandName, arrival(minutes)),
          messages.nextShown,
        ]}
      />
      <RowLink title={messages.sendReceipt} render={<AppLink to={complaintPath({ orderId, about: "receipt" })} />} />
    </PageSection>
  );
}
