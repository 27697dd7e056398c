import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Budget } from "../budgets/budgets.ts";
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
