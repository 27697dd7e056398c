import { useApp, useBack } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { AppLink } from "@lending/bridge/router";
import { payInstructionsPath } from "@lending/domain/addresses/repay";
import { RowLink } from "@lending/ui/disclosure";
import { useMessages } from "@lending/ui/locale";
import { StateScreen } from "@lending/ui/state-screen";
import type { IssuedCode } from "../../api/issuedCode.ts";
import { readSavedPayCode } from "../../api/savedPayCode.ts";
import { BackToLoan } from "../../components/CodeActions.tsx";
import { NextSteps } from "../../components/NextSteps.tsx";
import { InstructionSteps } from "../../components/PageSection.tsx";
import { codeMessages, titles } from "../../messages/source.ts";
import { QrCodePage } from "./QrCodePage.tsx";
import type { CodeQuery } from "./readCodeQuery.ts";

interface OtherCodeProps {
  codeQuery: CodeQuery;
  /** The code as the lender issued it; undefined for one that this session did not request last. */
  issued: IssuedCode | undefined;
  mayShow: boolean;
}

/** The page of a QR code, of a link without a code, and of a code that may be anybody's. */
export function OtherCode({ codeQuery, issued, mayShow }: OtherCodeProps) {
  const messages = useMessages(codeMessages);
  const title = useMessages(titles).repaymentCode;
  const goBack = useBack();
  const state = { screen: title, onBack: goBack, actions: <BackToLoan payment={undefined} /> };
  // A channel may send its QR code only as a picture.
  if (codeQuery.code === "" && (codeQuery.kind === "counter" || codeQuery.image === "")) {
    return <StateScreen kind="missing" title={messages.noCodeTitle} text={messages.noCodeHint} {...state} />;
  }
  if (!mayShow) {
    return <StateScreen kind="refused" title={messages.unknownCodeTitle} text={messages.unknownCodeText} {...state} />;
  }
  return <QrCodePage codeQuery={codeQuery} issued={issued} />;
}

/** How to pay at a counter, and what happens next. */
export function CounterHelp({ code, issued }: { code: string; issued: IssuedCode | undefined }) {
  const saved = readSavedPayCode(ownerOf(useApp().launch.sessionId));
  const { how } = useMessages(codeMessages);
  return (
    <>
      {saved?.code === code && <InstructionSteps groups={saved.instructions} />}
      <NextSteps payment={issued} />
      <RowLink title={how} render={<AppLink to={payInstructionsPath({ payCode: code })} />} />
    </>
  );
}
