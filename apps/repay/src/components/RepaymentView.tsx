import { useBack } from "@lending/bridge";
import { isUnsettled } from "@lending/bridge/payment";
import { Band } from "@lending/ui/band";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { Notice } from "@lending/ui/notice";
import { PayCodeSlip } from "@lending/ui/pay-code-slip";
import { Plan } from "@lending/ui/plan";
import { ProductCard } from "@lending/ui/product-card";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { type ReactNode, useState } from "react";
import type { PlannedPayment, Repayment } from "../api/fetchRepayment.ts";
import { showMoney } from "../api/money.ts";
import type { OrderIds } from "../readQuery.ts";
import { Instructions } from "./Instructions.tsx";
import { loadOfflineView, PaymentState } from "./lazyComponents.ts";
import { repaymentMessages } from "./messages.ts";
import * as css from "./RepaymentView.module.css";

const loadChannelSheet = () => import("./ChannelSheet.tsx");
const ChannelSheet = lazyOverlay(() => loadChannelSheet().then((module) => module.ChannelSheet));

const marks = { paid: "paid", due: "next", overdue: "overdue" } as const;

/** The plan of the loan as a list of dates. A date is marked only when the server sends its state. */
function PaymentPlan({ plan }: { plan: readonly PlannedPayment[] }) {
  const messages = useMessages(repaymentMessages);
  const locale = useLocale();
  return (
    <Card title={messages.plan}>
      <Plan
        days={plan.map(({ title, remark, date, amount, state }) => {
          const mark = state === "" || state === "later" ? undefined : marks[state];
          return {
            title: title || remark,
            date,
            amount: showMoney(amount, locale),
            // The mark replaces the server's remark: both state the same.
            ...(mark ? { mark } : title !== "" && { remark }),
          };
        })}
      />
    </Card>
  );
}

/** The detail list collapses to two rows. */
const COLLAPSED_ROWS = 2;

interface RepaymentViewProps {
  ids: OrderIds;
  title: string;
  repayment: Repayment;
  /** Label of the amount when the lender sends none. */
  amountLabel: string;
  dateLabel: string;
  isDelay?: boolean;
  /** Further content that the borrower compares before paying. */
  children?: ReactNode;
}

/** Shared content of both repayment screens: amount and date, details, payment code, plan and channels. */
export function RepaymentView(props: RepaymentViewProps) {
  const { ids, title, repayment, amountLabel, dateLabel, isDelay = false, children } = props;
  const messages = useMessages(repaymentMessages);
  const locale = useLocale();
  const goBack = useBack();
  const [isChoosing, setIsChoosing] = useState(false);
  const label = repayment.amountLabel || amountLabel;
  const { amount, date, notice, noticeOnTop, payCode, instructions, plan, payment } = repayment;
  const noticeLine = notice !== "" && <Notice tone="warning">{notice}</Notice>;
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      band={
        <Band low scene={<LowHills />}>
          <MoneyBlock
            amount={{ label, value: showMoney(amount, locale) }}
            {...(date !== "" && { date: { label: dateLabel, value: date } })}
          />
        </Band>
      }
      actions={
        <Button variant={isUnsettled(payment) ? "tonal" : "solid"} onClick={() => setIsChoosing(true)}>
          {messages.paymentMethod}
        </Button>
      }
    >
      <ProductCard name={repayment.productName} logo={repayment.productLogo}>
        <DetailRows rows={repayment.rows} collapseTo={COLLAPSED_ROWS} />
      </ProductCard>
      <div className={css.state} role="status">
        {payment && <PaymentState payment={payment} orderId={ids.orderId} />}
      </div>
      {noticeOnTop && noticeLine}
      {payCode && (
        <PayCodeSlip label={messages.payCode} title={payCode.title} logo={payCode.logo} code={payCode.code} />
      )}
      <Instructions groups={instructions} payCode={payCode?.code ?? ""} />
      {plan.length > 0 && <PaymentPlan plan={plan} />}
      {!noticeOnTop && noticeLine}
      {children}
      {isChoosing && (
        <ChannelSheet
          ids={ids}
          repayment={repayment}
          amountLabel={label}
          isDelay={isDelay}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </ScreenFrame>
  );
}
RepaymentView.whenIdle = [loadChannelSheet, loadOfflineView];
