import { Dialog } from "@lending/ui/dialog";
import { ComplaintLetter } from "@lending/ui/illustrations/complaint-letter";
import { useMessages } from "@lending/ui/locale";
import { useEffect, useEffectEvent } from "react";
import type { CaseFile } from "../../api/caseFile.ts";
import { readDeadlines } from "../../case/deadlines.ts";
import { caseMessages } from "../../messages/source.ts";

/** Duration of a success modal (rule formatting.success-modal). */
const SUCCESS_MODAL_MS = 1500;

interface SentDialogProps {
  open: boolean;
  title: string;
  text: string;
  caseFile: CaseFile | undefined;
  /** Called once, 1.5 s after it opened. */
  onDone: () => void;
}

/** Thanks for a complaint, with its acknowledgement number, and its deadlines or else the promise in `text`. Closes after 1.5 s. */
export function SentDialog({ open, title, text, caseFile, onDone }: SentDialogProps) {
  const messages = useMessages(caseMessages);
  const { number = "", orderNo = "", receivedAt = "" } = caseFile ?? {};
  const deadlines = readDeadlines(receivedAt);
  const lines = [
    !deadlines && text,
    number && messages.acknowledged(number),
    orderNo && messages.about(orderNo),
    deadlines && messages.deadlines(deadlines.replyBy, deadlines.resolveBy),
  ].filter(Boolean);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => done(), SUCCESS_MODAL_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return <Dialog open={open} title={title} text={lines.join("\n")} illustration={<ComplaintLetter />} />;
}
