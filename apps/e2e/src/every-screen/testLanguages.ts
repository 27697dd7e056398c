import { expect, test } from "../harness/test.ts";

interface Languages {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** A button's text in en-PH, fil-PH and zh-CN. */
  readonly words: readonly [string, string, string];
}

/** Expects a path in every language of the product. A change tries the confirmation, the long tests every path. */
export function testLanguages({ path, query, words }: Languages): void {
  const tag = ["@rulings.languages", ...(path === "/loanConfirm" ? [] : ["@long"])];
  test(`${path} speaks every language`, { tag }, async ({ page, openLive }) => {
    for (const [index, lang] of ["en-PH", "fil-PH", "zh-CN"].entries()) {
      await openLive(path, { ...query, lang });
      await expect(page.getByRole("button", { name: words[index] ?? "", exact: true }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    }
  });
}
