import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import type { Results } from "./targets.ts";
import { writeReport } from "./writeReport.ts";

const results: Results = {
  commit: "0000000",
  at: "2026-03-01T09:00",
  browsers: ["headless shell"],
  link: "a link of this test",
  rounds: 1,
  cells: [],
  failures: [],
};

it("writes its report into an empty folder, and again after the next round", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-report-"));
  try {
    writeReport(results, folder);
    writeReport({ ...results, rounds: 2 }, folder);
    const page = readFileSync(path.join(folder, "performance/measured.md"), "utf8");
    expect(page).toContain("rounds: 2, link: a link of this test");
    expect(page).not.toContain("rounds: 1, link");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
