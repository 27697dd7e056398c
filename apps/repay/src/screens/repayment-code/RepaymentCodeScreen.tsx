import { SessionFault } from "@lending/api-client";
import { record, text } from "@lending/api-client/schema";
import { useApp } from "@lending/bridge";
import { checkImage } from "@lending/bridge/check-image";
import type { Environment } from "@lending/bridge/environment";
import { useSearchParams } from "@lending/bridge/router";
import { type Money, readLinkMoney, showMoney } from "@lending/domain/money";
import { lazyComponent, optional } from "@lending/ui/lazy-component";
import { useLocale, useMessages } from "@lending/ui/locale";
import { readIssuedCode, readLinkCode, readPayCode } from "../../api/issuedCode.ts";
import { CodePage, CopyableCode, useMayShowCode } from "../../components/CodePage.tsx";
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
      fact={{ label: messages.amount, value: showMoney(amount, locale) }}
      logo={image !== "" && <ChannelImage src={image} alt={messages.channel} />}
      sections={<CounterHelp code={code} issued={issued} />}
    >
      <CopyableCode label={messages.code} code={code} />
      <Barcode code={code} label={messages.barcode} />
    </CodePage>
  );
}

const querySchema = record({ showType: text(), payCode: text(), payCodeImg: text(), repayAmount: text() });

/** An EMV payload such as QR Ph starts with its version, and is longer than any other code. */
const EMV = /^0002\d\d.{8,}$/;
/** The most that a QR code may hold here, in bytes. */
const QR_MAX_BYTES = 512;

/** Returns the content of a QR code, or "" unless it is printable text of 1 to 512 bytes. */
function readQrText(value: string): string {
  const content = value.trim();
  const isPrintable = /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(content);
  return isPrintable && new TextEncoder().encode(content).length <= QR_MAX_BYTES ? content : "";
}

export interface CodeQuery {
  readonly kind: "counter" | "qr" | "emv";
  /** "" when the URL names none or a malformed one. */
  readonly code: string;
  /** URL of the channel's picture; "" when there is none, or none that may be loaded. */
  readonly image: string;
  readonly amount: Money;
}

/**
 * Parses the URL. Type 2 is a QR code, any other a code for a counter. Leaves out malformed values, because any site
 * can link here. The amount with which the lender issued the code replaces that of the URL.
 */
function readCodeQuery(
  query: URLSearchParams,
  environment: Pick<Environment, "imageHosts" | "stage">,
  pageHref: string,
  issuedAmount?: string,
): CodeQuery {
  // Reversed, because the last entry wins: of a repeated parameter the first counts, as in the launch.
  const first = Object.fromEntries([...query].reverse());
  const { showType, payCode, payCodeImg, repayAmount } = querySchema.read(first);
  const isQr = showType.trim() === "2";
  const code = isQr ? readQrText(payCode) : readPayCode(payCode);
  const isEmv = isQr && EMV.test(code);
  return {
    kind: isEmv ? "emv" : isQr ? "qr" : "counter",
    code,
    // The picture may be the code itself, but it must not replace a malformed code.
    image: code === "" && payCode !== "" ? "" : checkImage(payCodeImg, environment, pageHref),
    amount: readLinkMoney(issuedAmount ?? repayAmount),
  };
}
