/** @vitest-environment jsdom */
import { expect, it } from "vitest";
import { loadingStyles } from "./loadingStyles.ts";

it("waits for each stylesheet that has not loaded, and for no preload", async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="a.css"><link rel="stylesheet" href="b.css"><link rel="preload" as="style" href="c.css">';
  const [loading, loaded] = document.querySelectorAll<HTMLLinkElement>("[rel=stylesheet]");
  Object.defineProperty(loaded, "sheet", { value: {} });
  const [first, second, ...others] = loadingStyles(document);
  expect([second, others]).toEqual([loaded?.sheet, []]);
  loading?.dispatchEvent(new Event("load"));
  await first;
});
