import { useApp } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { useMessages } from "@lending/ui/locale";
import { AgreementFrame } from "../../../components/agreement-frame/AgreementFrame.tsx";
import { useFrameAddress } from "../../../components/agreement-frame/useFrameAddress.ts";
import { confirmationMessages } from "../messages.ts";
import * as css from "./AgreementDialog.module.css";

interface AgreementDialogProps {
  /** URL of the agreement, as the server sent it. */
  link: string;
  onAgree: () => void;
}

/** Requires the borrower to accept an agreement before the offer. Cancel closes the webview. */
export function AgreementDialog({ link, onAgree }: AgreementDialogProps) {
  const messages = useMessages(confirmationMessages);
  const { native } = useApp();
  const address = useFrameAddress(link);
  return (
    <Dialog
      open
      title={messages.agreementTitle}
      text={address === undefined ? messages.agreementRefused : ""}
      actions={
        <>
          <Button variant="line" onClick={() => void native.closeWebview()}>
            {messages.cancel}
          </Button>
          {address !== undefined && <Button onClick={onAgree}>{messages.agree}</Button>}
        </>
      }
    >
      {address !== undefined && (
        <div className={css.place}>
          <AgreementFrame address={address} title={messages.agreementTitle} />
        </div>
      )}
    </Dialog>
  );
}
