import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { INCIDENTS } from "../incidents/incidents.ts";
import { SECRETS, startSite } from "../incidents/startSite.ts";

const EVIDENCE = path.join(import.meta.dirname, "../../results/incidents.jsonl");
/** An incident must be detected, named and safe within this time. */
const LIMIT_S = 120;

test.describe.configure({ mode: "default" });
test.beforeAll(() => {
  mkdirSync(path.dirname(EVIDENCE), { recursive: true });
  rmSync(EVIDENCE, { force: true });
});

for (const { name, cause, detect, act, isSafe } of INCIDENTS) {
  test(`${name} is detected, named and safe within ${LIMIT_S} s, without personal data in the evidence`, async ({
    browser,
  }) => {
    const site = await startSite(browser);
    try {
      const started = performance.now();
      const seconds = () => Math.round((performance.now() - started) / 100) / 10;
      const caused = await cause(site);
      let detected: string | undefined;
      while (detected === undefined && seconds() < LIMIT_S) {
        detected = await detect(site, caused);
        if (detected === undefined) await new Promise((resolve) => setTimeout(resolve, 500));
      }
      const detectedAfter = seconds();
      expect(detected, "the incident's name").toBeTruthy();
      const action = act?.(site);
      expect(action?.code ?? 0, action?.output ?? "").toBe(0);
      await expect.poll(() => isSafe(site), { timeout: LIMIT_S * 1000 }).toBe(true);
      const safeAfter = seconds();
      const log = site
        .log()
        .split("\n")
        .filter((line) => line.includes('"level":"warn"') || line.includes('"release"'));
      const evidence = { name, detected, detectedAfter, action: action?.output.trim() ?? "none", safeAfter };
      const line = JSON.stringify({ ...evidence, metrics: await site.metrics("lending_"), log });
      appendFileSync(EVIDENCE, `${line}\n`);
      process.stdout.write(`${name}: detected after ${detectedAfter} s, safe after ${safeAfter} s: ${detected}\n`);
      expect(safeAfter).toBeLessThan(LIMIT_S);
      const written = readFileSync(EVIDENCE, "utf8") + site.log();
      expect(
        SECRETS.filter((secret) => written.includes(secret) || written.includes(encodeURIComponent(secret))),
      ).toEqual([]);
    } finally {
      await site.stop();
    }
  });
}
