import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findChromium } from "@lending/federation/testing";
import { createComposer } from "@lending/releases/compose";
import { folderOf } from "@lending/releases/formats/names";
import { createBuiltReader } from "@lending/releases/reader/createBuiltReader";
import { chromium } from "@playwright/test";
import { entryPaths, launchAddress } from "../plan.ts";
import { apps, type ContenderBuild, documentName, documentStart, remotes } from "./Contender.ts";

/** Copies our existing builds from `apps` and composes their documents, as a bucket without an edge contains them. */
export async function writeBucket(folder: string): Promise<ContenderBuild> {
  const live = createBuiltReader({ appsDir: apps, environment: { stage: "sandbox" }, only: remotes }).current();
  if (!live) throw new Error("The shell has no build.");
  const { shell, remotes: deployed } = live.release;
  for (const [name, version] of Object.entries({ ...deployed, shell })) {
    const built = path.join(apps, name, name === "shell" ? "dist/shell" : "dist/remote");
    cpSync(built, path.join(folder, "assets", folderOf(name, version)), { recursive: true });
  }
  const composer = createComposer(live);
  mkdirSync(path.join(folder, "documents"), { recursive: true });
  const headers: Record<string, Readonly<Record<string, string>>> = {};
  for (const { path: pathname } of entryPaths) {
    const document = composer.document(pathname);
    writeFileSync(path.join(folder, "documents", `${documentName(pathname)}.html`), document.html);
    headers[pathname] = document.headers;
  }
  return { folder, headers };
}

/** Writes S: the rendered HTML of each of our screens as one static page with inline styles and no scripts. */
export async function writeStatic(folder: string, oursOrigin: string): Promise<ContenderBuild> {
  mkdirSync(path.join(folder, "documents"), { recursive: true });
  mkdirSync(path.join(folder, "assets"), { recursive: true });
  const browser = await chromium.launch(await findChromium());
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
      const text = `${documentStart(`<style>${styles}</style>`)}${html}</body></html>`;
      writeFileSync(path.join(folder, "documents", `${documentName(entry.path)}.html`), text);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return { folder, headers: {} };
}
