import { useMessages } from "@lending/ui/locale";
import type { CodePayment } from "../api/savedPayCode.ts";
import { codePageMessages } from "../messages/source.ts";

/** Returns the label of what a code pays: `label`, or that of a part. */
export function usePaidLabel(label: string, payment: Pick<CodePayment, "purpose"> | undefined): string {
  const { partAmount } = useMessages(codePageMessages);
  return payment?.purpose === "part" ? partAmount : label;
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
