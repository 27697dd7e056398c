import { type EmvFields, readEmvFields } from "./emvFields.ts";
import { findReceiver } from "./emvReceiver.ts";

/** What a code adds to its amount: centavos, or hundredths of a percent of the amount. */
export type EmvFee = { readonly centavos: number } | { readonly hundredths: number };

/** What a QR Ph code pays, or why it must not be paid. */
export type EmvCheck =
  | {
      readonly ok: true;
      readonly merchant: string;
      /** Whether the account is the lender's. Otherwise only the name in the code is. */
      readonly isCertain: boolean;
      /** Undefined when the borrower types the amount. */
      readonly centavos: number | undefined;
      readonly fee: EmvFee | undefined;
    }
  | { readonly ok: false; readonly problem: "damaged" | "person" | "merchant" | "amount" | "charge" };

interface Expected {
  /** The amount to pay; undefined when it is not known as a number. */
  readonly centavos: number | undefined;
  /** Names under which the lender may receive the payment. */
  readonly merchants: readonly string[];
  /** The lender's accounts, as the environment lists them. */
  readonly accounts: readonly string[];
}

const PESO = "608";

/**
 * Checks a merchant-presented EMV payload, such as QR Ph: its structure and checksum, its receiver, its currency, its
 * amount and what it adds to the amount. Tags are those of EMVCo's "QR Code Specification for Payment Systems,
 * Merchant-Presented Mode" 1.1.
 */
export function checkEmvQr(payload: string, { centavos, ...lender }: Expected): EmvCheck {
  const fields = readEmvFields(payload);
  if (!fields) return { ok: false, problem: "damaged" };
  const receiver = findReceiver(fields, lender);
  if (receiver === "person") return { ok: false, problem: "person" };
  if (fields.get("58") !== "PH" || receiver === "other") return { ok: false, problem: "merchant" };
  const amount = fields.get("54");
  const inCentavos = amount === undefined ? undefined : readAmount(amount);
  const isAmountWrong =
    fields.get("53") !== PESO ||
    (amount !== undefined && (!inCentavos || (centavos !== undefined && inCentavos !== centavos)));
  if (isAmountWrong) return { ok: false, problem: "amount" };
  const fee = readFee(fields);
  if (fee === "wrong") return { ok: false, problem: "charge" };
  const merchant = fields.get("59")?.trim() ?? "";
  return { ok: true, merchant, isCertain: receiver === "account", centavos: inCentavos, fee };
}

/** Returns what a fee adds to an amount, in centavos; undefined for a share of an unknown amount. */
export function addedBy(fee: EmvFee, centavos: number | undefined): number | undefined {
  if ("centavos" in fee) return fee.centavos;
  return centavos === undefined ? undefined : Math.round((centavos * fee.hundredths) / 10_000);
}

/** Reads "2650", "2650.5" or "2650.00" as hundredths, for example as centavos. */
function readAmount(text: string): number | undefined {
  const [, whole = "", rest = ""] = /^(\d{1,10})(?:\.(\d{0,2}))?$/.exec(text) ?? [];
  return whole === "" ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, "0"));
}

/**
 * Reads what the code adds to its amount: 55 states the kind, 56 a fixed fee and 57 a percentage. A tip, or a fee that is
 * not stated clearly, is wrong.
 */
function readFee(fields: EmvFields): EmvFee | "wrong" | undefined {
  const [kind, fixed, percent] = ["55", "56", "57"].map((tag) => fields.get(tag));
  if (kind === undefined && fixed === undefined && percent === undefined) return undefined;
  const isFixed = fixed !== undefined && percent === undefined && (kind ?? "02") === "02";
  const isShare = percent !== undefined && fixed === undefined && (kind ?? "03") === "03";
  const added = isFixed || isShare ? readAmount(fixed ?? percent ?? "") : undefined;
  if (added === undefined || (isShare && added >= 10_000)) return "wrong";
  if (added === 0) return undefined;
  return isFixed ? { centavos: added } : { hundredths: added };
}
