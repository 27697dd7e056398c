import { useApp, useBack } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { useSearchParams } from "@lending/bridge/router";
import { useApi, useFetched } from "@lending/bridge/store";
import { isPayable, showMoney } from "@lending/domain/money";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBand } from "@lending/ui/money-band";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StatusRegion } from "@lending/ui/status-region";
import { type ReactNode, useEffect } from "react";
import { type Repayment, repaymentAtom } from "../api/fetchRepayment.ts";
import { againWhilePending, type OrderIds, readOrderIds } from "../api/order.ts";
import { repaymentMessages } from "../messages/source.ts";
import {
  MissingAmountActions,
  MissingAmountNotice,
  MissingOrder,
  OfflineView,
  PaymentState,
  RepaymentRefused,
} from "./lazyComponents.ts";
import type { Retry } from "./RepaymentRefused.tsx";

/** What the page of a repayment shows. */
export interface RepaymentPage {
  readonly ids: OrderIds;
  readonly title: string;
  readonly repayment: Repayment;
  /** Present when the amount is missing: then nothing can be paid. */
  readonly retry?: Retry;
}

interface RepaymentScreenProps {
  title: string;
  isDelay?: boolean;
  children: (page: RepaymentPage) => ReactNode;
}

/** Renders the newest instalment or extension of an order, a refusal, or the saved code when there is no connection. */
export function RepaymentScreen(props: RepaymentScreenProps) {
  const ids = readOrderIds(useSearchParams()[0]);
  return ids ? <LoadedRepayment ids={ids} {...props} /> : <MissingOrder title={props.title} />;
}

function LoadedRepayment({ ids, title, isDelay = false, children }: RepaymentScreenProps & { ids: OrderIds }) {
  const api = useApi();
  const owner = ownerOf(useApp().launch.sessionId);
  const [latest, onRetry, retrying] = useFetched(repaymentAtom({ ...ids, isDelay, owner }), {
    again: againWhilePending,
    // The saved code replaces nothing that the server sent.
    replaces: (response) => !("saved" in response),
  });
  const { productId, orderId } = ids;
  useEffect(() => {
    if ("saved" in latest) return;
    // Loaded after the repayment, which does not need it.
    void import("../api/keepPayCode.ts").then(
      ({ keepPayCode }) => keepPayCode(latest, { productId, orderId, isDelay, owner, aheadMs: api.now() - Date.now() }),
      () => undefined,
    );
  }, [api, latest, productId, orderId, isDelay, owner]);
  const retry = { onRetry, retrying };
  if ("saved" in latest) return <OfflineView title={title} fault={latest.fault} saved={latest.saved} {...retry} />;
  if (latest.ok) {
    const repayment = latest.value;
    if (isPayable(repayment.amount)) return children({ ids, title, repayment });
    // The borrower cannot confirm a payment without a sensible amount. The rest of the page stays.
    if (repayment.payment?.state !== "paid") return children({ ids, title, repayment, retry });
  }
  const refusal = latest.ok ? { message: "", payment: latest.value.payment } : { ...latest, ...latest.details };
  return <RepaymentRefused ids={ids} title={title} isDelay={isDelay} refusal={refusal} {...retry} />;
}

interface RepaymentFrameProps {
  page: RepaymentPage;
  amountLabel: string;
  dateLabel: string;
  isLate?: boolean;
  /** What the amount includes, or what the borrower compares first, below the day. */
  note?: string;
  actions: ReactNode;
  /** What the page begins with, below the amount. */
  lead: ReactNode;
  children: ReactNode;
}

/** The frame of a repayment: its amount and day in the sky. Without an amount, Retry and the order replace `actions`. */
export function RepaymentFrame(props: RepaymentFrameProps) {
  const { page, amountLabel, dateLabel, actions, lead, children, ...block } = props;
  const { ids, title, repayment, retry } = page;
  const { payment } = repayment;
  const { amountMissing } = useMessages(repaymentMessages);
  const locale = useLocale();
  const goBack = useBack();
  const { now } = useApi();
  const value = retry ? amountMissing : showMoney(repayment.amount, locale);
  const date = { label: dateLabel, value: repayment.date };
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      band={<MoneyBand amount={{ label: amountLabel, value }} date={date} now={now} {...block} />}
      actions={retry ? <MissingAmountActions ids={ids} retry={retry} /> : actions}
    >
      {retry && <MissingAmountNotice />}
      {lead}
      <StatusRegion>{payment && <PaymentState payment={payment} orderId={ids.orderId} />}</StatusRegion>
      {children}
    </ScreenFrame>
  );
}
