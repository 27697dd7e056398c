import { httpLink, parseAnswer, record, text } from "@lending/api-client/schema";
import { type Money, readMoney } from "../../api/money.ts";

const CODE_MAX = 1000;

const querySchema = record({ showType: text(), payCode: text(), payCodeImg: httpLink(), repayAmount: text() });

/** What the address gives to be shown (specification 2, repayment-code page). */
export interface ShownCode {
  readonly kind: "counter" | "qr";
  /** "" when the address names none. */
  readonly code: string;
  /** The channel's picture; "" when there is none, or none that may be fetched. */
  readonly image: string;
  readonly amount: Money;
}

/** Reads the address: type 2 is a QR code, everything else a code for a counter. */
export function readShownCode(query: URLSearchParams): ShownCode {
  const { showType, payCode, payCodeImg, repayAmount } = parseAnswer(querySchema, Object.fromEntries(query));
  return {
    kind: showType.trim() === "2" ? "qr" : "counter",
    code: payCode.trim().slice(0, CODE_MAX),
    image: payCodeImg,
    amount: readMoney(repayAmount.trim().slice(0, 40)),
  };
}
