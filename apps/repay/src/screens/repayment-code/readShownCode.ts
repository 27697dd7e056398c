import { parseAnswer, record, text } from "@lending/api-client/schema";
import { checkImage } from "@lending/bridge";
import type { Environment } from "@lending/bridge/environment";
import { type Money, readMoney } from "../../api/money.ts";
import { readPayCode } from "../../components/readPayCode.ts";

const querySchema = record({ showType: text(), payCode: text(), payCodeImg: text(), repayAmount: text() });

// Centavos, or ready-made text: digits with their separators and at most a peso sign.
const AMOUNT = /^(?:\d{1,15}|(?:₱|PHP|Php|P)?\s?\d{1,3}(?:[., ]?\d{3}){0,4}(?:[.,]\d{1,2})?)$/;

/** What the address gives to be shown (specification 2, repayment-code page). */
export interface ShownCode {
  readonly kind: "counter" | "qr";
  /** "" when the address names none. */
  readonly code: string;
  /** The channel's picture; "" when there is none, or none that may be loaded. */
  readonly image: string;
  readonly amount: Money;
}

/** Reads the address: type 2 is a QR code, everything else a code for a counter. Anybody can write one, so nothing odd is shown. */
export function readShownCode(
  query: URLSearchParams,
  environment: Pick<Environment, "imageHosts" | "stage">,
  pageHref: string,
): ShownCode {
  const { showType, payCode, payCodeImg, repayAmount } = parseAnswer(querySchema, Object.fromEntries(query));
  const code = readPayCode(payCode);
  const amount = repayAmount.trim();
  return {
    kind: showType.trim() === "2" ? "qr" : "counter",
    code,
    // A picture may be the code itself, but never in place of one that is malformed.
    image: code === "" && payCode !== "" ? "" : checkImage(payCodeImg, environment, pageHref),
    amount: readMoney(AMOUNT.test(amount) ? amount : ""),
  };
}
