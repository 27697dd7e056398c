import { useApi } from "@lending/bridge/store";
import { dayAt, weekdayOf, writeDay } from "@lending/ui/day";
import { ClockIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { promisedReplyDay } from "../case/deadlines.ts";
import { complaintMessages } from "../messages/source.ts";

/** The promise of a reply to a complaint that is sent now, with its last day. */
export function PromisedReply() {
  const { promise } = useMessages(complaintMessages);
  const { now } = useApi();
  // The phone's time only when the lender's is unknown and the phone's is implausible.
  const day = promisedReplyDay(dayAt(now() || Date.now()));
  return <Notice icon={<ClockIcon />}>{promise(weekdayOf(day), writeDay(day))}</Notice>;
}
