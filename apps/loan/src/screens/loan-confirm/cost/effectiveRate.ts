/** A payment of a loan: integer centavos, and the days from receiving the money to its due date. */
export interface DatedPayment {
  readonly centavos: number;
  readonly days: number;
}

/** Interest rates as fractions: 0.0244 is 2.44 %. */
export interface EffectiveRates {
  readonly monthly: number;
  readonly yearly: number;
}

const MONTH_DAYS = 30;
const STEPS_MAX = 500;

/**
 * Returns the effective rates of a loan: the monthly rate `i` that makes the present value of its payments equal what
 * is received, with a month of 30 days: sum(amount / (1 + i)^(days / 30)) = received. The yearly rate is
 * (1 + i)^12 - 1. Returns undefined when the payments return less than what is received, or when no finite rate exists.
 */
export function effectiveRates(
  receivedCentavos: number,
  payments: readonly DatedPayment[],
): EffectiveRates | undefined {
  const total = payments.reduce((sum, { centavos }) => sum + centavos, 0);
  const isComplete = payments.every(({ centavos, days }) => centavos >= 0 && days >= 0);
  if (!isComplete || !(receivedCentavos > 0) || !(total >= receivedCentavos) || !Number.isSafeInteger(total))
    return undefined;
  // Newton's method for x = ln(1 + i). The present value falls and is convex in x, so the steps from 0 approach the
  // root from below and never pass it.
  let x = 0;
  for (let step = 0; step < STEPS_MAX; step += 1) {
    let excess = -receivedCentavos;
    let slope = 0;
    for (const { centavos, days } of payments) {
      const months = days / MONTH_DAYS;
      const value = centavos * Math.exp(-x * months);
      excess += value;
      slope += value * months;
    }
    const growth = excess / slope;
    if (!(Math.abs(growth) > 1e-15 * (1 + x))) break;
    x += growth;
  }
  const rates = { monthly: Math.expm1(x), yearly: Math.expm1(12 * x) };
  return Number.isFinite(rates.yearly) ? rates : undefined;
}
