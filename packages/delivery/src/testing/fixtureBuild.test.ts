import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSharedGate } from "../gates/manifestGates.ts";
import { createArchive } from "../releases/createArchive.ts";
import { createReleaseLog } from "../releases/createReleaseLog.ts";
import { createDirectoryStore } from "../store/createDirectoryStore.ts";
import { readPreviousBuild } from "./fixtureBuild.ts";
import { makeBuild } from "./makeBuild.ts";
import { makePublisher, makeSigner } from "./makePublisher.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kept-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a publisher with the gate of shared ranges. */
function makeGated() {
  const store = createDirectoryStore(folder);
  const { signer, trust } = makeSigner();
  const gate = createSharedGate({ log: createReleaseLog({ store, trust }), archive: createArchive(store) });
  return makePublisher({ store, signer, trust, gates: [gate] });
}
const shell = readPreviousBuild("shell");
const loan = readPreviousBuild("loan");

it("counts builds of before the host contract had a version as its version 1.0.0", () => {
  expect([shell, loan].map(({ manifest }) => manifest.host)).toEqual(["1.0.0", "^1.0.0"]);
});

it("ships the shell and the loan of two versions ago", async () => {
  expect(await makeGated().ship(shell, loan)).toMatchObject({ isNew: true });
});

it("ships the loan of two versions ago with a shell that adds to the host contract", async () => {
  const later = makeBuild({ name: "shell", version: "0.2.0", host: "1.4.0" });
  expect(await makeGated().ship(later, loan)).toMatchObject({ isNew: true });
});

it("rejects the loan of two versions ago in a shell with another major host contract, and gives the reason", async () => {
  const later = makeBuild({ name: "shell", version: "0.2.0", host: "2.0.0" });
  await expect(makeGated().ship(later, loan)).rejects.toThrow(
    "loan 0.1.0 needs the host contract ^1.0.0, and shell 0.2.0 provides 2.0.0. Ship them together",
  );
});

it("rejects a remote that needs a later addition in the shell of two versions ago, and gives the reason", async () => {
  const later = makeBuild({ name: "loan", version: "0.2.0", host: "^1.1.0" });
  await expect(makeGated().ship(shell, later)).rejects.toThrow(
    "loan 0.2.0 needs the host contract ^1.1.0, and shell 0.1.0 provides 1.0.0. Ship them together",
  );
});

it("rejects a remote from before there were integrity manifests", async () => {
  const { "pins.json": _, ...files } = loan.manifest.files;
  const older = { ...loan, manifest: { ...loan.manifest, files } };
  await expect(makeGated().ship(shell, older)).rejects.toThrow("loan has no pins.json. Build again.");
});
