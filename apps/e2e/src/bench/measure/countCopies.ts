import type { Browser } from "@playwright/test";
import { entryPaths, launchAddress } from "../plan.ts";
import { openPhone } from "./openPhone.ts";

/** For each library, a text that occurs once in its code and survives minification. */
const marks: Readonly<Record<string, string>> = {
  "react-dom": "__reactContainer$",
  react: "cloneElement=",
  "react-router": "DataRouterState",
  jotai: "no atom init",
  // Not "~standard": other libraries that implement Standard Schema contain it too, for example ky.
  valibot: "~run",
  "federation runtime": "Federation instance not found",
};

/** Visits six screens and returns, for each library, how many of the loaded scripts contain a copy of it. */
export async function countCopies(browser: Browser, origin: string): Promise<Readonly<Record<string, number>>> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    const bodies: Promise<string>[] = [];
    page.on("response", (response) => {
      if (/\.js(\?|$)/.test(response.url())) bodies.push(response.text().catch(() => ""));
    });
    for (const [index, entry] of entryPaths.entries()) {
      if (index === 0) await page.goto(launchAddress(origin, entry));
      else {
        await page.evaluate((to) => {
          history.pushState(null, "", to);
          dispatchEvent(new PopStateEvent("popstate"));
        }, `${entry.path}?${entry.query}`);
      }
      await page.getByText(entry.facts).first().waitFor();
    }
    const texts = await Promise.all(bodies);
    return Object.fromEntries(
      Object.entries(marks).map(([library, mark]) => [library, texts.filter((text) => text.includes(mark)).length]),
    );
  } finally {
    await context.close();
  }
}
