import type { Lender } from "../lender/createLender.ts";

/** Returns the state of the sandbox's clock. */
export const clockState = (lender: Lender) => ({
  today: lender.clock.today(),
  now: new Date(lender.clock.now()).toISOString(),
  travelledDays: lender.clock.travelledDays(),
});
