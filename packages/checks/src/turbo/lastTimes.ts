import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** How long steps took in this checkout, in seconds. A cache: who removes it loses nothing but the hint. */
const FILE = path.resolve(import.meta.dirname, "../../../../node_modules/.cache/lending/seconds.json");

function readAll(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readFileSync(FILE, "utf8"));
  } catch {
    return {};
  }
}

/** Returns how long a step took the last time; undefined for the first time. */
export const lastSeconds = (step: string): number | undefined => readAll()[step];

export function saveSeconds(step: string, seconds: number): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...readAll(), [step]: Math.round(seconds) }));
}
