import { formatDate } from "@lending/ui/format";
import { useMessages } from "@lending/ui/locale";
import { complaintMessages } from "../complaintMessages.ts";
import { promisedReplyDay } from "./promisedReplyDay.ts";

/** By when a complaint that is sent now is answered, in words (specification 9). */
export function usePromisedReply(): string {
  const { promise } = useMessages(complaintMessages);
  const { weekday, at } = promisedReplyDay(Date.now());
  return promise(weekday, formatDate(at));
}
