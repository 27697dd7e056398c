import { useApp } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { useMessages } from "@lending/ui/locale";
import { pickerMessages } from "@lending/ui/messages";
import type { Confirmation } from "../../api/fetchConfirmation.ts";
import * as css from "../../components/agreement-frame/useAgreement.module.css";
import { useAgreement } from "../../components/agreement-frame/useAgreement.tsx";
import { agreementMessages, offerDialogMessages, titles } from "../../messages/source.ts";
import type { OfferDialogs } from "./useOfferVisit.ts";

interface ConfirmationDialogsProps {
  dialogs: OfferDialogs;
  confirmation: Confirmation;
}

export function ConfirmationDialogs({ dialogs, confirmation }: ConfirmationDialogsProps) {
  const messages = useMessages(offerDialogMessages);
  const { dialog, closePromotion, stay, leave } = dialogs;
  const { agreementLink, promotion, stayPrompt, productName } = confirmation;
  if (dialog === "agreement") return <AgreementDialog link={agreementLink} dialogs={dialogs} />;
  // The newer variant's pop-up with the server's message and button. Closing it returns to the offer and borrows nothing.
  if (dialog === "promotion" && promotion)
    return (
      <Dialog
        open
        closable
        closesOutside
        onClose={closePromotion}
        title={productName || messages.promotionTitle}
        text={promotion.message}
        actions={<Button onClick={closePromotion}>{promotion.button || messages.promotionButton}</Button>}
      />
    );
  if (dialog === "stay" && stayPrompt)
    return (
      <Dialog
        open
        onClose={stay}
        title={stayPrompt.title || messages.stayTitle}
        text={stayPrompt.message}
        actions={
          <>
            <Button variant="line" onClick={leave}>
              {messages.leave}
            </Button>
            <Button onClick={stay}>{messages.stay}</Button>
          </>
        }
      >
        {/* The server may phrase its question either way. */}
        <p className={css.hint}>{messages.stayHint}</p>
      </Dialog>
    );
  return null;
}

/** Requires the borrower to accept an agreement before the offer. Cancel closes the webview. */
function AgreementDialog({ link, dialogs }: { link: string; dialogs: OfferDialogs }) {
  const { refused, agree } = useMessages(agreementMessages);
  const { cancel } = useMessages(pickerMessages);
  const title = useMessages(titles).loanAgreement;
  const { native } = useApp();
  const agreement = useAgreement(link, title, dialogs.openAgreement);
  return (
    <Dialog
      open
      title={title}
      text={agreement ? "" : refused}
      actions={
        <>
          <Button variant="line" onClick={() => void native.closeWebview()}>
            {cancel}
          </Button>
          {agreement && (
            <Button disabled={!agreement.isLoaded && !dialogs.hasOpenedAgreement} onClick={dialogs.agree}>
              {agree}
            </Button>
          )}
        </>
      }
    >
      {agreement && <div className={css.dialog}>{agreement.content}</div>}
    </Dialog>
  );
}
