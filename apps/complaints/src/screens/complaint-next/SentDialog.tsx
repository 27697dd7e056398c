import { Dialog } from "@lending/ui/dialog";
import { ComplaintLetter } from "@lending/ui/illustrations/complaint-letter";
import { useEffect, useEffectEvent } from "react";

/** Duration of a success modal (rule formatting.success-modal). */
const SUCCESS_MODAL_MS = 1500;

interface SentDialogProps {
  open: boolean;
  title: string;
  /** What can be read in that time. The start of a complaint, which opens then, has the deadlines. */
  text: string;
  /** Called once, 1.5 s after it opened. */
  onDone: () => void;
}

/** Thanks for a complaint, and closes after 1.5 s. */
export function SentDialog({ open, title, text, onDone }: SentDialogProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => done(), SUCCESS_MODAL_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return <Dialog open={open} title={title} text={text} illustration={<ComplaintLetter />} />;
}
