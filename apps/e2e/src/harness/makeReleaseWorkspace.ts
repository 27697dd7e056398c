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

/** Creates signing keys in a folder. Returns their folder and publishers that sign with them. */
export function makePublishers(folder: string) {
  const keys = path.join(folder, "keys");
  makeKeys(keys);
  const signer = readSigner(keys, "");
  if (!signer) throw new Error("The signing key is missing.");
  const trust = readTrust(keys);
  const publisherOf = (store: string, gates: Parameters<typeof makePublisher>[0]["gates"] = []) =>
    makePublisher({ store: createDirectoryStore(store), signer, trust, gates });
  return { keys, publisherOf };
}

/** Creates a release store with release 1 of the existing builds and `others`, and opens sites that start with a copy of it. */
export async function makeReleaseWorkspace(names: readonly string[], others: readonly Build[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), "release-workspace-"));
  const { keys, publisherOf } = makePublishers(folder);
  const first = path.join(folder, "first");
  const builds = [...names.map((name) => readBuild(path.join(apps, name), name)), ...others];
  await publisherOf(first).ship(...builds);

  return {
    build(name: string): Build {
      const found = builds.find((build) => build.name === name);
      if (!found) throw new Error(`${name} is not in release 1.`);
      return found;
    },
    /** Starts a sandbox that serves a copy of release 1, with a publisher for it. */
    async openSite() {
      const releases = mkdtempSync(path.join(folder, "site-"));
      cpSync(first, releases, { recursive: true });
      const sandbox = await startSandbox({ SANDBOX_RELEASES: releases, SANDBOX_TRUST: keys });
      return { origin: sandbox.origin, releases, keys, publisher: publisherOf(releases), close: () => sandbox.stop() };
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
