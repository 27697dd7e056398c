import { AppLink } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { receiptPath } from "@lending/domain/addresses/repay";
import { showMoney } from "@lending/domain/money";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { Disclosure, RowLink, RowList } from "@lending/ui/disclosure";
import { useLocale, useMessages } from "@lending/ui/locale";
import type { ReactNode } from "react";
import type { Repayment } from "../api/fetchRepayment.ts";
import type { OrderIds } from "../api/readQuery.ts";
import { paymentMessages } from "../messages/source.ts";
import { CodeFactRows } from "./CodeFactRows.tsx";
import { Instructions } from "./Instructions.tsx";
import { PageSection } from "./PageSection.tsx";
import { PaymentPlan } from "./PaymentPlan.tsx";
import { useExpiry } from "./useExpiry.ts";

interface PaymentExtrasProps {
  ids: OrderIds;
  repayment: Repayment;
  isDelay?: boolean;
  /** The first rows of the list. */
  children?: ReactNode;
}

/** Below a repayment: how to pay, the plan, what the payment code pays and until when, replaced codes, receipts. */
export function PaymentExtras({ ids, repayment, isDelay = false, children }: PaymentExtrasProps) {
  const messages = useMessages(paymentMessages);
  const locale = useLocale();
  const { now } = useApi();
  const { payCode, codeFacts, replaced, plan, instructions } = repayment;
  // A plan in place of the details is what the borrower pays for, and every row of one of an extension is shown.
  const isFolded = !isDelay && repayment.rows.length > 0;
  const isExpired = useExpiry(payCode?.expiresAt ?? "", now) === "expired";
  return (
    <>
      {replaced.length > 0 && (
        <Card title={messages.replacedTitle}>
          <p>{messages.replacedText}</p>
          <DetailRows
            rows={replaced.map((older) => ({
              label: [older.channelName, showMoney(older.amount, locale)].filter((fact) => fact !== "").join(" · "),
              value: messages.replaced(older.code),
            }))}
          />
        </Card>
      )}
      {plan.length > 0 && !isFolded && (
        <PageSection title={messages.plan}>
          <PaymentPlan plan={plan} collapses={!isDelay} />
        </PageSection>
      )}
      <RowList>
        {children}
        <Instructions groups={instructions} payCode={isExpired ? "" : (payCode?.code ?? "")} />
        {plan.length > 0 && isFolded && (
          <Disclosure title={messages.plan}>
            <PaymentPlan plan={plan} />
          </Disclosure>
        )}
        {payCode && <CodeFactRows facts={codeFacts} now={now} />}
        <RowLink title={messages.receipts} render={<AppLink to={receiptPath({ orderId: ids.orderId })} />} />
      </RowList>
    </>
  );
}
