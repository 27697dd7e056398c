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

/** Flat interest over the whole term, in whole pesos. */
export const wholeInterest = ({ principalCentavos, dailyRatePpm, termDays }: LoanTerms) =>
  Math.round((principalCentavos * dailyRatePpm * termDays) / 100_000_000) * 100;

/** Days between two due dates; an extension moves dates by as many. */
export const periodDays = ({ termDays, instalments }: Pick<LoanTerms, "termDays" | "instalments">) =>
  Math.floor(termDays / instalments);

/** Cuts a loan into equal instalments in whole pesos; the last one takes the remainder and falls on the term's last day. */
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

/** "First payment" ... "Last payment". */
export const instalmentTitle = (position: number, count: number) =>
  position === count ? "Last payment" : `${ordinals[position - 1] ?? `No. ${position}`} payment`;
