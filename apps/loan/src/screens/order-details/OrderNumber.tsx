import { CopyButton } from "@lending/ui/copy-button";
import { useMessages } from "@lending/ui/locale";
import { orderMessages } from "../../messages/source.ts";
import * as css from "./OrderDetailsScreen.module.css";

/** The number of the order, for the borrower to quote. Every order has one, so it belongs to the first load. */
export function OrderNumber({ number }: { number: string }) {
  const messages = useMessages(orderMessages);
  return (
    <div className={css.number}>
      <dl>
        <dt>{messages.orderNumber}</dt>
        <dd>{number}</dd>
      </dl>
      <CopyButton text={number} />
    </div>
  );
}
