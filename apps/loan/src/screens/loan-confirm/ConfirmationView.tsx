import { Band } from "@lending/ui/band";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { lazyComponent } from "@lending/ui/lazy-component";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { Suspense } from "react";
import type { ConfirmationVariant } from "../../api/confirmationRequest.ts";
import type { AgreementsAnswer } from "../../api/fetchAgreements.ts";
import type { Confirmation } from "../../api/fetchConfirmation.ts";
import { showMoney } from "../../api/money.ts";
import { titles } from "../../titles.ts";
import { loadConfirmationDialogs } from "./dialogs/loadConfirmationDialogs.ts";
import { WithoutDialogs } from "./dialogs/WithoutDialogs.tsx";
import { confirmationMessages } from "./messages.ts";
import { ConsentBar } from "./parts/ConsentBar.tsx";
import { ConsentBarSpace } from "./parts/ConsentBarSpace.tsx";
import { OfferPlan } from "./parts/OfferPlan.tsx";
import { OfferTerms } from "./parts/OfferTerms.tsx";
import { useConfirmationDialogs } from "./useConfirmationDialogs.ts";
import { useGoLoan } from "./useGoLoan.ts";

const ConfirmationDialogs = lazyComponent(
  () => loadConfirmationDialogs().then((module) => module.ConfirmationDialogs),
  { fallback: null, Failed: WithoutDialogs },
);

interface ConfirmationViewProps {
  variant: ConfirmationVariant;
  productId: string;
  confirmation: Confirmation;
  /** Already requested. Only the bar with the button waits for the response. */
  agreements: Promise<AgreementsAnswer>;
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
