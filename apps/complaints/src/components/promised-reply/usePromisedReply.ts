import { formatDate } from "@lending/ui/format";
import { useMessages } from "@lending/ui/locale";
import { complaintMessages } from "../complaintMessages.ts";
import { promisedReplyDay } from "./promisedReplyDay.ts";

/** Returns the text of the reply promise for a complaint sent now. */
export function usePromisedReply(): string {
  const { promise } = useMessages(complaintMessages);
  const { weekday, at } = promisedReplyDay(Date.now());
  return promise(weekday, formatDate(at));
}
