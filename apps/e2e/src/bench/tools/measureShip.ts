import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { apps, repository } from "../contenders/Contender.ts";

const manifest = path.join(apps, "loan/package.json");
const WITHOUT_PAGES = ["--without", "pages", "--because", "its time is measured separately"];

/** Returns how many seconds each `ship loan` takes after a version change, without the gate that opens every path in a browser. */
export function measureShip(folder: string, times: number): readonly number[] {
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
    return Array.from({ length: times }, (_, time) => {
      writeFileSync(manifest, before.replace(/"version": "[^"]*"/, `"version": "90.0.${time}"`));
      return ship("loan", ...WITHOUT_PAGES);
    });
  } finally {
    writeFileSync(manifest, before);
  }
}
