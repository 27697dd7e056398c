import { integer, list, parseResponse, record, text } from "@lending/api-client/schema";
import { type Money, type PartRange, readMoney } from "@lending/domain/money";
import type { CodeFacts } from "./codeFacts.ts";

/** Wire schema of the additions to a repayment, which the lender may omit. */
export const repaymentExtrasSchema = record({
  repayList: list(record({ channel_number: text(), fee: text(), minutes: integer() })),
  defDetail: record({
    biller: text(),
    amount: text(),
    dueDate: text(),
    expiresAt: text(),
    replaced: list(record({ payCode: text(), channelName: text(), amount: text(), replacedAt: text() })),
  }),
  part: record({ min: integer(), max: integer() }),
  delayInfo: record({
    fee: text(),
    interest: text(),
    lateFee: text(),
    movedFrom: text(),
    movedTo: text(),
    dueThen: text(),
    newTotal: text(),
    payNowAmount: text(),
    payNowTotal: text(),
  }),
});

/** A code of the same payment that can no longer be paid. */
interface ReplacedCode {
  readonly code: string;
  readonly channelName: string;
  readonly amount: Money;
}

/** What a payment in a channel costs and how long it takes. */
interface ChannelTerms {
  readonly number: string;
  readonly fee: Money;
  /** Minutes until the lender usually knows of a payment; 0 when unknown. */
  readonly minutes: number;
}

/** The parts of an extension's price, and what is left to pay with and without it. */
export interface ExtensionPrice {
  readonly fee: Money;
  readonly interest: Money;
  readonly lateFee: Money;
  readonly movedFrom: string;
  readonly movedTo: string;
  readonly dueThen: Money;
  readonly newTotal: Money;
  readonly payNowAmount: Money;
  readonly payNowTotal: Money;
}

interface RepaymentExtras {
  readonly code: CodeFacts;
  readonly replaced: readonly ReplacedCode[];
  readonly price: ExtensionPrice;
  readonly terms: readonly ChannelTerms[];
  /** The smallest and the largest part that the lender accepts now, as sent: see `isPartRange`. */
  readonly part: PartRange;
}

/** Reads the additions to a repayment from the data of its response. Missing fields are "". */
export function readRepaymentExtras(data: unknown): RepaymentExtras {
  const { repayList, defDetail, part, delayInfo: sent } = parseResponse(repaymentExtrasSchema, data);
  const { replaced, ...code } = defDetail;
  return {
    terms: repayList.map(({ channel_number: number, fee, minutes }) => ({ number, fee: readMoney(fee), minutes })),
    part,
    code,
    replaced: replaced
      .filter(({ payCode }) => payCode.trim() !== "")
      .map((older) => ({ code: older.payCode, channelName: older.channelName, amount: readMoney(older.amount) })),
    price: {
      fee: readMoney(sent.fee),
      interest: readMoney(sent.interest),
      lateFee: readMoney(sent.lateFee),
      movedFrom: sent.movedFrom,
      movedTo: sent.movedTo,
      dueThen: readMoney(sent.dueThen),
      newTotal: readMoney(sent.newTotal),
      payNowAmount: readMoney(sent.payNowAmount),
      payNowTotal: readMoney(sent.payNowTotal),
    },
  };
}
