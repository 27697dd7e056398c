import { formatDate } from "@lending/ui/format";
import { useMessages } from "@lending/ui/locale";
import { promisedReplyDay } from "../case/deadlines.ts";
import { complaintMessages } from "../messages/source.ts";

/** Returns the promise of a reply to a complaint that is sent now, with its last day. */
export function usePromisedReply(): string {
  const { promise } = useMessages(complaintMessages);
  const day = promisedReplyDay(formatDate(Date.now()));
  return promise(new Date(day).getUTCDay(), day);
}
