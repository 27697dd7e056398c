import { formatDate } from "@lending/ui/day";
import * as v from "valibot";
import { isPart } from "../../lender/bill.ts";
import { daysBetween } from "../../lender/calendar.ts";
import type { Lender } from "../../lender/createLender.ts";
import type { OrderNow } from "../../lender/orderBook.ts";
import { CHANNELS, findChannel, type PayCode, type PayFor } from "../../lender/payCodes.ts";
import { AMOUNT_CHANGED, defineOrderEndpoint, refuse, success } from "../endpoint.ts";
import { assetUrl, siteUrl, walletUrl } from "../links.ts";
import type { Language } from "../localize.ts";
import { inputAmount, inputInteger, inputOrder, optionalName } from "../readFields.ts";
import { channelNameOf } from "./receipts.ts";

/**
 * Returns what a code pays and until when; these fields are additions of the sandbox that a client may ignore. A code
 * expires with the amount due: at the end of the due date, or of today when the payment is late.
 */
export function codeFacts({ bill }: OrderNow, amountCentavos: number, lender: Lender) {
  const today = lender.clock.today();
  const dueDate = bill?.dueOn ?? today;
  return {
    biller: "Sandbox Lending",
    amount: amountCentavos,
    dueDate,
    expiresAt: `${daysBetween(today, dueDate) > 0 ? dueDate : today} 23:59:59`,
  };
}

/** Returns the codes of a payment that are for an earlier amount and can no longer be paid, newest first. */
export const replacedCodes = ({ order }: OrderNow, payFor: Omit<PayFor, "orderId" | "channelNumber">, lender: Lender) =>
  lender.payCodes
    .ofOrder(order.id)
    .filter(
      ({ purpose, round, amountCentavos, state }) =>
        purpose === payFor.purpose &&
        round === payFor.round &&
        amountCentavos !== payFor.amountCentavos &&
        state !== "paid",
    )
    .toReversed()
    .map((code) => ({
      payCode: code.code,
      channelName: channelNameOf(String(code.channelNumber)),
      amount: code.amountCentavos,
      replacedAt: code.state === "void" ? formatDate(code.changedAt, "time") : "",
    }));

/** The steps to pay with a code, grouped as the screen shows them. They name no sum: it depends on the channel's fee. */
export const PAY_NOTICES = [
  {
    title: "At a counter",
    list: [
      {
        name: "Corner Store counter",
        steps: [
          "Go to any corner store with a bills counter.",
          "Tell them that you pay Sandbox Lending.",
          "Show or read out the payment code.",
          "Pay the whole amount with its fee, and keep the deposit slip.",
        ],
      },
      {
        name: "Pawnshop counter",
        steps: [
          "Fill in a bills payment form.",
          "Write the payment code as the account number.",
          "Pay the whole amount with its fee, and keep the deposit slip.",
        ],
      },
    ],
  },
  {
    title: "In an app",
    list: [
      {
        name: "Sandbox Wallet",
        steps: [
          "Open your wallet and tap Pay Bills.",
          "Choose Loans, then Sandbox Lending.",
          "Enter the payment code.",
          "Check the amount, then pay.",
        ],
      },
    ],
  },
];

export const issuePayCode = defineOrderEndpoint({
  summary:
    "A payment code for an instalment or a part of it, issued once for each order, amount and channel, and the URL where it is paid",
  method: "POST",
  path: "/v3/loan-details/generate-vcode",
  input: v.object({
    ...inputOrder.entries,
    amount: inputAmount,
    channelNumber: inputInteger,
    isDelay: optionalName,
  }),
  handle({ input, now, lender, origin, language }) {
    const { bill, extension, order } = now;
    if (!CHANNELS.some((channel) => channel.number === input.channelNumber))
      return refuse("22", "Please choose another payment method.");
    if (bill === undefined) return refuse("20", "Nothing is due on this loan.");
    const isExtension = input.isDelay === "1";
    if (isExtension && extension === undefined) return refuse("21", "This loan cannot be extended now.");
    const due = isExtension ? extension?.amountCentavos : bill.amountCentavos;
    const isPartOfBill = !isExtension && isPart(bill, input.amount);
    if (due !== input.amount && !isPartOfBill) return AMOUNT_CHANGED;
    const code = lender.payCodes.issue(
      {
        orderId: order.id,
        ...(isPartOfBill
          ? { purpose: "part", round: lender.payments.nextPart(order.id) }
          : isExtension
            ? { purpose: "extension", round: order.rollovers + 1 }
            : { purpose: "instalment", round: bill.position }),
        amountCentavos: input.amount,
        channelNumber: input.channelNumber,
      },
      lender.clock.now(),
    );
    return success({
      payUrl: payUrlOf(code, origin, language),
      payCode: code.code,
      ...codeFacts(now, code.amountCentavos, lender),
      // An addition of the sandbox.
      payNotice: PAY_NOTICES,
    });
  },
});

/** Returns the URL where a code is paid: the wallet, or the page that shows the code in the channel's format. */
export function payUrlOf(
  { token, code, orderId, amountCentavos, channelNumber }: PayCode,
  origin: string,
  language?: Language,
): string {
  const channel = findChannel(channelNumber);
  const repayAmount = String(amountCentavos);
  const codePage = (showType: "1" | "2", payCode: string, logo: string) =>
    siteUrl(origin, "/repaymentOfCode", { showType, payCode, payCodeImg: assetUrl(origin, logo), repayAmount });
  switch (channel?.kind) {
    case "counter":
      return codePage("1", code, channel.logo);
    case "qr":
      return codePage("2", walletUrl(origin, token), channel.logo);
    case "qrph":
      return codePage("2", qrPhPayload({ code, amountCentavos }), channel.logo);
    case "slip":
      return siteUrl(origin, "/repaymentOfCode2", { payCode: code, repayAmount, orderId });
    default:
      return walletUrl(origin, token, language);
  }
}

/** Returns the content of a QR Ph code: an EMV merchant-presented payload for one payment. */
function qrPhPayload({ code, amountCentavos }: { readonly code: string; readonly amountCentavos: number }) {
  const body = [
    ["00", "01"],
    // A dynamic code: it is for one payment.
    ["01", "12"],
    [
      "28",
      fields([
        ["00", "ph.ppmi.p2m"],
        ["01", "SANDPHM1XXX"],
        ["03", "SANDBOX001"],
      ]),
    ],
    ["52", "6012"],
    ["53", "608"],
    ["54", (amountCentavos / 100).toFixed(2)],
    ["58", "PH"],
    ["59", "SANDBOX LENDING"],
    ["60", "MANILA"],
    ["62", fields([["05", code]])],
  ] as const;
  const signed = `${fields(body)}6304`;
  return signed + checksum(signed);
}

const fields = (entries: readonly (readonly [tag: string, value: string])[]) =>
  entries.map(([tag, value]) => `${tag}${String(value.length).padStart(2, "0")}${value}`).join("");

/** CRC-16/CCITT-FALSE over the whole payload, as EMVCo's QR code specification demands. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, "utf8")) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
