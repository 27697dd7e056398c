import type { Confirmation } from "../../../api/fetchConfirmation.ts";
import type { ConfirmationDialog } from "../useConfirmationDialogs.ts";
import { AgreementDialog } from "./AgreementDialog.tsx";
import { PromotionDialog } from "./PromotionDialog.tsx";
import { StayPrompt } from "./StayPrompt.tsx";

interface ConfirmationDialogsProps {
  dialog: ConfirmationDialog;
  confirmation: Confirmation;
  onAgree: () => void;
  onPromotionClosed: () => void;
  onStay: () => void;
  onLeave: () => void;
}

/** The dialog on top of the offer. */
export function ConfirmationDialogs(props: ConfirmationDialogsProps) {
  const { dialog, confirmation, onAgree, onPromotionClosed, onStay, onLeave } = props;
  const { agreementLink, promotion, stayPrompt, productName } = confirmation;
  switch (dialog) {
    case "agreement":
      return <AgreementDialog link={agreementLink} onAgree={onAgree} />;
    case "promotion":
      return promotion && <PromotionDialog title={productName} promotion={promotion} onClosed={onPromotionClosed} />;
    case "stay":
      return stayPrompt && <StayPrompt prompt={stayPrompt} onStay={onStay} onLeave={onLeave} />;
  }
}
