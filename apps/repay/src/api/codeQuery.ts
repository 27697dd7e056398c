import { record, text } from "@lending/api-client/schema";
import { checkImage } from "@lending/bridge/check-image";
import type { Environment } from "@lending/bridge/environment";
import { type Money, readLinkMoney } from "@lending/domain/money";
import { readPayCode } from "./issuedCode.ts";

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

/** What the link of a payment code states. */
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
export function readCodeQuery(
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
