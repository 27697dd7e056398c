import type { LateFee } from "./bill.ts";

/** Data of a new sandbox. Links, tests and documents rely on these names. */
export const BORROWERS = [
  { id: "b-demo", session: "demo", name: "Ana Reyes", phone: "13900000001", isRepeat: 1 },
  { id: "b-other", session: "other", name: "Ben Santos", phone: "13900000002", isRepeat: 0 },
] as const;

interface SeededProduct {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly description: string;
  readonly pesos: readonly [smallest: number, largest: number, offer: number];
  readonly ppm: number;
  /** The first product is lawful: newcomers see it. The others have the late fee of the specification's loan terms. */
  readonly lateFee: LateFee;
  readonly isEnabled: 0 | 1;
  readonly buttonText: string;
  readonly tags: readonly string[];
  readonly opens: "confirmation" | "newer-confirmation" | "native";
}

export const PRODUCTS: readonly SeededProduct[] = [
  {
    id: "p-1",
    name: "Sandbox Cash",
    logo: "sandbox-cash.svg",
    description: "For urgent needs",
    pesos: [2_000, 20_000, 10_000],
    ppm: 500,
    lateFee: "capped",
    isEnabled: 1,
    buttonText: "Apply now",
    tags: ["Four payments", "No hidden fees"],
    opens: "confirmation",
  },
  {
    id: "p-2",
    name: "Palengke Plus",
    logo: "palengke-plus.svg",
    description: "For market and store stock",
    pesos: [2_000, 20_000, 8_000],
    ppm: 500,
    lateFee: "loan-terms",
    isEnabled: 1,
    buttonText: "Apply now",
    tags: ["Four payments", "For small stores"],
    opens: "newer-confirmation",
  },
  {
    id: "p-3",
    name: "Biyahe Loan",
    logo: "biyahe-loan.svg",
    description: "For drivers and riders",
    pesos: [5_000, 30_000, 12_000],
    ppm: 500,
    lateFee: "loan-terms",
    isEnabled: 1,
    buttonText: "Apply now",
    tags: ["For drivers", "Decision within 1 day"],
    opens: "native",
  },
  {
    id: "p-4",
    name: "Ani Loan",
    logo: "ani-loan.svg",
    description: "For the planting season",
    pesos: [3_000, 15_000, 6_000],
    ppm: 600,
    lateFee: "loan-terms",
    isEnabled: 0,
    buttonText: "Full today",
    tags: ["For farmers"],
    opens: "confirmation",
  },
];

export const TERM_DAYS = 120;
export const INSTALMENTS = 4;

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
