import { useEffect, useEffectEvent } from "react";
import { Dialog } from "../dialog/Dialog.tsx";
import { KiteFlying } from "../illustrations/KiteFlying.tsx";

/** Specification 9: a success modal stays 1.5 s. */
const SUCCESS_MODAL_MS = 1500;

interface SuccessModalProps {
  open: boolean;
  title: string;
  text?: string;
  /** Called once, 1.5 s after it opened. */
  onDone: () => void;
}

/** Says that something was done, then goes by itself. It has no button, for nothing is to be decided. */
export function SuccessModal({ open, title, text = "", onDone }: SuccessModalProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => done(), SUCCESS_MODAL_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return <Dialog open={open} title={title} text={text} illustration={<KiteFlying />} />;
}
