import { message, type Text } from "./message.ts";

interface BankFormItem {
  readonly code: string;
  readonly cate: "text" | "citySelect" | "day" | "enum";
  readonly title: string;
  readonly subtitle: string;
  readonly note: readonly { readonly name: string; readonly type: string }[];
  readonly inputType: "" | "number" | "bankCard" | "phone";
  /** 0: every card type. 1: bank account, 2: e-wallet, 3: cash pick-up. */
  readonly cardTypeMi: 0 | 1 | 2 | 3;
  /** Required number of digits of a text field. */
  readonly digits?: number;
  /** Code of the field that must have the same value. */
  readonly repeats?: string;
}

export const DEFAULT_CHANNEL_NUMBER = 90006;

type Option = readonly [name: string, type: string];

type Labels = readonly [code: string, title: string, subtitle: string, cardTypeMi: BankFormItem["cardTypeMi"]];

/** Makes a choice among options, such as a bank. */
const choice = ([code, title, subtitle, cardTypeMi]: Labels, options: readonly Option[]): BankFormItem => ({
  ...{ code, cate: "enum", title, subtitle, inputType: "", cardTypeMi },
  note: options.map(([name, type]) => ({ name, type })),
});

/** Makes a field for a number: 12 digits of an account, or 11 of a phone. */
const number = ([code, title, subtitle, cardTypeMi]: Labels, inputType: "bankCard" | "phone"): BankFormItem => ({
  ...{ code, cate: "text", title, subtitle, note: [], inputType, cardTypeMi },
  digits: inputType === "bankCard" ? 12 : 11,
});

const BANKS: readonly Option[] = [
  ["Bank of the Sandbox", "BOS"],
  ["Island Savings Bank", "ISB"],
  ["Harbour Rural Bank", "HRB"],
  ["Sampaguita Cooperative Bank", "SCB"],
];
const WALLETS: readonly Option[] = [
  ["Sandbox Wallet", "SBW"],
  ["Bayani Wallet", "BYW"],
];
const COUNTERS: readonly Option[] = [
  ["Corner Store counter", "CSC"],
  ["Pawnshop counter", "PSC"],
];
const CITIES = ["Manila", "Quezon City", "Makati", "Cebu City", "Davao City", "Iloilo City"].map(
  (name): Option => [name, name.toLowerCase().replace(" ", "-")],
);

/** The form for the account that receives the loan. */
export const BANK_FORM: readonly BankFormItem[] = [
  choice(["bankCode", "Bank", "Choose your bank", 1], BANKS),
  number(["cardNo", "Account number", "12 digits", 1], "bankCard"),
  { ...number(["cardNoAgain", "Confirm account number", "The same 12 digits", 1], "bankCard"), repeats: "cardNo" },
  choice(["walletCode", "E-wallet", "Choose your e-wallet", 2], WALLETS),
  number(["walletNo", "Wallet number", "11 digits", 2], "phone"),
  choice(["pickupCode", "Pick-up counter", "Choose a counter", 3], COUNTERS),
  number(["pickupPhone", "Mobile number at the counter", "11 digits", 3], "phone"),
  { ...choice(["city", "City", "Choose a city", 0], CITIES), cate: "citySelect" },
  { ...choice(["payday", "Payday", "Choose a day", 0], []), cate: "day" },
];

const itemsOf = (cardType: number) => BANK_FORM.filter(({ cardTypeMi }) => cardTypeMi === 0 || cardTypeMi === cardType);

/** Returns the message for the borrower when a form is invalid; undefined when it is valid. */
export function findBankFormFault(cardType: number, fields: Readonly<Record<string, string>>): Text | undefined {
  for (const item of itemsOf(cardType)) {
    const value = (fields[item.code] ?? "").replaceAll(/\s/g, "");
    if (value === "") return message("{field} is missing.", { field: item.title });
    if (item.cate === "text" && !/^\d+$/.test(value)) return message("{field}: digits only.", { field: item.title });
    if (item.digits !== undefined && value.length !== item.digits)
      return message("{field}: enter all {n} digits.", { field: item.title, n: item.digits });
    if (item.repeats !== undefined && value !== (fields[item.repeats] ?? "").replaceAll(/\s/g, "")) {
      return "The account numbers are not the same.";
    }
    if (item.cate === "day" && !(Number(value) >= 1 && Number(value) <= 31))
      return message("{field}: choose a day.", { field: item.title });
    if (item.note.length > 0 && !item.note.some(({ name, type }) => chosen(fields[item.code], name, type))) {
      return message("{field}: choose one of the list.", { field: item.title });
    }
  }
  return undefined;
}

/**
 * Returns the bank, e-wallet or counter of a stored account, and the last four digits of its number, which does not leave
 * the lender; "" for both when none is bound.
 */
export function describeAccount(fields: Readonly<Record<string, string>> | undefined) {
  if (fields === undefined) return { name: "", lastDigits: "" };
  const place = BANK_FORM.find(({ cate, cardTypeMi, code }) => cate === "enum" && cardTypeMi > 0 && fields[code]);
  const value = fields[place?.code ?? ""];
  const number = BANK_FORM.find(({ digits, code }) => digits !== undefined && fields[code]);
  return {
    name: place?.note.find(({ name, type }) => chosen(value, name, type))?.name ?? "",
    lastDigits: (fields[number?.code ?? ""] ?? "").replace(/\s/g, "").slice(-4),
  };
}

const chosen = (value: string | undefined, name: string, type: string) => value === type || value === name;

/** Returns the fields of a form that are stored: those that its card type requires. */
export const fieldsOfCardType = (cardType: number, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    itemsOf(cardType)
      .filter(({ repeats }) => repeats === undefined)
      .map(({ code }) => [code, (fields[code] ?? "").trim()]),
  );
