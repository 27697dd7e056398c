import { createHash } from "node:crypto";
import type { Build } from "@lending/releases/artefact/Build";
import type { ReleaseContent } from "@lending/releases/formats/Release";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { makeBuild, makeSigner } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { describe, expect, it } from "vitest";
import { makeGatedPublisher } from "../../testing/makeGatedPublisher.ts";
import { shipBuilds } from "../changes/shipBuilds.ts";
import type { Budget } from "./budgets.ts";
import { createBytesGate, measureRelease } from "./createBytesGate.ts";

const root = folderForEachTest();

const roomy: Budget = {
  javascript: 200_000,
  remote: 100_000,
  document: 100_000,
  firstPaint: 100_000,
  start: 100_000,
  uncompressedDocument: 100_000,
  levels: 2,
};
const heavy = "a quick brown fox jumps over the lazy dog and packs 12 boxes with 5 dozen jugs of liquor";
const loan = (version: string, text = "") => makeBuild({ name: "loan", version, text });

/** Ships version 0.1.0 of remotes, and returns a function that runs the gate on a change with a budget. */
async function begin(remotes: readonly string[] = ["loan"]) {
  const publisher = makeGatedPublisher({ store: createFolderStore(root()), ...makeSigner() });
  const { artefacts, upload } = publisher;
  await publisher.ship(
    makeBuild({ name: "shell", version: "1.0.0" }),
    ...remotes.map((name) => makeBuild({ name, version: "0.1.0" })),
  );
  const base = await publisher.log.newest();
  if (!base) throw new Error("There is no live release.");
  const weights = await measureRelease(base.release, artefacts);
  const own = weights.get("/loan");
  if (!own) throw new Error("The path has no sizes.");
  const look = (content: Partial<ReleaseContent>, budget: Budget) =>
    createBytesGate(artefacts, () => budget)({ content: { ...base.release, ...content }, base });
  return { publisher, artefacts, upload, base, weights, own, look };
}

describe("the bytes gate, compared with the live release", () => {
  it("reports a size that is equal, larger or smaller", async () => {
    const { artefacts, upload, base, look } = await begin();
    const next = loan("0.2.0", heavy);
    await upload(next);
    expect(await look({}, roomy)).toBe("1 paths within their budgets, as heavy as before");
    expect(await look({ remotes: { loan: next.deployed } }, roomy)).toMatch(
      /^1 paths within their budgets; \/loan \+\d+ B$/,
    );
    const heavier = { ...base, release: { ...base.release, remotes: { loan: next.deployed } } };
    const gate = createBytesGate(artefacts, () => roomy);
    expect(await gate({ content: base.release, base: heavier })).toMatch(/; \/loan -\d+ B$/);
  });

  it("accepts sizes up to the budget, and rejects growth above it", async () => {
    const { artefacts, upload, base, look } = await begin();
    const next = loan("0.2.0", heavy);
    await upload(next);
    const content = { remotes: { loan: next.deployed } };
    const weight = (await measureRelease({ ...base.release, ...content }, artefacts)).get("/loan");
    if (!weight) throw new Error("The path has no sizes.");
    const { firstPaint, start, document, ...files } = weight;
    const exact = { ...roomy, ...files, firstPaint: firstPaint(), start: start(), document: document() };
    expect(await look(content, exact)).toContain("within their budgets");
    await expect(look(content, { ...exact, remote: weight.remote - 1 })).rejects.toThrow(
      /^\/loan: remote is \d+ B of \d+ B, live \d+ B\.$/,
    );
    const first = createBytesGate(artefacts, () => ({ ...roomy, remote: 10 }));
    await expect(first({ content: base.release, base: undefined })).rejects.toThrow(
      /^\/loan: remote is \d+ B of 10 B\.$/,
    );
  });

  it("measures what the devices of a canary get as well", async () => {
    const { upload, own, look } = await begin();
    const next = loan("0.2.0", heavy);
    await upload(next);
    const at = new Date(0).toISOString();
    const variants = [{ id: "0123abcd", percent: 10, remotes: { loan: next.deployed }, by: "ana", at }];
    await expect(look({ variants }, { ...roomy, remote: own.remote })).rejects.toThrow("/loan: remote is");
    expect(await look({ variants }, roomy)).toContain("within their budgets");
  });
});

describe("the bytes gate judges a candidate by its changes", () => {
  const REMOTES = ["bank", "loan", "repay"];
  /** Text that does not compress. */
  const noise = (index: number) => createHash("sha256").update(String(index)).digest("hex").slice(0, 60);

  const titled = (text: string) => ({ source: text, "en-PH": text, "fil-PH": text, "zh-CN": text });
  /** Ships these remotes and sets every budget to the exact size of their documents. */
  async function beginWithAll() {
    const { publisher, artefacts, weights } = await begin(REMOTES);
    const budgetOf = (pathname: string): Budget => {
      const sizes = weights.get(pathname);
      if (!sizes) throw new Error(`${pathname} has no sizes.`);
      const { firstPaint, start, document, uncompressed } = sizes;
      const ofStart = { firstPaint: firstPaint(), start: start() };
      return { ...roomy, ...ofStart, document: document(), uncompressedDocument: uncompressed.document };
    };
    return { publisher, gate: createBytesGate(artefacts, budgetOf) };
  }

  /** Runs the gate on a build that follows the newest release. */
  async function look({ publisher, gate }: Awaited<ReturnType<typeof beginWithAll>>, build: Build) {
    await publisher.upload(build);
    const base = await publisher.log.newest();
    const change = shipBuilds({ added: [build] });
    const content = await change(base?.release);
    if (!content) throw new Error("The build changes nothing.");
    return gate({ content, base });
  }

  it("accepts a small change of text, although a fallback makes every document larger", async () => {
    const all = await beginWithAll();
    for (const name of REMOTES) {
      const build = makeBuild({ name, version: "0.2.0", text: "word" });
      expect(await look(all, build)).toContain("3 paths within their budgets");
      await all.publisher.ship(build);
    }
    expect(await look(all, makeBuild({ name: "loan", version: "0.10.0", text: "text" }))).toContain("3 paths");
  });

  it("rejects a longer title with the sizes of the document, the only one that contains it", async () => {
    const all = await beginWithAll();
    await expect(
      look(all, makeBuild({ name: "loan", version: "0.2.0", path: { title: titled(noise(1)) } })),
    ).rejects.toThrow(
      /^4 problems:\n {2}\/loan: document up to its first paint is .*\n {2}\/loan: document up to its data is \d( \d{3})? B of \d( \d{3})? B, live .*\n {2}\/loan: document is \d( \d{3})? B of \d( \d{3})? B, live .*\n {2}\/loan: document before compression is .*$/,
    );
  });

  it("rejects a first paint that grows at the cost of what follows it", async () => {
    const { publisher, artefacts } = await begin();
    const text = Array.from({ length: 20 }, (_, index) => noise(index)).join(" ");
    const withTexts = (version: string, html: string, controls: string) =>
      makeBuild({ name: "loan", version, path: { firstPaint: { html: `<p>${html}</p>`, css: "", controls } } });
    await publisher.ship(withTexts("0.2.0", "", text));
    const base = await publisher.log.newest();
    const next = withTexts("0.3.0", text, "");
    await publisher.upload(next);
    if (!base) throw new Error("There is no live release.");
    const content = { ...base.release, remotes: { loan: next.deployed } };
    await expect(createBytesGate(artefacts, () => ({ ...roomy, firstPaint: 10 }))({ content, base })).rejects.toThrow(
      /^\/loan: document up to its first paint is \d \d{3} B of 10 B, live \d+ B\.$/,
    );
  });

  it("rejects a document above its budget before compression, even when it compresses well", async () => {
    const { upload, own, look: lookAt } = await begin();
    const next = makeBuild({
      name: "loan",
      version: "0.2.0",
      paths: ["/loan", ...Array.from({ length: 20 }, (_, n) => `/loan/${n}`)],
    });
    await upload(next);
    const paths = Object.fromEntries(Object.keys(next.manifest.paths).map((one) => [one, "loan"]));
    const content = { remotes: { loan: next.deployed }, paths };
    const budget = { ...roomy, uncompressedDocument: own.uncompressed.document + 500 };
    await expect(lookAt(content, budget)).rejects.toThrow(
      /^21 problems:\n {2}\/loan: document before compression is \d \d{3} B of \d \d{3} B, live/,
    );
  });

  it("blames the remote only for its own scripts, and the shell only for the rest", async () => {
    const { upload, own, look: lookAt } = await begin();
    const next = loan("0.2.0", heavy);
    const nextShell = makeBuild({ name: "shell", version: "1.1.0", text: heavy });
    await upload(next);
    await upload(nextShell);
    const shellBytes = own.javascript - own.remote;
    const remote = own.remote + 500;
    const tooHeavyShell: Budget = { ...roomy, remote, javascript: remote + shellBytes - 1 };
    expect(await lookAt({ remotes: { loan: next.deployed } }, tooHeavyShell)).toContain("within their budgets");
    await expect(lookAt({ shell: nextShell.deployed }, tooHeavyShell)).rejects.toThrow("javascript of the shell is");
    const tooHeavyRemote: Budget = { ...roomy, remote: own.remote - 1, javascript: own.remote + shellBytes + 500 };
    expect(await lookAt({ shell: nextShell.deployed }, tooHeavyRemote)).toContain("within their budgets");
    await expect(lookAt({ remotes: { loan: next.deployed } }, tooHeavyRemote)).rejects.toThrow("/loan: remote is");
  });
});
