import type { Start } from "../start/readStart.ts";

// The two names are spelt out, not imported: what a borrower's first load shares with the tools weighs more than both.
/** Whether the developer's tools are on in this webview: by the test page, or by `?lang=x-long`. Never where borrowers are served. */
export function wantsTools({ environment, launch }: Pick<Start, "environment" | "launch">): boolean {
  try {
    return environment.stage !== "production" && (launch.lang === "x-long" || "developer" in sessionStorage);
  } catch {
    return false;
  }
}
