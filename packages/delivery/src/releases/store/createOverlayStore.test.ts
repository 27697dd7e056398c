import { expect, it } from "vitest";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { createDirectoryStore } from "./createDirectoryStore.ts";
import { createOverlayStore } from "./createOverlayStore.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (content: Uint8Array | undefined) => content && new TextDecoder().decode(content);

const folder = folderForEachTest();

it("shows the objects of the base store and its own, and never changes the base store", async () => {
  const below = createDirectoryStore(folder());
  for (const key of ["a/1", "a/2", "a/3", "b/1"]) await below.create(key, bytes(`below ${key}`));
  const store = createOverlayStore(below);
  expect(store.address).toBe(below.address);

  expect(await store.create("a/1", bytes("other"))).toBe(false);
  expect(await store.create("a/4", bytes("new"))).toBe(true);
  expect(await store.create("a/4", bytes("newer"))).toBe(false);
  await store.replace("a/2", bytes("replaced"));
  await store.remove("a/3");

  expect(text(await store.read("a/1"))).toBe("below a/1");
  expect(text(await store.read("a/2"))).toBe("replaced");
  expect(await store.read("a/3")).toBeUndefined();
  expect(text(await store.read("a/4"))).toBe("new");
  expect(await store.read("a/5")).toBeUndefined();
  expect(await Promise.all(["a/1", "a/2", "a/3", "a/4", "a/5"].map(store.size))).toEqual([
    9,
    8,
    undefined,
    3,
    undefined,
  ]);
  expect(await store.list("a/")).toEqual(["a/1", "a/2", "a/4"]);
  expect(await store.list("a/", "a/1")).toEqual(["a/2", "a/4"]);
  expect(await store.list("a/", "a/4")).toEqual([]);

  expect(await store.create("a/3", bytes("again"))).toBe(true);
  expect(text(await store.read("a/3"))).toBe("again");
  expect(await store.list("a/")).toEqual(["a/1", "a/2", "a/3", "a/4"]);
  expect(await below.list("")).toEqual(["a/1", "a/2", "a/3", "b/1"]);
  expect(text(await below.read("a/2"))).toBe("below a/2");
});
