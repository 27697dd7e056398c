import { readFileSync } from "node:fs";
import path from "node:path";
import { singletons } from "@lending/federation/preset";
import { readShape } from "@lending/federation/shape";
import { expect, it } from "vitest";
import { breakSources } from "./breakSources.ts";
import { APPS, checkHistory, createShapeTest } from "./history.ts";

const repository = path.join(import.meta.dirname, "../../../..");
// Both read the sources of all apps, which are no inputs of the cached tests of this package: `pnpm test:deep` runs them.
const count = Number(process.env.SHAPE_CHANGES ?? 0);
const seed = Number(process.env.SHAPE_SEED ?? 2);
const commits = Number(process.env.SHAPE_COMMITS ?? 0);

const shapeOf = (app: string, read?: (file: string) => string) =>
  readShape({ folder: path.join(repository, "apps", app), shared: singletons, ...(read && { read }) });

it.skipIf(count === 0)(
  `refuses breaking changes of these sources: ${count} of them`,
  { timeout: 600_000 },
  async () => {
    const test = await createShapeTest(Object.fromEntries(APPS.map((app) => [app, shapeOf(app)])));
    try {
      const changes = breakSources(repository, { count, seed });
      expect(changes).toHaveLength(count);
      const missed: string[] = [];
      for (const { app, file, text, edit } of changes) {
        const after = shapeOf(app, (one) => (one === file ? text : readFileSync(one, "utf8")));
        if ((await test.check({ [app]: after })) === undefined) missed.push(edit);
      }
      process.stdout.write(
        `${count - missed.length} of ${count} breaking changes refused; accepted:\n${missed.join("\n")}\n`,
      );
      // The edits follow the sources: a small sample only notices a gate that stopped working.
      expect(missed.length).toBeLessThanOrEqual(count * (count < 200 ? 0.15 : 0.05));
    } finally {
      test.close();
    }
  },
);

it.skipIf(commits === 0)(`refuses none of ${commits} commits that broke nothing`, { timeout: 1_800_000 }, async () => {
  const { checked, changed, refusals } = await checkHistory(repository, commits);
  process.stdout.write(`${checked} commits, of which ${changed} changed a shape; refused:\n${refusals.join("\n")}\n`);
  expect(checked).toBe(commits);
  expect(refusals).toEqual([]);
});
