import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { beforeEach, describe, expect, it } from "vitest";
import { loan, openSite, repay } from "./testing/openSite.ts";

const folder = folderForEachTest();
let site: Awaited<ReturnType<typeof openSite>>;
beforeEach(async () => {
  site = await openSite(folder());
});

const by = { by: "ana", at: "2026-03-01T09:00:00.000Z" };
const registryIn = (html: string) => {
  const read = (id: string) => JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? "null");
  type Remotes = readonly { readonly name: string; readonly base: string }[];
  const { release, remotes } = read("registry") as { readonly release: number; readonly remotes: Remotes };
  return { release, remotes: [...remotes, ...(read("other-remotes") as Remotes)] };
};
const versionIn = (html: string, name = "loan") =>
  /\/(\d+\.\d+\.\d+)-/.exec(registryIn(html).remotes.find((one) => one.name === name)?.base ?? "")?.[1];

describe("a document", () => {
  it("is composed from the release, and the same for everybody", async () => {
    const response = await site.request("/loanDetail");
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(registryIn(html).release).toBe(1);
    expect(versionIn(html)).toBe("0.1.0");
    expect(html).not.toContain('id="token"');
    const { headers } = response;
    expect(headers.get("cache-control")).toBe(
      "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=30",
    );
    expect(headers.get("vary")).toBe("accept-encoding, sec-fetch-site");
    expect(headers.get("content-security-policy")).toContain("; report-uri /reports");
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("x-frame-options")).toBe("DENY");
  });

  it("follows a release at once, and is sent again only when it changed", async () => {
    const etag = (await site.request("/loanDetail")).headers.get("etag") ?? "";
    const again = () => site.request("/loanDetail", { headers: { "if-none-match": etag } });
    expect((await again()).status).toBe(304);
    await site.publisher.ship(loan("0.2.0"));
    await site.reader.refresh();
    const next = await again();
    expect(next.status).toBe(200);
    expect(versionIn(await next.text())).toBe("0.2.0");
  });

  it("has for HEAD the headers of GET", async () => {
    for (const address of ["/loanDetail", "/loanDetail?deviceId=d1", "/nobody"]) {
      const headersOf = async (method: string) => {
        const response = await site.request(address, { method });
        const { etag: _, ...headers } = Object.fromEntries(response.headers);
        return { status: response.status, headers };
      };
      expect(await headersOf("HEAD"), address).toEqual(await headersOf("GET"));
    }
  });

  it("is compressed once for each encoding", async () => {
    const response = await site.request("/loanDetail", { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(await site.read("/loanDetail"));
  });

  it("contains a rendered public page with the texts of the deployment, and its styles", async () => {
    const html = await site.read("/about");
    expect(html).toContain("<main>By Sandbox Lending</main>");
    expect(html).toContain("main{color:red}");
  });

  it("is one for all unknown paths, of which logs and metrics contain none", async () => {
    expect(await site.read("/nobody")).toBe(await site.read("/no/body"));
    expect(JSON.stringify(site.logged)).not.toContain("nobody");
    expect(await site.count('lending_documents_total{remote="none",path="other"}')).toBe(2);
  });

  it("is none for requests of scripts and pictures, and for the API", async () => {
    expect((await site.request("/x.png", { headers: { accept: "image/*,*/*" } })).status).toBe(404);
    expect((await site.request("/api/app/x")).status).toBe(404);
    expect((await site.request("/loanDetail", { method: "POST" })).status).toBe(404);
  });
});

describe("a closed part", () => {
  const closed = [{ target: "loan", because: "Wrong amounts.", ...by }];

  it("is a page that states what still works, and in other documents belongs to no build", async () => {
    await site.change({ closed });
    const html = await site.read("/loanDetail");
    expect(html).toContain("<h1>This part is closed for now</h1>");
    expect(html).toContain("<li>repay</li>");
    const { remotes } = registryIn(await site.read("/repay"));
    expect(remotes.map(({ name }) => name)).toEqual(["repay", "loan", "site", "closed"]);
  });

  it("has no federation manifest", async () => {
    expect((await site.request("/assets/loan/mf-manifest.json")).status).toBe(200);
    await site.change({ closed });
    expect((await site.request("/assets/loan/mf-manifest.json")).status).toBe(503);
  });
});

it("has the federation manifest of what is live at a permanent address, which no cache keeps", async () => {
  const read = async () => {
    const response = await site.request("/assets/loan/mf-manifest.json");
    expect(response.headers.get("cache-control")).toBe("no-store");
    return ((await response.json()) as { metaData: { publicPath: string } }).metaData.publicPath;
  };
  expect(await read()).toMatch(/^https:\/\/h5\.lender\.ph\/assets\/loan\/0\.1\.0-[0-9a-f]{12}\/$/);
  await site.publisher.ship(loan("0.2.0"));
  await site.reader.refresh();
  expect(await read()).toContain("/assets/loan/0.2.0-");
  for (const name of ["nobody", "constructor"])
    expect((await site.request(`/assets/${name}/mf-manifest.json`)).status).toBe(404);
});

it("serves the files of a store in a folder as they are stored, for any origin, and never as a page", async () => {
  const { entry } = loan("0.1.0").manifest;
  const base = registryIn(await site.read("/loanDetail")).remotes[0]?.base ?? "";
  const response = await site.request(base + entry, { headers: { "accept-encoding": "br", accept: "*/*" } });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    "access-control-allow-origin": "*",
    "content-security-policy": "sandbox",
    "x-content-type-options": "nosniff",
  });
  for (const address of [
    `${base}other.js`,
    `${base}../../../HEAD.json`,
    "/assets/loan/main.js",
    "/assets/%2e%2e/HEAD.json",
  ])
    expect((await site.request(address, { headers: { accept: "*/*" } })).status, address).toBe(404);
  expect(await site.count("lending_missing_files_total")).toBeGreaterThan(0);
});

describe("variants", () => {
  const shareOf = (percent: number, deployed: Awaited<ReturnType<typeof site.upload>>) => ({
    ...{ id: "1a2b3c4d", percent, remotes: { loan: deployed } },
    ...by,
  });
  const start = async (percent: number) => {
    const deployed = await site.upload(loan("0.2.0"));
    await site.change({ variants: [shareOf(percent, deployed)] });
  };
  const cookiesOf = (response: Response) => response.headers.getSetCookie();

  it("follow the device of the link, for its share, in a private document", async () => {
    await start(30);
    const versions = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => versionIn(await site.read(`/loanDetail?deviceId=d${index}`))),
    );
    const chosen = versions.filter((one) => one === "0.2.0").length;
    expect(chosen).toBeGreaterThan(8);
    expect(chosen).toBeLessThan(30);
    const response = await site.request("/loanDetail?deviceId=d1");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    const digest = createHash("sha256").update("d1").digest("hex").slice(0, 32);
    expect(cookiesOf(response)).toEqual([
      `__Host-device=${digest}; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
  });

  it("stay the same for a device without a link, by its cookie", async () => {
    await start(50);
    const response = await site.request("/loanDetail");
    const [cookie = ""] = cookiesOf(response);
    const first = versionIn(await response.text());
    for (let visit = 0; visit < 5; visit += 1)
      expect(versionIn(await site.read("/loanDetail", { cookie: cookie.split(";")[0] ?? "" }))).toBe(first);
  });

  it("do not concern a public page of another remote, which everybody shares", async () => {
    await start(50);
    const response = await site.request("/about?deviceId=d1");
    expect(cookiesOf(response)).toEqual([]);
    expect(response.headers.get("cache-control")).toContain("public");
  });

  it("can be chosen by hand, which counts for no verdict", async () => {
    await start(1);
    expect(versionIn(await site.read("/loanDetail?variant=1a2b3c4d"))).toBe("0.2.0");
    expect(versionIn(await site.read("/loanDetail?variant=live"))).toBe("0.1.0");
    expect(await site.count('lending_variant_documents_total{variant="1a2b3c4d",side="variant"}')).toBe(0);
  });

  it("can be several at once, and change documents only of their devices", async () => {
    const [one, other] = [await site.upload(loan("0.2.0")), await site.upload(repay("0.2.0"))];
    await site.change({
      variants: [shareOf(99, one), { id: "5e6f7a8b", percent: 1, remotes: { repay: other }, ...by }],
    });
    const html = await site.read("/loanDetail?deviceId=d1");
    expect([versionIn(html), versionIn(html, "repay")]).toEqual(["0.2.0", "0.1.0"]);
  });

  it("have a cookie without a prefix when the site has no TLS", async () => {
    await start(50);
    const response = await site.request("/loanDetail", { headers: { "x-forwarded-proto": "http" } });
    // The address of the request has TLS.
    expect(cookiesOf(response)[0]).toMatch(/^__Host-device=/);
  });
});

describe("a preview", () => {
  const secret = "0123456789abcdefghij";
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const link = { hash: createHash("sha256").update(secret).digest("hex"), until };
  const address = `/loanDetail?orderId=o-1&variant=9c8d7e6f.${secret}`;
  beforeEach(async () => {
    const deployed = await site.upload(loan("0.3.0"));
    await site.change({ variants: [{ id: "9c8d7e6f", link, remotes: { loan: deployed }, ...by }] });
  });
  const post = (headers: Record<string, string>) => site.request(address, { method: "POST", headers });

  it("is offered by its link, opened by a tap, shown by a bar, and left", async () => {
    const offer = await site.request(address);
    expect(offer.status).toBe(200);
    expect(await offer.text()).toContain("loan 0.3.0 takes the place of the live one");
    expect(versionIn(await site.read("/loanDetail"))).toBe("0.1.0");

    const opened = await post({ "sec-fetch-site": "same-origin" });
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/loanDetail?orderId=o-1"]);
    const cookie = opened.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect(cookie).toBe(`__Host-variant=9c8d7e6f.${secret}`);
    const response = await site.request("/loanDetail", { headers: { cookie } });
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    const html = await response.text();
    expect(versionIn(html)).toBe("0.3.0");
    expect(html).toContain('<aside id="preview"');

    const left = await site.request("/loanDetail?variant=off&a=1", { headers: { cookie } });
    expect([left.status, left.headers.get("location")]).toEqual([303, "/loanDetail?a=1"]);
    expect(left.headers.getSetCookie()[0]).toMatch(/^__Host-variant=; Max-Age=0/);
  });

  it("is opened by no other site, and by no other secret", async () => {
    expect((await post({ "sec-fetch-site": "cross-site" })).status).toBe(200);
    expect((await post({ origin: "https://evil.test" })).status).toBe(200);
    expect((await post({ origin: "https://h5.lender.ph" })).status).toBe(303);
    const wrong = await site.request(`/loanDetail?variant=9c8d7e6f.${"x".repeat(20)}`);
    expect(wrong.status).toBe(403);
    expect(await wrong.text()).toContain("This link opens nothing");
  });

  it("ends with its release: the cookie opens nothing and is removed", async () => {
    await site.change({ variants: [] });
    const response = await site.request("/loanDetail", { headers: { cookie: `__Host-variant=9c8d7e6f.${secret}` } });
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-variant=; Max-Age=0/);
    expect(versionIn(await response.text())).toBe("0.1.0");
  });

  it("leads to no other host", async () => {
    const response = await site.request("//evil.test/x?variant=off");
    expect(response.headers.get("location")).toBe("/evil.test/x");
  });
});

it.each([
  ["cross-site", "", true],
  ["same-site", "https://forum.lender.ph/x", true],
  ["same-site", "https://account.lender.ph/x", false],
  ["same-site", "", true],
  ["same-origin", "", false],
  ["none", "", false],
])("opens a link with a session from %s %s as one of another site: %s", async (fetchSite, referer, isRefused) => {
  await site.change({ environment: { stage: "sandbox", sessionHosts: ["account.lender.ph"] } });
  const html = await site.read("/loanDetail?sessionId=s", { "sec-fetch-site": fetchSite, referer });
  expect(html.includes("location.replace(isRefused")).toBe(isRefused);
});

it("reads an address of 64 000 question marks as fast as any other", async () => {
  // The shortest of three, so that a pause of the machine does not count.
  const timeOf = async (address: string) => {
    const times: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const started = performance.now();
      await site.read(address);
      times.push(performance.now() - started);
    }
    return Math.min(...times);
  };
  expect(await timeOf(`/${"?".repeat(64_000)}`)).toBeLessThan(
    100 * Math.max(1, await timeOf(`/${"a".repeat(64_000)}`)),
  );
});

it("is ready with a verified release, and responds without one in plain text", async () => {
  expect(await (await site.request("/readyz")).json()).toMatchObject({ ready: true, release: 1 });
  const empty = { current: () => undefined, refresh: async () => undefined };
  const reader = { ...empty, staleSeconds: () => 0, headAt: () => undefined };
  const other = await openSite(`${folder()}/other`, { reader });
  expect((await other.request("/readyz")).status).toBe(503);
  const response = await other.request("/loanDetail");
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining("No release yet")]);
});

it("shows operators on the metrics port what is live, by whom and why, and the figures of variants", async () => {
  const deployed = await site.upload(loan("0.2.0"));
  const variant = { id: "1a2b3c4d", percent: 50, remotes: { loan: deployed }, because: "Faster.", ...by };
  await site.change({ variants: [variant], closed: [{ target: "repay", because: "Wrong <b>codes</b>.", ...by }] });
  await site.read("/loanDetail?deviceId=d1");
  const page = await (await site.operations.request("/status")).text();
  expect(page).toContain("<h1>Release 2, sandbox</h1>");
  expect(page).toContain("<b>loan 0.2.0</b> for 50 % of the devices. Faster.");
  expect(page).toContain("Wrong &#60;b&#62;codes&#60;/b&#62;.");
  expect(page).toMatch(/<th scope="row">(?:variant|live)<\/th><td>1<\/td><td>0<\/td><td>0<\/td><td>–<\/td>/);
});
