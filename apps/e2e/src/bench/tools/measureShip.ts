import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { apps, repository } from "../contenders/Contender.ts";

const manifest = path.join(apps, "loan/package.json");
const WITHOUT_PAGES = ["--without", "pages", "--because", "its time is measured separately"];

/** Seconds of each `ship loan` after a version change, with all gates and without the one that opens pages in a browser. */
export interface ShipTimes {
  readonly all: readonly number[];
  readonly withoutPages: readonly number[];
}

/** Builds and ships the loan remote to a folder several times. */
export function measureShip(folder: string, times: number): ShipTimes {
  const ship = (...args: readonly string[]) => {
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ["packages/delivery/src/cli/ship.ts", ...args], {
      cwd: repository,
      env: { ...process.env, SHIP_KEYS: path.join(folder, "keys"), SHIP_STORE: path.join(folder, "releases") },
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`ship ${args.join(" ")} ended with ${status}: ${stderr}`);
    return (performance.now() - started) / 1000;
  };
  ship("keys");
  ship("--all", "--stage", "sandbox", ...WITHOUT_PAGES);
  const before = readFileSync(manifest, "utf8");
  try {
    const shipTimes = (major: number, args: readonly string[]) =>
      Array.from({ length: times }, (_, time) => {
        writeFileSync(manifest, before.replace(/"version": "[^"]*"/, `"version": "${major}.0.${time}"`));
        return ship("loan", ...args);
      });
    return { withoutPages: shipTimes(90, WITHOUT_PAGES), all: shipTimes(91, []) };
  } finally {
    writeFileSync(manifest, before);
  }
}
