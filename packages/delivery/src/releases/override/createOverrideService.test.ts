import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { makeBuild } from "../../testing/makeBuild.ts";
import { makePublisher, makeSigner } from "../../testing/makePublisher.ts";
import { startPreview } from "../../testing/startPreview.ts";
import { createLiveReader } from "../createLiveReader.ts";
import { createDirectoryStore } from "../store/createDirectoryStore.ts";
import type { Store } from "../store/Store.ts";
import { createOverrideService } from "./createOverrideService.ts";
import { readOverrideLink } from "./Override.ts";

const { signer, trust } = makeSigner();
const SITE = "https://lender.example";

const root = folderForEachTest();
let store: Store;
let laptop: Awaited<ReturnType<typeof startPreview>>;
beforeEach(async () => {
  store = createDirectoryStore(root());
  laptop = await startPreview(makeBuild({ name: "loan", version: "0.1.0", words: "changed" }));
});
afterEach(() => laptop.stop());

async function offered(until?: number) {
  const publisher = makePublisher({ store, signer, trust });
  const version = "0.1.0";
  await publisher.ship(makeBuild({ name: "shell", version }), makeBuild({ name: "loan", version }));
  return `override=${await publisher.offer("loan", laptop.origin, until)}`;
}

/** Sends one request to the service as a browser would; by default as the site's form. */
const ask = (method: string, address: string, sent: Record<string, string> = {}, now = Date.now) =>
  createOverrideService({ reader: createLiveReader({ store, trust }), store, trust, now }).respond({
    method,
    url: address.startsWith("http") ? address : SITE + address,
    header: (name) => sent[name],
  });
const cookieOf = (answer: Awaited<ReturnType<typeof ask>>) => answer?.headers["set-cookie"]?.split(";")[0] ?? "";

describe("the override service", () => {
  it("opens an override for documents only, and with no other cookie", async () => {
    const cookie = cookieOf(await ask("POST", `/loan?${await offered()}`));
    expect(await ask("GET", "/loan", { cookie })).toMatchObject({ status: 200 });
    expect(await ask("GET", "/loan", { cookie: `a=1; ${cookie}; b=2` })).toMatchObject({ status: 200 });
    expect(await ask("HEAD", "/loan", { cookie })).toBeUndefined();
    expect(await ask("GET", "/loan", { cookie: `my${cookie}` })).toBeUndefined();
    expect(await ask("GET", "/loan", { cookie: `${cookie}x` })).toBeUndefined();
    expect(await ask("GET", "/loan", {})).toBeUndefined();
  });

  it("opens an override of a remote that a switch has closed, so that a team can try a repair", async () => {
    const cookie = cookieOf(await ask("POST", `/loan?${await offered()}`));
    await makePublisher({ store, signer, trust }).close("loan");
    const { status, body } = (await ask("GET", "/loan", { cookie })) ?? {};
    expect([status, body]).toEqual([200, expect.stringContaining(laptop.origin)]);
  });

  it("returns the live document when an override's documents were changed or removed", async () => {
    const cookie = cookieOf(await ask("POST", `/loan?${await offered()}`));
    const key = (await store.list("overrides/")).find((one) => one.endsWith(".br")) ?? "";
    expect((await store.read(key))?.byteLength).toBeGreaterThan(0);
    await store.replace(key, new TextEncoder().encode("other"));
    expect(await ask("GET", "/loan", { cookie })).toBeUndefined();
    await store.remove(key);
    expect(await ask("GET", "/loan", { cookie })).toBeUndefined();
  });

  it("keeps every other byte of the address, in its order", async () => {
    const link = await offered();
    const taken = await ask("POST", `/loan/?b=%20x+y&${link}&&a=1&b=2`);
    expect(taken?.headers.location).toBe("/loan/?b=%20x+y&a=1&b=2");
    expect((await ask("GET", "/loan?override=off"))?.headers.location).toBe("/loan");
  });

  it("forbids caching and a full referrer", async () => {
    const left = await ask("GET", "/loan?override=off");
    expect(left).toEqual({
      status: 303,
      headers: {
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "set-cookie": "override=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
        location: "/loan",
      },
      body: "",
    });
    const plain = await ask("GET", "http://localhost:4100/loan?override=off");
    expect(plain?.headers["set-cookie"]).toBe("override=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
  });

  it("limits the cookie to the time left, and shows that time on the page", async () => {
    const until = (Math.floor(Date.now() / 1000) + 600) * 1000;
    const link = await offered(until);
    const at = (seconds: number) => () => until - seconds * 1000;
    expect((await ask("GET", `/loan?${link}`, {}, at(130)))?.body).toContain("2 minutes");
    expect((await ask("POST", `/loan?${link}`, {}, at(130)))?.headers["set-cookie"]).toContain("; Max-Age=130;");
    const { storeId = "" } = (await makePublisher({ store, signer, trust }).log.newest()) ?? {};
    expect(readOverrideLink(link.slice("override=".length), { storeId, trust, now: until - 1 })).toBeDefined();
  });

  it("expires in the exact millisecond", async () => {
    const until = (Math.floor(Date.now() / 1000) + 600) * 1000;
    const link = await offered(until);
    const cookie = cookieOf(await ask("POST", `/loan?${link}`));
    expect(await ask("GET", "/loan", { cookie }, () => until - 1)).toMatchObject({ status: 200 });
    expect(await ask("GET", "/loan", { cookie }, () => until)).toBeUndefined();
    expect(await ask("GET", `/loan?${link}`, { cookie }, () => until)).toMatchObject({ status: 403 });
  });

  it("reads nothing of the store for an invented cookie or link", async () => {
    const link = (await offered()).slice("override=".length);
    let reads = 0;
    const counted: Store = {
      ...store,
      read: (key) => {
        reads += 1;
        return store.read(key);
      },
      list: (...parts) => {
        reads += 1;
        return store.list(...parts);
      },
    };
    const service = createOverrideService({
      reader: createLiveReader({ store: counted, trust }),
      store: counted,
      trust,
    });
    const send = (url: string, cookie: string) =>
      service.respond({ method: "GET", url: SITE + url, header: (name) => (name === "cookie" ? cookie : undefined) });
    // Reads the store's id, once.
    await send("/loan?override=1", "");
    reads = 0;
    const [id = "", key = ""] = link.split(".");
    for (let turn = 100; turn < 150; turn += 1) {
      const invented = [`${id.slice(0, 10)}-0000000000000${turn}`, key, "a".repeat(86)].join(".");
      for (const cookie of [`${invented}.${"a".repeat(32)}`, `${id.slice(0, 24)}${turn}.${"a".repeat(32)}`])
        expect(await send("/loan", `override=${cookie}`)).toBeUndefined();
      expect(await send(`/loan?override=${invented}`, "")).toMatchObject({ status: 403 });
    }
    expect(reads).toBe(0);
  });

  it("responds without a release, too", async () => {
    expect(await ask("GET", "/loan")).toBeUndefined();
    expect(await ask("GET", "/loan?override=1")).toMatchObject({ status: 403 });
  });
});
