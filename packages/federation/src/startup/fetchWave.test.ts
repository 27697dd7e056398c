// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { fetchWave } from "./fetchWave.ts";

afterEach(() => {
  document.head.replaceChildren();
});

const wave = {
  early: [],
  modules: [{ href: "/assets/repay/e.js", integrity: "sha384-e" }],
  styles: [{ href: "/assets/repay/a.css", integrity: "sha384-a" }],
  locales: { "fil-PH": [{ href: "/assets/repay/fil.js", integrity: "sha384-f" }] },
};
const links = () =>
  [...document.querySelectorAll("link")].map(({ rel, href, integrity }) => [rel, new URL(href).pathname, integrity]);

it("asks for a path's data and for each of its files by its hash, at once", () => {
  const reads = { send: vi.fn(), take: vi.fn(), underWay: () => [] };
  const query = new URLSearchParams("orderId=o-1");
  fetchWave(wave, query, "fil-PH", reads);
  expect(reads.send).toHaveBeenCalledExactlyOnceWith(wave, query);
  expect(links()).toEqual([
    ["modulepreload", "/assets/repay/e.js", "sha384-e"],
    ["stylesheet", "/assets/repay/a.css", "sha384-a"],
    ["modulepreload", "/assets/repay/fil.js", "sha384-f"],
  ]);
});

it("leaves the words of other languages", () => {
  fetchWave(wave, new URLSearchParams(), "source", { send: vi.fn(), take: vi.fn(), underWay: () => [] });
  expect(links()).toHaveLength(2);
});
