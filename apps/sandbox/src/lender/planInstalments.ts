import { addDays } from "./calendar.ts";

export interface LoanTerms {
  readonly principalCentavos: number;
  readonly dailyRatePpm: number;
  readonly termDays: number;
  readonly instalments: number;
}

export interface PlannedInstalment {
  readonly position: number;
  readonly dueOn: string;
  readonly principalCentavos: number;
  readonly interestCentavos: number;
}

/** Returns the flat interest over the whole term in centavos, rounded to whole pesos. */
export const wholeInterest = ({ principalCentavos, dailyRatePpm, termDays }: LoanTerms) =>
  Math.round((principalCentavos * dailyRatePpm * termDays) / 100_000_000) * 100;

/** Returns the days between two due dates, which is also the length of an extension. */
export const periodDays = ({ termDays, instalments }: Pick<LoanTerms, "termDays" | "instalments">) =>
  Math.floor(termDays / instalments);

/** Splits a loan into equal instalments in whole pesos. The last one includes the remainder and is due on the last day. */
export function planInstalments(terms: LoanTerms, firstDay: string): PlannedInstalment[] {
  const interest = wholeInterest(terms);
  const share = (whole: number) => Math.floor(whole / terms.instalments / 100) * 100;
  return Array.from({ length: terms.instalments }, (_, index) => {
    const isLast = index === terms.instalments - 1;
    const part = (whole: number) => (isLast ? whole - share(whole) * index : share(whole));
    return {
      position: index + 1,
      dueOn: addDays(firstDay, isLast ? terms.termDays : periodDays(terms) * (index + 1)),
      principalCentavos: part(terms.principalCentavos),
      interestCentavos: part(interest),
    };
  });
}

const ordinals = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"];

/** Returns "First payment" ... "Last payment". */
export const instalmentTitle = (position: number, count: number) =>
  position === count ? "Last payment" : `${ordinals[position - 1] ?? `No. ${position}`} payment`;
