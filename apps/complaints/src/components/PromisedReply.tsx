import { ClockIcon } from "@lending/ui/icon";
import { Notice } from "@lending/ui/notice";
import { usePromisedReply } from "./promisedReplyDay.ts";

export function PromisedReply() {
  const promise = usePromisedReply();
  return <Notice icon={<ClockIcon />}>{promise}</Notice>;
}
