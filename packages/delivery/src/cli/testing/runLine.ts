import path from "node:path";
import { readKeys } from "@lending/releases/signing/keyFolder";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { expect } from "vitest";
import { makeGatedPublisher } from "../../testing/makeGatedPublisher.ts";
import { runShip } from "../runShip.ts";

interface LineOptions {
  readonly variables?: Readonly<Record<string, string>>;
  readonly isTerminal?: boolean;
}

/** Runs a line of `pnpm ship` in a repository, and returns its exit code and everything that it printed. */
export async function runLine(repository: string, line: string, options: LineOptions = {}) {
  const { variables = {}, isTerminal = false } = options;
  let out = "";
  const write = (text: string) => {
    out += text;
  };
  // A value in quotes may contain spaces.
  const args = line.split(/ (?=(?:[^"]*"[^"]*")*[^"]*$)/).map((one) => one.replaceAll('"', ""));
  const place = {
    repository,
    // No site listens on port 1. On that of the developer's own site, each command would wait for it to serve the release.
    variables: { SHIP_BY: "ana", PORT: "1", ...variables },
    isTerminal,
    write,
    writeError: write,
  };
  return { code: await runShip(args.filter(Boolean), place), out };
}

/** Opens the store of this name in a repository. */
export const storeIn = (repository: string, name = "releases") => createFolderStore(path.join(repository, name));

/** Creates a publisher of that store with the keys of this folder of the repository. */
export function publisherIn(repository: string, name?: string, keys = ".ship") {
  return makeGatedPublisher({ store: storeIn(repository, name), ...readKeys(path.join(repository, keys)) });
}

/** Matches the result of a line that ends with this exit code and prints this text. */
export const exit = (code: number, text: string) => ({ code, out: expect.stringContaining(text) });
