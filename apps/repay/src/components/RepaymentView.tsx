import { useBack } from "@lending/bridge";
import { Band } from "@lending/ui/band";
import { Button } from "@lending/ui/button";
import { DetailRows } from "@lending/ui/detail-rows";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { Notice } from "@lending/ui/notice";
import { PayCodeSlip } from "@lending/ui/pay-code-slip";
import { ProductCard } from "@lending/ui/product-card";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { lazy, Suspense, useState } from "react";
import type { Repayment } from "../api/fetchRepayment.ts";
import { type Money, showMoney } from "../api/money.ts";
import { Instructions } from "./Instructions.tsx";
import { loadChannelSheet } from "./loadChannelSheet.ts";
import { repaymentMessages } from "./messages.ts";
import { PaymentPlan } from "./PaymentPlan.tsx";
import type { OrderIds } from "./readOrderIds.ts";

const ChannelSheet = lazy(() => loadChannelSheet().then((module) => ({ default: module.ChannelSheet })));

/** Specification 9: the detail list collapses to two rows. */
const ROWS_SHOWN = 2;

interface RepaymentViewProps {
  ids: OrderIds;
  title: string;
  repayment: Repayment;
  /** The one amount of the screen, and the day it is about. */
  amount: { readonly label: string; readonly money: Money };
  dateLabel: string;
  isDelay: boolean;
}

/** What both repayment screens show: the amount and its day, the details, a code to pay with, the plan and the channels. */
export function RepaymentView({ ids, title, repayment, amount, dateLabel, isDelay }: RepaymentViewProps) {
  const words = useMessages(repaymentMessages);
  const locale = useLocale();
  const goBack = useBack();
  const [isChoosing, setIsChoosing] = useState(false);
  const shownAmount = showMoney(amount.money, locale);
  const { notice, noticeOnTop, payCode, instructions, plan, channels } = repayment;
  const noticeLine = notice !== "" && <Notice tone="warning">{notice}</Notice>;
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      band={
        <Band low scene={<LowHills />}>
          <MoneyBlock
            amount={{ label: amount.label, value: shownAmount }}
            {...(repayment.date !== "" && { date: { label: dateLabel, value: repayment.date } })}
          />
        </Band>
      }
      actions={<Button onClick={() => setIsChoosing(true)}>{words.paymentMethod}</Button>}
    >
      <ProductCard name={repayment.productName} logo={repayment.productLogo}>
        <DetailRows rows={repayment.rows} collapseTo={ROWS_SHOWN} />
      </ProductCard>
      {noticeOnTop && noticeLine}
      {payCode && <PayCodeSlip label={words.payCode} title={payCode.title} logo={payCode.logo} code={payCode.code} />}
      {instructions.length > 0 && <Instructions groups={instructions} />}
      {plan.length > 0 && <PaymentPlan plan={plan} />}
      {!noticeOnTop && noticeLine}
      {isChoosing && (
        <Suspense fallback={null}>
          <ChannelSheet
            ids={ids}
            channels={channels}
            amount={amount}
            isDelay={isDelay}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </ScreenFrame>
  );
}
