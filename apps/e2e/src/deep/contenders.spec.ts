import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { writeMonolith } from "../bench/contenders/writeMonolith.ts";
import { writeServerRendered } from "../bench/contenders/writeServerRendered.ts";
import { writeStock } from "../bench/contenders/writeStock.ts";

for (const [name, write] of Object.entries({ M: writeMonolith, R: writeServerRendered, K: writeStock }))
  test(`the benchmark's contender ${name} can be built from the sources of today`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "contender-"));
    try {
      expect((await write(folder)).folder).toBe(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
