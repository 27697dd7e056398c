import { chromium } from "@playwright/test";

const browser = await chromium
  .launch({ executablePath: "/usr/bin/chromium-headless-shell" })
  .catch(() => chromium.launch());
const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
await page.addInitScript(() => {
  window.shifts = [];
  new PerformanceObserver((l) => {
    for (const e of l.getEntries())
      window.shifts.push([
        e.value,
        Math.round(e.startTime),
        e.sources.map((s) => [
          s.node?.outerHTML?.slice(0, 120) ?? s.node?.textContent,
          JSON.stringify(s.previousRect),
          JSON.stringify(s.currentRect),
        ]),
      ]);
  }).observe({ type: "layout-shift", buffered: true });
});
let release;
const gate = new Promise((r) => {
  release = r;
});
await page.route(/\.js(\?|$)/, async (route) => {
  await gate;
  await route.continue();
});
await page.goto("http://localhost:8791" + process.argv[2], { waitUntil: "commit" });
await page.waitForTimeout(3000);
release();
await page.waitForSelector("#skeleton", { state: "detached", timeout: 20000 });
await page.waitForTimeout(1500);
console.log(JSON.stringify(await page.evaluate(() => window.shifts), null, 1));
await browser.close();
