import { SessionFault } from "@lending/api-client";
import { useApp } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { showMoney } from "@lending/domain/money";
import { lazyComponent, optional } from "@lending/ui/lazy-component";
import { useLocale, useMessages } from "@lending/ui/locale";
import { readCodeQuery } from "../../api/codeQuery.ts";
import { readIssuedCode, readLinkCode } from "../../api/issuedCode.ts";
import { CodePage, useMayShowCode } from "../../components/CodePage.tsx";
import { CopyableCode } from "../../components/CodeTicket.tsx";
import { usePaidLabel } from "../../components/paymentTexts.ts";
import { codeMessages, titles } from "../../messages/source.ts";
import { Barcode, ChannelImage } from "./CodeImages.tsx";

const loadOtherCodes = () => import("./OtherCodes.tsx");

/** Loaded on demand: a code for a counter needs nothing that draws QR codes. */
const OtherCode = lazyComponent(() => loadOtherCodes().then((module) => module.OtherCode));

/** Loaded after the code, which is what the borrower needs first. */
const CounterHelp = lazyComponent(() => loadOtherCodes().then((module) => module.CounterHelp), optional);

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
  const codeQuery = readCodeQuery(query, environment, page.location.href, issued?.amount);
  const mayShow = useMayShowCode(readLinkCode(query));
  const messages = useMessages(codeMessages);
  const label = usePaidLabel(messages.amount, issued);
  const title = useMessages(titles).repaymentCode;
  const locale = useLocale();
  const { kind, code, image, amount } = codeQuery;
  if (kind !== "counter" || code === "" || !mayShow) {
    return <OtherCode codeQuery={codeQuery} issued={issued} mayShow={mayShow} />;
  }
  return (
    <CodePage
      title={title}
      payment={issued}
      fact={{ label, value: showMoney(amount, locale) }}
      logo={image !== "" && <ChannelImage src={image} alt={messages.channel} />}
      sections={<CounterHelp code={code} issued={issued} />}
    >
      <CopyableCode label={messages.code} code={code} />
      <Barcode code={code} label={messages.barcode} />
    </CodePage>
  );
}
