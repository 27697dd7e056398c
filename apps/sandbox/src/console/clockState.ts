import type { Lender } from "../lender/createLender.ts";

/** Where the sandbox stands in time. */
export const clockState = (lender: Lender) => ({
  today: lender.clock.today(),
  now: new Date(lender.clock.now()).toISOString(),
  travelledDays: lender.clock.travelledDays(),
});
