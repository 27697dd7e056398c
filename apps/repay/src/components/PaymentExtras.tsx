import { apiAtom } from "@lending/api-client";
import { Link } from "@lending/bridge/router";
import { useAtomValue } from "@lending/bridge/store";
import { receiptPath } from "@lending/domain/addresses/repay";
import { isPartRange, showMoney } from "@lending/domain/money";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { ChevronRightIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import type { Repayment } from "../api/fetchRepayment.ts";
import type { OrderIds } from "../api/readQuery.ts";
import { readRepaymentExtras } from "../api/repaymentExtras.ts";
import { paymentMessages } from "../messages/source.ts";
import { CodeFactRows } from "./CodeFactRows.tsx";
import { PartPayment } from "./PartPayment.tsx";
import * as css from "./RepaymentView.module.css";

interface PaymentExtrasProps {
  ids: OrderIds;
  repayment: Repayment;
}

/** Below a repayment: what the payment code pays and until when, a part payment, codes that are replaced, receipts. */
export function PaymentExtras({ ids, repayment }: PaymentExtrasProps) {
  const messages = useMessages(paymentMessages);
  const locale = useLocale();
  const { now } = useAtomValue(apiAtom);
  const { data, payCode } = repayment;
  const { code, replaced, part } = readRepaymentExtras(data);
  return (
    <>
      {payCode && <CodeFactRows facts={code} now={now} />}
      {isPartRange(part, repayment.amount) && <PartPayment ids={ids} repayment={repayment} range={part} />}
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
      <Link className={css.link} to={receiptPath({ orderId: ids.orderId })}>
        {messages.receipts}
        <ChevronRightIcon size="s" />
      </Link>
    </>
  );
}
