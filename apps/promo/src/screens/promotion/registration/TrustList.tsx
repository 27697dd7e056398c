import { CalendarIcon, PesoIcon, ShieldIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { promotionMessages } from "../messages.ts";
import * as css from "./TrustList.module.css";

/** Reasons to trust the lender: three facts from the loan terms. */
export function TrustList() {
  const words = useMessages(promotionMessages);
  const reasons = [
    { Icon: PesoIcon, fact: words.trustMoney, text: words.trustMoneyText },
    { Icon: CalendarIcon, fact: words.trustDays, text: words.trustDaysText },
    { Icon: ShieldIcon, fact: words.trustLender, text: words.trustLenderText },
  ];
  return (
    <ul className={css.list}>
      {reasons.map(({ Icon, fact, text }) => (
        <li key={fact} className={css.reason}>
          <span className={css.icon}>
            <Icon />
          </span>
          <p>
            <strong className={css.fact}>{fact}</strong>
            <span className={css.text}>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
