import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeMonolith } from "./contenders/writeMonolith.ts";
import { writeServerRendered } from "./contenders/writeServerRendered.ts";
import { writeStock } from "./contenders/writeStock.ts";

// Builds the generated contenders and measures nothing: a change of the product can break them.
const work = mkdtempSync(path.join(tmpdir(), "contenders-"));
try {
  for (const [name, write] of Object.entries({ M: writeMonolith, R: writeServerRendered, K: writeStock })) {
    const folder = path.join(work, name);
    mkdirSync(folder);
    await write(folder);
    console.log(`built ${name}`);
  }
} finally {
  rmSync(work, { recursive: true });
}
