import { rmSync } from "node:fs";
import { hasCeph, startObjectStorage, startRadosgw } from "@lending/delivery/testing";
import { createCopy } from "../documented-commands/createCopy.ts";
import { commandsInOrder } from "../documented-commands/findCommands.ts";
import { tryCommand } from "../documented-commands/tryCommand.ts";

// Runs every documented command in a fresh copy of the repository, in the order of `tries`. Arguments select the commands
// that contain one of them.
const filters = process.argv.slice(2);
const copy = createCopy(process.cwd());
// docs/production.md begins with an empty bucket.
const bucket = await (hasCeph() ? startRadosgw() : startObjectStorage());
for (const [name, variables] of Object.entries({ BUCKET_WRITER: bucket.writer, BUCKET_READER: bucket.reader }))
  process.env[name] = Object.entries(variables)
    .map(([key, value]) => `${key}=${value}`)
    .join(" ");
let failed = 0;
try {
  for (const { command, one } of commandsInOrder(process.cwd())) {
    if (filters.length > 0 && !filters.some((text) => command.includes(text))) continue;
    const started = performance.now();
    const problem = await tryCommand(command, one, copy);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    console.log(`${problem === undefined ? "ok  " : "FAIL"} ${seconds} s  ${command}`);
    if (problem === undefined) continue;
    failed += 1;
    console.log(problem);
  }
} finally {
  await bucket.stop();
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
