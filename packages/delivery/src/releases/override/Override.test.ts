import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { makeBuild } from "../../testing/makeBuild.ts";
import { serve } from "../../testing/programs.ts";
import { isAllowedOrigin, overrideOrigins } from "./Override.ts";
import { fetchRemote } from "./writeOverride.ts";

const loan = makeBuild({ name: "loan", version: "0.1.0" });
const text = (manifest: object) => Buffer.from(JSON.stringify({ ...loan.manifest, ...manifest }));

/** Responses by path; a string is a redirect. */
let served: Record<string, Uint8Array | string> = {};
let requests: string[] = [];
let encoding: string | undefined;
let accepted: unknown;
const { origin, close } = await serve(({ url = "", headers }, answer) => {
  requests.push(url);
  accepted = headers["accept-encoding"];
  const found = served[url];
  if (encoding !== undefined) answer.setHeader("content-encoding", encoding);
  if (typeof found === "string") answer.writeHead(302, { location: found });
  else answer.writeHead(found ? 200 : 404);
  answer.end(typeof found === "string" ? "" : found);
});
afterAll(close);
beforeEach(() => {
  served = {};
  requests = [];
  encoding = undefined;
});

describe("fetchRemote", () => {
  it.each(["", "/"])("accepts a folder that ends with %j", async (end) => {
    served = { "/a/remote.json": text({}), "/a/assets/loan/remote.json": text({ version: "0.2.0" }) };
    expect(await fetchRemote("loan", `${origin}/a${end}`)).toEqual({ manifest: loan.manifest, base: `${origin}/a/` });
    expect(requests).toEqual(["/a/remote.json"]);
  });

  it("tries the sandbox's path for builds when the folder has no build", async () => {
    served = { "/assets/loan/remote.json": text({}) };
    expect(await fetchRemote("loan", origin)).toMatchObject({ base: `${origin}/assets/loan/` });
    expect(requests).toEqual(["/remote.json", "/assets/loan/remote.json"]);
  });

  it("does not follow redirects", async () => {
    served = { "/remote.json": "/elsewhere", "/elsewhere": text({}) };
    await expect(fetchRemote("loan", origin)).rejects.toMatchObject({
      name: "Refusal",
      message: `${origin}/ serves no remote.json. Serve a build: PORT=4101 pnpm --filter loan preview`,
    });
    expect(requests).not.toContain("/elsewhere");
  });

  it("decodes nothing that a preview host sends, whatever its headers claim", async () => {
    served = { "/remote.json": text({}) };
    // `fetch` would fail here, since the manifest is not compressed.
    encoding = "br";
    expect(await fetchRemote("loan", origin)).toMatchObject({ manifest: loan.manifest });
    expect(accepted).toBe("identity");
  });

  it("refuses a manifest that is longer than any remote's", async () => {
    served = { "/remote.json": new Uint8Array(2_000_001) };
    await expect(fetchRemote("loan", origin)).rejects.toThrow("serves no remote.json");
  });

  it("accepts a build without hashes only from a development server of this machine", async () => {
    served = { "/remote.json": text({ files: {} }) };
    await expect(fetchRemote("loan", origin)).rejects.toThrow(
      /serves a development build.*pnpm dev loan --against <site>/,
    );
    expect(await fetchRemote("loan", origin, true)).toMatchObject({ base: `${origin}/` });
    // Any other name of this machine is not its own development server.
    const elsewhere = origin.replace("127.0.0.1", "[::ffff:127.0.0.1]");
    await expect(fetchRemote("loan", elsewhere, true)).rejects.toThrow("development build");
  });

  it.each<[string, Record<string, Uint8Array>, string]>([
    ["another remote", { "/remote.json": text({ name: "repay" }) }, "/ serves repay, not loan."],
    ["an invalid manifest", { "/remote.json": Buffer.from("{}") }, "/remote.json is not a remote manifest"],
  ])("rejects %s, and names its address", async (_, all, words) => {
    served = all;
    await expect(fetchRemote("loan", origin)).rejects.toThrow(`${origin}${words}`);
  });
});

const preview = "https://*.preview.example";

it.each([
  ["an environment that states no stage", {}, []],
  ["the sandbox", { stage: "sandbox" }, ["http://localhost:*", "http://127.0.0.1:*"]],
  ["staging", { stage: "staging" }, ["http://localhost:*", "http://127.0.0.1:*"]],
  ["production", { stage: "production" }, []],
  ["an unknown stage", { stage: "live" }, []],
  ["production that allows one", { stage: "production", overrideOrigins: [preview] }, [preview]],
  [
    "production that allows a laptop as well",
    { stage: "production", overrideOrigins: [preview, "http://localhost:*"] },
    [preview],
  ],
  ["one that forbids overrides", { stage: "sandbox", overrideOrigins: [] }, []],
  ["one that allows every origin", { stage: "sandbox", overrideOrigins: ["*"] }, []],
  ["one that allows a whole country", { stage: "sandbox", overrideOrigins: ["https://*.ph"] }, []],
  [
    "one with an address instead of an origin",
    { stage: "sandbox", overrideOrigins: [preview, "https://a.example/path"] },
    [],
  ],
  ["one with an invalid list", { stage: "sandbox", overrideOrigins: "http://localhost:4101" }, []],
])("allows in %s a remote from", (_, environment, allowed) => {
  expect(overrideOrigins(environment)).toEqual(allowed);
});

const allowed = ["http://localhost:*", preview, "https://one.example:8443"];
it.each([
  ["http://localhost:4101/", true],
  ["http://localhost/", true],
  ["https://localhost:4101/", false],
  ["http://localhost.evil.example/", false],
  ["http://localhost:4101@evil.example/", false],
  ["http://user:secret@localhost:4101/", false],
  ["http://:secret@localhost:4101/", false],
  ["https://pr-12.preview.example/loan/", true],
  ["https://preview.example/", false],
  ["https://evilpreview.example/", false],
  ["https://pr.preview.example.evil.example/", false],
  ["https://pr.preview.example:444/", false],
  ["http://pr-12.preview.example/", false],
  ["https://one.example:8443/", true],
  ["https://one.example/", false],
  ["data:text/javascript,1", false],
  ["loan", false],
])("accepts files from %s: %s", (address, isTaken) => {
  expect(isAllowedOrigin(address, allowed)).toBe(isTaken);
});
