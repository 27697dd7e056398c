import { useReturn } from "@lending/bridge/return";
import { useLocation, useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { loanConfirm2Path } from "@lending/domain/addresses/loan";
import { formatDate } from "@lending/ui/day";
import { useMessages } from "@lending/ui/locale";
import type { Confirmation } from "../../api/fetchConfirmation.ts";
import { type OfferIds, offerAtom } from "../../api/offerAtom.ts";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { confirmationMessages, titles } from "../../messages/source.ts";
import { ConfirmationView } from "./ConfirmationView.tsx";

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

/** A response without an amount, or with none to pay out, is not an offer. A text is shown as the lender sends it. */
const isOffer = ({ amount }: Confirmation) => ("centavos" in amount ? amount.centavos > 0 : amount.text.trim() !== "");

function LoadedOffer({ variant, productId }: OfferIds) {
  const title = useMessages(titles).loanConfirm;
  const messages = useMessages(confirmationMessages);
  const [{ offer, agreements, day }, refresh, isRefreshing] = useFetched(offerAtom({ variant, productId }));
  // The due dates of an offer are those of its day.
  useReturn(() => {
    if (formatDate(Date.now()) !== day) refresh();
  });
  if (!offer.ok || !isOffer(offer.value)) {
    return (
      <LazyFallbackView
        title={title}
        fact={messages.notLoadedTitle}
        hint={messages.notLoadedHint}
        offersOthers
        refusal={{ ...(offer.ok ? { message: "" } : offer), onRetry: refresh, retrying: isRefreshing }}
      />
    );
  }
  return (
    <ConfirmationView variant={variant} productId={productId} confirmation={offer.value} agreements={agreements} />
  );
}
