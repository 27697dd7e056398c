import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Build } from "../archive/Build.ts";
import type { Budget } from "../budgets/budgets.ts";
import { shipBuilds } from "../publishing/shipBuilds.ts";
import { createDirectoryStore } from "../stores/createDirectoryStore.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { makePublisher } from "../testing/makePublisher.ts";
import { makeSigner } from "../testing/makeSigner.ts";
import { createBytesGate } from "./createBytesGate.ts";
import { weighSet } from "./weighSet.ts";

// Real files and real compression: quick alone, not on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "bytes-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const roomy: Budget = {
  javascript: 100_000,
  remote: 100_000,
  document: 100_000,
  uncompressedDocument: 100_000,
  levels: 2,
};
const heavy = "a quick brown fox jumps over the lazy dog and packs 12 boxes with 5 dozen jugs of liquor";
const loan = (version: string, words = "") => makeBuild({ name: "loan", version, words });

/** Loan 0.1.0 is live; gives what the gate says of a change, with a budget. */
async function begin() {
  const publisher = makePublisher({ store: createDirectoryStore(root), ...makeSigner() });
  const { archive } = publisher;
  await publisher.ship(makeBuild({ name: "shell", version: "1.0.0" }), loan("0.1.0"));
  const base = await publisher.row.newest();
  if (!base) throw new Error("Nothing is live.");
  const look = (content: object, budget: Budget) =>
    createBytesGate({ archive, budgetOf: () => budget }).check({ content: { ...base.set, ...content }, base });
  return { archive, base, look };
}

describe("the gate of bytes, beside what is live", () => {
  it("finds what weighs the same, more or less", async () => {
    const { archive, base, look } = await begin();
    const next = loan("0.2.0", heavy);
    await archive.add(next);
    expect(await look({}, roomy)).toBe("1 paths within their budgets, as heavy as before");
    expect(await look({ remotes: { loan: next.deployed } }, roomy)).toMatch(
      /^1 paths within their budgets; \/loan \+\d+ B$/,
    );
    const heavier = { ...base, set: { ...base.set, remotes: { loan: next.deployed } } };
    const gate = createBytesGate({ archive, budgetOf: () => roomy });
    expect(await gate.check({ content: base.set, base: heavier })).toMatch(/; \/loan -\d+ B$/);
  });

  it("lets each kind of bytes be exactly its budget, and no more where it grows", async () => {
    const { archive, base, look } = await begin();
    const next = loan("0.2.0", heavy);
    await archive.add(next);
    const content = { remotes: { loan: next.deployed } };
    const weight = (await weighSet({ ...base.set, ...content }, archive)).get("/loan");
    if (!weight) throw new Error("It has no weight.");
    expect(await look(content, { ...roomy, ...weight })).toContain("within their budgets");
    for (const kind of ["javascript", "remote"] as const) {
      await expect(look(content, { ...roomy, ...weight, [kind]: weight[kind] - 1 })).rejects.toThrow(
        new RegExp(`^/loan: ${kind} is \\d+ B of \\d+ B, live \\d+ B\\.$`),
      );
    }
  });

  it("weighs both arms of a trial, and lets its documents hold a second registry", async () => {
    const { archive, base, look } = await begin();
    const next = loan("0.2.0", heavy);
    await archive.add(next);
    const canary = { id: "0123abcd", percent: 10, remotes: { loan: next.deployed } };
    const own = (await weighSet(base.set, archive)).get("/loan");
    if (!own) throw new Error("It has no weight.");
    await expect(look({ canary }, { ...roomy, remote: own.remote })).rejects.toThrow("/loan: remote is");
    await expect(look({ canary }, { ...roomy, javascript: own.javascript })).rejects.toThrow("/loan: javascript is");
    expect(await look({ canary }, { ...roomy, document: own.document })).toContain("within their budgets");
  });
});

describe("the gate of bytes judges a candidate by what it changes", () => {
  const REMOTES = ["bank", "complaints", "loan", "promo", "repay", "site"];
  /** Text that does not compress. */
  const noise = (index: number) => createHash("sha384").update(String(index)).digest("hex").slice(0, 60);

  /** Six remotes are live, and every budget is exactly what their documents weigh. */
  async function beginWithSix() {
    const publisher = makePublisher({ store: createDirectoryStore(root), ...makeSigner() });
    const { archive } = publisher;
    await publisher.ship(
      makeBuild({ name: "shell", version: "1.0.0" }),
      ...REMOTES.map((name) => makeBuild({ name, version: "0.1.0" })),
    );
    const first = await publisher.row.newest();
    if (!first) throw new Error("Nothing is live.");
    const weights = await weighSet(first.set, archive);
    const budgetOf = (pathname: string): Budget => ({
      ...roomy,
      ...weights.get(pathname),
      javascript: 100_000,
      remote: 100_000,
    });
    const gate = createBytesGate({ archive, budgetOf });
    return { publisher, gate };
  }

  /** What the gate returns for a build after the newest set. */
  async function look({ publisher, gate }: Awaited<ReturnType<typeof beginWithSix>>, build: Build) {
    await publisher.archive.add(build);
    const base = await publisher.row.newest();
    const change = shipBuilds({
      builds: new Map([[build.name, build.deployed]]),
      row: publisher.row,
      archive: publisher.archive,
    });
    const content = await change(base);
    if (!content) throw new Error("Nothing changes.");
    return gate.check({ content, base });
  }

  it("lets a change of one word pass, although a fallback makes every document larger", async () => {
    const six = await beginWithSix();
    for (const name of REMOTES) {
      const build = makeBuild({ name, version: "0.2.0", words: "word" });
      expect(await look(six, build)).toContain("6 paths within their budgets");
      await six.publisher.ship(build);
    }
    expect(await look(six, makeBuild({ name: "loan", version: "0.10.0", words: "words" }))).toContain("6 paths");
  });

  it("refuses a longer title in every document that has no room for it, with bytes", async () => {
    const six = await beginWithSix();
    await expect(look(six, makeBuild({ name: "loan", version: "0.2.0", title: noise(1) }))).rejects.toThrow(
      /\/repay: document is \d( \d{3})? B of \d( \d{3})? B, live \d( \d{3})? B/,
    );
  });

  it("refuses a document above its budget before compression, however small it is after", async () => {
    const { archive, base, look: lookAt } = await begin();
    const next = makeBuild({
      name: "loan",
      version: "0.2.0",
      paths: ["/loan", ...Array.from({ length: 20 }, (_, n) => `/loan/${n}`)],
    });
    await archive.add(next);
    const size = (await weighSet(base.set, archive)).get("/loan")?.uncompressedDocument ?? 0;
    const content = { remotes: { loan: next.deployed } };
    await expect(lookAt(content, { ...roomy, uncompressedDocument: size + 500 })).rejects.toThrow(
      /^\/loan: document before compression is \d \d{3} B of \d \d{3} B, live/,
    );
  });

  it("does not blame a remote for a shell that is too heavy, nor the shell for the remote's share", async () => {
    const { archive, base, look: lookAt } = await begin();
    const own = (await weighSet(base.set, archive)).get("/loan");
    if (!own) throw new Error("It has no weight.");
    const next = loan("0.2.0", heavy);
    const nextShell = makeBuild({ name: "shell", version: "1.1.0", words: heavy });
    await archive.add(next);
    await archive.add(nextShell);
    const shellBytes = own.javascript - own.remote;
    const remoteMax = own.remote + 500;
    const tooHeavyShell: Budget = { ...roomy, remote: remoteMax, javascript: own.javascript - 1 };
    expect(await lookAt({ remotes: { loan: next.deployed } }, tooHeavyShell)).toContain("within their budgets");
    await expect(lookAt({ shell: nextShell.deployed }, tooHeavyShell)).rejects.toThrow("/loan: javascript is");
    const tooHeavyRemote: Budget = { ...roomy, remote: own.remote - 1 - 500, javascript: own.javascript - 1 };
    expect(tooHeavyRemote.javascript - tooHeavyRemote.remote).toBeGreaterThan(shellBytes);
    expect(await lookAt({ shell: nextShell.deployed }, tooHeavyRemote)).toContain("within their budgets");
  });
});
