import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { apps, repository } from "../arms/apps.ts";

const manifest = path.join(apps, "loan/package.json");
const PAGES_ASIDE = ["--without", "pages", "--because", "its time is measured by itself"];

/** Seconds that `ship loan` takes after a change of the loan alone, the opening of every path in a browser aside. */
export function measureShip(folder: string, times: number): readonly number[] {
  const ship = (...words: readonly string[]) => {
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ["packages/delivery/src/commands/ship.ts", ...words], {
      cwd: repository,
      env: { ...process.env, SHIP_KEYS: path.join(folder, "keys"), SHIP_STORE: path.join(folder, "releases") },
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`ship ${words.join(" ")} ended with ${status}: ${stderr}`);
    return (performance.now() - started) / 1000;
  };
  ship("keys");
  ship("--all", "--stage", "sandbox", ...PAGES_ASIDE);
  const before = readFileSync(manifest, "utf8");
  try {
    return Array.from({ length: times }, (_, time) => {
      writeFileSync(manifest, before.replace(/"version": "[^"]*"/, `"version": "90.0.${time}"`));
      return ship("loan", ...PAGES_ASIDE);
    });
  } finally {
    writeFileSync(manifest, before);
  }
}
