// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { applyStyles, link, preloadNextFiles } from "./preloadFiles.ts";

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

it("requests the files of a next path once, with integrity hashes, in one language", () => {
  preloadNextFiles(preloads, "fil-PH");
  preloadNextFiles(preloads, "fil-PH");
  expect(links()).toEqual([
    ["modulepreload", "/assets/repay/e.js", "sha256-e"],
    ["stylesheet", "/assets/repay/a.css", "sha256-a"],
    ["modulepreload", "/assets/repay/fil.js", "sha256-f"],
  ]);
});

it("preloads modules as scripts in WebKit before 17", () => {
  knowsModulePreload = false;
  preloadNextFiles(preloads, "source");
  expect(links()).toEqual([
    ["preload", "/assets/repay/e.js", "sha256-e"],
    ["stylesheet", "/assets/repay/a.css", "sha256-a"],
  ]);
  expect(document.querySelector("link")?.as).toBe("script");
});

it("requests a file without credentials, and removes its link when it fails, so that its hash is checked again", () => {
  link("modulepreload", { href: "/assets/repay/e.js", integrity: "sha256-e" });
  // A file of another origin can be checked only without credentials.
  expect(document.querySelector("link")?.crossOrigin).toBe("anonymous");
  document.querySelector("link")?.dispatchEvent(new Event("error"));
  expect(links()).toEqual([]);
  link("modulepreload", { href: "/assets/repay/e.js" });
  expect(document.querySelector("link")?.crossOrigin, "without a hash").toBe("anonymous");
});

it("applies preloaded stylesheets at their position, with their hash", () => {
  document.head.innerHTML =
    '<link rel="preload" as="style" crossorigin href="/main.css" integrity="sha256-a"><link rel="preload" as="script">';
  applyStyles();
  const [style] = document.querySelectorAll("link[rel=stylesheet]:first-child");
  expect(style?.getAttribute("integrity")).toBe("sha256-a");
  expect(document.querySelectorAll("[rel=preload]")).toHaveLength(1);
});
