import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };
const screens = [
  { path: "/loanDetail", query: order },
  { path: "/loanDetail", query: { productId: "p-1", orderId: "o-1" } },
  { path: "/loanConfirm", query: { productId: "p-1" } },
  { path: "/loginFailure", query: {} },
  { path: "/recommendList", query: {} },
  { path: "/productUrl", query: {} },
  { path: "/loanAgreement", query: { productId: "p-1", position: "loan-agreement" } },
  { path: "/repay", query: order },
  { path: "/repayDelay", query: order },
  { path: "/bindBank", query: { productId: "p-1" } },
  { path: "/promotion", query: {} },
  { path: "/About", query: {} },
  { path: "/Contact", query: {} },
  { path: "/aboutUs", query: {} },
  { path: "/privacyPolicy", query: {} },
];

/** How every element of the page is placed and looks. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *:not(script):not(link)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, borderRadius, borderTopWidth, textAlign, display } =
        getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(" ");
      const style = [color, backgroundColor, font, borderRadius, borderTopWidth, textAlign, display].join(" ");
      return `${element.tagName} ${element.textContent?.slice(0, 30)}: ${box}, ${style}`;
    }),
  );

/** Loads the styles of all other screens and dialogs of the page's remote after its own, as walking through it would. */
const loadOtherStyles = (page: Page) =>
  page.evaluate(async () => {
    const { remotes } = JSON.parse(document.getElementById("registry")?.textContent ?? "{}") as {
      remotes: { base: string; paths: Record<string, { styles: string[]; soon: string[] }> }[];
    };
    const own = remotes.find(({ paths }) => location.pathname in paths);
    const files = Object.values(own?.paths ?? {}).flatMap(({ styles, soon }) => [...styles, ...soon]);
    const sheets = [...new Set(files)].filter((file) => file.endsWith(".css"));
    await Promise.all(
      sheets.map(
        (file) =>
          new Promise((resolve, reject) => {
            const link = document.createElement("link");
            link.rel = "stylesheet";
            link.href = `${own?.base}${file}`;
            link.onload = resolve;
            link.onerror = reject;
            document.head.append(link);
          }),
      ),
    );
    return sheets.length;
  });

// A screen's styles bring their own copy of each component's. So a style that adapts a component must hold against a
// copy that came later, with another screen: by two classes where the component's has one.
for (const { path, query } of screens) {
  test(`${path} ${new URLSearchParams(query)} looks the same among the styles of all its remote's screens`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(path, query);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    const before = await looks(page);
    expect(await loadOtherStyles(page)).toBeGreaterThan(0);
    expect(await looks(page)).toEqual(before);
  });
}
