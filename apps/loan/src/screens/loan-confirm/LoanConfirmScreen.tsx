import { locations } from "@lending/bridge";
import { useLocation, useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useLocale, useMessages } from "@lending/ui/locale";
import type { ConfirmationVariant } from "../../api/confirmationRequest.ts";
import { showMoney } from "../../api/money.ts";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { titles } from "../../titles.ts";
import { ConfirmationView } from "./ConfirmationView.tsx";
import { loadConfirmationDialogs } from "./dialogs/loadConfirmationDialogs.ts";
import { confirmationMessages } from "./messages.ts";
import { offerAtom } from "./offerAtom.ts";

/** Loan confirmation page. Version 3 and the newer variant share it; only their requests differ. */
export function Screen() {
  const { pathname } = useLocation();
  const productId = useSearchParams().get("productId") ?? "";
  if (productId === "") return <MissingLoan />;
  const variant = pathname.startsWith(locations.loanConfirm2({ productId: "" })) ? "newer" : "v3";
  return <LoadedOffer key={`${variant} ${productId}`} variant={variant} productId={productId} />;
}
Screen.whenIdle = [loadConfirmationDialogs];

function LoadedOffer({ variant, productId }: { variant: ConfirmationVariant; productId: string }) {
  const messages = useMessages(confirmationMessages);
  const locale = useLocale();
  const [{ answer, agreements }, refresh, isRefreshing] = useFetched(offerAtom({ variant, productId }));
  // A response without an amount is not an offer.
  if (!answer.ok || showMoney(answer.confirmation.amount, locale) === "") {
    return (
      <LazyFallbackView
        title={titles.loanConfirm[locale]}
        fact={messages.notLoadedTitle}
        hint={messages.notLoadedHint}
        refusal={{ message: answer.ok ? "" : answer.message, onRetry: refresh, retrying: isRefreshing }}
      />
    );
  }
  return (
    <ConfirmationView
      variant={variant}
      productId={productId}
      confirmation={answer.confirmation}
      agreements={agreements}
    />
  );
}

function MissingLoan() {
  const messages = useMessages(confirmationMessages);
  const title = titles.loanConfirm[useLocale()];
  return <LazyFallbackView title={title} fact={messages.missingTitle} hint={messages.missingHint} />;
}
