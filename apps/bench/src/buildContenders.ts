import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildContender } from "./contenders/buildContender.ts";

// Builds the generated contenders and measures nothing: a change of the product can break them.
const work = mkdtempSync(path.join(tmpdir(), "contenders-"));
try {
  for (const name of ["monolith", "rendered", "stock"] as const) {
    const { child } = await buildContender(name, path.join(work, name), "http://127.0.0.1:9");
    child?.kill();
    console.log(`built ${name}`);
  }
} finally {
  rmSync(work, { recursive: true });
}
