import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createTrust, type Trust } from "@lending/delivery/live";

const isKey = (name: string) => name.endsWith(".pub");

function parse(texts: readonly string[], files: readonly string[]): Trust {
  if (files.length === 0) throw new Error("it contains no public key (*.pub)");
  return createTrust(texts, files);
}

/** The keys of a folder. `trust` is the same object for as long as the process runs, with the keys as they were last read. */
export interface TrustFolder {
  readonly trust: Trust;
  /** Reads the folder again. Rejects when a file is no key or there is none, and keeps the keys that were read before. */
  refresh(): Promise<void>;
}

/** Opens the trusted keys of a folder, or of its folder `trusted`, where `pnpm ship keys` writes them. Throws as `refresh` does. */
export function openTrustFolder(given: string): TrustFolder {
  const list = (one: string) => (existsSync(one) ? readdirSync(one).filter(isKey) : []);
  const folder = [given, path.join(given, "trusted")].find((one) => list(one).length > 0) ?? given;
  const files = list(folder);
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const keys = new Map(parse(files.map(read), files));
  return {
    trust: keys,
    async refresh() {
      const names = (await readdir(folder)).filter(isKey);
      const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
      const next = parse(texts, names);
      for (const id of keys.keys()) if (!next.has(id)) keys.delete(id);
      for (const [id, key] of next) keys.set(id, key);
    },
  };
}
