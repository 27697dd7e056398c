import { ComplaintLetter } from "@lending/ui/illustrations/complaint-letter";
import { useMessages } from "@lending/ui/locale";
import { SuccessModal } from "@lending/ui/success-modal";
import type { ComponentProps } from "react";
import type { CaseFile } from "../../api/caseFile.ts";
import { readDeadlines } from "../../case/deadlines.ts";
import { caseMessages } from "../../messages/source.ts";

type SentDialogProps = ComponentProps<typeof SuccessModal> & { caseFile: CaseFile | undefined };

/** Thanks for a complaint, with its acknowledgement number, and its deadlines or else the promise in `text`. Closes after 1.5 s. */
export function SentDialog({ text, caseFile, ...dialog }: SentDialogProps) {
  const messages = useMessages(caseMessages);
  const { number = "", orderNo = "", receivedAt = "" } = caseFile ?? {};
  const deadlines = readDeadlines(receivedAt);
  const lines = [
    !deadlines && text,
    number && messages.acknowledged(number),
    orderNo && messages.about(orderNo),
    deadlines && messages.deadlines(deadlines.replyBy, deadlines.resolveBy),
  ].filter(Boolean);
  return <SuccessModal {...dialog} illustration={<ComplaintLetter />} text={lines.join("\n")} />;
}
