import type { Start } from "../start/readStart.ts";

// The two names are repeated instead of imported, so that a borrower's first load shares no module with the tools.
/** Returns whether developer tools are on, through the test page or `?lang=x-long`. Always false in production. */
export function wantsTools({ environment, launch }: Pick<Start, "environment" | "launch">): boolean {
  try {
    return environment.stage !== "production" && (launch.lang === "x-long" || "developer" in sessionStorage);
  } catch {
    return false;
  }
}
