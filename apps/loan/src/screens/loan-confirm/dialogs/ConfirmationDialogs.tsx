import { useApp } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { useMessages } from "@lending/ui/locale";
import type { Confirmation } from "../../../api/fetchConfirmation.ts";
import { useAgreement } from "../../../components/agreement-frame/useAgreement.tsx";
import { confirmationMessages } from "../../../messages/source.ts";
import type { OfferDialogs } from "../useConfirmationDialogs.ts";
import * as css from "./ConfirmationDialogs.module.css";

interface ConfirmationDialogsProps {
  dialogs: OfferDialogs;
  confirmation: Confirmation;
}

export function ConfirmationDialogs({ dialogs, confirmation }: ConfirmationDialogsProps) {
  const { dialog, closePromotion, stay, leave } = dialogs;
  const { agreementLink, promotion, stayPrompt, productName } = confirmation;
  switch (dialog) {
    case "agreement":
      return <AgreementDialog link={agreementLink} dialogs={dialogs} />;
    case "promotion":
      return promotion && <PromotionDialog title={productName} promotion={promotion} onClosed={closePromotion} />;
    case "stay":
      return stayPrompt && <StayPrompt prompt={stayPrompt} onStay={stay} onLeave={leave} />;
    case undefined:
      return null;
  }
}

/** Requires the borrower to accept an agreement before the offer. Cancel closes the webview. */
function AgreementDialog({ link, dialogs }: { link: string; dialogs: OfferDialogs }) {
  const messages = useMessages(confirmationMessages);
  const { native } = useApp();
  const agreement = useAgreement(link, messages.agreementTitle, dialogs.openAgreement);
  return (
    <Dialog
      open
      title={messages.agreementTitle}
      text={agreement ? "" : messages.agreementRefused}
      actions={
        <>
          <Button variant="line" onClick={() => void native.closeWebview()}>
            {messages.cancel}
          </Button>
          {agreement && (
            <Button disabled={!agreement.isLoaded && !dialogs.hasOpenedAgreement} onClick={dialogs.agree}>
              {messages.agree}
            </Button>
          )}
        </>
      }
    >
      {agreement && <div className={css.frame}>{agreement.content}</div>}
    </Dialog>
  );
}

interface PromotionDialogProps {
  /** The product's name. */
  title: string;
  promotion: NonNullable<Confirmation["promotion"]>;
  onClosed: () => void;
}

/**
 * The newer variant's pop-up with the server's message and button. Closing it returns to the offer and borrows nothing.
 */
function PromotionDialog({ title, promotion, onClosed }: PromotionDialogProps) {
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

interface StayPromptProps {
  prompt: NonNullable<Confirmation["stayPrompt"]>;
  onStay: () => void;
  onLeave: () => void;
}

/** The retention prompt. A hint explains both buttons, because the server may phrase its question either way. */
function StayPrompt({ prompt, onStay, onLeave }: StayPromptProps) {
  const messages = useMessages(confirmationMessages);
  return (
    <Dialog
      open
      onClose={onStay}
      title={prompt.title || messages.stayTitle}
      text={prompt.message}
      actions={
        <>
          <Button variant="line" onClick={onLeave}>
            {messages.leave}
          </Button>
          <Button onClick={onStay}>{messages.stay}</Button>
        </>
      }
    >
      <p className={css.hint}>{messages.stayHint}</p>
    </Dialog>
  );
}
