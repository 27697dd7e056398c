import { useApp, useBack } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { AppLink } from "@lending/bridge/router";
import { payInstructionsPath } from "@lending/domain/addresses/repay";
import { showMoney } from "@lending/domain/money";
import { ChevronRightIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateScreen } from "@lending/ui/state-screen";
import type { CodeOrder, IssuedCode } from "../../api/codeFacts.ts";
import { readSavedPayCode } from "../../api/savedPayCode.ts";
import { BackToLoan } from "../../components/BackToLoan.tsx";
import { CopyableCode } from "../../components/CopyableCode.tsx";
import { ExpiredCode } from "../../components/ExpiredCode.tsx";
import { InstructionSteps } from "../../components/InstructionSteps.tsx";
import { NextSteps } from "../../components/NextSteps.tsx";
import { codeMessages, titles } from "../../messages/source.ts";
import { ChannelImage, QrCode } from "./CodeImages.tsx";
import { encodeQr } from "./encodeQr.ts";
import * as css from "./RepaymentCodeScreen.module.css";
import type { CodeQuery } from "./readCodeQuery.ts";
import { SaveQr } from "./SaveQr.tsx";
import { ScanSteps } from "./ScanSteps.tsx";

// One chunk for what replaces a code for a counter.
export { EmvCode } from "./EmvCode.tsx";
export { UnclearExpiry } from "./UnclearExpiry.tsx";

/** The QR code of a channel, its picture, or the code as text when it is too long for one. */
export function DrawnCode({ codeQuery: { code, image, amount } }: { codeQuery: CodeQuery }) {
  const messages = useMessages(codeMessages);
  const locale = useLocale();
  const drawn = encodeQr(code);
  const qr = drawn ?? (code === "" ? { src: image } : undefined);
  return (
    <>
      {drawn ? (
        <QrCode qr={drawn} label={messages.qr} />
      ) : code === "" ? (
        <ChannelImage src={image} alt={messages.qr} large missing={messages.noCodeHint} />
      ) : (
        <CopyableCode label={messages.code} code={code} />
      )}
      {qr && <SaveQr qr={qr} code={code} amount={{ label: messages.amount, value: showMoney(amount, locale) }} />}
    </>
  );
}

interface CodeHelpProps {
  codeQuery: CodeQuery;
  /** The code as the lender issued it; undefined for one that this session did not request last. */
  issued: IssuedCode | undefined;
}

/**
 * How to pay in the channel of the code, what happens next, and the facts that the lender sent with the code. A code from
 * any other link has no facts.
 */
export function CodeHelp({ codeQuery: { kind, code }, issued }: CodeHelpProps) {
  const saved = readSavedPayCode(ownerOf(useApp().launch.sessionId));
  const { how } = useMessages(codeMessages);
  return (
    <>
      {kind === "qr" && <ScanSteps />}
      {kind === "counter" && saved?.code === code && <InstructionSteps groups={saved.instructions} />}
      <NextSteps payment={issued?.payment} />
      {kind === "counter" && (
        <AppLink className={css.how} to={payInstructionsPath({ payCode: code })}>
          {how}
          <ChevronRightIcon size="s" />
        </AppLink>
      )}
    </>
  );
}

/** The page of a code that has expired. */
export function ExpiredCodePage({ payment }: { payment: CodeOrder | undefined }) {
  const title = useMessages(titles).repaymentCode;
  return (
    <ScreenFrame title={title} onBack={useBack()} actions={<BackToLoan payment={payment} />}>
      <ExpiredCode payment={payment} />
    </ScreenFrame>
  );
}

/** The page of a code that may be anybody's: outside the app, and not from the lender as far as this phone knows. */
export function ForeignCode() {
  const { unknownCodeTitle, unknownCodeText } = useMessages(codeMessages);
  const title = useMessages(titles).repaymentCode;
  const goBack = useBack();
  return (
    <StateScreen
      kind="refused"
      screen={title}
      title={unknownCodeTitle}
      text={unknownCodeText}
      onBack={goBack}
      actions={<BackToLoan payment={undefined} />}
    />
  );
}

/** The page of a link without a code. */
export function NoCode() {
  const messages = useMessages(codeMessages);
  const title = useMessages(titles).repaymentCode;
  const goBack = useBack();
  return (
    <StateScreen
      kind="missing"
      screen={title}
      title={messages.noCodeTitle}
      text={messages.noCodeHint}
      onBack={goBack}
      actions={<BackToLoan payment={undefined} />}
    />
  );
}
