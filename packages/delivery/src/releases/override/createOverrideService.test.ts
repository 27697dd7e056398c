import { cpSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { makeBuild, productionEnvironment as production } from "../../testing/makeBuild.ts";
import { makePublisher, makeSigner } from "../../testing/makePublisher.ts";
import { startPreview } from "../../testing/programs.ts";
import { createLiveReader } from "../createLiveReader.ts";
import { createDirectoryStore } from "../store/createDirectoryStore.ts";
import { createOverrideService } from "./createOverrideService.ts";
import { readOverrideLink, recordKey } from "./Override.ts";

const { signer, trust } = makeSigner();
const SITE = "https://lender.example";
const shell = makeBuild({ name: "shell", version: "1.0.0" });
const loan = makeBuild({ name: "loan", version: "0.1.0" });
const repay = makeBuild({ name: "repay", version: "0.1.0" });
const changed = makeBuild({ name: "loan", version: "0.1.0", words: "changed" });

const folder = folderForEachTest();
let laptop: Awaited<ReturnType<typeof startPreview>>;
beforeEach(async () => {
  laptop = await startPreview(changed);
});
afterEach(() => laptop.stop());

const storeOf = (name = "staging") => createDirectoryStore(path.join(folder(), name));
const publisherOf = (name?: string) => makePublisher({ store: storeOf(name), signer, trust });

/** A phone that keeps its cookie and sends requests as a webview does. */
function makePhone({ store = storeOf() } = {}) {
  const service = createOverrideService({ reader: createLiveReader({ store, trust }), store, trust });
  let cookie: string | undefined;
  const ask = async (method: string, address: string, headers: Record<string, string> = {}) => {
    const sent: Record<string, string | undefined> = { cookie, ...headers };
    const answer = await service.respond({ method, url: SITE + address, header: (name) => sent[name] });
    const release = answer?.headers["set-cookie"];
    if (release !== undefined) cookie = release.split(";")[0];
    return answer;
  };
  return {
    look: (address: string, headers?: Record<string, string>) => ask("GET", address, headers),
    take: (address: string, headers: Record<string, string> = { origin: SITE, "sec-fetch-site": "same-origin" }) =>
      ask("POST", address, headers),
  };
}

const signed = (link: string) => link.split("override=")[1] ?? "";

async function offered(until?: number) {
  const publisher = publisherOf();
  await publisher.ship(shell, loan, repay);
  const parameter = `override=${await publisher.offer("loan", laptop.origin, until)}`;
  return { publisher, parameter, link: `/loan?orderId=o-1&${parameter}` };
}

describe("an override", () => {
  it("is offered by its link, opens on the phone that accepts it, and ends when it is left", async () => {
    const { link } = await offered();
    const phone = makePhone();
    expect(await phone.look("/loan")).toBeUndefined();
    const offer = await phone.look(link);
    expect(offer?.body).toContain(`loan 0.1.0 from ${new URL(laptop.origin).host}`);
    expect(offer?.body).not.toContain("<script");
    expect(await phone.look("/loan")).toBeUndefined();

    const taken = await phone.take(link);
    expect(taken).toMatchObject({ status: 303, headers: { location: "/loan?orderId=o-1" } });
    expect(taken?.headers["set-cookie"]).toMatch(
      /^override=[\w.-]+; Path=\/; Max-Age=3\d{3}; HttpOnly; SameSite=Lax; Secure$/,
    );
    const opened = await phone.look("/loan?orderId=o-1");
    expect(opened?.headers["cache-control"]).toBe("no-store");
    expect(opened?.body).toContain('<aside id="override"');
    expect(opened?.body).toContain(`src="/assets/shell/`);
    expect(await phone.look("/repay"), "a path of another remote").toMatchObject({ status: 200 });
    expect((await phone.look("/nowhere"))?.body).toContain('<aside id="override"');
    const again = await phone.look(link);
    expect(again, "the link again").toMatchObject({ status: 303, headers: { location: "/loan?orderId=o-1" } });
    expect(again?.headers["set-cookie"]).toBeUndefined();

    expect(await phone.look("/loan?override=off&orderId=o-1")).toMatchObject({
      status: 303,
      headers: { location: "/loan?orderId=o-1", "set-cookie": expect.stringContaining("Max-Age=0") },
    });
    expect(await phone.look("/loan")).toBeUndefined();
  });

  it("allows only the laptop's origin, contains every hash of its build, and has no fallbacks", async () => {
    const publisher = publisherOf();
    await publisher.ship(shell, makeBuild({ name: "loan", version: "0.0.9" }));
    await publisher.ship(loan);
    const link = `/loan?override=${await publisher.offer("loan", laptop.origin)}`;
    const phone = makePhone();
    await phone.take(link);
    const opened = await phone.look("/loan");
    const policy = opened?.headers["content-security-policy"] ?? "";
    expect(policy).toContain(`script-src 'self' ${laptop.origin} 'sha256-`);
    expect(policy).not.toMatch(/unsafe|\*/);
    const registry = JSON.parse(/id="registry">(.*?)<\/script>/.exec(opened?.body ?? "")?.[1] ?? "");
    expect(registry.remotes).toEqual([
      expect.objectContaining({
        name: "loan",
        base: `${laptop.origin}/assets/loan/`,
        integrity: changed.manifest.files["integrity.json"],
      }),
    ]);
    // A broken override must fail visibly, and its events must not count for the live release.
    expect(registry.remotes[0].last).toBeUndefined();
    expect(registry.release).toBeUndefined();
    for (const file of Object.keys(changed.manifest.files).filter((one) => one.endsWith(".js"))) {
      expect(opened?.body).toContain(`/${file}" integrity="${changed.manifest.files[file]}"`);
    }
  });

  it("opens on one phone", async () => {
    const { link } = await offered();
    await makePhone().take(link);
    const second = makePhone();
    expect(await second.look(link)).toMatchObject({ status: 403, body: expect.stringContaining("opens nothing") });
    expect(await second.take(link)).toMatchObject({ status: 403 });
    expect(await second.look("/loan")).toBeUndefined();
  });

  it("opens nothing on a phone that knows its id and guesses the secret", async () => {
    const { link } = await offered();
    await makePhone().take(link);
    const phone = makePhone();
    const cookie = `override=${signed(link)}.${"a".repeat(32)}`;
    expect(await phone.look("/loan", { cookie })).toBeUndefined();
  });

  it("opens on only one of two phones that accept it at once", async () => {
    const { link } = await offered();
    const taken = await Promise.all(Array.from({ length: 8 }, () => makePhone().take(link)));
    expect(taken.map((answer) => answer?.status).sort()).toEqual([303, ...Array(7).fill(403)]);
  });

  it.each([
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["another site, in an engine that names only the origin", { origin: "https://evil.example" }],
    ["a page without an origin", { origin: "null" }],
    ["a malformed origin", { origin: "nonsense" }],
    ["another subdomain", { "sec-fetch-site": "same-site" }],
  ])("does not open from a form of %s", async (_, headers) => {
    const { link } = await offered();
    const phone = makePhone();
    expect(await phone.take(link, headers)).toMatchObject({ status: 403 });
    expect(await phone.look("/loan")).toBeUndefined();
    expect(await phone.take(link)).toMatchObject({ status: 303 });
  });

  it("never redirects to another site", async () => {
    const { link } = await offered();
    const answer = await makePhone().take(link.replace("/loan", "//evil.example/loan"));
    expect(answer?.headers.location).toBe("/evil.example/loan?orderId=o-1");
  });

  it("ends when its record is unreadable, and the visitor gets the live document", async () => {
    const { link } = await offered();
    const phone = makePhone();
    await phone.take(link);
    expect(await phone.look("/loan")).toMatchObject({ status: 200 });
    const key = recordKey(signed(link).split(".")[0] ?? "");
    await storeOf().replace(key, new TextEncoder().encode("{"));
    expect(await phone.look("/loan")).toBeUndefined();
    expect(await makePhone().take(link)).not.toMatchObject({ status: 303 });
  });

  it("opens nothing in another environment with a copy of its record and the same keys", async () => {
    const { link } = await offered();
    await publisherOf("production").shipWith({ ...production, overrideOrigins: [] }, shell, loan, repay);
    cpSync(path.join(folder(), "staging/overrides"), path.join(folder(), "production/overrides"), { recursive: true });
    expect(await makePhone({ store: storeOf("production") }).take(link)).toMatchObject({ status: 403 });
    // This environment allows the same origin, so the rejection is due to the other release.
    await publisherOf("other").ship(makeBuild({ name: "shell", version: "1.0.1" }), loan, repay);
    cpSync(path.join(folder(), "staging/overrides"), path.join(folder(), "other/overrides"), { recursive: true });
    expect(await makePhone({ store: storeOf("other") }).take(link)).toMatchObject({ status: 403 });
  });

  it("ends as soon as the environment forbids it", async () => {
    const { publisher, link } = await offered();
    const phone = makePhone();
    await phone.take(link);
    expect(await phone.look("/loan")).toMatchObject({ status: 200 });
    await publisher.shipWith({ overrideOrigins: [] }, makeBuild({ name: "repay", version: "0.2.0" }));
    expect(await phone.look("/loan")).toBeUndefined();
  });

  it("uses the language in the address, else the deployment's language", async () => {
    const publisher = publisherOf();
    await publisher.shipWith({ locale: "fil-PH" }, shell, loan);
    const link = `/loan?override=${await publisher.offer("loan", laptop.origin)}`;
    expect((await makePhone().look(link))?.body).toContain('<html lang="fil-PH">');
    expect((await makePhone().look(`${link}&lang=zh-CN`))?.body).toContain('<html lang="zh-CN">');
  });
});

describe("an override of a development server", () => {
  const manifest = { ...changed.manifest, files: {} };
  const development = { ...changed, manifest, manifestBytes: Buffer.from(JSON.stringify(manifest)) };
  let server: Awaited<ReturnType<typeof startPreview>>;
  beforeEach(async () => {
    server = await startPreview(development);
  });
  afterEach(() => server.stop());

  async function offeredServer(from = server.origin) {
    const publisher = publisherOf();
    await publisher.ship(shell, loan, repay);
    return `/loan?override=${await publisher.offer("loan", from, undefined, true)}`;
  }

  it("uses the released version as its fallback, and may connect to the server", async () => {
    const link = await offeredServer();
    const phone = makePhone();
    await phone.take(link);
    const opened = await phone.look("/loan");
    const registry = JSON.parse(/id="registry">(.*?)<\/script>/.exec(opened?.body ?? "")?.[1] ?? "");
    expect(registry.remotes[0]).toMatchObject({
      base: `${server.origin}/assets/loan/`,
      last: {
        base: expect.stringMatching(/^\/assets\/loan\/0\.1\.0-/),
        integrity: loan.manifest.files["integrity.json"],
      },
    });
    expect(registry.remotes[0].integrity).toBeUndefined();
    const policy = opened?.headers["content-security-policy"] ?? "";
    expect(policy).toContain(` ${server.origin.replace("http", "ws")};`);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(opened?.body).toContain(`data-link="${signed(link)}"`);
  });

  it("opens again after it was left, and on another device, each after a tap", async () => {
    const link = await offeredServer();
    const phone = makePhone();
    await phone.take(link);
    await phone.look("/loan?override=off");
    expect(await phone.look("/loan")).toBeUndefined();
    expect(await phone.look(link)).toMatchObject({ status: 200, body: expect.stringContaining("takes the place") });
    expect(await phone.take(link)).toMatchObject({ status: 303 });
    expect(await makePhone().take(link)).toMatchObject({ status: 303 });
  });
});

/** Sends one request to the service; the phone keeps no cookie. */
const ask = (method: string, address: string, sent: Record<string, string> = {}, now = Date.now) => {
  const store = storeOf();
  return createOverrideService({ reader: createLiveReader({ store, trust }), store, trust, now }).respond({
    method,
    url: address.startsWith("http") ? address : SITE + address,
    header: (name) => sent[name],
  });
};
const cookieOf = (answer: Awaited<ReturnType<typeof ask>>) => answer?.headers["set-cookie"]?.split(";")[0] ?? "";

describe("the override service", () => {
  it("opens an override for documents only, and with no other cookie", async () => {
    const cookie = cookieOf(await ask("POST", `/loan?${(await offered()).parameter}`));
    expect(await ask("GET", "/loan", { cookie })).toMatchObject({ status: 200 });
    expect(await ask("GET", "/loan", { cookie: `a=1; ${cookie}; b=2` })).toMatchObject({ status: 200 });
    expect(await ask("HEAD", "/loan", { cookie })).toBeUndefined();
    expect(await ask("GET", "/loan", { cookie: `my${cookie}` })).toBeUndefined();
    expect(await ask("GET", "/loan", { cookie: `${cookie}x` })).toBeUndefined();
    expect(await ask("GET", "/loan", {})).toBeUndefined();
  });

  it("opens an override of a remote that a switch has closed, so that a team can try a repair", async () => {
    const cookie = cookieOf(await ask("POST", `/loan?${(await offered()).parameter}`));
    await publisherOf().close("loan");
    const { status, body } = (await ask("GET", "/loan", { cookie })) ?? {};
    expect([status, body]).toEqual([200, expect.stringContaining(laptop.origin)]);
  });

  it("returns the live document when an override's documents were changed or removed", async () => {
    const cookie = cookieOf(await ask("POST", `/loan?${(await offered()).parameter}`));
    const key = (await storeOf().list("overrides/")).find((one) => one.endsWith(".br")) ?? "";
    expect((await storeOf().read(key))?.byteLength).toBeGreaterThan(0);
    await storeOf().replace(key, new TextEncoder().encode("other"));
    expect(await ask("GET", "/loan", { cookie })).toBeUndefined();
    await storeOf().remove(key);
    expect(await ask("GET", "/loan", { cookie })).toBeUndefined();
  });

  it("keeps every other byte of the address, in its order", async () => {
    const link = (await offered()).parameter;
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
    const link = (await offered(until)).parameter;
    const at = (seconds: number) => () => until - seconds * 1000;
    expect((await ask("GET", `/loan?${link}`, {}, at(130)))?.body).toContain("2 minutes");
    expect((await ask("POST", `/loan?${link}`, {}, at(130)))?.headers["set-cookie"]).toContain("; Max-Age=130;");
    const { storeId = "" } = (await publisherOf().log.newest()) ?? {};
    expect(readOverrideLink(link.slice("override=".length), { storeId, trust, now: until - 1 })).toBeDefined();
  });

  it("expires in the exact millisecond", async () => {
    const until = (Math.floor(Date.now() / 1000) + 600) * 1000;
    const link = (await offered(until)).parameter;
    const cookie = cookieOf(await ask("POST", `/loan?${link}`));
    expect(await ask("GET", "/loan", { cookie }, () => until - 1)).toMatchObject({ status: 200 });
    expect(await ask("GET", "/loan", { cookie }, () => until)).toBeUndefined();
    expect(await ask("GET", `/loan?${link}`, { cookie }, () => until)).toMatchObject({ status: 403 });
  });

  it("reads nothing of the store for an invented cookie or link", async () => {
    const link = (await offered()).parameter.slice("override=".length);
    const store = storeOf();
    const [read, list] = [vi.spyOn(store, "read"), vi.spyOn(store, "list")];
    const service = createOverrideService({ reader: createLiveReader({ store, trust }), store, trust });
    const send = (url: string, cookie: string) =>
      service.respond({ method: "GET", url: SITE + url, header: (name) => (name === "cookie" ? cookie : undefined) });
    // Reads the store's id, once.
    await send("/loan?override=1", "");
    for (const requests of [read, list]) requests.mockClear();
    const [id = "", key = ""] = link.split(".");
    for (let turn = 100; turn < 150; turn += 1) {
      const invented = [`${id.slice(0, 10)}-0000000000000${turn}`, key, "a".repeat(86)].join(".");
      for (const cookie of [`${invented}.${"a".repeat(32)}`, `${id.slice(0, 24)}${turn}.${"a".repeat(32)}`])
        expect(await send("/loan", `override=${cookie}`)).toBeUndefined();
      expect(await send(`/loan?override=${invented}`, "")).toMatchObject({ status: 403 });
    }
    for (const requests of [read, list]) expect(requests).not.toHaveBeenCalled();
  });

  it("responds without a release, too", async () => {
    expect(await ask("GET", "/loan")).toBeUndefined();
    expect(await ask("GET", "/loan?override=1")).toMatchObject({ status: 403 });
  });
});
