import { SessionFault } from "@lending/api-client";
import { useApp, useBack } from "@lending/bridge";
import { Link, useSearchParams } from "@lending/bridge/router";
import { payInstructionsPath } from "@lending/domain/addresses/repay";
import { showMoney } from "@lending/domain/money";
import { ChevronRightIcon } from "@lending/ui/icon";
import { lazyComponent, NotLoaded } from "@lending/ui/lazy-component";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { readIssuedCode } from "../../api/codeFacts.ts";
import { BackToLoan } from "../../components/BackToLoan.tsx";
import { CodeTicket } from "../../components/CodeTicket.tsx";
import { CopyableCode } from "../../components/CopyableCode.tsx";
import { useIsExpired } from "../../components/useIsExpired.ts";
import { codeMessages, titles } from "../../messages/source.ts";
import { Barcode, ChannelImage } from "./CodeImages.tsx";
import * as css from "./RepaymentCodeScreen.module.css";
import { type CodeQuery, readCodeQuery } from "./readCodeQuery.ts";

/** Loaded on demand: links without a code are rare. */
const NoCode = lazyComponent(() => import("./OtherCodes.tsx").then((module) => module.NoCode));

/** Loaded on demand: most codes are paid in time. */
const ExpiredCodePage = lazyComponent(() => import("./OtherCodes.tsx").then((module) => module.ExpiredCodePage));

/** Loaded on demand: most channels show another code. */
const EmvCode = lazyComponent(() => import("./OtherCodes.tsx").then((module) => module.EmvCode));

/** Loaded on demand: a code for a counter needs nothing that draws QR codes. */
const DrawnCode = lazyComponent(() => import("./OtherCodes.tsx").then((module) => module.DrawnCode));

/** Loaded after the code, which is what the borrower needs first. */
const CodeHelp = lazyComponent(() => import("./OtherCodes.tsx").then((module) => module.CodeHelp), {
  fallback: null,
  Failed: NotLoaded,
});

/** Shows a payment code: as text and barcode for a counter, or as a QR code with instructions. */
export function RepaymentCodeScreen() {
  const { launch } = useApp();
  // Any site can link here with a code. A borrower comes from the app, which passes a session.
  if (launch.sessionId === "") throw new SessionFault("code");
  return <CodeToPay />;
}

function CodeToPay() {
  const { environment, page = window } = useApp();
  const codeQuery = readCodeQuery(useSearchParams()[0], environment, page.location.href);
  const messages = useMessages(codeMessages);
  const title = useMessages(titles).repaymentCode;
  const locale = useLocale();
  const goBack = useBack();
  const issued = readIssuedCode(codeQuery.code);
  const isExpired = useIsExpired(issued?.facts.expiresAt ?? "", issued?.now);
  // A channel may send its QR code only as a picture.
  if (codeQuery.code === "" && (codeQuery.kind === "counter" || codeQuery.image === "")) {
    return <NoCode />;
  }
  if (isExpired) return <ExpiredCodePage payment={issued?.payment} />;
  if (codeQuery.kind === "emv") return <EmvCode codeQuery={codeQuery} />;
  return (
    <ScreenFrame title={title} onBack={goBack} actions={<BackToLoan payment={issued?.payment} />}>
      <CodeTicket fact={{ label: messages.amount, value: showMoney(codeQuery.amount, locale) }}>
        {codeQuery.kind === "qr" ? <DrawnCode codeQuery={codeQuery} /> : <CounterCode codeQuery={codeQuery} />}
      </CodeTicket>
      {codeQuery.kind === "counter" && (
        <Link className={css.how} to={payInstructionsPath({ payCode: codeQuery.code })}>
          {messages.how}
          <ChevronRightIcon size="s" />
        </Link>
      )}
      <Notice tone="warning">{messages.once}</Notice>
      <CodeHelp codeQuery={codeQuery} />
    </ScreenFrame>
  );
}

function CounterCode({ codeQuery: { code, image } }: { codeQuery: CodeQuery }) {
  const messages = useMessages(codeMessages);
  return (
    <>
      <ChannelImage src={image} alt={messages.channel} />
      <Barcode code={code} label={messages.barcode} />
      <CopyableCode label={messages.code} code={code} />
    </>
  );
}
