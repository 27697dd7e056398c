export interface BankFormItem {
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

const options = (...pairs: readonly [name: string, type: string][]) => pairs.map(([name, type]) => ({ name, type }));

/** The form for the account that receives the loan. */
export const BANK_FORM: readonly BankFormItem[] = [
  {
    code: "bankCode",
    cate: "enum",
    title: "Bank",
    subtitle: "Choose your bank",
    note: options(
      ["Bank of the Sandbox", "BOS"],
      ["Island Savings Bank", "ISB"],
      ["Harbour Rural Bank", "HRB"],
      ["Sampaguita Cooperative Bank", "SCB"],
    ),
    inputType: "",
    cardTypeMi: 1,
  },
  {
    code: "cardNo",
    cate: "text",
    title: "Account number",
    subtitle: "12 digits",
    note: [],
    inputType: "bankCard",
    cardTypeMi: 1,
    digits: 12,
  },
  {
    code: "cardNoAgain",
    cate: "text",
    title: "Confirm account number",
    subtitle: "The same 12 digits",
    note: [],
    inputType: "bankCard",
    cardTypeMi: 1,
    digits: 12,
    repeats: "cardNo",
  },
  {
    code: "walletCode",
    cate: "enum",
    title: "E-wallet",
    subtitle: "Choose your e-wallet",
    note: options(["Sandbox Wallet", "SBW"], ["Bayani Wallet", "BYW"]),
    inputType: "",
    cardTypeMi: 2,
  },
  {
    code: "walletNo",
    cate: "text",
    title: "Wallet number",
    subtitle: "11 digits",
    note: [],
    inputType: "phone",
    cardTypeMi: 2,
    digits: 11,
  },
  {
    code: "pickupCode",
    cate: "enum",
    title: "Pick-up counter",
    subtitle: "Choose a counter",
    note: options(["Corner Store counter", "CSC"], ["Pawnshop counter", "PSC"]),
    inputType: "",
    cardTypeMi: 3,
  },
  {
    code: "pickupPhone",
    cate: "text",
    title: "Mobile number at the counter",
    subtitle: "11 digits",
    note: [],
    inputType: "phone",
    cardTypeMi: 3,
    digits: 11,
  },
  {
    code: "city",
    cate: "citySelect",
    title: "City",
    subtitle: "Choose a city",
    note: options(
      ["Manila", "manila"],
      ["Quezon City", "quezon-city"],
      ["Makati", "makati"],
      ["Cebu City", "cebu-city"],
      ["Davao City", "davao-city"],
      ["Iloilo City", "iloilo-city"],
    ),
    inputType: "",
    cardTypeMi: 0,
  },
  { code: "payday", cate: "day", title: "Payday", subtitle: "Choose a day", note: [], inputType: "", cardTypeMi: 0 },
];

/** Returns the message for the borrower when a form is invalid; undefined when it is valid. */
export function findBankFormFault(cardType: number, fields: Readonly<Record<string, string>>): string | undefined {
  const requiredItems = BANK_FORM.filter((item) => item.cardTypeMi === 0 || item.cardTypeMi === cardType);
  for (const item of requiredItems) {
    const value = (fields[item.code] ?? "").replaceAll(/\s/g, "");
    if (value === "") return `${item.title} is missing.`;
    if (item.cate === "text" && !/^\d+$/.test(value)) return `${item.title}: digits only.`;
    if (item.digits !== undefined && value.length !== item.digits)
      return `${item.title}: enter all ${item.digits} digits.`;
    if (item.repeats !== undefined && value !== (fields[item.repeats] ?? "").replaceAll(/\s/g, "")) {
      return "The account numbers are not the same.";
    }
    if (item.cate === "day" && !(Number(value) >= 1 && Number(value) <= 31)) return `${item.title}: choose a day.`;
    if (item.note.length > 0 && !item.note.some(({ name, type }) => chosen(fields[item.code], name, type))) {
      return `${item.title}: choose one of the list.`;
    }
  }
  return undefined;
}

/** Returns the bank, e-wallet or counter of a stored account, and the last digits of its number. */
export function describeAccount(fields: Readonly<Record<string, string>> | undefined): BoundAccount {
  if (fields === undefined) return { name: "", lastDigits: "" };
  const place = BANK_FORM.find(({ cate, cardTypeMi, code }) => cate === "enum" && cardTypeMi > 0 && fields[code]);
  const value = fields[place?.code ?? ""];
  const number = BANK_FORM.find(({ digits, code }) => digits !== undefined && fields[code]);
  return {
    name: place?.note.find(({ name, type }) => chosen(value, name, type))?.name ?? "",
    lastDigits: (fields[number?.code ?? ""] ?? "").replace(/\s/g, "").slice(-4),
  };
}

export interface BoundAccount {
  readonly name: string;
  readonly lastDigits: string;
}

const chosen = (value: string | undefined, name: string, type: string) => value === type || value === name;

/** Returns the fields of a form that are stored: those that its card type requires. */
export const fieldsOfCardType = (cardType: number, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    BANK_FORM.filter(
      (item) => (item.cardTypeMi === 0 || item.cardTypeMi === cardType) && item.repeats === undefined,
    ).map((item) => [item.code, (fields[item.code] ?? "").trim()]),
  );
