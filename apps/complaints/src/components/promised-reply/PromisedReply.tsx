import { ClockIcon } from "@lending/ui/icon";
import { Notice } from "@lending/ui/notice";
import { usePromisedReply } from "./usePromisedReply.ts";

/** Says by when a complaint is answered, the day named. */
export function PromisedReply() {
  const promise = usePromisedReply();
  return <Notice icon={<ClockIcon />}>{promise}</Notice>;
}
