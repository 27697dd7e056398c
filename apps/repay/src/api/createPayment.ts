import { defineSend, given } from "@lending/api-client/endpoint";
import { record, text, type ValueOf } from "@lending/api-client/schema";
import { declareStored } from "@lending/bridge/stored";
import { sendMoney } from "@lending/domain/money";
import { showDay } from "@lending/ui/day";
import { instructionsSchema, readInstructions } from "./savedPayCode.ts";

const createdSchema = record({
  payUrl: text(),
  payCode: text(),
  payNotice: instructionsSchema,
  biller: text(),
  amount: text(),
  expiresAt: text(),
});

export type CreatedPayment = ReturnType<typeof readPayment>;

/** The payment page, the code that was issued for it ("" when the server sends none), and the steps to pay with it. */
const readPayment = ({ payUrl, payCode, payNotice, expiresAt, ...facts }: ValueOf<typeof createdSchema>) => ({
  payLink: payUrl,
  payCode: payCode || codeInLink(payUrl),
  facts: { ...facts, expiresAt: showDay(expiresAt) },
  instructions: readInstructions(payNotice),
});

/** Requests a payment code in a channel. The server issues one code for each order, amount and channel. */
export const createPayment = defineSend({
  client: "helper",
  method: "POST",
  path: "/v3/loan-details/generate-vcode",
  fields: {
    productId: given("productId"),
    orderId: given("orderId"),
    amount: given("amount", sendMoney),
    channelNumber: given("channelNumber"),
    // Pays for an extension instead of the instalment.
    isDelay: given("isDelay", (isDelay: boolean) => (isDelay ? "1" : undefined)),
  },
  data: createdSchema,
  read: readPayment,
  additions: ["payCode", "payNotice", "biller", "amount", "expiresAt"],
  once: true,
});

/**
 * Reads the code from a link to our own page that shows it. The content of a QR code is not a code that a person could
 * type.
 */
function codeInLink(link: string): string {
  const [path = "", search = ""] = link.split("?", 2);
  if (!/\/repaymentOfCode2?$/.test(path)) return "";
  const query = new URLSearchParams(search);
  return query.get("showType") === "2" ? "" : (query.get("payCode") ?? "");
}

/** The number of the payment channel that the borrower paid in last; "" for none. */
export const lastChannel = declareStored({
  key: "lastChannel",
  place: "local",
  read: (stored) => (typeof stored === "string" ? stored : ""),
});
