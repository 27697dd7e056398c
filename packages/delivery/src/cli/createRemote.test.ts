import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { createRemote } from "./createRemote.ts";

const apps = mkdtempSync(path.join(tmpdir(), "remotes-"));
afterEach(() => rmSync(apps, { recursive: true, force: true }));

it("leaves a title without a translation as it is, so that the check of messages finds it", () => {
  const folder = createRemote({
    name: "savings",
    apps,
    titles: { source: "Your savings", "zh-CN": "储蓄" },
  });
  const titleOf = (language: string) =>
    /\blist: "([^"]*)"/.exec(readFileSync(path.join(folder, `src/messages/${language}.ts`), "utf8"))?.[1];
  expect(["source", "fil-PH", "zh-CN"].map(titleOf)).toEqual(["Your savings", "Your savings", "储蓄"]);
});
