import { AppLink } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { type OrderIds, payInstructionsPath, receiptPath } from "@lending/domain/addresses/repay";
import { readMoney, showMoney } from "@lending/domain/money";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { Disclosure, RowLink, RowList } from "@lending/ui/disclosure";
import { ListIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { Plan } from "@lending/ui/plan";
import { dueRow, RelativeDay } from "@lending/ui/relative-day";
import { useDisclosure } from "@lending/ui/use-disclosure";
import type { ReactNode } from "react";
import type { Repayment } from "../api/fetchRepayment.ts";
import { codePageMessages, paymentMessages, repaymentMessages, titles } from "../messages/source.ts";
import { InstructionSteps, PageSection } from "./PageSection.tsx";
import { COLLAPSED_ROWS } from "./RepaymentView.tsx";
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
  const { validUntil } = useMessages(codePageMessages);
  const locale = useLocale();
  const { now } = useApi();
  const { payCode, codeFacts, replaced, plan, instructions } = repayment;
  // A plan in place of the details is what the borrower pays for, and every row of one of an extension is shown.
  const isFolded = !isDelay && repayment.rows.length > 0;
  const isExpired = useExpiry(payCode?.expiresAt ?? "", now) === "expired";
  const codeRows = [
    { label: messages.biller, value: codeFacts.biller },
    { label: messages.amount, value: showMoney(readMoney(codeFacts.amount), locale) },
    dueRow(messages.dueDate, codeFacts.dueDate, now),
    // A code that has expired is not late.
    { label: validUntil, value: codeFacts.expiresAt, note: <RelativeDay day={codeFacts.expiresAt} now={now} /> },
  ].filter(({ value }) => value.trim() !== "");
  return (
    <>
      {replaced.length > 0 && (
        <Card title={messages.replacedTitle}>
          <p>{messages.replacedText}</p>
          <DetailRows
            rows={replaced.map((older) => ({
              label: [older.channelName, showMoney(older.amount, locale)]
                .filter((fact) => fact !== "")
                .join("\u00a0· "),
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
        {payCode && codeRows.length > 0 && (
          <Disclosure title={messages.codeTitle}>
            <DetailRows rows={codeRows} />
          </Disclosure>
        )}
        <RowLink title={messages.receipts} render={<AppLink to={receiptPath({ orderId: ids.orderId })} />} />
      </RowList>
    </>
  );
}

interface InstructionsProps {
  groups: Repayment["instructions"];
  /** The code for the pictures; "" when there is none yet. */
  payCode: string;
}

/**
 * The row of the repayment instructions: opens the server's grouped steps, or links to the pictures when it sent none.
 */
function Instructions({ groups, payCode }: InstructionsProps) {
  const { inPictures } = useMessages(repaymentMessages);
  const { payInstructions: title } = useMessages(titles);
  const pictures = payInstructionsPath({ payCode });
  const icon = <ListIcon size="s" />;
  if (groups.length === 0) return <RowLink title={title} icon={icon} render={<AppLink to={pictures} />} />;
  return (
    <Disclosure title={title} icon={icon}>
      <InstructionSteps groups={groups} />
      <RowLink title={inPictures} render={<AppLink to={pictures} />} />
    </Disclosure>
  );
}

const marks = { paid: "paid", due: "next", overdue: "overdue" } as const;

/** The plan of the loan as a list of dates. A date is marked only when the server sends its state. */
function PaymentPlan({ plan, collapses = false }: Pick<Repayment, "plan"> & { collapses?: boolean }) {
  const { more, hide } = useMessages(commonMessages);
  const { isOpen, contentId, toggle } = useDisclosure();
  const canCollapse = collapses && plan.length > COLLAPSED_ROWS;
  const locale = useLocale();
  const { now } = useApi();
  return (
    <div id={contentId}>
      <Plan
        now={now}
        days={(canCollapse && !isOpen ? plan.slice(0, COLLAPSED_ROWS) : plan).map(
          ({ title, remark, date, amount, state }) => {
            const mark = state === "" || state === "later" ? undefined : marks[state];
            return {
              title: title || remark,
              date,
              amount: showMoney(amount, locale),
              // The mark replaces the server's remark: both state the same.
              ...(mark ? { mark } : title !== "" && { remark }),
            };
          },
        )}
      />
      {canCollapse && (
        <Button variant="quiet" {...toggle}>
          {isOpen ? hide : more}
        </Button>
      )}
    </div>
  );
}
