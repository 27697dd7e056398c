import { ClockIcon } from "@lending/ui/icon";
import { Notice } from "@lending/ui/notice";
import { usePromisedReply } from "./usePromisedReply.ts";

export function PromisedReply() {
  const promise = usePromisedReply();
  return <Notice icon={<ClockIcon />}>{promise}</Notice>;
}
