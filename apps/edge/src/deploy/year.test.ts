import path from "node:path";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { makeBuild } from "@lending/releases/testing";
import { expect, it } from "vitest";
import { createWorkshop } from "../testing/startProcesses.ts";

// A year of 20 releases a day: YEAR_RELEASES=7300 npx vitest run --project edge year
const RELEASES = Number(process.env.YEAR_RELEASES ?? 20);
const SECONDS_MAX = 3;

it("an edge without a cache starts as fast after a year of releases as after the first", async ({ onTestFinished }) => {
  const workshop = await createWorkshop();
  onTestFinished(() => workshop.stop());
  const publisher = workshop.publisher(createFolderStore(path.join(workshop.root, "store")));
  const startTime = async () => {
    const started = performance.now();
    const edge = await workshop.startEdge();
    const seconds = (performance.now() - started) / 1000;
    const { release } = (await (await fetch(`${edge.origin}/readyz`)).json()) as { release: number };
    return { release, seconds };
  };
  await publisher.ship(makeBuild({ name: "shell", version: "1.0.0" }), makeBuild({ name: "loan", version: "0.1.0" }));
  const first = await startTime();
  for (let number = 1; number < RELEASES; number += 1) await publisher.change({ change: `change ${number}` });
  const last = await startTime();
  expect(last.release).toBe(RELEASES);
  // On a busy machine the first start takes long, too.
  expect(last.seconds).toBeLessThan(Math.max(SECONDS_MAX, 2 * first.seconds));
  if (process.env.YEAR_RELEASES) process.stdout.write(`${last.seconds.toFixed(1)} s after ${RELEASES} releases\n`);
}, 1_200_000);
