import { useBack } from "@lending/bridge";
import { AppLink, useSearchParams } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { repayPath } from "@lending/domain/addresses/repay";
import { showMoney } from "@lending/domain/money";
import { isUnsettled } from "@lending/domain/payment";
import { Band } from "@lending/ui/band";
import { Button, ButtonPair } from "@lending/ui/button";
import { daysUntil } from "@lending/ui/day";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { Notice } from "@lending/ui/notice";
import { ProductCard } from "@lending/ui/product-card";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StatusRegion } from "@lending/ui/status-region";
import type { Repayment } from "../../api/fetchRepayment.ts";
import { type OrderIds, readOrderIds } from "../../api/order.ts";
import {
  loadOfflineView,
  MissingAmountActions,
  MissingAmountNotice,
  MissingOrder,
  PaymentState,
} from "../../components/lazyComponents.ts";
import type { Retry } from "../../components/Missing.tsx";
import { RepaymentScreen } from "../../components/RepaymentScreen.tsx";
import { repaymentMessages, repayOrNotMessages, titles } from "../../messages/source.ts";

/** The page before a repayment: shows the amount and date, then continues to the repayment or back. */
export function RepayOrNotScreen() {
  const ids = readOrderIds(useSearchParams()[0]);
  const title = useMessages(titles).repayOrNot;
  if (!ids) return <MissingOrder title={title} />;
  return (
    <RepaymentScreen ids={ids} title={title}>
      {(repayment, retry) => <Due ids={ids} title={title} repayment={repayment} retry={retry} />}
    </RepaymentScreen>
  );
}
RepayOrNotScreen.whenIdle = [loadOfflineView];

interface DueProps {
  ids: OrderIds;
  title: string;
  repayment: Repayment;
  /** Present when the amount is missing: then nothing can be paid. */
  retry: Retry | undefined;
}

function Due({ ids, title, repayment, retry }: DueProps) {
  const { amountMissing } = useMessages(repaymentMessages);
  const messages = useMessages(repayOrNotMessages);
  const locale = useLocale();
  const { now } = useApi();
  const goBack = useBack();
  const { amount, date, productName, productLogo, payment, notice } = repayment;
  const days = daysUntil(date, now());
  const advice = days === undefined ? "" : days < 0 ? messages.late : messages.why;
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      band={
        <Band low scene={<LowHills />}>
          <MoneyBlock
            amount={{ label: messages.dueAmount, value: retry ? amountMissing : showMoney(amount, locale) }}
            {...(date !== "" && { date: { label: messages.dueDate, value: date } })}
            now={now}
          />
        </Band>
      }
      actions={
        retry ? (
          <MissingAmountActions ids={ids} retry={retry} />
        ) : (
          <ButtonPair>
            <Button variant="line" onClick={goBack}>
              {messages.notNow}
            </Button>
            <Button variant={isUnsettled(payment) ? "tonal" : "solid"} render={<AppLink to={repayPath(ids)} />}>
              {messages.repayNow}
            </Button>
          </ButtonPair>
        )
      }
    >
      {retry && <MissingAmountNotice />}
      <ProductCard name={productName} logo={productLogo} />
      <StatusRegion>{payment && <PaymentState payment={payment} />}</StatusRegion>
      {(notice || advice) && <Notice tone="info">{notice || advice}</Notice>}
    </ScreenFrame>
  );
}
