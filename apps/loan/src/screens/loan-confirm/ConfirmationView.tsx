import { Band } from "@lending/ui/band";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { lazyComponent, NotLoaded } from "@lending/ui/lazy-component";
import { Opening } from "@lending/ui/lazy-overlay";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { Suspense, useEffect } from "react";
import type { AgreementsResponse } from "../../api/fetchAgreements.ts";
import type { Confirmation } from "../../api/fetchConfirmation.ts";
import { showMoney } from "../../api/money.ts";
import type { ConfirmationVariant } from "../../api/requests.ts";
import { titles } from "../../titles.ts";
import { ConsentBar, ConsentBarSpace } from "./ConsentBar.tsx";
import { confirmationMessages } from "./messages.ts";
import { OfferPlan, OfferTerms } from "./OfferTerms.tsx";
import { type ConfirmationDialog, useConfirmationDialogs } from "./useConfirmationDialogs.ts";
import { useGoLoan } from "./useGoLoan.ts";

const ConfirmationDialogs = lazyComponent(
  () => import("./dialogs/ConfirmationDialogs.tsx").then((module) => module.ConfirmationDialogs),
  { fallback: <Opening />, Failed: WithoutDialogs },
);

const CostCard = lazyComponent(() => import("./cost/CostCard.tsx").then((module) => module.CostCard), {
  fallback: null,
  Failed: NotLoaded,
});

interface ConfirmationViewProps {
  variant: ConfirmationVariant;
  productId: string;
  confirmation: Confirmation;
  /** Already requested. Only the bar with the button waits for the response. */
  agreements: Promise<AgreementsResponse>;
}

/** Shows an offer: its cost and dates, then the consent and the button. */
export function ConfirmationView({ variant, productId, confirmation, agreements }: ConfirmationViewProps) {
  const messages = useMessages(confirmationMessages);
  const locale = useLocale();
  const { goLoan, isSending } = useGoLoan(variant, productId, confirmation);
  const { dialog, isAgreed, goBack, agree, closePromotion, stay, leave } = useConfirmationDialogs(
    confirmation,
    isSending,
  );
  const { amount, firstPaymentDate } = confirmation;
  return (
    <ScreenFrame
      title={titles.loanConfirm[locale]}
      onBack={goBack}
      band={
        <Band low scene={<LowHills />}>
          <MoneyBlock
            amount={{ label: messages.loanAmount, value: showMoney(amount, locale) }}
            {...(firstPaymentDate !== "" && { date: { label: messages.firstPayment, value: firstPaymentDate } })}
          />
        </Band>
      }
      actions={
        <Suspense fallback={<ConsentBarSpace />}>
          <ConsentBar
            variant={variant}
            productId={productId}
            agreements={agreements}
            isSending={isSending}
            onGoLoan={() => {
              if (isAgreed) void goLoan();
            }}
          />
        </Suspense>
      }
    >
      <OfferTerms confirmation={confirmation} />
      <OfferPlan plan={confirmation.plan} />
      <CostCard confirmation={confirmation} />
      {dialog && (
        <ConfirmationDialogs
          dialog={dialog}
          confirmation={confirmation}
          onAgree={agree}
          onPromotionClosed={closePromotion}
          onStay={stay}
          onLeave={leave}
        />
      )}
    </ScreenFrame>
  );
}

interface WithoutDialogsProps {
  dialog: ConfirmationDialog;
  onPromotionClosed: () => void;
  onLeave: () => void;
  /** Why the dialogs failed to load. */
  error: Error;
}

/**
 * Replaces the dialogs when their file fails to load: a pop-up is left out and Back leaves. The agreement cannot be left
 * out, so its failure is thrown to the shell's failure screen, and Retry there requests the file again.
 */
function WithoutDialogs({ dialog, onPromotionClosed, onLeave, error }: WithoutDialogsProps) {
  if (dialog === "agreement") throw error;
  useEffect(() => {
    if (dialog === "promotion") onPromotionClosed();
    else onLeave();
  });
  return null;
}
