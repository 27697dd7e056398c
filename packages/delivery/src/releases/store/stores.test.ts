import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { type ObjectStorage, startObjectStorage } from "../../testing/startObjectStorage.ts";
import { createDirectoryStore } from "./createDirectoryStore.ts";
import { createS3Store } from "./createS3Store.ts";
import { forEachAtOnce } from "./forEachAtOnce.ts";
import { openStore, probeStore } from "./openStore.ts";
import type { Store } from "./Store.ts";
import { createOverlayStore } from "./Store.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (content: Uint8Array | undefined) => content && new TextDecoder().decode(content);
const access = { region: "us-east-1", accessKeyId: "key", secretAccessKey: "secret" };

const folder = folderForEachTest();
let storage: ObjectStorage;
beforeAll(async () => {
  storage = await startObjectStorage({ pageSize: 3 });
});
afterAll(() => storage.stop());

let buckets = 0;
const bucketStore = () => {
  buckets += 1;
  return createS3Store({ endpoint: storage.endpoint, bucket: `b${buckets}`, prefix: "a/b", ...access });
};

describe.each<[string, () => Store]>([
  ["a folder", () => createDirectoryStore(folder())],
  ["a bucket", bucketStore],
  ["an overlay of a folder", () => createOverlayStore(createDirectoryStore(folder()))],
])("%s", (_, open) => {
  it("returns stored content, and undefined for an unknown key", async () => {
    const store = open();
    expect(await store.read("releases/1.json")).toBeUndefined();
    expect(await store.create("releases/1.json", bytes("one"))).toBe(true);
    await store.replace("newest.json", bytes("1"));
    await store.replace("newest.json", bytes("2"));
    expect(text(await store.read("releases/1.json"))).toBe("one");
    expect(text(await store.read("newest.json"))).toBe("2");
  });

  it("returns the size of an object", async () => {
    const store = open();
    await store.create("a.js", bytes("araw"));
    expect(await store.size("a.js")).toBe(4);
    expect(await store.size("b.js")).toBeUndefined();
  });

  it("lets exactly one of thirty writers create a key", async () => {
    const store = open();
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, writer) => store.create("releases/1.json", bytes(`${writer}`))),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(text(await store.read("releases/1.json"))).toBe(String(results.indexOf(true)));
  });

  it("lists by prefix, in order, beyond one page, and after a key", async () => {
    const store = open();
    for (const key of ["a/2", "a/10", "a/b/1", "ab", "a/3", "a/4", "b"]) await store.create(key, bytes(key));
    expect(await store.list("a/")).toEqual(["a/10", "a/2", "a/3", "a/4", "a/b/1"]);
    expect(await store.list("a")).toEqual(["a/10", "a/2", "a/3", "a/4", "a/b/1", "ab"]);
    expect(await store.list("a/", "a/3")).toEqual(["a/4", "a/b/1"]);
    expect(await store.list("a/b/")).toEqual(["a/b/1"]);
    expect(await store.list("none/")).toEqual([]);
    expect(await store.list("")).toContain("b");
  });

  it("removes an object, and accepts a missing one", async () => {
    const store = open();
    await store.create("a/1", bytes("1"));
    await store.remove("a/1");
    await store.remove("a/1");
    expect(await store.read("a/1")).toBeUndefined();
    expect(await store.list("a/")).toEqual([]);
  });

  it.each(["../x", "a/../../x", "/etc/passwd", "a//b", "", "a/./b", "a b", "a\\b"])(
    "rejects %j as a key",
    async (key) => {
      const store = open();
      await expect(async () => store.read(key)).rejects.toThrow("is not a valid key");
      await expect(async () => store.create(key, bytes(""))).rejects.toThrow("is not a valid key");
    },
  );

  it("passes the probe, and contains nothing of it afterwards", async () => {
    const store = open();
    await probeStore(store);
    expect(await store.list("")).toEqual([]);
  });
});

it("an overlay shows the objects below it and its own, and never changes what is below", async () => {
  const below = createDirectoryStore(folder());
  for (const key of ["a/1", "a/2", "a/3", "b/1"]) await below.create(key, bytes(`below ${key}`));
  const store = createOverlayStore(below);
  expect(store.address).toBe(below.address);
  expect(await store.create("a/1", bytes("other"))).toBe(false);
  expect(await store.create("a/4", bytes("new"))).toBe(true);
  await store.replace("a/2", bytes("replaced"));
  const keys = ["a/1", "a/2", "a/4", "a/5"];
  const contents = await Promise.all(keys.map(async (key) => text(await store.read(key))));
  expect(contents).toEqual(["below a/1", "replaced", "new", undefined]);
  expect(await Promise.all(keys.map(store.size))).toEqual([9, 8, 3, undefined]);
  expect(await store.list("a/", "a/1")).toEqual(["a/2", "a/3", "a/4"]);
  for (const key of keys) await store.remove(key);
  expect(await below.list("")).toEqual(["a/1", "a/2", "a/3", "b/1"]);
  expect(text(await below.read("a/2"))).toBe("below a/2");
});

describe("createDirectoryStore", () => {
  it("leaves no temporary files beside its objects", async () => {
    const store = createDirectoryStore(folder());
    await store.create("a/1", bytes("1"));
    await store.create("a/1", bytes("2"));
    await store.replace("a/1", bytes("3"));
    expect(readdirSync(path.join(folder(), ".writing"))).toEqual([]);
    expect(await store.list("")).toEqual(["a/1"]);
  });
});

describe("createS3Store", () => {
  it("retries when the service is busy or the connection breaks", async () => {
    const store = bucketStore();
    storage.failNext([503, "lost", 429]);
    await store.replace("a", bytes("1"));
    storage.failNext([500, "lost"]);
    expect(text(await store.read("a"))).toBe("1");
  });

  it("retries when two writers met inside the service", async () => {
    const store = bucketStore();
    storage.failNext([409]);
    expect(await store.create("a", bytes("1"))).toBe(true);
  });

  it.each(["a/b", ""])("uses only its prefix %j, also after a key", async (prefix) => {
    buckets += 1;
    const store = createS3Store({ endpoint: `${storage.endpoint}/`, bucket: `b${buckets}`, prefix, ...access });
    for (const key of ["x/1", "x/2", "y/1"]) await store.create(key, bytes(key));
    expect(storage.has(`b${buckets}/${prefix && `${prefix}/`}x/1`)).toBe(true);
    expect(await store.list("x/")).toEqual(["x/1", "x/2"]);
    expect(await store.list("", "x/1")).toEqual(["x/2", "y/1"]);
  });

  it.each<[string, (store: Store) => Promise<unknown>]>([
    ["writing a", (store) => store.create("a", bytes("1"))],
    ["writing a", (store) => store.replace("a", bytes("1"))],
    ["reading a", (store) => store.read("a")],
    ["reading the size of a", (store) => store.size("a")],
    ["listing a", (store) => store.list("a")],
    ["removing a", (store) => store.remove("a")],
  ])("reports a rejection while %s", async (action, ask) => {
    const store = bucketStore();
    storage.failNext([403]);
    await expect(ask(store)).rejects.toThrow(new RegExp(`^s3://b\\d+/a/b at http.* ${action} failed with status 403`));
  });
});

describe("probeStore", () => {
  it("rejects a store that ignores conditions, and names it", async () => {
    const careless = await startObjectStorage({ ignoresConditions: true });
    const store = createS3Store({ endpoint: careless.endpoint, bucket: "releases", ...access });
    await expect(probeStore(store)).rejects.toThrow(
      /^s3:\/\/releases at http.* ignores If-None-Match: 4 of 4 writers created the same key\. .*nothing is shipped/,
    );
    expect(await store.list("")).toEqual([]);
    await careless.stop();
  });

  it("tries again when the response to the first writer was lost", async () => {
    const store = createDirectoryStore(folder());
    let lost = 0;
    const losing: Store = {
      ...store,
      create: async (...request) => (await store.create(...request)) && lost++ > 0,
    };
    await probeStore(losing);
    expect(await store.list("")).toEqual([]);
    const silent = probeStore({ ...store, create: async () => false });
    await expect(silent).rejects.toThrow("0 of 4 writers created the same key");
  });

  it.each<[string, (store: Store) => Partial<Store>]>([
    [
      "replaced an existing object",
      (store) => {
        let writers = 0;
        return {
          async create(...request) {
            writers += 1;
            return (await store.create(...request)) || writers > 4;
          },
        };
      },
    ],
    ["does not return the first writer's content", () => ({ read: async () => bytes("other") })],
    ["does not return the first writer's content", () => ({ read: async () => undefined })],
    ["does not list", () => ({ list: async () => [] })],
  ])("rejects a store that %s", async (what, change) => {
    const store = createDirectoryStore(folder());
    const probed = probeStore({ ...store, ...change(store) });
    await expect(probed).rejects.toThrow(what);
  });
});

describe("openStore", () => {
  it("opens a folder, or a bucket with the variables of every S3 tool", () => {
    expect(openStore("releases").address).toBe(path.resolve("releases"));
    const variables = {
      AWS_ACCESS_KEY_ID: "k",
      AWS_SECRET_ACCESS_KEY: "s",
      AWS_ENDPOINT_URL_S3: "https://storage.test/",
    };
    expect(openStore("s3://releases/web/", variables).address).toBe("s3://releases/web at https://storage.test");
    expect(openStore("s3://releases", { ...variables, AWS_ENDPOINT_URL_S3: "", AWS_REGION: "eu-1" }).address).toBe(
      "s3://releases at https://s3.eu-1.amazonaws.com",
    );
    expect(() => openStore("s3://releases", {})).toThrow("needs the variable AWS_ACCESS_KEY_ID");
  });
});

it("acts on each item once, on as many at the same time as the limit allows", async () => {
  const done: number[] = [];
  let [running, most] = [0, 0];
  await forEachAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it("rejects with the error of an item", async () => {
  const fail = async () => {
    throw new Error("lost");
  };
  await expect(forEachAtOnce([1, 2, 3], 2, fail)).rejects.toThrow("lost");
});
