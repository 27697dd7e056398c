import { useApp } from "@lending/bridge";
import { useReturn } from "@lending/bridge/return";
import { useLocation, useSearchParams } from "@lending/bridge/router";
import { useApi, useFetched } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { loanConfirm2Path } from "@lending/domain/addresses/loan";
import { isPayable, showMoney } from "@lending/domain/money";
import { formatDate } from "@lending/ui/day";
import { lazyComponent, NotLoaded, optional } from "@lending/ui/lazy-component";
import { Opening } from "@lending/ui/lazy-overlay";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBand } from "@lending/ui/money-band";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { showToast } from "@lending/ui/toast";
import { Suspense, useEffect, useState } from "react";
import type { AgreementsResponse } from "../../api/fetchAgreements.ts";
import type { Confirmation } from "../../api/fetchConfirmation.ts";
import { FULL, type OfferIds, offerAtom, pushLoan, pushNewerLoan } from "../../api/offer.ts";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { useFollowLink } from "../../components/useFollowLink.ts";
import { confirmationMessages, titles } from "../../messages/source.ts";
import { ConsentBar, ConsentBarSpace } from "./ConsentBar.tsx";
import { OfferTerms } from "./OfferTerms.tsx";
import { type OfferDialogs, useConfirmationDialogs, useOfferVisit } from "./useOfferVisit.ts";

const ConfirmationDialogs = lazyComponent(
  () => import("./ConfirmationDialogs.tsx").then((module) => module.ConfirmationDialogs),
  { fallback: <Opening />, Failed: WithoutDialogs },
);

const CostCard = lazyComponent(() => import("./cost/CostCard.tsx").then((module) => module.CostCard), {
  fallback: ({ confirmation }) => <OfferTerms confirmation={confirmation} />,
  Failed: ({ confirmation, onRetry }) => (
    <OfferTerms confirmation={confirmation} rates={<NotLoaded onRetry={onRetry} />} />
  ),
});

// Loaded when the browser is idle, because they are shown when the connection is lost.
const ApplicationNotices = lazyComponent(
  () => import("./ApplicationNotices.tsx").then((module) => module.ApplicationNotices),
  optional,
);

/** Loan confirmation page. Version 3 and the newer variant share it; only their requests differ. */
export function LoanConfirmScreen() {
  const messages = useMessages(confirmationMessages);
  const title = useMessages(titles).loanConfirm;
  const { pathname } = useLocation();
  const productId = useSearchParams()[0].get("productId") ?? "";
  if (productId === "")
    return <LazyFallbackView title={title} fact={messages.missingTitle} hint={messages.missingHint} offersOthers />;
  const variant = pathname.startsWith(loanConfirm2Path({ productId: "" })) ? "newer" : "v3";
  return <LoadedOffer key={`${variant} ${productId}`} variant={variant} productId={productId} />;
}
LoanConfirmScreen.whenIdle = [
  () => import("./ConfirmationDialogs.tsx"),
  () => import("./cost/DisclosureReader.tsx"),
  () => import("./ApplicationNotices.tsx"),
];

function LoadedOffer({ variant, productId }: OfferIds) {
  const title = useMessages(titles).loanConfirm;
  const messages = useMessages(confirmationMessages);
  const [{ offer, agreements, day }, refresh, isRefreshing] = useFetched(offerAtom({ variant, productId }));
  // The due dates of an offer are those of its day.
  useReturn(() => {
    if (formatDate(Date.now()) !== day) refresh();
  });
  if (!offer.ok) {
    return (
      <LazyFallbackView
        title={title}
        fact={messages.notLoadedTitle}
        offersOthers
        refusal={{
          ...offer,
          // A product that is full is no less full when it is asked again.
          isFinal: offer.isFinal || offer.code === FULL,
          onRetry: refresh,
          retrying: isRefreshing,
        }}
      />
    );
  }
  return (
    <ConfirmationView
      variant={variant}
      productId={productId}
      confirmation={offer.value}
      agreements={agreements}
      onRetry={refresh}
      isRetrying={isRefreshing}
    />
  );
}

interface ConfirmationViewProps extends OfferIds {
  confirmation: Confirmation;
  /** Already requested. Only the bar with the button waits for the response. */
  agreements: Promise<AgreementsResponse>;
  /** Requests the offer again. */
  onRetry: () => void;
  isRetrying: boolean;
}

function ConfirmationView({ confirmation, agreements, onRetry, isRetrying, ...ids }: ConfirmationViewProps) {
  const messages = useMessages(confirmationMessages);
  const locale = useLocale();
  const { now } = useApi();
  const { goLoan, isSending, notice, refusal } = useGoLoan(ids, confirmation);
  const dialogs = useConfirmationDialogs(confirmation, isSending);
  const { amount, firstPaymentDate, total } = confirmation;
  const isKnown = isPayable(amount);
  return (
    <ScreenFrame
      title={useMessages(titles).loanConfirm}
      onBack={dialogs.goBack}
      band={
        <MoneyBand
          amount={{ label: messages.loanAmount, value: isKnown ? showMoney(amount, locale) : messages.amountUnknown }}
          date={{ label: messages.firstPayment, value: firstPaymentDate }}
          now={now}
          total={total}
        />
      }
      actions={
        <Suspense fallback={<ConsentBarSpace />}>
          <ConsentBar
            {...ids}
            agreements={agreements}
            offerRetry={isKnown ? undefined : { onRetry, isRetrying }}
            isSending={isSending}
            isRefused={refusal !== undefined}
            onGoLoan={() => {
              if (dialogs.isAgreed) void goLoan();
            }}
          />
        </Suspense>
      }
    >
      <CostCard confirmation={confirmation} />
      {(notice !== undefined || refusal !== undefined) && <ApplicationNotices notice={notice} refusal={refusal} />}
      {dialogs.dialog && <ConfirmationDialogs dialogs={dialogs} confirmation={confirmation} />}
    </ScreenFrame>
  );
}

interface WithoutDialogsProps {
  dialogs: OfferDialogs;
  /** Why the dialogs failed to load. */
  error: Error;
}

/**
 * Replaces the dialogs when their file fails to load: a pop-up is left out and Back leaves. The agreement cannot be left
 * out, so its failure is thrown to the shell's failure screen, and Retry there requests the file again.
 */
function WithoutDialogs({ dialogs: { dialog, closePromotion, leave }, error }: WithoutDialogsProps) {
  if (dialog === "agreement") throw error;
  useEffect(() => {
    if (dialog === "promotion") closePromotion();
    else leave();
  });
  return null;
}

/** Shows what is not known about an application, long enough to read two sentences. */
const showUnknown = (text: string) => showToast(text, { tone: "error", durationMs: 10_000 });

/** Applies for the offer, once even when tapped repeatedly, and opens the new order. */
function useGoLoan({ variant, productId }: OfferIds, confirmation: Confirmation) {
  const messages = useMessages(confirmationMessages);
  const api = useApi();
  const { native } = useApp();
  const followLink = useFollowLink();
  const [{ sentLink, notice }, changeVisit] = useOfferVisit();
  const [refusal, setRefusal] = useState<string>();
  const { submit, busyWith, release } = useSubmit<"loan">((_, { kind, describe }) => {
    showUnknown(describe(messages.unansweredNext));
    // A busy lender did not accept this application. An earlier one may have arrived all the same.
    if (kind !== "busy" || notice === "unanswered") changeVisit({ notice: "unanswered" });
  });

  // The button stays busy while the page unloads.
  useReturn(release);

  const goLoan = () =>
    submit("loan", async () => {
      changeVisit({ notice: undefined });
      setRefusal(undefined);
      let link = sentLink;
      if (link === undefined) {
        const { amount, periods, termUnit } = confirmation;
        const offer = { productId, amount, periods, termUnit };
        const response = await api.request(variant === "v3" ? pushLoan(offer) : pushNewerLoan(offer));
        if (!response.ok) {
          setRefusal(response.message);
          return undefined;
        }
        link = response.value;
        changeVisit({ sentLink: link });
        await native.confirmTrackingPoint("loanConfirm", { productId });
      }
      // Replaces the page, so that Back does not return to an accepted offer.
      if (followLink(link, { from: "confirm", replace: true })) return "done";
      changeVisit({ notice: "notOpened" });
      showUnknown(messages.sentNotOpened);
      return undefined;
    });
  return { goLoan, isSending: busyWith !== undefined, notice, refusal };
}
