import { useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import type { AgreementQuery } from "../../api/fetchAgreementLink.ts";
import { AgreementFrame } from "../../components/agreement-frame/AgreementFrame.tsx";
import { useFrameAddress } from "../../components/agreement-frame/useFrameAddress.ts";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { titles } from "../../titles.ts";
import { agreementLinkAtom } from "./agreementLinkAtom.ts";
import { loanAgreementMessages } from "./messages.ts";
import { readAgreementQuery } from "./readAgreementQuery.ts";

/** Shows one agreement in full. */
export function Screen() {
  const query = useSearchParams();
  const agreement = readAgreementQuery(query);
  return agreement ? <LoadedAgreement agreement={agreement} /> : <MissingAgreement />;
}

function LoadedAgreement({ agreement }: { agreement: AgreementQuery }) {
  const messages = useMessages(loanAgreementMessages);
  const title = titles.loanAgreement[useLocale()];
  const goBack = useBack();
  const [answer, refresh, isRefreshing] = useFetched(agreementLinkAtom(agreement));
  const address = useFrameAddress(answer.ok ? answer.link : "");
  if (address === undefined) {
    return (
      <LazyFallbackView
        title={title}
        fact={messages.notShownTitle}
        hint={messages.notShownHint}
        refusal={{ message: answer.ok ? "" : answer.message, onRetry: refresh, retrying: isRefreshing }}
      />
    );
  }
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <AgreementFrame address={address} title={title} />
    </ScreenFrame>
  );
}

function MissingAgreement() {
  const messages = useMessages(loanAgreementMessages);
  const title = titles.loanAgreement[useLocale()];
  return <LazyFallbackView title={title} fact={messages.missingTitle} hint={messages.missingHint} />;
}
