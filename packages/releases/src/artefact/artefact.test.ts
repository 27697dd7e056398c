import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { assetKey, statementKey } from "../formats/names.ts";
import { createFolderStore } from "../store/createFolderStore.ts";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { makeSigner } from "../testing/makePublisher.ts";
import { readBuild } from "./Build.ts";
import { readFile, readManifest, readStatement, verifyFiles } from "./readArtefact.ts";
import { writeArtefact } from "./writeArtefact.ts";

const folder = folderForEachTest();
const team = makeSigner(["loan"]);
const build = makeBuild({ name: "loan", version: "0.1.0" });
const { deployed, manifest } = build;
const { entry } = manifest;
const named = { app: "loan", deployed };

async function write(own = build, signer = team.signer) {
  const store = createFolderStore(folder());
  const result = await writeArtefact(own, { store, signer, by: "ana", commit: "1a2b3c4d", quality: 4 });
  return { store, ...result };
}

describe("an artefact", () => {
  it("has each file under its address, texts also compressed, and their sizes in the signed statement", async () => {
    const { store } = await write();
    const statement = await readStatement(store, { ...named, trust: team.trust });
    const [plain, br, gz] = await Promise.all(
      ["", ".br", ".gz"].map((end) => store.read(assetKey("loan", deployed, entry + end))),
    );
    expect(plain).toEqual(Buffer.from(build.read(entry)));
    expect(brotliDecompressSync(br ?? "")).toEqual(plain);
    expect(gunzipSync(gz ?? "")).toEqual(plain);
    expect(statement?.sizes[entry]).toEqual({ bytes: plain?.byteLength, br: br?.byteLength, gz: gz?.byteLength });
    expect((await readManifest(store, "loan", deployed)).version).toBe("0.1.0");
    expect(await readFile(store, { ...named, manifest, file: entry })).toEqual(plain);
  });

  it("is written once", async () => {
    const { store } = await write();
    expect(await write()).toMatchObject({ isNew: false, written: 0 });
    await store.remove(assetKey("loan", deployed, `${entry}.br`));
    expect(await write(), "what the store has lost").toMatchObject({ isNew: false, written: 1 });
    // Interrupted before its statement, it is completed.
    await store.remove(statementKey("loan", deployed));
    await store.remove(assetKey("loan", deployed, entry));
    expect(await write()).toMatchObject({ isNew: true, written: 1 });
    expect(await store.read(assetKey("loan", deployed, entry))).toBeDefined();
  });

  it("replaces no object with other content", async () => {
    const store = createFolderStore(folder());
    await store.create(assetKey("loan", deployed, entry), new TextEncoder().encode("other"));
    await expect(write()).rejects.toThrow(`differ from the build of loan 0.1.0: ${assetKey("loan", deployed, entry)}.`);
    expect(await store.read(statementKey("loan", deployed))).toBeUndefined();
  });

  it.each([
    ["a team's key of another remote", makeSigner(["savings"]), "is signed by a key of savings."],
    ["an unknown key", makeSigner(), "which is not a trusted key"],
  ])("is refused when its statement is signed by %s", async (_, { signer, trust: own }, message) => {
    const { store } = await write(build, signer);
    const trust = message.includes("savings") ? new Map([...own, ...team.trust]) : team.trust;
    await expect(readStatement(store, { ...named, trust })).rejects.toThrow(message);
  });

  it("is refused with the statement of another artefact", async () => {
    const { store } = await write();
    const other = makeBuild({ name: "loan", version: "0.2.0" });
    const statement = (await store.read(statementKey("loan", deployed))) ?? new Uint8Array();
    await store.create(statementKey("loan", other.deployed), statement);
    const of = { app: "loan", deployed: other.deployed, trust: team.trust };
    await expect(readStatement(store, of)).rejects.toThrow(/is about loan\/0\.1\.0-/);
  });

  it("is refused when its files have more than 8 MB, whatever is stored, and when one is longer than stated", async () => {
    const large = makeBuild({ name: "loan", version: "0.3.0", files: { "one.bin": "x".repeat(8_000_000) } });
    const { store } = await write(large);
    const stated = { app: "loan", deployed: large.deployed };
    await expect(readStatement(store, stated)).rejects.toThrow("must be at most 8000000 bytes in all");
    const sizes = { "one.bin": { bytes: 10 } };
    const statement = { ...{ app: "loan", version: "0.3.0", manifest: "", by: "", at: "" }, sizes };
    const read = vi.spyOn(store, "read");
    await expect(verifyFiles(store, { ...stated, statement })).rejects.toThrow("is not intact");
    expect(read).toHaveBeenCalledWith(assetKey("loan", large.deployed, "one.bin"), 10);
  });

  it.each([
    ["a changed file", entry],
    ["a changed compressed form", `${entry}.br`],
  ])("is refused with %s", async (_, file) => {
    const { store } = await write();
    const statement = await readStatement(store, named);
    if (!statement) throw new Error("It was not written.");
    await verifyFiles(store, { ...named, statement });
    await store.replace(assetKey("loan", deployed, file), new TextEncoder().encode("other"));
    await expect(verifyFiles(store, { ...named, statement })).rejects.toThrow(`for example ${file}.`);
  });
});

describe("readBuild", () => {
  const put = (file: string, content: Uint8Array | string) => {
    const target = path.join(folder(), "loan/dist/remote", file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  const read = () => readBuild(path.join(folder(), "loan"), "loan");

  it("reads the manifest and the files of a build", () => {
    put("remote.json", build.manifestBytes);
    put(entry, build.read(entry));
    expect(read()).toMatchObject({ deployed, manifest });
    expect(read().read(entry)).toEqual(build.read(entry));
  });

  it("refuses a missing build, the manifest of another app, and links out of its folder", () => {
    expect(read).toThrow(/^loan has no build: /);
    put("remote.json", makeBuild({ name: "repay", version: "0.1.0" }).manifestBytes);
    expect(read).toThrow("is the manifest of repay");
    put("remote.json", build.manifestBytes);
    symlinkSync("/etc/hostname", path.join(folder(), "loan/dist/remote/secret.js"));
    expect(() => read().read("secret.js")).toThrow("is a link");
    expect(() => read().read("../../../x")).toThrow("is a link");
  });
});
