import type { Page, Request } from "@playwright/test";

/** Seeded values that tell whose visit it is: they may stand in calls to the lender's own API, and nowhere else. */
const IDENTITY = ["device-canary-7301", "advertising-canary-7301", "sessionId=demo"];
/** What a borrower types in the journeys: an account number and a phone number. */
const TYPED = ["001245678901", "0012 4567 8901", "13912345678", "139 1234 5678"];

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
 * Watches where the seeded secrets of a visit turn up: console lines, Referer headers, addresses that leave the lender,
 * what is told to the analytics endpoint. Costs no round trip while the journey runs.
 */
export function watchSecrets(page: Page, origin: string) {
  const leaks: string[] = [];
  const note = (where: string, text: string, secrets = [...IDENTITY, ...TYPED]) => {
    for (const secret of find(text, secrets)) leaks.push(`${secret} in ${where}`);
  };
  const look = (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol !== "http:" && url.protocol !== "https:") return;
    note("a Referer", request.headers().referer ?? "");
    // A journey may start a lender of its own, on another port; whoever is foreign has a name of its own.
    const isOwn = url.hostname === new URL(origin).hostname;
    if (!isOwn) note(`an address of ${url.host}`, request.url());
    else if (url.pathname === "/collect") note("an event", request.postData() ?? "");
    else if (/^\/(?:assets|sandbox)\//.test(url.pathname)) note(`the address of ${url.pathname}`, request.url());
  };
  page.on("console", (message) => note("the console", message.text()));
  page.on("request", look);

  return {
    /** Everything found, with what stands at the end in the address, in lasting storage, and in the lender's own logs. */
    async close(logs: readonly string[]): Promise<readonly string[]> {
      const end = page.isClosed() ? "" : page.url();
      // Only the product's own script can clean an address: a stand-in page, or one without scripts, keeps what it was opened with.
      const lives = () =>
        document.getElementById("environment") !== null && document.getElementById("skeleton") === null;
      if (end.startsWith(origin) && (await page.evaluate(lives).catch(() => false))) {
        note("the address at the end", end.replace(/#.*/, ""), IDENTITY);
        const kept = await page.evaluate(() => JSON.stringify({ ...localStorage })).catch(() => "");
        note("localStorage", kept);
      }
      for (const log of logs) note("the lender's log", log, IDENTITY);
      return [...new Set(leaks)];
    },
  };
}
