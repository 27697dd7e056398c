import { useApi } from "@lending/bridge/store";
import { isUnsettled } from "@lending/domain/payment";
import { Button } from "@lending/ui/button";
import { isOver } from "@lending/ui/day";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { type ReactNode, Suspense, useState } from "react";
import { repaymentMessages } from "../messages/source.ts";
import { ExpiredCode, loadOffline, PayCodeBox } from "./lazyComponents.ts";
import { RepaymentFrame, type RepaymentPage } from "./RepaymentFrame.tsx";
import { useExpiry } from "./useExpiry.ts";

const loadChannelSheet = () => import("./ChannelSheet.tsx");
export const ChannelSheet = lazyOverlay(() => loadChannelSheet().then((module) => module.ChannelSheet));

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
  /** The form that the main button submits, which the lender may have taken back. */
  form?: string | undefined;
  /** Another way to pay, above the main button. */
  instead?: ReactNode;
  /** Further content, folded below. */
  children?: ReactNode;
}

/** Shared content of both repayment screens: amount and date, details, payment code, plan and channels. */
export function RepaymentView({ page, isDelay = false, form, instead, children, ...props }: RepaymentViewProps) {
  const messages = useMessages(repaymentMessages);
  const { now } = useApi();
  const [isChoosing, setIsChoosing] = useState(false);
  const { ids, repayment, retry } = page;
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
          <Button
            variant={isUnsettled(payment) || !repayment.channels.length ? "tonal" : "solid"}
            {...(form && { type: "submit", form })}
            onClick={() => (form && document.getElementById(form)) || setIsChoosing(true)}
          >
            {messages.paymentMethod}
          </Button>
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
      {isChoosing && !retry && (
        <ChannelSheet
          ids={ids}
          repayment={repayment}
          amountLabel={amountLabel}
          purpose={isDelay ? "extension" : "instalment"}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </RepaymentFrame>
  );
}
RepaymentView.whenIdle = [loadChannelSheet, loadOffline];
