import { useApi } from "@lending/bridge/store";
import { isUnsettled } from "@lending/domain/payment";
import { isOver } from "@lending/ui/day";
import { Notice } from "@lending/ui/notice";
import { type ReactNode, Suspense } from "react";
import { ExpiredCode, loadOffline, PayCodeBox } from "./lazyComponents.ts";
import { loadChannelSheet, PaymentMethod } from "./PaymentMethod.tsx";
import { RepaymentFrame, type RepaymentPage } from "./RepaymentFrame.tsx";
import { useExpiry } from "./useExpiry.ts";

/** The detail list collapses to two rows. */
export const COLLAPSED_ROWS = 2;

interface RepaymentViewProps {
  page: RepaymentPage;
  /** Label of the amount when the lender sends none. */
  amountLabel: string;
  dateLabel: string;
  isDelay?: boolean;
  /** What the borrower compares first, below the day. */
  note?: string;
  /** What the page begins with, below the amount. */
  lead: ReactNode;
  /** The form that the main button submits, as soon as that has loaded. */
  form?: string | undefined;
  /** Another way to pay, above the main button. */
  instead?: ReactNode;
  /** Further content, folded below. */
  children?: ReactNode;
}

/** Shared content of both repayment screens: amount and date, details, payment code, plan and channels. */
export function RepaymentView({ page, isDelay = false, form, instead, children, ...props }: RepaymentViewProps) {
  const { now } = useApi();
  const { repayment } = page;
  const { notice, noticeOnTop, payCode, payment } = repayment;
  const amountLabel = repayment.amountLabel || props.amountLabel;
  const expiry = useExpiry(payCode?.expiresAt ?? "", now);
  const noticeLine = notice !== "" && <Notice tone="warning">{notice}</Notice>;
  return (
    <RepaymentFrame
      page={page}
      {...props}
      amountLabel={amountLabel}
      isLate={isOver(repayment.date, now())}
      actions={
        <>
          {instead}
          <PaymentMethod
            page={page}
            amountLabel={amountLabel}
            isDelay={isDelay}
            form={form}
            variant={isUnsettled(payment) || !repayment.channels.length ? "tonal" : "solid"}
          />
        </>
      }
    >
      {noticeOnTop && noticeLine}
      {expiry !== "open" && <ExpiredCode unclear={expiry === "unknown" ? payCode?.expiresAt : undefined} />}
      <Suspense fallback={null}>
        {payCode && expiry !== "expired" && <PayCodeBox repayment={repayment} />}
        {!noticeOnTop && noticeLine}
        {children}
      </Suspense>
    </RepaymentFrame>
  );
}
RepaymentView.whenIdle = [loadChannelSheet, loadOffline];
