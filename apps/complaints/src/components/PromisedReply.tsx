import { apiAtom } from "@lending/api-client";
import { useAtomValue } from "@lending/bridge/store";
import { formatDate } from "@lending/ui/format";
import { ClockIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { promisedReplyDay } from "../case/deadlines.ts";
import { complaintMessages } from "../messages/source.ts";

/** Returns the promise of a reply to a complaint that is sent now, with its last day. */
export function usePromisedReply(): string {
  const { promise } = useMessages(complaintMessages);
  const { now } = useAtomValue(apiAtom);
  // The phone's time only when the lender's is unknown and the phone's is implausible.
  const day = promisedReplyDay(formatDate(now() || Date.now()));
  return promise(new Date(day).getUTCDay(), day);
}

export function PromisedReply() {
  const promise = usePromisedReply();
  return <Notice icon={<ClockIcon />}>{promise}</Notice>;
}
