// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { applyStyles, link, preloadNextRoute } from "./preloadFiles.ts";

let knowsModulePreload = true;

beforeEach(() => {
  knowsModulePreload = true;
  // jsdom supports no preloads.
  vi.spyOn(DOMTokenList.prototype, "supports").mockImplementation(() => knowsModulePreload);
});

afterEach(() => {
  document.head.replaceChildren();
});

const preloads = {
  early: [],
  modules: [{ href: "/assets/repay/e.js", integrity: "sha256-e" }],
  styles: [{ href: "/assets/repay/a.css", integrity: "sha256-a" }],
  locales: { "fil-PH": [{ href: "/assets/repay/fil.js", integrity: "sha256-f" }] },
};
const links = () =>
  [...document.querySelectorAll("link")].map(({ rel, href, integrity }) => [rel, new URL(href).pathname, integrity]);

it("requests the data and the files of a path at once, with integrity hashes", () => {
  const reads = { send: vi.fn(), take: vi.fn(), underWay: () => [] };
  const query = new URLSearchParams("orderId=o-1");
  preloadNextRoute(preloads, query, "fil-PH", reads);
  expect(reads.send).toHaveBeenCalledExactlyOnceWith(preloads, query);
  expect(links()).toEqual([
    ["modulepreload", "/assets/repay/e.js", "sha256-e"],
    ["stylesheet", "/assets/repay/a.css", "sha256-a"],
    ["modulepreload", "/assets/repay/fil.js", "sha256-f"],
  ]);
});

it("does not load messages of other languages", () => {
  preloadNextRoute(preloads, new URLSearchParams(), "source", { send: vi.fn(), take: vi.fn(), underWay: () => [] });
  expect(links()).toHaveLength(2);
});

it("preloads modules as scripts in WebKit before 17", () => {
  knowsModulePreload = false;
  preloadNextRoute(preloads, new URLSearchParams(), "source", { send: vi.fn(), take: vi.fn(), underWay: () => [] });
  expect(links()).toEqual([
    ["preload", "/assets/repay/e.js", "sha256-e"],
    ["stylesheet", "/assets/repay/a.css", "sha256-a"],
  ]);
  expect(document.querySelector("link")?.as).toBe("script");
});

it("requests files without credentials, so that a file of another origin can be checked", () => {
  link("modulepreload", { href: "/assets/repay/e.js" });
  expect(document.querySelector("link")?.crossOrigin).toBe("anonymous");
});

it("removes the link of a file that fails to load, so that the next request checks its hash again", () => {
  link("modulepreload", { href: "/assets/repay/e.js", integrity: "sha256-e" });
  document.querySelector("link")?.dispatchEvent(new Event("error"));
  expect(links()).toEqual([]);
});

it("applies preloaded stylesheets at their position, with their hash", () => {
  document.head.innerHTML =
    '<link rel="preload" as="style" crossorigin href="/main.css" integrity="sha256-a"><link rel="preload" as="script">';
  applyStyles();
  const [style] = document.querySelectorAll("link[rel=stylesheet]:first-child");
  expect(style?.getAttribute("integrity")).toBe("sha256-a");
  expect(document.querySelectorAll("[rel=preload]")).toHaveLength(1);
});
