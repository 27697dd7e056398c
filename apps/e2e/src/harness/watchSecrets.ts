import type { Page, Request } from "@playwright/test";

/** Seeded values that identify the visitor. They may only occur in calls to the lender's API. */
export const IDENTITY = ["device-canary-7301", "advertising-canary-7301", "sessionId=demo"];
/** The account number and the phone number that journeys type. */
const TYPED_VALUES = ["001245678901", "0012 4567 8901", "13912345678", "139 1234 5678"];

const find = (text: string, secrets: readonly string[]) => {
  const plain = `${text}\n${decode(text)}`;
  return secrets.filter((secret) => plain.includes(secret));
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, " "));
  } catch {
    return text;
  }
}

/**
 * Searches for the seeded secrets in console messages, Referer headers, addresses outside the lender and analytics events.
 * Adds no round trip while the journey runs.
 */
export function watchSecrets(page: Page, origin: string) {
  const leaks: string[] = [];
  const note = (where: string, text: string, secrets = [...IDENTITY, ...TYPED_VALUES]) => {
    for (const secret of find(text, secrets)) leaks.push(`${secret} in ${where}`);
  };
  const checkRequest = (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol !== "http:" && url.protocol !== "https:") return;
    note("a Referer", request.headers().referer ?? "");
    // Compares host names without ports, because a journey may start another sandbox on another port.
    const isOwn = url.hostname === new URL(origin).hostname;
    if (!isOwn) note(`an address of ${url.host}`, request.url());
    else if (url.pathname === "/collect") note("an event", request.postData() ?? "");
    else if (/^\/(?:assets|sandbox)\//.test(url.pathname)) note(`the address of ${url.pathname}`, request.url());
  };
  page.on("console", (message) => note("the console", message.text()));
  page.on("request", checkRequest);

  return {
    /** Also searches the final address, localStorage and the lender's logs, and returns all leaks. */
    async close(logs: readonly string[]): Promise<readonly string[]> {
      const end = page.isClosed() ? "" : page.url();
      // Only the product's script cleans the address. A placeholder page or one without scripts keeps its launch query.
      const isInteractive = () =>
        document.getElementById("environment") !== null && document.getElementById("skeleton") === null;
      if (end.startsWith(origin) && (await page.evaluate(isInteractive).catch(() => false))) {
        note("the address at the end", end.replace(/#.*/, ""), IDENTITY);
        const stored = await page.evaluate(() => JSON.stringify({ ...localStorage })).catch(() => "");
        note("localStorage", stored);
      }
      for (const log of logs) note("the lender's log", log, IDENTITY);
      return [...new Set(leaks)];
    },
  };
}
