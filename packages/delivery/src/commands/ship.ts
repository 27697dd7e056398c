import path from "node:path";
import { runShip } from "../ship/runShip.ts";

// Whoever reads only the first lines has seen enough; what is under way goes on.
process.stdout.on("error", () => undefined);

process.exitCode = await runShip(process.argv.slice(2), {
  repository: path.join(import.meta.dirname, "../../../.."),
  variables: process.env,
  isTerminal: process.stdout.isTTY === true,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
