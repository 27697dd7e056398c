import type { BankFormData, BankFormItem } from "../fetchBankForm.ts";

export type BankFormItemData = BankFormData["items"][number];

/** Makes an item of the form: a text field of every card type, except for the given fields. */
export const makeBankFormItem = (own: Partial<BankFormItemData> = {}): BankFormItemData => ({
  code: "cardNo",
  cate: "text",
  title: "Account number",
  subtitle: "",
  value: "",
  note: [],
  inputType: "",
  cardTypeMi: 0,
  channelNumber: 90006,
  ...own,
});

/** Makes an item as it is read: an empty text field of every card type, except for the given fields. */
export const makeReadItem = (own: Partial<BankFormItem> = {}): BankFormItem => ({
  key: `${own.cardType ?? 0} ${own.code ?? "x"}`,
  code: "x",
  category: "text",
  title: "X",
  subtitle: "",
  value: "",
  options: [],
  inputType: "",
  cardType: 0,
  channelNumber: 90006,
  ...own,
});

const options = (...pairs: readonly [name: string, type: string][]) => pairs.map(([name, type]) => ({ name, type }));

const everyKind: readonly Partial<BankFormItemData>[] = [
  {
    code: "bankCode",
    cate: "enum",
    title: "Bank",
    subtitle: "Choose your bank",
    note: options(["Bank of the Sandbox", "BOS"], ["Island Savings Bank", "ISB"], ["Harbour Rural Bank", "HRB"]),
    cardTypeMi: 1,
  },
  { subtitle: "12 digits", inputType: "bankCard", cardTypeMi: 1 },
  {
    code: "walletCode",
    cate: "enum",
    title: "E-wallet",
    subtitle: "Choose your e-wallet",
    note: options(["Sandbox Wallet", "SBW"], ["Bayani Wallet", "BYW"]),
    cardTypeMi: 2,
  },
  { code: "walletNo", title: "Wallet number", subtitle: "11 digits", inputType: "phone", cardTypeMi: 2 },
  {
    code: "city",
    cate: "citySelect",
    title: "City",
    subtitle: "Choose a city",
    note: options(["Manila", "manila"], ["Makati", "makati"], ["Cebu City", "cebu-city"]),
  },
  { code: "payday", cate: "day", title: "Payday", subtitle: "Choose a day" },
];

/** Makes the `data` of a card-init response: the given items, or two card types with every kind of field. */
export const makeBankForm = (items: readonly Partial<BankFormItemData>[] = everyKind): BankFormData => ({
  items: items.map(makeBankFormItem),
});
