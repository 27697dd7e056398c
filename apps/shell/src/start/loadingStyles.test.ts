/** @vitest-environment jsdom */
import { expect, it } from "vitest";
import { loadingStyles } from "./loadingStyles.ts";

it("waits for stylesheets until they load or fail, and for no preload", async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="a.css"><link rel="stylesheet" href="b.css"><link rel="preload" as="style" href="c.css">';
  const [first, second, ...others] = loadingStyles(document);
  expect(others).toEqual([]);
  document.querySelector("[href='a.css']")?.dispatchEvent(new Event("load"));
  document.querySelector("[href='b.css']")?.dispatchEvent(new Event("error"));
  await Promise.all([first, second]);
});
