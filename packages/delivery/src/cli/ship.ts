#!/usr/bin/env node
import { isLockedFallback, missingPatch } from "@lending/node-runtime/patch-level";
import { runShip } from "./runShip.ts";

// A reader such as `head` may close the pipe early; the release must continue.
process.stdout.on("error", () => undefined);

const stopping = new AbortController();
/** A second signal ends the process at once. */
for (const signal of ["SIGINT", "SIGTERM"] as const)
  if (process.argv.includes("watch")) process.once(signal, () => stopping.abort());

/** This process reads the bucket and holds the key. */
const problem = missingPatch(process.versions.node);
const isRefused = problem !== undefined && !isLockedFallback(process.execPath);
if (isRefused) process.stderr.write(`${problem} See SECURITY.md, "Node".\n`);

process.exitCode = isRefused
  ? 3
  : await runShip(process.argv.slice(2), {
      repository: process.cwd(),
      variables: process.env,
      isTerminal: process.stdout.isTTY === true,
      write: (text) => process.stdout.write(text),
      writeError: (text) => process.stderr.write(text),
      signal: stopping.signal,
    });
