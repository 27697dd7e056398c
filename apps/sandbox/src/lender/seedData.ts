import type { Product } from "./products.ts";

/** Data of a new sandbox. Links, tests and documents rely on these names. */
export const BORROWERS = [
  { id: "b-demo", session: "demo", name: "Ana Reyes", phone: "13900000001", isRepeat: 1 },
  { id: "b-other", session: "other", name: "Ben Santos", phone: "13900000002", isRepeat: 0 },
] as const;

export const TERM_DAYS = 120;

type SeededProduct = Omit<Product, "isEnabled" | "overrides"> & { readonly isEnabled: 0 | 1 };

/** Makes a product with its amounts in pesos: the smallest, the largest, and the offer. */
const product = (
  id: string,
  name: string,
  [smallest, largest, offer]: readonly [number, number, number],
  own: Pick<SeededProduct, "description" | "tags" | "opens"> & Partial<SeededProduct>,
): SeededProduct => ({
  id,
  name,
  logo: `${name.toLowerCase().replace(" ", "-")}.svg`,
  smallestCentavos: smallest * 100,
  largestCentavos: largest * 100,
  offerCentavos: offer * 100,
  dailyRatePpm: 500,
  termDays: TERM_DAYS,
  instalments: 4,
  // The late fee of the specification's loan terms. Only the first product is lawful: newcomers see it.
  lateFee: "loan-terms",
  isEnabled: 1,
  buttonText: "Apply now",
  ...own,
});

export const PRODUCTS: readonly SeededProduct[] = [
  product("p-1", "Sandbox Cash", [2_000, 20_000, 10_000], {
    description: "For urgent needs",
    lateFee: "capped",
    tags: ["Four payments", "No hidden fees"],
    opens: "confirmation",
  }),
  product("p-2", "Palengke Plus", [2_000, 20_000, 8_000], {
    description: "For market and store stock",
    tags: ["Four payments", "For small stores"],
    opens: "newer-confirmation",
  }),
  product("p-3", "Biyahe Loan", [5_000, 30_000, 12_000], {
    description: "For drivers and riders",
    tags: ["For drivers", "Decision within 1 day"],
    opens: "native",
  }),
  product("p-4", "Ani Loan", [3_000, 15_000, 6_000], {
    description: "For the planting season",
    dailyRatePpm: 600,
    isEnabled: 0,
    buttonText: "Full today",
    tags: ["For farmers"],
    opens: "confirmation",
  }),
];

export const ORDERS = [
  { id: "o-21", status: "21" },
  { id: "o-110", status: "110" },
  { id: "o-151", status: "151" },
  { id: "o-170", status: "170", code: "801222154478" },
  { id: "o-174", status: "174", rollover: true, code: "801244673091" },
  { id: "o-180", status: "180", code: "801290765523" },
  { id: "o-200", status: "200" },
  { id: "o-1", status: "110", recommends: true },
  { id: "o-other", status: "170", borrowerId: "b-other" },
] as const;
