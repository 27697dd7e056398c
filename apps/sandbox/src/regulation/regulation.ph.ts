/** Ceilings on small loans, in percent. `lateMonthly` is of the scheduled amount that is due, `total` of the amount borrowed. */
export interface Caps {
  readonly nominalMonthly: number;
  readonly effectiveMonthly: number;
  readonly lateMonthly: number;
  readonly total: number;
}

export interface CapRule {
  readonly name: string;
  /** First day for loans made, renewed or restructured on it or later. */
  readonly from: string;
  /** Unsecured, general-purpose loans up to this amount and term. */
  readonly appliesTo: { readonly centavosMax: number; readonly daysMax: number };
  readonly caps: Caps;
  readonly sources: readonly string[];
}

// "Up to four months" is at most 123 days: July to October, or August to November with a day more.
const small = { centavosMax: 1_000_000, daysMax: 123 };

/** Philippine ceilings on the cost of small loans, newest first. Summaries of the rules, gathered in November 2026. */
export const capRules: readonly CapRule[] = [
  {
    name: "SEC Memorandum Circular 14, series of 2025",
    from: "2026-04-01",
    appliesTo: small,
    caps: { nominalMonthly: 6, effectiveMonthly: 12, lateMonthly: 5, total: 100 },
    sources: [
      "https://www.gmanetwork.com/news/money/economy/969232/sec-lowers-interest-rate-caps-for-loans-up-to-p10-000/story",
      "https://mb.com.ph/2025/12/11/sec-caps-interest-rates-on-small-loans-at-12-monthly",
    ],
  },
  {
    name: "SEC Memorandum Circular 3, series of 2022",
    from: "2022-03-03",
    appliesTo: small,
    caps: { nominalMonthly: 6, effectiveMonthly: 15, lateMonthly: 5, total: 100 },
    sources: [
      "https://www.ocamposuralvo.com/2022/03/11/sec-sets-ceilings-on-interest-rates-and-other-fees-charged-by-lending-companies-financing-companies-and-their-online-lending-platforms",
    ],
  },
];
