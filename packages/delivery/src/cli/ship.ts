#!/usr/bin/env node
import { runShip } from "./runShip.ts";

// A reader such as `head` may close the pipe early; the release must continue.
process.stdout.on("error", () => undefined);

process.exitCode = await runShip(process.argv.slice(2), {
  repository: process.cwd(),
  variables: process.env,
  isTerminal: process.stdout.isTTY === true,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
