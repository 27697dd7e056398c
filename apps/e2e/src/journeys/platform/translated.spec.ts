import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

test("a page that the browser translates as soon as it renders shows what changes later", {
  tag: "@screens.translated",
}, async ({ page, open }) => {
  // Replaces each text by `font` elements, as Google Translate does: from before any late file has arrived, and again when the page restores one.
  await page.addInitScript(() => {
    const translate = () => {
      const main = document.querySelector("#root main");
      if (!main) return;
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text);
      for (const text of texts) {
        if (text.parentElement?.closest("[translate=no], font")) continue;
        const translation = document.createElement("font");
        translation.append(`~${text.data}`);
        text.replaceWith(translation);
      }
    };
    new MutationObserver(translate).observe(document, { childList: true, subtree: true });
  });
  await open("/repay", order);
  await page.getByRole("button", { name: "~More" }).click();
  await expect(page.getByRole("button", { name: "~Hide", exact: true })).toBeVisible();
});
