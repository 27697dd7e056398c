import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { apps, repository } from "../contenders/Contender.ts";

const manifest = path.join(apps, "loan/package.json");
const titles = path.join(apps, "loan/src/titles.ts");

/** The time of one shipment in seconds, and the processor time of all its processes. */
export interface Shipment {
  readonly seconds: number;
  readonly processorSeconds: number;
}

/** Returns the seconds in the last line of bash's `times`: user and system time of the processes that it ran. */
const readTimes = (output: string) =>
  [...(output.trim().split("\n").at(-1) ?? "").matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/** Ships the loan remote several times after a change of one word and of its version, with all gates. Returns the time of each. */
export function measureShip(folder: string, times: number): readonly Shipment[] {
  const ship = (line: string): Shipment => {
    const started = performance.now();
    const command = `node packages/delivery/src/cli/ship.ts ${line} >&2 && times`;
    const { status, stdout, stderr } = spawnSync("bash", ["-c", command], {
      cwd: repository,
      env: { ...process.env, SHIP_KEYS: path.join(folder, "keys"), SHIP_STORE: path.join(folder, "releases") },
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`ship ${line} ended with ${status}: ${stderr}`);
    const tags = /^ {2}tagged +(.*)$/m.exec(stderr)?.[1]?.split(", ") ?? [];
    if (tags.length > 0) spawnSync("git", ["tag", "--delete", ...tags], { cwd: repository });
    return { seconds: (performance.now() - started) / 1000, processorSeconds: readTimes(stdout) };
  };
  const [version, title] = [readFileSync(manifest, "utf8"), readFileSync(titles, "utf8")];
  try {
    ship("keys");
    ship("--all --stage sandbox --without pages --because 'its time is measured below'");
    return Array.from({ length: times }, (_, time) => {
      writeFileSync(manifest, version.replace(/"version": "[^"]*"/, `"version": "90.0.${time}"`));
      writeFileSync(titles, title.replace("Order Details", `Order details ${time}`));
      return ship("loan");
    });
  } finally {
    writeFileSync(manifest, version);
    writeFileSync(titles, title);
  }
}
