import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { entryPaths, launchAddress } from "../plan.ts";
import type { ContenderBuild } from "./Contender.ts";
import { documentName } from "./Contender.ts";

/** Writes S: the rendered HTML of each of our screens as one static page with inline styles and no scripts. */
export async function writeStatic(folder: string, browser: Browser, oursOrigin: string): Promise<ContenderBuild> {
  mkdirSync(path.join(folder, "documents"), { recursive: true });
  mkdirSync(path.join(folder, "assets"), { recursive: true });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  try {
    for (const entry of entryPaths) {
      const page = await context.newPage();
      await page.goto(launchAddress(oursOrigin, entry));
      await page.locator("#skeleton").waitFor({ state: "detached" });
      await page.getByText(entry.facts).first().waitFor();
      const { html, styles } = await page.evaluate(async () => {
        const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
        const texts = await Promise.all(sheets.map(async ({ href }) => (await fetch(href)).text()));
        const inline = [...document.querySelectorAll("style")].map((style) => style.textContent);
        return { html: document.getElementById("root")?.outerHTML ?? "", styles: [...inline, ...texts].join("") };
      });
      const text = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><link rel="icon" href="data:,"><title>Lending</title><style>${styles}</style></head><body>${html}</body></html>`;
      writeFileSync(path.join(folder, "documents", `${documentName(entry.path)}.html`), text);
      await page.close();
    }
  } finally {
    await context.close();
  }
  return { folder, headers: {} };
}
