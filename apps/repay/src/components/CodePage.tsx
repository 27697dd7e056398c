import { useApp, useBack } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { AppLink, useNavigate } from "@lending/bridge/router";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { readLaunchedOrder } from "@lending/domain/launched-order";
import { readMoney } from "@lending/domain/money";
import { saveStartedPayment } from "@lending/domain/payment";
import { ActionRow } from "@lending/ui/action-row";
import { Button } from "@lending/ui/button";
import { formatDate } from "@lending/ui/day";
import { Figures } from "@lending/ui/figures";
import { useMessages } from "@lending/ui/locale";
import { RelativeDay } from "@lending/ui/relative-day";
import { ScreenFrame } from "@lending/ui/screen-frame";
import type { ComponentProps, ReactNode } from "react";
import { isKnownCode } from "../api/issuedCode.ts";
import { type CodePayment, readSavedPayCode } from "../api/savedPayCode.ts";
import { codePageMessages } from "../messages/source.ts";
import { Bring } from "./Bring.tsx";
import * as css from "./CodeTicket.module.css";
import { CodeTicket } from "./CodeTicket.tsx";
import { ExpiredCode } from "./lazyComponents.ts";
import { TicketHead } from "./TicketHead.tsx";
import { useExpiry } from "./useExpiry.ts";

interface CodePageProps {
  title: string;
  /** What the lender issued or this phone saved the code for; undefined for a code that this phone does not know. */
  payment: (CodePayment & { readonly biller?: string }) | undefined;
  /** What the page states as paid. */
  fact: { readonly label: string; readonly value: string };
  /** Whether that already has every fee. */
  isTotal?: boolean;
  logo?: ReactNode;
  /** How to pay, and what happens next: each a `PageSection`. */
  sections: ReactNode;
  /** Notices above and below the card. */
  before?: ReactNode;
  after?: ReactNode;
  /** Replaces the way back and the note that it is paid. */
  actions?: ReactNode;
  /** The code itself. */
  children: ReactNode;
}

/** The page of a code to pay with: its slip with the last day, steps, and the bar. An expired code is replaced by a new one. */
export function CodePage(props: CodePageProps) {
  const { title, payment, fact, isTotal = false, logo, sections, before, after, actions, children } = props;
  const { validUntil } = useMessages(codePageMessages);
  const goBack = useBack();
  const { orderNumber = "", amount = "", fee = "", expiresAt = "", aheadMs = 0 } = payment ?? {};
  /** The lender's time: the page of a code sends no requests that would show it. */
  const now = () => Date.now() + aheadMs;
  const expiry = useExpiry(expiresAt, now);
  const isExpired = expiry === "expired";
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      orderNumber={orderNumber}
      actions={actions ?? (isExpired ? <BackToLoan payment={payment} /> : <CodeActions payment={payment} />)}
    >
      {before}
      {expiry !== "open" && <ExpiredCode payment={payment} unclear={isExpired ? undefined : expiresAt} />}
      {!isExpired && (
        <CodeTicket
          top={
            <>
              <TicketHead fact={fact} logo={logo} names={[payment?.channelName, payment?.biller]} />
              {!isTotal && <Bring amount={readMoney(amount)} fee={readMoney(fee)} />}
            </>
          }
          sections={sections}
        >
          {children}
          {expiry === "open" && expiresAt.trim() !== "" && (
            <dl className={css.until}>
              <dt className={css.label}>{validUntil}</dt>
              <dd>
                <Figures>{expiresAt}</Figures>
                <span className={css.day}>
                  <RelativeDay day={expiresAt} now={now} isDue />
                </span>
              </dd>
            </dl>
          )}
        </CodeTicket>
      )}
      {after}
    </ScreenFrame>
  );
}

/**
 * Returns whether a code of the address may be shown: inside the app, which opens only links of the lender, or when this
 * phone got the code from the lender. Anybody can send a link by text message, with an invented session.
 */
export function useMayShowCode(code: string): boolean {
  const { native, launch } = useApp();
  const isInApp = native.host === "android" || native.host === "ios";
  return isInApp || isKnownCode(code) || readSavedPayCode(ownerOf(launch.sessionId))?.code === code;
}

/** Returns the order that a code pays: the one that it was requested for, otherwise that of the launch link; undefined without either. */
function useCodeOrder(payment: Pick<CodePayment, "productId" | "orderId"> | undefined) {
  const { page = window } = useApp();
  const { productId = "", orderId = "" } = payment ?? {};
  return productId && orderId ? { productId, orderId } : readLaunchedOrder(page);
}

interface BackToLoanProps extends Pick<ComponentProps<typeof Button>, "variant" | "size"> {
  /** What the code on the page pays; undefined when this phone does not know. */
  payment: Pick<CodePayment, "productId" | "orderId"> | undefined;
}

/** The way back in the bar of a code's page. It opens the order that the code pays; where none is known it goes back. */
export function BackToLoan({ payment, variant = "tonal", size = "m" }: BackToLoanProps) {
  const messages = useMessages(codePageMessages);
  const goBack = useBack();
  const order = useCodeOrder(payment);
  return (
    <Button
      variant={variant}
      size={size}
      {...(order ? { render: <AppLink to={loanDetailPath(order)} /> } : { onClick: goBack })}
    >
      {messages.backToLoan}
    </Button>
  );
}

/** The bar of a code's page: the note on this phone that it is paid, for a code with a known order, and the way back. */
export function CodeActions({ payment }: { payment: CodePayment | undefined }) {
  const { havePaid } = useMessages(codePageMessages);
  const navigate = useNavigate();
  const order = useCodeOrder(payment);
  if (!order) return <BackToLoan payment={payment} />;
  const { purpose = "instalment", amount = "", channelName = "", after = "", aheadMs = 0, minutes = 0 } = payment ?? {};
  const reportPaid = () => {
    const now = Date.now() + aheadMs;
    const at = formatDate(now, "time");
    const expectedBy = minutes > 0 ? formatDate(now + minutes * 60_000, "time").slice(0, 16) : "";
    saveStartedPayment(order.orderId, { purpose, amount, channelName, after, at, expectedBy, isReported: true });
    void navigate(loanDetailPath(order));
  };
  return (
    <ActionRow>
      <BackToLoan payment={payment} variant="quiet" size="s" />
      <Button onClick={reportPaid}>{havePaid}</Button>
    </ActionRow>
  );
}
