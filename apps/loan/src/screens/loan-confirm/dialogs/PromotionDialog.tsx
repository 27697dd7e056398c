import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { useMessages } from "@lending/ui/locale";
import type { Confirmation } from "../../../api/fetchConfirmation.ts";
import { confirmationMessages } from "../messages.ts";

interface PromotionDialogProps {
  /** The product's name. */
  title: string;
  promotion: NonNullable<Confirmation["promotion"]>;
  onClosed: () => void;
}

/**
 * The newer variant's pop-up with the server's message and button. Closing it returns to the offer and borrows nothing.
 */
export function PromotionDialog({ title, promotion, onClosed }: PromotionDialogProps) {
  const messages = useMessages(confirmationMessages);
  return (
    <Dialog
      open
      closable
      closesOutside
      onClose={onClosed}
      title={title || messages.promotionTitle}
      text={promotion.message}
      actions={<Button onClick={onClosed}>{promotion.button || messages.promotionButton}</Button>}
    />
  );
}
