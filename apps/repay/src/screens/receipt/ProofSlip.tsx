import { useApp } from "@lending/bridge";
import { DetailRows } from "@lending/ui/detail-rows";
import { SuccessIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { SlipActions } from "@lending/ui/slip-actions";
import type { Slip } from "@lending/ui/slip-picture";
import { CodeTicket } from "../../components/CodeTicket.tsx";
import { TicketHead } from "../../components/TicketHead.tsx";
import { receiptMessages } from "../../messages/source.ts";
import * as css from "./ReceiptScreen.module.css";

/** A receipt or statement that proves a payment, with a button that shares it as a picture. */
export function ProofSlip({ title, ...slip }: Omit<Slip, "lender" | "qr">) {
  const { share } = useMessages(receiptMessages);
  const lender = useApp().environment.brandName;
  const badge = (
    <span className={css.badge}>
      <SuccessIcon />
      {title}
    </span>
  );
  return (
    <section aria-label={title}>
      <CodeTicket top={<TicketHead fact={slip.amount} logo={badge} />}>
        <DetailRows rows={slip.rows.filter(({ value }) => value.trim() !== "")} />
        {slip.text !== "" && <p className={css.text}>{slip.text}</p>}
        <p className={css.lender}>{lender}</p>
        <SlipActions title={title} labels={{ share }} makeSlip={() => ({ lender, ...slip })} />
      </CodeTicket>
    </section>
  );
}
