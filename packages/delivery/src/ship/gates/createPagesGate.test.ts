import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLiveReader } from "../../releases/createLiveReader.ts";
import type { SignedRelease } from "../../releases/createReleaseLog.ts";
import type { ReleaseContent } from "../../releases/Release.ts";
import { readTrust } from "../../releases/signing/keyFolder.ts";
import { createDirectoryStore } from "../../releases/store/createDirectoryStore.ts";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { makeBuild } from "../../testing/makeBuild.ts";
import { makePublisher, makeSigner } from "../../testing/makePublisher.ts";
import { startCandidateServer, storeCandidate } from "./candidateServer.ts";
import { affectedPages } from "./createPagesGate.ts";

const folder = folderForEachTest();
let publisher: ReturnType<typeof makePublisher>;
let base: SignedRelease;
beforeEach(async () => {
  publisher = makePublisher({ store: createDirectoryStore(folder()), ...makeSigner() });
  const { release } = await publisher.ship(
    makeBuild({ name: "shell", version: "1.0.0" }),
    makeBuild({ name: "loan", version: "0.1.0", paths: ["/order", "/offer"] }),
    makeBuild({ name: "repay", version: "0.1.0", nextPaths: ["/offer"] }),
    makeBuild({ name: "promo", version: "0.1.0" }),
  );
  if (!release) throw new Error("Release 1 is missing.");
  base = release;
});

const add = async (name: string, version: string) => {
  const build = makeBuild({ name, version, ...(name === "loan" && { paths: ["/order", "/new"] }) });
  await publisher.archive.add(build);
  return build.deployed;
};
const affected = async (change: Partial<ReleaseContent>, from: SignedRelease | undefined = base) => {
  const pages = await affectedPages({ content: { ...base.release, ...change }, base: from }, publisher.archive);
  return pages.map(({ pathname, variant }) => `${pathname} ${variant}`);
};
const everything = ["/order live", "/offer live", "/repay live", "/promo live"];

it("opens the paths of a changed remote and those that navigate to its earlier or later paths", async () => {
  const remotes = { ...base.release.remotes, loan: await add("loan", "0.2.0") };
  expect(await affected({ remotes })).toEqual(["/order live", "/new live", "/repay live"]);
  const { loan: _, ...others } = base.release.remotes;
  expect(await affected({ remotes: others })).toEqual(["/repay live"]);
});

it("opens both variants of a remote with a new canary, and when it ends the live one", async () => {
  const canaries = [{ id: "12345678", percent: 10, remotes: { promo: await add("promo", "0.2.0") } }];
  expect(await affected({ canaries })).toEqual(["/promo live", "/promo canary"]);
  expect(await affected({}, { ...base, release: { ...base.release, canaries } })).toEqual(["/promo live"]);
});

it("opens everything for a new shell, another environment, other assets, and in the first release", async () => {
  expect(await affected({ shell: await add("shell", "1.1.0") })).toEqual(everything);
  expect(await affected({ environment: { stage: "staging" } })).toEqual(everything);
  expect(await affected({ assets: "https://cdn.test/" })).toEqual(everything);
  const first = await affectedPages({ content: base.release, base: undefined }, publisher.archive);
  expect(first).toHaveLength(4);
});

it("stores exactly the files of a candidate, with documents that use the sandbox", async () => {
  const stage = path.join(folder(), "stage");
  const environment = { apiBase: "https://api.lender.test", brandName: "Lender" };
  const candidate = { ...base.release, assets: "https://cdn.test/", environment };
  await storeCandidate(candidate, publisher.archive, stage);
  const reader = createLiveReader({ store: createDirectoryStore(stage), trust: readTrust(path.join(stage, "keys")) });
  const live = await reader.newest();
  if (!live) throw new Error("The candidate is not stored.");
  const { html } = await reader.document(live, "/order");
  expect(html).toContain("/assets/loan/0.1.0-");
  expect(html).toContain("Lender");
  expect(html).not.toMatch(/cdn\.test|api\.lender/);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Writes a fake sandbox into a checkout, or a folder of packages. */
function sandbox(code: string, below = "apps/sandbox") {
  mkdirSync(path.join(folder(), below, "src"), { recursive: true });
  writeFileSync(path.join(folder(), below, "src/main.ts"), code);
}
const serving = (complaints: string) => `
  const { createServer } = require("node:http");
  const { writeFileSync } = require("node:fs");
  writeFileSync("environment.json", JSON.stringify(process.env));
  const server = createServer(({ url }, answer) => answer.end(url === "/sandbox/complaints" ? '${complaints}' : "no"));
  server.listen(Number(process.env.PORT), () => console.log("Site    http://localhost:" + server.address().port));
  process.once("SIGTERM", () => { writeFileSync("ended", ""); process.exit(); });
`;
const start = () => startCandidateServer({ repository: folder(), releases: "/stage/releases", data: "/stage/data" });

describe("startCandidateServer", () => {
  it("starts the sandbox of a checkout on the given folders, without secrets, until it is stopped", async () => {
    vi.stubEnv("SHIP_KEY", "secret");
    sandbox(serving('[{"id":"c-7"}]'));
    const { origin, launch, stop } = await start();
    expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
    expect(Object.fromEntries(launch)).toMatchObject({ sessionId: "demo", orderId: "o-174", problemId: "c-7" });
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
