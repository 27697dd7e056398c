import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Dialog } from "../dialog/Dialog.tsx";
import { KiteFlying } from "../illustrations/KiteFlying.tsx";

/** Duration of a success modal (rule formatting.success-modal). */
const SUCCESS_MODAL_MS = 1500;

interface SuccessModalProps {
  open: boolean;
  title: string;
  text?: string;
  /** Replaces the kite. */
  illustration?: ReactNode;
  /** Called once, 1.5 s after it opened. */
  onDone: () => void;
}

/** Confirms an action, then closes automatically. It has no button, because there is no decision. */
export function SuccessModal({ open, title, text = "", illustration, onDone }: SuccessModalProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => done(), SUCCESS_MODAL_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return <Dialog open={open} title={title} text={text} illustration={illustration ?? <KiteFlying />} />;
}
