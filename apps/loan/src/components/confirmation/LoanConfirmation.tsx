import { useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { EmptyState } from "@lending/ui/empty-state";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import type { ConfirmationVariant } from "../../api/confirmationRequest.ts";
import { showMoney } from "../../api/money.ts";
import { titles } from "../../titles.ts";
import { RefusedScreen } from "../refused-screen/RefusedScreen.tsx";
import { ConfirmationView } from "./ConfirmationView.tsx";
import { confirmationMessages } from "./messages.ts";
import type { OfferIds } from "./OfferIds.ts";
import { offerAtom } from "./offerAtom.ts";

/** The confirmation of a loan: one page, fed by either family of calls. */
export function LoanConfirmation({ variant }: { variant: ConfirmationVariant }) {
  const query = useSearchParams();
  const productId = query.get("productId") ?? "";
  const orderId = query.get("orderId") ?? "";
  if (productId === "") return <MissingLoan />;
  return <LoadedOffer key={productId} variant={variant} ids={{ productId, orderId }} />;
}

function LoadedOffer({ variant, ids }: { variant: ConfirmationVariant; ids: OfferIds }) {
  const words = useMessages(confirmationMessages);
  const locale = useLocale();
  const [{ answer, agreements }, refresh, isRefreshing] = useFetched(offerAtom({ variant, productId: ids.productId }));
  // Without an amount it is no offer, whatever else was sent.
  if (!answer.ok || showMoney(answer.confirmation.amount, locale) === "") {
    return (
      <RefusedScreen
        title={titles.loanConfirm[locale]}
        fact={words.notLoadedTitle}
        hint={words.notLoadedHint}
        message={answer.ok ? "" : answer.message}
        onRetry={refresh}
        retrying={isRefreshing}
      />
    );
  }
  return <ConfirmationView variant={variant} ids={ids} confirmation={answer.confirmation} agreements={agreements} />;
}

function MissingLoan() {
  const words = useMessages(confirmationMessages);
  const title = titles.loanConfirm[useLocale()];
  const goBack = useBack();
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <EmptyState title={words.missingTitle} text={words.missingHint} onBack={goBack} />
    </ScreenFrame>
  );
}
