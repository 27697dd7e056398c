import type { Fault } from "@lending/api-client";
import { AppLink } from "@lending/bridge/router";
import { repayDelayPath, repayPath } from "@lending/domain/addresses/repay";
import { readMoney, showMoney } from "@lending/domain/money";
import { Button } from "@lending/ui/button";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Logo } from "@lending/ui/logo";
import { commonMessages } from "@lending/ui/messages";
import { Notice } from "@lending/ui/notice";
import type { CodePayment, SavedPayCode } from "../api/savedPayCode.ts";
import { paymentMessages, repaymentMessages } from "../messages/source.ts";
import { CodePage, CopyableCode } from "./CodePage.tsx";
import { InstructionSteps } from "./PageSection.tsx";

interface OfflineViewProps {
  title: string;
  fault: Fault["code"];
  saved: SavedPayCode;
  onRetry: () => void;
  retrying: boolean;
}

/** Shown when the server does not answer: the last payment code and its steps, with Retry. */
export function OfflineView({ title, fault, saved, onRetry, retrying }: OfflineViewProps) {
  const messages = useMessages(repaymentMessages);
  const { offlineTitle, offlineHint, notLoadedTitle } = useMessages(paymentMessages);
  const { retry } = useMessages(commonMessages);
  const amountLabel = saved.purpose === "extension" ? messages.delayAmount : messages.repaymentAmount;
  return (
    <CodePage
      title={title}
      payment={saved}
      fact={{ label: amountLabel, value: showMoney(readMoney(saved.amount), useLocale()) }}
      logo={saved.logo !== "" && <Logo src={saved.logo} name={saved.code} />}
      sections={<InstructionSteps groups={saved.instructions} />}
      before={
        <div role="alert" key={String(retrying)}>
          <Notice tone="warning" title={fault === "NETWORK" ? offlineTitle : notLoadedTitle}>
            {offlineHint}
          </Notice>
        </div>
      }
      actions={
        <Button waiting={retrying} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      <CopyableCode label={messages.payCode} code={saved.code} />
    </CodePage>
  );
}

interface ExpiredCodeProps {
  payment?: CodePayment | undefined;
  /** The lender's text of the expiry, where it is unreadable. */
  unclear?: string | undefined;
}

/**
 * Replaces a code that has expired, or precedes one with an unreadable expiry. When its order is known, a button opens
 * the page that issues a new one.
 */
export function ExpiredCode({ payment, unclear }: ExpiredCodeProps) {
  const { productId = "", orderId = "", purpose = "" } = payment ?? {};
  const renewalPath = purpose === "extension" ? repayDelayPath : repayPath;
  const { expiredTitle, expiredText, unclearTitle, unclearText, renew } = useMessages(paymentMessages);
  return (
    <>
      <div role="alert">
        {unclear === undefined ? (
          <Notice tone="danger" title={expiredTitle}>
            {expiredText}
          </Notice>
        ) : (
          <Notice tone="warning" title={unclearTitle}>
            {unclearText(unclear)}
          </Notice>
        )}
      </div>
      {productId !== "" && orderId !== "" && (
        <Button render={<AppLink to={renewalPath({ productId, orderId })} replace />}>{renew}</Button>
      )}
    </>
  );
}
