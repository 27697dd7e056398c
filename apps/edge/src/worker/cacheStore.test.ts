import { expect, it } from "vitest";
import { createCacheStore } from "./cacheStore.ts";

/** A Cache API whose every step takes a turn of the event loop, as the one of a provider does. */
function makeCache() {
  const entries = new Map<string, Response>();
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  return {
    match: async (url: string) => turn().then(() => entries.get(url)?.clone()),
    put: async (url: string, response: Response) => turn().then(() => void entries.set(url, response)),
    delete: async (url: string) => turn().then(() => entries.delete(url)),
  };
}

it("lists every key when several are written and removed at once", async () => {
  const cache = makeCache();
  const store = createCacheStore(async () => cache, "releases");
  const write = (key: string) => store.replace(key, new TextEncoder().encode("{}"));
  await Promise.all(["live/1.json", "live/2.json", "switches/a.json", "assets/a.js"].map(write));
  expect(await store.list("live/")).toEqual(["live/1.json", "live/2.json"]);
  await Promise.all([store.remove("live/1.json"), write("live/3.json")]);
  expect(await store.list("live/")).toEqual(["live/2.json", "live/3.json"]);
  expect(await store.list("assets/")).toEqual([]);
});
