import { findChromium } from "@lending/federation/testing";
import { chromium, devices } from "@playwright/test";

// Visits an address in Chromium and leaves it, each time as another phone, so that a canary gets reports:
// node apps/e2e/src/harness/visit.ts "http://localhost:4100/loanDetail?sessionId=demo&productId=p-1&orderId=o-174" 200
const [address = "", count = "100"] = process.argv.slice(2);
const AT_ONCE = 4;

const browser = await chromium.launch(await findChromium());
let left = Number(count);
async function visit(): Promise<void> {
  while (left-- > 0) {
    const page = await browser.newPage({ ...devices["Pixel 7"] });
    const reported = page.waitForResponse(/\/collect$/).catch(() => process.stderr.write("A page reported nothing.\n"));
    // What measures the visit loads last; an error is reported before.
    const measured = page.waitForResponse(/web-vitals/).catch(() => undefined);
    await page.goto(`${address}&deviceId=visitor-${left}`);
    await Promise.race([reported, measured]);
    // As if the page was left: a page that closes may lose its report.
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    await reported;
    await page.close();
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, visit));
await browser.close();
