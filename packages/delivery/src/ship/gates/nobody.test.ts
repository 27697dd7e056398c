import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { expect, it } from "vitest";
import { NOBODY, whyNotNobody } from "./createPagesGate.ts";

const folder = folderForEachTest();
const isRoot = process.getuid?.() === 0 && process.platform === "linux";
const repository = path.join(import.meta.dirname, "../../../../..");

it.skipIf(!isRoot)(
  "reads neither the key nor the environment of the process that has it (skipped without root)",
  () => {
    chmodSync(folder(), 0o755);
    const key = path.join(folder(), "ship.key");
    writeFileSync(key, "secret", { mode: 0o600 });
    const program = `for (const file of [${JSON.stringify(key)}, "/proc/${process.pid}/environ"])
    try { fs.readFileSync(file); console.log("read"); } catch (fault) { console.log(fault.code); }
  console.log(process.getuid(), String(process.getgroups()));`;
    const run = (options: object) =>
      spawnSync("/bin/sh", ["-c", `exec "$0" -e '${program}'`, process.execPath], {
        ...options,
        cwd: "/",
        encoding: "utf8",
      }).stdout;
    expect(run({})).toMatch(/^read\nread\n0 /);
    expect(run(whyNotNobody(repository) === undefined ? NOBODY : {})).toBe("EACCES\nEACCES\n65534 65534\n");
  },
);

it.skipIf(!isRoot)("is named as impossible in a folder that other users cannot read (skipped without root)", () => {
  const closed = path.join(folder(), "closed");
  mkdirSync(closed, { mode: 0o700 });
  expect(whyNotNobody(closed)).toBe(`other users cannot read ${closed}`);
});
