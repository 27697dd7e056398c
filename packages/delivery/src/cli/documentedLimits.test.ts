import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parseManifest } from "../releases/Build.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { createProgram } from "./commands.ts";

const shipping = readFileSync(path.join(import.meta.dirname, "../../../../docs/shipping.md"), "utf8").replace(
  /\s+/g,
  " ",
);
/** Reads a command line, and returns its options. */
function read(line: string) {
  const program = createProgram(async () => undefined);
  program.parse(line.split(" "), { from: "user" });
  return program.commands.find((one) => line.startsWith(one.name()))?.opts() ?? {};
}
const isAccepted = (title: string) => {
  try {
    return (
      parseManifest("loan", makeBuild({ name: "loan", version: "1.0.0", title }).manifestBytes, "loan") !== undefined
    );
  } catch {
    return false;
  }
};

it("has the limits that docs/shipping.md states", () => {
  const { days } = read("clean");
  expect(shipping).toContain(`remove files that no release of the last ${days} days names`);
  expect(() => read("override loan --from http://localhost:4101 --minutes 480")).not.toThrow();
  expect(() => read("override loan --from http://localhost:4101 --minutes 481")).toThrow("It is 1 to 480.");
  expect(shipping).toContain("(480 minutes at most)");
  expect([isAccepted("x".repeat(80)), isAccepted("x".repeat(81))]).toEqual([true, false]);
  expect(shipping).toContain("is longer than 80 characters");
  const { every, for: minutes } = read("watch");
  expect(shipping).toContain(`pnpm ship watch --every ${every} --for ${minutes}`);
});
