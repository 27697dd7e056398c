import { useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import type { WantedAgreement } from "../../api/fetchAgreementLink.ts";
import { AgreementFrame } from "../../components/agreement-frame/AgreementFrame.tsx";
import { useFrameAddress } from "../../components/agreement-frame/useFrameAddress.ts";
import { LateStandIn } from "../../components/stand-in/LateStandIn.tsx";
import { titles } from "../../titles.ts";
import { agreementLinkAtom } from "./agreementLinkAtom.ts";
import { loanAgreementMessages } from "./messages.ts";
import { readWantedAgreement } from "./readWantedAgreement.ts";

/** One agreement, to be read (decisions 3). */
export function Screen() {
  const query = useSearchParams();
  const wanted = readWantedAgreement(query);
  return wanted ? <ShownAgreement wanted={wanted} /> : <MissingAgreement />;
}

function ShownAgreement({ wanted }: { wanted: WantedAgreement }) {
  const words = useMessages(loanAgreementMessages);
  const title = titles.loanAgreement[useLocale()];
  const goBack = useBack();
  const [answer, refresh, isRefreshing] = useFetched(agreementLinkAtom(wanted));
  const address = useFrameAddress(answer.ok ? answer.link : "");
  if (address === undefined) {
    return (
      <LateStandIn
        title={title}
        fact={words.notShownTitle}
        hint={words.notShownHint}
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
  const words = useMessages(loanAgreementMessages);
  const title = titles.loanAgreement[useLocale()];
  return <LateStandIn title={title} fact={words.missingTitle} hint={words.missingHint} />;
}
