import { integer, list, parseResponse, record, text } from "@lending/api-client/schema";
import { readMoney } from "@lending/domain/money";

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

/** Reads the additions to a repayment from the data of its response. Missing fields are "". */
export function readRepaymentExtras(data: unknown) {
  const { repayList, defDetail, part, delayInfo: sent } = parseResponse(repaymentExtrasSchema, data);
  const { replaced, ...code } = defDetail;
  return {
    /** What a payment in a channel costs, and the minutes until the lender usually knows of it; 0 when unknown. */
    terms: repayList.map(({ channel_number: number, fee, minutes }) => ({ number, fee: readMoney(fee), minutes })),
    /** The smallest and the largest part that the lender accepts now, as sent: see `isPartRange`. */
    part,
    code,
    /** Codes of the same payment that can no longer be paid. */
    replaced: replaced
      .filter(({ payCode }) => payCode.trim() !== "")
      .map((older) => ({ code: older.payCode, channelName: older.channelName, amount: readMoney(older.amount) })),
    /** The parts of an extension's price, and what is left to pay with and without it. */
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
