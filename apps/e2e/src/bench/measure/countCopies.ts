import type { Browser } from "@playwright/test";
import { entryPaths, launchAddress } from "../plan.ts";
import { openPhone } from "./openPhone.ts";

/** A text that a library's code holds once, whatever a minifier does to it. */
const marks: Readonly<Record<string, string>> = {
  "react-dom": "__reactContainer$",
  react: "cloneElement=",
  "react-router": "may be used only in the context of a <Router>",
  jotai: "no atom init",
  // Not "~standard", which every library of that interface holds (ky does).
  valibot: "~run",
  "federation runtime": "Federation instance not found",
};

/** How many of the scripts that six screens have loaded carry a copy of each library. */
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
