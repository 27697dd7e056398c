import { AppLink } from "@lending/bridge/router";
import { receiptPath } from "@lending/domain/addresses/repay";
import { showMoney } from "@lending/domain/money";
import { Card } from "@lending/ui/card";
import { Figures } from "@lending/ui/figures";
import { ChevronRightIcon } from "@lending/ui/icon";
import { useLocale } from "@lending/ui/locale";
import type { Receipt } from "../../api/fetchReceipts.ts";
import * as css from "./ReceiptScreen.module.css";

interface PaymentListProps {
  title: string;
  orderId: string;
  receipts: readonly Receipt[];
  /** The receipt on the screen, which needs no link; "" for none. */
  openId: string;
  nameOf: (receipt: Receipt) => string;
}

/** The payments of an order, each with a link to its receipt. Renders nothing without payments. */
export function PaymentList({ title, orderId, receipts, openId, nameOf }: PaymentListProps) {
  const locale = useLocale();
  if (receipts.length === 0) return null;
  return (
    <Card title={title} flush>
      <ul className={css.list}>
        {receipts.map((receipt) => {
          const content = (
            <span className={css.content}>
              <span className={css.what}>
                <span className={css.name}>{nameOf(receipt)}</span>
                {[receipt.paidAt, receipt.channelName].map((fact) => (
                  <span key={fact} className={css.facts}>
                    <Figures>{fact}</Figures>
                  </span>
                ))}
              </span>
              <span className={css.amount}>
                <Figures>{showMoney(receipt.amount, locale)}</Figures>
              </span>
            </span>
          );
          return (
            <li key={receipt.id}>
              {receipt.id === openId ? (
                <span className={css.open} aria-current="page">
                  {content}
                </span>
              ) : (
                <AppLink className={css.payment} to={receiptPath({ orderId, receiptId: receipt.id })}>
                  {content}
                  <ChevronRightIcon size="s" />
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
