import { useBack } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { repayPath } from "@lending/domain/addresses/repay";
import { isUnsettled } from "@lending/domain/payment";
import { Button, ButtonPair } from "@lending/ui/button";
import { daysUntil } from "@lending/ui/day";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ProductCard } from "@lending/ui/product-card";
import { loadOffline } from "../../components/lazyComponents.ts";
import { RepaymentFrame, type RepaymentPage } from "../../components/RepaymentFrame.tsx";
import { RepaymentScreen } from "../../components/RepaymentScreen.tsx";
import { repayOrNotMessages, titles } from "../../messages/source.ts";

/** The page before a repayment: shows the amount and date, then continues to the repayment or back. */
export function RepayOrNotScreen() {
  const title = useMessages(titles).repayOrNot;
  return <RepaymentScreen title={title}>{(page) => <Due page={page} />}</RepaymentScreen>;
}
RepayOrNotScreen.whenIdle = [loadOffline];

function Due({ page }: { page: RepaymentPage }) {
  const messages = useMessages(repayOrNotMessages);
  const { now } = useApi();
  const goBack = useBack();
  const { date, productName, productLogo, payment, notice } = page.repayment;
  const days = daysUntil(date, now());
  const advice = days === undefined ? "" : days < 0 ? messages.late : messages.why;
  return (
    <RepaymentFrame
      page={page}
      amountLabel={messages.dueAmount}
      dateLabel={messages.dueDate}
      isLate={days !== undefined && days < 0}
      lead={<ProductCard name={productName} logo={productLogo} />}
      actions={
        <ButtonPair>
          <Button variant="line" onClick={goBack}>
            {messages.notNow}
          </Button>
          <Button variant={isUnsettled(payment) ? "tonal" : "solid"} render={<AppLink to={repayPath(page.ids)} />}>
            {messages.repayNow}
          </Button>
        </ButtonPair>
      }
    >
      {(notice || advice) && <Notice tone="info">{notice || advice}</Notice>}
    </RepaymentFrame>
  );
}
