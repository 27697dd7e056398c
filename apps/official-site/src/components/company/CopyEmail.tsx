import { CopyButton } from "@lending/ui/copy-button";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { companyMessages } from "../../messages/source.ts";
import { useLender } from "./useLender.ts";

/** Copies the lender's mail address: a webview without a mail app cannot open its link. */
export function CopyEmail() {
  const { notCopied } = useMessages(companyMessages);
  return <CopyButton text={useLender().email} onRefused={() => showToast(notCopied, { tone: "error" })} />;
}
