import type { SavedPayCode } from "../api/savedPayCode.ts";
import { checksum } from "../screens/repayment-code/emvQr.ts";

/** The account of a merchant in QR Ph: the acquirer, and the merchant's id there. */
const ACCOUNT = "0011ph.ppmi.p2m0111SANDPHM1XXX0310SANDBOX001";
const REAL = { "00": "01", "01": "12", "28": ACCOUNT, "52": "6012", "53": "608", "54": "2650.00" };
const PLACE = { "58": "PH", "59": "SANDBOX LENDING", "60": "MANILA" };

/** Builds one field of an EMV payload. */
export const emvField = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, "0")}${value}`;

/** Builds a QR Ph payload with a correct checksum. A field of `undefined` is left out. */
export function makeEmvQr(changes: Readonly<Record<string, string | undefined>> = {}): string {
  const fields = Object.entries({ ...REAL, ...PLACE, ...changes }).sort(([a], [b]) => (a < b ? -1 : 1));
  const body = fields.map(([tag, value]) => (value === undefined ? "" : emvField(tag, value))).join("");
  return `${body}6304${checksum(`${body}6304`)}`;
}

/** Builds a pay code of the order "o-1" as this phone stores it. */
export const makeSavedPayCode = (fields: Partial<SavedPayCode> = {}): SavedPayCode => ({
  code: "801244673091",
  logo: "",
  amount: "265000",
  instructions: [],
  orderId: "o-1",
  orderNumber: "",
  dueOn: "2026-12-21",
  owner: "s-1",
  purpose: "instalment",
  isRequested: true,
  after: "",
  productId: "p-1",
  expiresAt: "",
  channelName: "",
  minutes: 0,
  fee: "",
  aheadMs: 0,
  ...fields,
});
