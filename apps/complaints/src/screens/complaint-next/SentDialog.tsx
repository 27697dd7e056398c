import { useMessages } from "@lending/ui/locale";
import { SuccessModal } from "@lending/ui/success-modal";
import type { CaseFile } from "../../api/caseFile.ts";
import { readDeadlines } from "../../case/deadlines.ts";
import { caseMessages } from "../../case/messages.ts";

interface SentDialogProps {
  open: boolean;
  title: string;
  /** The promise of a reply, shown unless the case has its own dates. */
  text: string;
  caseFile: CaseFile | undefined;
  onDone: () => void;
}

/** Thanks for a complaint, with its acknowledgement number and deadlines. Closes after 1.5 s. */
export function SentDialog({ text, caseFile, ...dialog }: SentDialogProps) {
  const messages = useMessages(caseMessages);
  const { number = "", orderNo = "", receivedAt = "" } = caseFile ?? {};
  const deadlines = readDeadlines(receivedAt);
  const lines = [
    !deadlines && text,
    [number && messages.acknowledged(number), orderNo && messages.about(orderNo)].filter(Boolean).join(" · "),
    deadlines && messages.deadlines(deadlines.replyBy, deadlines.resolveBy),
  ].filter(Boolean);
  return <SuccessModal {...dialog} text={lines.join("\n")} />;
}
