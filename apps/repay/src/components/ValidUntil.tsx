import { DetailRows } from "@lending/ui/detail-rows";
import { useMessages } from "@lending/ui/locale";
import { dueRow } from "@lending/ui/relative-day";
import { codePageMessages } from "../messages/source.ts";

interface ValidUntilProps {
  /** Until when a code can be paid; "" renders nothing. */
  day: string;
  /** The lender's time. */
  now: () => number;
}

/** The last line of a payment slip. */
export function ValidUntil({ day, now }: ValidUntilProps) {
  const { validUntil } = useMessages(codePageMessages);
  return day.trim() === "" ? null : <DetailRows rows={[dueRow(validUntil, day, now)]} />;
}
