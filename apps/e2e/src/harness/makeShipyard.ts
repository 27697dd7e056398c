import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  type Build,
  createDirectoryStore,
  makeKeys,
  makePublisher,
  readBuild,
  readSigner,
  readTrust,
} from "@lending/delivery/testing";
import { startSandbox } from "./startSandbox.ts";

const apps = path.join(import.meta.dirname, "../../..");

/** A store with set 1 in it, made of the builds that stand and of `others`, and sites of their own that begin with it. */
export async function makeShipyard(names: readonly string[], others: readonly Build[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), "shipyard-"));
  const keys = path.join(folder, "keys");
  makeKeys(keys);
  const signer = readSigner(keys, "");
  if (!signer) throw new Error("There is no key.");
  const trust = readTrust(keys);
  const publisherOf = (releases: string) => makePublisher({ store: createDirectoryStore(releases), signer, trust });
  const first = path.join(folder, "first");
  const builds = [...names.map((name) => readBuild(apps, name)), ...others];
  await publisherOf(first).ship(...builds);

  return {
    build(name: string): Build {
      const found = builds.find((build) => build.name === name);
      if (!found) throw new Error(`${name} is not shipped here.`);
      return found;
    },
    /** Starts a sandbox that serves a copy of set 1, and a publisher who ships to it. */
    async openSite() {
      const releases = mkdtempSync(path.join(folder, "site-"));
      cpSync(first, releases, { recursive: true });
      const sandbox = await startSandbox({ SANDBOX_RELEASES: releases, SANDBOX_TRUST: keys });
      return { origin: sandbox.origin, publisher: publisherOf(releases), close: () => sandbox.stop() };
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
