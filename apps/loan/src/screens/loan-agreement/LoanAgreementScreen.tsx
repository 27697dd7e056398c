import { useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { agreementLink, CONFIRMATION_SCENE, newerAgreementLink } from "../../api/fetchAgreements.ts";
import { useAgreement } from "../../components/agreement-frame/useAgreement.tsx";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { loanAgreementMessages, titles } from "../../messages/source.ts";

export function LoanAgreementScreen() {
  const messages = useMessages(loanAgreementMessages);
  const title = useMessages(titles).loanAgreement;
  const agreement = readAgreement(useSearchParams()[0]);
  if (agreement) return <LoadedAgreement agreement={agreement} />;
  return <LazyFallbackView title={title} fact={messages.missingTitle} hint={messages.missingHint} />;
}

function LoadedAgreement({ agreement }: { agreement: NonNullable<ReturnType<typeof readAgreement>> }) {
  const messages = useMessages(loanAgreementMessages);
  const title = useMessages(titles).loanAgreement;
  const goBack = useBack();
  const [response, refresh, isRefreshing] = useFetched(agreement);
  const agreementText = useAgreement(response.ok ? response.value : "", title);
  if (agreementText === undefined) {
    return (
      <LazyFallbackView
        title={title}
        fact={messages.notShownTitle}
        refusal={{ ...(response.ok ? { message: "" } : response), onRetry: refresh, retrying: isRefreshing }}
      />
    );
  }
  return (
    <ScreenFrame title={title} onBack={goBack}>
      {agreementText.content}
    </ScreenFrame>
  );
}

/**
 * Returns the call for the agreement that the URL names, or undefined when it names none. Without a scene it belongs to a
 * confirmation; `confirmation=newer` names an agreement that the newer confirmation lists.
 */
function readAgreement(query: URLSearchParams) {
  const productId = query.get("productId") ?? "";
  const position = query.get("position") ?? "";
  if (productId === "" || position === "") return undefined;
  const scene = query.get("scene") || CONFIRMATION_SCENE;
  const agreement = { productId, scene, position, orderId: query.get("orderId") ?? "" };
  return query.get("confirmation") === "newer" ? newerAgreementLink(agreement) : agreementLink(agreement);
}
