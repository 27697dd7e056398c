import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ReleaseContent } from "@lending/releases/formats/Release";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import { createLiveReader } from "@lending/releases/reader/createLiveReader";
import { makeKeys, readTrust } from "@lending/releases/signing/keyFolder";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { makeBuild, makeSigner } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeGatedPublisher } from "../../testing/makeGatedPublisher.ts";
import { startCandidateServer, storeCandidate } from "./candidateServer.ts";
import { affectedPages } from "./createPagesGate.ts";

const folder = folderForEachTest();
let publisher: ReturnType<typeof makeGatedPublisher>;
let base: SignedRelease;
beforeEach(async () => {
  publisher = makeGatedPublisher({ store: createFolderStore(folder()), ...makeSigner() });
  const { newest } = await publisher.ship(
    makeBuild({ name: "shell", version: "1.0.0" }),
    makeBuild({ name: "loan", version: "0.1.0", paths: ["/order", "/offer"] }),
    makeBuild({ name: "repay", version: "0.1.0", path: { nextPaths: ["/offer"] } }),
    makeBuild({ name: "promo", version: "0.1.0" }),
  );
  if (!newest) throw new Error("Release 1 is missing.");
  base = newest;
});

const add = async (name: string, version: string) => {
  const build = makeBuild({ name, version, ...(name === "loan" && { paths: ["/order", "/new"] }) });
  await publisher.upload(build);
  return build.deployed;
};
const affected = async (change: Partial<ReleaseContent>, from: SignedRelease | undefined = base) => {
  const pages = await affectedPages({ content: { ...base.release, ...change }, base: from }, publisher.artefacts);
  return pages.map(({ pathname, variant }) => `${pathname} ${variant}`);
};
const variantOf = (parts: Pick<ReleaseContent["variants"][number], "remotes" | "shell" | "link">) => ({
  ...{ id: "12345678", by: "ana", at: new Date(0).toISOString(), ...(!parts.link && { percent: 10 }) },
  ...parts,
});
const everything = ["/order live", "/offer live", "/promo live", "/repay live"];

it("opens the paths of a changed remote and those that navigate to its earlier or later paths", async () => {
  const remotes = { ...base.release.remotes, loan: await add("loan", "0.2.0") };
  expect(await affected({ remotes })).toEqual(["/order live", "/new live", "/repay live"]);
  const { loan: _, ...others } = base.release.remotes;
  expect(await affected({ remotes: others })).toEqual(["/repay live"]);
});

it("opens a remote in its new variant, and nothing when that ends: live versions are as before", async () => {
  const remotes = { promo: await add("promo", "0.2.0") };
  const variants = [variantOf({ remotes })];
  expect(await affected({ variants })).toEqual(["/promo 12345678"]);
  expect(await affected({}, { ...base, release: { ...base.release, variants } })).toEqual([]);
  const link = { hash: "0".repeat(64), until: new Date().toISOString() };
  expect(await affected({ variants: [variantOf({ remotes, link })] })).toEqual(["/promo 12345678"]);
});

it("opens every page in a variant of the shell, and that of a known variant when the live shell changes", async () => {
  const staged = [variantOf({ remotes: {}, shell: await add("shell", "1.1.0") })];
  expect(await affected({ variants: staged })).toEqual(everything.map((one) => one.replace("live", "12345678")));
  const variants = [variantOf({ remotes: { promo: await add("promo", "0.2.0") } })];
  const from = { ...base, release: { ...base.release, variants } };
  expect(await affected({ variants, shell: await add("shell", "1.2.0") }, from)).toEqual([
    ...everything,
    "/promo 12345678",
  ]);
});

it("opens everything for a new shell, another environment, other assets, and in the first release", async () => {
  expect(await affected({ shell: await add("shell", "1.1.0") })).toEqual(everything);
  expect(await affected({ environment: { stage: "staging" } })).toEqual(everything);
  expect(await affected({ assets: "https://cdn.test/" })).toEqual(everything);
  const first = await affectedPages({ content: base.release, base: undefined }, publisher.artefacts);
  expect(first).toHaveLength(4);
});

it("stores exactly the files of a candidate, with an environment that uses the sandbox", async () => {
  const stage = path.join(folder(), "stage");
  const link = { hash: "0".repeat(64), until: new Date().toISOString() };
  const candidate = {
    ...base.release,
    assets: "https://cdn.test/",
    environment: { stage: "sandbox", apiBase: "https://api.lender.test", brandName: "Lender" },
    variants: [variantOf({ remotes: { promo: await add("promo", "0.2.0") }, link })],
    closed: [{ target: "loan", because: "drill", by: "ana", at: new Date(0).toISOString() }],
  };
  const { artefacts } = publisher;
  const store = createFolderStore(folder());
  makeKeys(path.join(stage, "keys"));
  await storeCandidate(candidate, { artefacts, store, variants: new Set(["12345678"]), folder: stage });
  const reader = createLiveReader({ store: createFolderStore(stage), trust: readTrust(path.join(stage, "keys")) });
  await reader.refresh();
  const release = reader.current()?.release;
  expect(release).toMatchObject({ assets: "/assets/", closed: [], variants: [{ id: "12345678", percent: 1 }] });
  expect(release?.environment).toEqual({
    ...{ stage: "sandbox", brandName: "Lender", locale: "source" },
    ...{ analyticsUrl: "/collect", analyticsPercent: 100 },
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Writes a fake sandbox into a checkout, or a folder of packages. */
function sandbox(code: string, below = "apps/sandbox") {
  mkdirSync(path.join(folder(), below, "src"), { recursive: true });
  writeFileSync(path.join(folder(), below, "src/main.ts"), code);
}
const serving = `
  const { createServer } = require("node:http");
  const { writeFileSync } = require("node:fs");
  writeFileSync("environment.json", JSON.stringify(process.env));
  const server = createServer((_, answer) => answer.end("no"));
  server.listen(Number(process.env.PORT), () => console.log("Site    http://localhost:" + server.address().port));
  process.once("SIGTERM", () => { writeFileSync("ended", ""); process.exit(); });
`;
const start = () => startCandidateServer({ repository: folder(), releases: "/stage/releases", data: "/stage/data" });

describe("startCandidateServer", () => {
  it("starts the sandbox of a checkout on the given folders, without secrets, until it is stopped", async () => {
    vi.stubEnv("SHIP_KEY", "secret");
    sandbox(serving);
    const { origin, launch, stop } = await start();
    expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
    expect(Object.fromEntries(launch)).toMatchObject({ sessionId: "demo", orderId: "o-174", problemId: "c-2" });
    const variables = JSON.parse(readFileSync(path.join(folder(), "environment.json"), "utf8"));
    expect(variables).toMatchObject({
      PORT: "0",
      SANDBOX_DATA: "/stage/data",
      SANDBOX_RELEASES: "/stage/releases",
      SANDBOX_TRUST: "/stage/releases/keys",
      SANDBOX_ENVIRONMENT: "",
      PATH: process.env.PATH,
    });
    expect(variables.SHIP_KEY).toBeUndefined();
    expect(existsSync(path.join(folder(), "ended"))).toBe(false);
    await stop();
    expect(existsSync(path.join(folder(), "ended"))).toBe(true);
  });

  it("starts the installed sandbox in a repository without one", async () => {
    await expect(start()).rejects.toThrow("Install @lending/sandbox.");
    sandbox("", "node_modules/@lending/sandbox");
    await expect(start()).rejects.toThrow("The sandbox did not start:");
  });

  it("rejects when the sandbox exits before it serves", async () => {
    sandbox("process.exitCode = 1;");
    await expect(start()).rejects.toThrow("The sandbox did not start:");
  });
});
