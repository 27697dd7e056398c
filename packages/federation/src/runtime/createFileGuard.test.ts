/** @vitest-environment jsdom */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SiteRegistry } from "../manifest/registry.ts";
import { createFileGuard, type FileGuard } from "./createFileGuard.ts";

const LOAN = "http://localhost:3000/assets/loan/";
const registry: SiteRegistry = {
  shell: { name: "shell", base: "/assets/shell/", entry: "main.js", integrity: "sha256-shell", paths: {} },
  remotes: [
    {
      name: "loan",
      base: "/assets/loan/",
      entry: "remoteEntry.js",
      integrity: "sha256-loan",
      paths: {},
      last: { base: "https://cdn.test/loan/0.1.0/", entry: "remoteEntry.js", integrity: "sha256-last" },
    },
    { name: "repay", base: "http://localhost:4102/", entry: "remoteEntry.js", paths: {} },
  ],
};
const tables: Readonly<Record<string, object>> = {
  [`${LOAN}integrity.json`]: { "a.js": "sha256-a", "a.css": "sha256-acss" },
  "https://cdn.test/loan/0.1.0/integrity.json": { "remoteEntry.js": "sha256-e" },
};

const send = vi.fn<typeof fetch>();
/** Whether the browser receives the file as published. */
let isIntact = true;
let knowsPreload = true;
let guard: FileGuard;

beforeEach(() => {
  isIntact = true;
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
  // A browser loads links in the head; jsdom does not.
  vi.spyOn(document.head, "appendChild").mockImplementation((node) => {
    document.head.append(node);
    const link = node as unknown as HTMLLinkElement;
    setTimeout(() => link.dispatchEvent(new Event(isIntact ? "load" : "error")));
    return node;
  });
  Object.defineProperty(HTMLLinkElement.prototype, "relList", {
    configurable: true,
    get: () => ({ supports: (rel: string) => knowsPreload || rel !== "modulepreload" }),
  });
});

const links = () => [...document.querySelectorAll("link")].map(({ rel, integrity, href }) => [rel, integrity, href]);
const requests = () => send.mock.calls.map(([address, init]) => [address, init?.integrity]);

describe("the file guard", () => {
  it("knows the folder of a remote that the registry names later", async () => {
    const growing = { ...registry, remotes: [] };
    const growingGuard = createFileGuard(growing);
    await expect(growingGuard("/assets/loan/", ["a.css"])).rejects.toThrow("is not a folder of this site");
    Object.assign(growing, registry);
    await expect(growingGuard("/assets/loan/", ["a.css"])).resolves.toBeDefined();
  });

  it("loads a file, or its retry, with its hash from the folder's integrity manifest, which is verified as well", async () => {
    await guard("/assets/loan/", ["a.js", "a.css"]);
    expect(requests()).toEqual([[`${LOAN}integrity.json`, "sha256-loan"]]);
    const loaded = [
      ["modulepreload", "sha256-a", `${LOAN}a.js`],
      ["stylesheet", "sha256-acss", `${LOAN}a.css`],
    ];
    expect(links()).toEqual(loaded);
    await guard("/assets/loan/", ["a.js?1"]);
    expect(links()).toEqual([...loaded, ["modulepreload", "sha256-a", `${LOAN}a.js?1`]]);
  });

  it("loads the integrity manifest once and each file once", async () => {
    await Promise.all([guard("/assets/loan/", ["a.js"]), guard(LOAN, ["a.js"])]);
    await guard(LOAN, ["a.js", "a.css"]);
    expect(send).toHaveBeenCalledOnce();
    expect(links()).toHaveLength(2);
  });

  it.each([
    ["an absolute address, as the start-up script writes it", `${LOAN}a.js`],
    ["a path, as the document writes it", "/assets/loan/a.js"],
  ])("requests nothing when the document loads the file with its hash: %s", async (_, href) => {
    document.head.innerHTML = `<link rel="modulepreload" integrity="sha256-a" href="${href}">`;
    await guard("/assets/loan/", ["a.js"]);
    expect(send).not.toHaveBeenCalled();
    expect(links()).toHaveLength(1);
  });

  it("loads a file that the document loads without a hash", async () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/loan/a.js">';
    await guard("/assets/loan/", ["a.js"]);
    expect(requests()).toEqual([[`${LOAN}integrity.json`, "sha256-loan"]]);
  });

  it.each([
    ["has no hash in the integrity manifest", "/assets/loan/", "b.js", "b.js has no integrity hash"],
    ["is in a folder of no remote", "https://elsewhere.test/", "a.js", "is not a folder of this site"],
    ["is in a folder with a changed integrity manifest", "/assets/shell/", "main.css", "Failed to fetch"],
  ])("rejects a file that %s", async (_, base, file, message) => {
    await expect(guard(base, [file])).rejects.toThrow(message);
    expect(links()).toEqual([]);
  });

  it("rejects a changed file, removes its link, and checks it again", async () => {
    isIntact = false;
    await expect(guard(LOAN, ["a.css"])).rejects.toThrow("failed to load with its integrity hash");
    expect(links()).toEqual([]);
    isIntact = true;
    await guard(LOAN, ["a.css"]);
    expect(links()).toEqual([["stylesheet", "sha256-acss", `${LOAN}a.css`]]);
  });

  it("accepts the folder of the fallback version", async () => {
    await guard("https://cdn.test/loan/0.1.0/", ["remoteEntry.js"]);
    expect(links()).toEqual([["modulepreload", "sha256-e", "https://cdn.test/loan/0.1.0/remoteEntry.js"]]);
  });

  const scripts = () =>
    [...document.querySelectorAll("script")].map(({ type, integrity, src }) => [type, integrity, src]);

  it("loads a module script with the hash in browsers without modulepreload", async () => {
    knowsPreload = false;
    await guard(LOAN, ["a.js"]);
    expect(requests()).toEqual([[`${LOAN}integrity.json`, "sha256-loan"]]);
    expect(scripts()).toEqual([["module", "sha256-a", `${LOAN}a.js`]]);
  });

  it.each(["preload", "modulepreload"])(
    "checks a file of a %s link with the link's hash in browsers without modulepreload",
    async (rel) => {
      knowsPreload = false;
      document.head.innerHTML = `<link rel="${rel}" as="script" integrity="sha256-link" href="/assets/loan/a.js">`;
      await guard(LOAN, ["a.js"]);
      expect(send).not.toHaveBeenCalled();
      expect(scripts()).toEqual([["module", "sha256-link", `${LOAN}a.js`]]);
    },
  );

  it("rejects a changed module in browsers without modulepreload", async () => {
    knowsPreload = false;
    isIntact = false;
    await expect(guard(LOAN, ["a.js"])).rejects.toThrow("failed to load with its integrity hash");
    expect(scripts()).toEqual([]);
  });

  it.each([
    ["a development build, which has no integrity manifest", "http://localhost:4102/", "anything.js"],
    ["a chunk without a file", LOAN, "react.undefined.js"],
  ])("allows %s, and requests nothing", async (_, base, file) => {
    await guard(base, [file]);
    expect(send).not.toHaveBeenCalled();
  });

  it("is stored where every build looks for it", () => {
    expect((globalThis as unknown as Record<symbol, FileGuard>)[Symbol.for("lending.fileGuard")]).toBe(guard);
  });
});
