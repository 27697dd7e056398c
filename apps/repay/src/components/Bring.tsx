import { type Money, showMoney, withFee } from "@lending/domain/money";
import { Figures } from "@lending/ui/figures";
import { useLocale, useMessages } from "@lending/ui/locale";
import { codePageMessages } from "../messages/source.ts";
import * as css from "./CodeTicket.module.css";

/** What a borrower brings to a channel that takes a fee, such as "Bring ₱2,665.00: …"; nothing without a fee. */
export function Bring({ amount, fee }: Readonly<Record<"amount" | "fee", Money>>) {
  const { bring } = useMessages(codePageMessages);
  const locale = useLocale();
  const total = withFee(amount, fee);
  if (!total) return null;
  return (
    <p className={css.bring}>
      <Figures>{bring(showMoney(total, locale), showMoney(amount, locale), showMoney(fee, locale))}</Figures>
    </p>
  );
}
