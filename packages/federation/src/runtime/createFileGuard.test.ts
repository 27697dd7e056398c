/** @vitest-environment jsdom */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SiteRegistry } from "../manifest/registry.ts";
import { createFileGuard, type FileGuard } from "./createFileGuard.ts";

const LOAN = "http://localhost:3000/assets/loan/";
const registry: SiteRegistry = {
  shell: { name: "shell", base: "/assets/shell/", entry: "main.js", pins: "sha384-shell", paths: {} },
  remotes: [
    {
      name: "loan",
      base: "/assets/loan/",
      entry: "remoteEntry.js",
      pins: "sha384-loan",
      paths: {},
      last: { base: "https://cdn.test/loan/0.1.0/", entry: "remoteEntry.js", pins: "sha384-last" },
    },
    { name: "repay", base: "http://localhost:4102/", entry: "remoteEntry.js", paths: {} },
  ],
};
const tables: Readonly<Record<string, object>> = {
  [`${LOAN}pins.json`]: { "a.js": "sha384-a", "a.css": "sha384-acss" },
  "https://cdn.test/loan/0.1.0/pins.json": { "remoteEntry.js": "sha384-e" },
};

const send = vi.fn<typeof fetch>();
/** Whether the browser gets the file as it was shipped. */
let isWhole = true;
let knowsPreload = true;
let guard: FileGuard;

beforeEach(() => {
  isWhole = true;
  knowsPreload = true;
  document.head.innerHTML = "";
  send.mockReset();
  send.mockImplementation(async (address) => {
    const table = tables[String(address)];
    if (!table && !String(address).endsWith(".js")) throw new TypeError("Failed to fetch");
    return Response.json(table ?? {});
  });
  vi.stubGlobal("fetch", send);
  guard = createFileGuard(registry);
  // A browser loads what is put into the head; jsdom does not.
  vi.spyOn(document.head, "appendChild").mockImplementation((node) => {
    document.head.append(node);
    const link = node as unknown as HTMLLinkElement;
    setTimeout(() => link.dispatchEvent(new Event(isWhole ? "load" : "error")));
    return node;
  });
  Object.defineProperty(HTMLLinkElement.prototype, "relList", {
    configurable: true,
    get: () => ({ supports: () => knowsPreload }),
  });
});

const links = () => [...document.querySelectorAll("link")].map(({ rel, integrity, href }) => [rel, integrity, href]);
const asked = () => send.mock.calls.map(([address, init]) => [address, init?.integrity]);

describe("the guard of files", () => {
  it("has a file fetched with its hash out of the folder's table, which is held against its own", async () => {
    await guard("/assets/loan/", ["a.js", "a.css"]);
    expect(asked()).toEqual([[`${LOAN}pins.json`, "sha384-loan"]]);
    expect(links()).toEqual([
      ["modulepreload", "sha384-a", `${LOAN}a.js`],
      ["stylesheet", "sha384-acss", `${LOAN}a.css`],
    ]);
  });

  it("asks for the table once, and for each file once", async () => {
    await Promise.all([guard("/assets/loan/", ["a.js"]), guard(LOAN, ["a.js"])]);
    await guard(LOAN, ["a.js", "a.css"]);
    expect(send).toHaveBeenCalledOnce();
    expect(links()).toHaveLength(2);
  });

  it.each([
    ["absolute, as the start-up script puts it there", `${LOAN}a.js`],
    ["as the document writes it", "/assets/loan/a.js"],
  ])("asks for nothing where the document has named the file with its hash: %s", async (_, href) => {
    document.head.innerHTML = `<link rel="modulepreload" integrity="sha384-a" href="${href}">`;
    await guard("/assets/loan/", ["a.js"]);
    expect(send).not.toHaveBeenCalled();
    expect(links()).toHaveLength(1);
  });

  it("asks where the document has named it without a hash", async () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/loan/a.js">';
    await guard("/assets/loan/", ["a.js"]);
    expect(asked()).toEqual([[`${LOAN}pins.json`, "sha384-loan"]]);
  });

  it.each([
    ["has no pin in the table", "/assets/loan/", "b.js", "b.js has no pin"],
    [
      "stands in a folder that the document does not name",
      "https://elsewhere.test/",
      "a.js",
      "is no folder of this site",
    ],
    ["stands where the table cannot be had as it was shipped", "/assets/shell/", "main.css", "Failed to fetch"],
  ])("refuses a file that %s", async (_, base, file, words) => {
    await expect(guard(base, [file])).rejects.toThrow(words);
    expect(links()).toEqual([]);
  });

  it("refuses a file that is not what was shipped, leaves nothing behind, and checks it again", async () => {
    isWhole = false;
    await expect(guard(LOAN, ["a.css"])).rejects.toThrow("cannot be had as it was shipped");
    expect(links()).toEqual([]);
    isWhole = true;
    await guard(LOAN, ["a.css"]);
    expect(links()).toEqual([["stylesheet", "sha384-acss", `${LOAN}a.css`]]);
  });

  it("knows the folder of the version that stands by", async () => {
    await guard("https://cdn.test/loan/0.1.0/", ["remoteEntry.js"]);
    expect(links()).toEqual([["modulepreload", "sha384-e", "https://cdn.test/loan/0.1.0/remoteEntry.js"]]);
  });

  it("fetches with the hash where an engine knows no modulepreload", async () => {
    knowsPreload = false;
    await guard(LOAN, ["a.js"]);
    expect(asked()).toEqual([
      [`${LOAN}pins.json`, "sha384-loan"],
      [`${LOAN}a.js`, "sha384-a"],
    ]);
    expect(links()).toEqual([]);
  });

  it("checks there what the document has named as well", async () => {
    knowsPreload = false;
    document.head.innerHTML = `<link rel="modulepreload" integrity="sha384-a" href="/assets/loan/a.js">`;
    await guard(LOAN, ["a.js"]);
    expect(asked()).toContainEqual([`${LOAN}a.js`, "sha384-a"]);
  });

  it("lets a development build pass, which has no table", async () => {
    await guard("http://localhost:4102/", ["anything.js"]);
    expect(send).not.toHaveBeenCalled();
  });

  it("asks nothing for a chunk that only shares, and has no file", async () => {
    await guard(LOAN, ["react.undefined.js"]);
    expect(send).not.toHaveBeenCalled();
  });

  it("stands where every build looks for it", () => {
    expect((globalThis as unknown as Record<symbol, FileGuard>)[Symbol.for("lending.fileGuard")]).toBe(guard);
  });
});
