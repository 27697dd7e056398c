import { apiAtom } from "@lending/api-client";
import { useBack } from "@lending/bridge";
import { useNavigate, useSearchParams } from "@lending/bridge/router";
import { useAtomValue } from "@lending/bridge/store";
import { repayPath } from "@lending/domain/addresses/repay";
import { showMoney } from "@lending/domain/money";
import { isUnsettled } from "@lending/domain/payment";
import { Band } from "@lending/ui/band";
import { Button, ButtonPair } from "@lending/ui/button";
import { daysUntil } from "@lending/ui/format";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { Notice } from "@lending/ui/notice";
import { ProductCard } from "@lending/ui/product-card";
import { ScreenFrame } from "@lending/ui/screen-frame";
import type { Repayment } from "../../api/fetchRepayment.ts";
import { type OrderIds, readOrderIds } from "../../api/readQuery.ts";
import { loadOfflineView, MissingOrder, PaymentState } from "../../components/lazyComponents.ts";
import { RepaymentScreen } from "../../components/RepaymentScreen.tsx";
import { repayOrNotMessages, titles } from "../../messages/source.ts";

/** The page before a repayment: shows the amount and date, then continues to the repayment or back. */
export function RepayOrNotScreen() {
  const ids = readOrderIds(useSearchParams()[0]);
  const title = useMessages(titles).repayOrNot;
  if (!ids) return <MissingOrder title={title} />;
  return (
    <RepaymentScreen ids={ids} title={title}>
      {(repayment) => <Due ids={ids} title={title} repayment={repayment} />}
    </RepaymentScreen>
  );
}
RepayOrNotScreen.whenIdle = [loadOfflineView];

function Due({ ids, title, repayment }: { ids: OrderIds; title: string; repayment: Repayment }) {
  const messages = useMessages(repayOrNotMessages);
  const locale = useLocale();
  const { now } = useAtomValue(apiAtom);
  const navigate = useNavigate();
  const goBack = useBack();
  const { amount, date, productName, productLogo, payment, notice } = repayment;
  const isPast = daysUntil(date, now()) < 0;
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      band={
        <Band low scene={<LowHills />}>
          <MoneyBlock
            amount={{ label: messages.dueAmount, value: showMoney(amount, locale) }}
            {...(date !== "" && { date: { label: messages.dueDate, value: date } })}
            now={now}
          />
        </Band>
      }
      actions={
        <ButtonPair>
          <Button variant="line" onClick={goBack}>
            {messages.notNow}
          </Button>
          <Button
            variant={isUnsettled(payment) ? "tonal" : "solid"}
            data-to={repayPath(ids)}
            onClick={() => void navigate(repayPath(ids))}
          >
            {messages.repayNow}
          </Button>
        </ButtonPair>
      }
    >
      <ProductCard name={productName} logo={productLogo} />
      {payment && (
        <div role="status">
          <PaymentState payment={payment} />
        </div>
      )}
      <Notice tone="info">{notice || (isPast ? messages.late : messages.why)}</Notice>
    </ScreenFrame>
  );
}
