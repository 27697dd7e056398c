/** @vitest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SiteRegistry } from "../manifest/registry.ts";
import { createRemoteLoader, RemoteUnavailable } from "./createRemoteLoader.ts";
import { pageLibraries } from "./shareLibraries.ts";

// Ends with a comment, for the query of a retry.
const bundle = (source: string) => `javascript,${encodeURIComponent(`${source}//`)}`;
/** The entry of a remote that exposes one path. */
const entry = (path: string) =>
  bundle(`export const init = () => {}; export const get = async () => () => ({ routes: [{ path: "${path}" }] });`);
const broken = bundle('throw new Error("broken");');
/** An entry that never finishes loading. */
const stuck = bundle("await new Promise(() => {});");

const folder = "data:text/";
const makeRegistry = (current: string, last?: string): SiteRegistry => ({
  shell: { name: "shell", base: "/assets/shell/", entry: "main.js", paths: {} },
  remotes: [
    {
      name: "bank-binding",
      base: folder,
      entry: current,
      paths: {},
      ...(last !== undefined && { last: { base: folder, entry: last } }),
    },
  ],
});

const report = vi.fn<(error: unknown) => void>();
const make = (current: string, last?: string) => createRemoteLoader(makeRegistry(current, last), report);

beforeEach(() => void report.mockReset());
afterEach(() => void vi.useRealTimers());

describe("loading a remote", () => {
  it("starts it once with the shell's libraries, and returns its routes", async () => {
    pageLibraries.react = { "19.3.1": { get: () => () => "React" } };
    const counting = bundle(`const starts = []; export const init = (scope) => starts.push(Object.keys(scope).join());
      export const get = async (exposed) => () => ({ routes: [{ path: exposed + starts }] });`);
    const loader = make(counting);
    const [first, second] = await Promise.all([loader.load("bank-binding"), loader.load("bank-binding")]);
    expect(first).toEqual([{ path: "./routesreact" }]);
    expect(second).toBe(first);
    expect(report).not.toHaveBeenCalled();
  });

  it("rejects when it is broken and has no last version, and tries again when loaded again", async () => {
    const loader = make(broken);
    await expect(loader.load("bank-binding")).rejects.toBeInstanceOf(RemoteUnavailable);
    await expect(loader.load("bank-binding")).rejects.toBeInstanceOf(RemoteUnavailable);
    expect(report).not.toHaveBeenCalled();
  });

  it("loads its entry from another address after a failure, because the page keeps a failed module", async () => {
    // Throws at its own address, and not at another one.
    const lost = bundle(
      `if (!import.meta.url.endsWith("?1")) throw 1; export const init = () => {}; export const get = async () => () => ({ routes: [] });`,
    );
    const loader = make(lost);
    await expect(loader.load("bank-binding")).rejects.toBeInstanceOf(RemoteUnavailable);
    expect(await loader.load("bank-binding")).toEqual([]);
  });

  const empty = bundle("export const init = () => {}; export const get = async () => () => ({});");
  it.each([
    ["the registry does not list it", entry("/bindBank"), "nobody", "It is not in the registry."],
    ["it exposes no routes", empty, "bank-binding", "It exposes no routes."],
  ])("rejects when %s", async (_, current, name, message) => {
    await expect(make(current).load(name)).rejects.toMatchObject({ cause: new Error(message) });
  });

  it("rejects when it takes more than 8 seconds, and not before", async () => {
    vi.useFakeTimers();
    const failed = vi.fn();
    make(stuck).load("bank-binding").catch(failed);
    await vi.advanceTimersByTimeAsync(7_900);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(failed).toHaveBeenCalledWith(expect.any(RemoteUnavailable));
  });
});

describe("falling back", () => {
  it("loads the last good version of a broken remote, and reports the broken one once", async () => {
    const loader = make(broken, entry("/last"));
    const fault = await loader.load("bank-binding").catch((caught: unknown) => caught);
    expect(loader.fallBack("bank-binding", fault)).toBe(true);
    expect(await loader.load("bank-binding")).toEqual([{ path: "/last" }]);
    expect(report.mock.calls).toEqual([[fault]]);
  });

  it("does nothing without a connection: the remote is not broken, and its last version cannot load either", async () => {
    const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const loader = make(broken, entry("/last"));
    await expect(loader.load("bank-binding")).rejects.toBeInstanceOf(RemoteUnavailable);
    expect(loader.fallBack("bank-binding", new Error("render"))).toBe(false);
    expect(report).not.toHaveBeenCalled();
    isOnline.mockReturnValue(true);
    expect(loader.fallBack("bank-binding", new Error("render"))).toBe(true);
  });

  it("after a screen threw loads the last version, once, and leaves the report to React", async () => {
    const loader = make(entry("/bindBank"), entry("/last"));
    await loader.load("bank-binding");
    expect(loader.fallBack("bank-binding", new Error("render"))).toBe(true);
    expect(await loader.load("bank-binding")).toEqual([{ path: "/last" }]);
    expect(loader.fallBack("bank-binding", new Error("render"))).toBe(false);
    expect(report).not.toHaveBeenCalled();
  });

  it("is impossible without a last version and for an unknown remote", () => {
    const loader = make(entry("/bindBank"));
    expect(loader.fallBack("bank-binding", new Error("render"))).toBe(false);
    expect(loader.fallBack("nobody", new Error("render"))).toBe(false);
  });
});
