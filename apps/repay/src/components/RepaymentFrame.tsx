import { useBack } from "@lending/bridge";
import { useApi } from "@lending/bridge/store";
import type { OrderIds } from "@lending/domain/addresses/repay";
import { isPayable, showMoney } from "@lending/domain/money";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBand } from "@lending/ui/money-band";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StatusRegion } from "@lending/ui/status-region";
import type { ReactNode } from "react";
import type { Repayment } from "../api/fetchRepayment.ts";
import { repaymentMessages } from "../messages/source.ts";
import { MissingAmountActions, MissingAmountNotice, PaymentState } from "./lazyComponents.ts";
import type { Retry } from "./RepaymentRefused.tsx";

/** What the page of a repayment shows. */
export interface RepaymentPage {
  readonly ids: OrderIds;
  readonly title: string;
  readonly repayment: Repayment;
  /** Present when the amount is missing: then nothing can be paid. */
  readonly retry?: Retry;
}

interface RepaymentFrameProps {
  page: Omit<RepaymentPage, "repayment"> & {
    readonly repayment: Pick<Repayment, "amount" | "payment"> &
      Partial<Pick<Repayment, "date" | "lateDayFee" | "orderNumber">>;
  };
  amountLabel: string;
  dateLabel?: string;
  /** The day is over. */
  isLate?: boolean;
  /** What the borrower compares first, below the day. */
  note?: string;
  actions: ReactNode;
  /** What the page begins with, below the amount. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of a repayment: its amount and day in the sky, then the newest payment. Without an amount, Retry and the order replace `actions`. */
export function RepaymentFrame(props: RepaymentFrameProps) {
  const { page, amountLabel, dateLabel = "", isLate, actions, lead, children, ...block } = props;
  const { ids, title, repayment, retry } = page;
  const { payment } = repayment;
  const { amountMissing } = useMessages(repaymentMessages);
  const locale = useLocale();
  const goBack = useBack();
  const { now } = useApi();
  const { date = "", lateDayFee, orderNumber = "" } = repayment;
  const late = lateDayFee && isPayable(lateDayFee) ? showMoney(lateDayFee, locale) : "";
  const value = retry ? amountMissing : showMoney(repayment.amount, locale);
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      orderNumber={orderNumber}
      band={
        <MoneyBand
          amount={{ label: amountLabel, value }}
          date={{ label: dateLabel, value: date }}
          now={now}
          lateDayFee={isLate ? late : undefined}
          {...block}
        />
      }
      actions={retry ? <MissingAmountActions ids={ids} retry={retry} /> : actions}
    >
      {retry && <MissingAmountNotice />}
      {lead}
      <StatusRegion>{payment && <PaymentState payment={payment} orderId={ids.orderId} />}</StatusRegion>
      {children}
    </ScreenFrame>
  );
}
