import { useApp } from "@lending/bridge";
import { Link, useNavigate } from "@lending/bridge/router";
import { complaintPath } from "@lending/domain/addresses/complaints";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { isUnknown, readMoney, showMoney } from "@lending/domain/money";
import { saveStartedPayment } from "@lending/domain/payment";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { formatDate } from "@lending/ui/format";
import { ChevronRightIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Steps } from "@lending/ui/steps";
import type { IssuedCode } from "../api/codeFacts.ts";
import { paymentMessages } from "../messages/source.ts";
import * as css from "./RepaymentView.module.css";
import { useArrival } from "./useArrival.ts";

interface NextStepsProps {
  /** What the code was requested for; undefined when this phone does not know. */
  payment: Omit<IssuedCode["payment"], "reference"> | undefined;
}

/**
 * What happens after the payment of a code, the note on this phone that it is paid, and where to
 * send the receipt when the loan does not show it in time.
 */
export function NextSteps({ payment }: NextStepsProps) {
  const messages = useMessages(paymentMessages);
  const { brandName } = useApp().environment;
  const navigate = useNavigate();
  const locale = useLocale();
  const arrival = useArrival();
  const { productId = "", orderId = "", channelName = "", minutes = 0, fee = "", aheadMs = 0 } = payment ?? {};
  const charge = readMoney(fee);
  const isFree = isUnknown(charge) || ("centavos" in charge && charge.centavos === 0);
  const reportPaid = () => {
    const at = formatDate(Date.now() + aheadMs, "time");
    if (payment) saveStartedPayment(orderId, { ...payment, at, isReported: true });
    void navigate(loanDetailPath({ productId, orderId }));
  };
  return (
    <>
      <Card title={messages.nextTitle}>
        <Steps
          steps={[
            ...(isFree ? [] : [messages.nextFee(showMoney(charge, locale))]),
            messages.nextPay(channelName),
            messages.nextArrives(brandName, arrival(minutes)),
            messages.nextShown,
          ]}
        />
      </Card>
      {productId !== "" && orderId !== "" && (
        <Button variant="line" onClick={reportPaid}>
          {messages.havePaid}
        </Button>
      )}
      <Link className={css.link} to={complaintPath({ orderId, about: "receipt" })}>
        {messages.sendReceipt}
        <ChevronRightIcon size="s" />
      </Link>
    </>
  );
}
