import { SessionFault } from "@lending/api-client";
import { useApp, useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { readMoney, showMoney } from "@lending/domain/money";
import { lazyComponent, NotLoaded } from "@lending/ui/lazy-component";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { readIssuedCode, readLinkCode } from "../../api/codeFacts.ts";
import { CodeActions } from "../../components/CodeActions.tsx";
import { CodeTicket } from "../../components/CodeTicket.tsx";
import { CopyableCode } from "../../components/CopyableCode.tsx";
import { useBring } from "../../components/useBring.ts";
import { useExpiry } from "../../components/useExpiry.ts";
import { useMayShowCode } from "../../components/useMayShowCode.ts";
import { ValidUntil } from "../../components/ValidUntil.tsx";
import { codeMessages, titles } from "../../messages/source.ts";
import { Barcode, ChannelImage } from "./CodeImages.tsx";
import { type CodeQuery, readCodeQuery } from "./readCodeQuery.ts";

/** Loaded on demand: links without a code are rare. */
const NoCode = lazyComponent(() => import("./OtherCodes.tsx").then((module) => module.NoCode));

/** Loaded on demand: a borrower's links come from the lender. */
const ForeignCode = lazyComponent(() => import("./OtherCodes.tsx").then((module) => module.ForeignCode));

/** Loaded on demand: most codes are paid in time. */
const ExpiredCodePage = lazyComponent(() => import("./OtherCodes.tsx").then((module) => module.ExpiredCodePage));

/** Loaded on demand: lenders write their times so that they can be read. */
const UnclearExpiry = lazyComponent(() => import("./OtherCodes.tsx").then((module) => module.UnclearExpiry), {
  fallback: null,
  Failed: NotLoaded,
});

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
  // Any site can link here with a code. A borrower comes from the app, which passes a session, unless the webview was
  // killed while the borrower paid.
  if (launch.sessionId === "") throw new SessionFault("code", { mayBePaying: true });
  return <CodeToPay />;
}

function CodeToPay() {
  const { environment, page = window } = useApp();
  const [query] = useSearchParams();
  const issued = readIssuedCode(readLinkCode(query));
  const codeQuery = readCodeQuery(query, environment, page.location.href, issued?.payment.amount);
  const messages = useMessages(codeMessages);
  const title = useMessages(titles).repaymentCode;
  const locale = useLocale();
  const goBack = useBack();
  const bring = useBring();
  const mayShow = useMayShowCode(readLinkCode(query));
  const expiry = useExpiry(issued?.facts.expiresAt ?? "", issued?.now);
  // A channel may send its QR code only as a picture.
  if (codeQuery.code === "" && (codeQuery.kind === "counter" || codeQuery.image === "")) {
    return <NoCode />;
  }
  if (!mayShow) return <ForeignCode />;
  if (expiry === "expired") return <ExpiredCodePage payment={issued?.payment} />;
  if (codeQuery.kind === "emv") return <EmvCode codeQuery={codeQuery} issued={issued} />;
  return (
    <ScreenFrame title={title} onBack={goBack} actions={<CodeActions payment={issued?.payment} />}>
      {issued && expiry === "unknown" && <UnclearExpiry issued={issued} />}
      <CodeTicket
        fact={{ label: messages.amount, value: showMoney(codeQuery.amount, locale) }}
        bring={bring(codeQuery.amount, readMoney(issued?.payment.fee ?? ""))}
        logo={
          codeQuery.image !== "" &&
          codeQuery.code !== "" && <ChannelImage src={codeQuery.image} alt={messages.channel} />
        }
        channel={issued?.payment.channelName ?? ""}
        biller={issued?.facts.biller ?? ""}
        until={issued && expiry === "open" && <ValidUntil day={issued.facts.expiresAt} now={issued.now} />}
        sections={<CodeHelp codeQuery={codeQuery} issued={issued} />}
      >
        {codeQuery.kind === "qr" ? <DrawnCode codeQuery={codeQuery} /> : <CounterCode codeQuery={codeQuery} />}
      </CodeTicket>
    </ScreenFrame>
  );
}

function CounterCode({ codeQuery: { code } }: { codeQuery: CodeQuery }) {
  const messages = useMessages(codeMessages);
  return (
    <>
      <Barcode code={code} label={messages.barcode} />
      <CopyableCode label={messages.code} code={code} />
    </>
  );
}
