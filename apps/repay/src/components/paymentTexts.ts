import { type Money, showMoney, withFee } from "@lending/domain/money";
import { useLocale, useMessages } from "@lending/ui/locale";
import { codePageMessages } from "../messages/source.ts";

/** Returns what a borrower brings to a channel that takes a fee, such as "Bring ₱2,665.00: …"; "" without a fee. */
export function useBring(): (amount: Money, fee: Money) => string {
  const { bring } = useMessages(codePageMessages);
  const locale = useLocale();
  return (amount, fee) => {
    const total = withFee(amount, fee);
    return total ? bring(showMoney(total, locale), showMoney(amount, locale), showMoney(fee, locale)) : "";
  };
}

const HOUR = 60;
const DAY = 1440;

/** Returns how soon the lender usually knows of a payment, such as "within 2 hours"; "" for 0, which is unknown. */
export function useArrival(): (minutes: number) => string {
  const { within } = useMessages(codePageMessages);
  return (minutes) => {
    if (minutes <= 0) return "";
    if (minutes < HOUR) return within(minutes, "minute");
    return minutes < DAY ? within(Math.ceil(minutes / HOUR), "hour") : within(Math.ceil(minutes / DAY), "day");
  };
}
