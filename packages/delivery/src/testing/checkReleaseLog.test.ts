import { describe, expect, it } from "vitest";
import type { SignedRelease } from "../releases/createReleaseLog.ts";
import { checkReleaseLog } from "./createVisitor.ts";

const deployed = (version: string) => ({ version, hash: version });
const logOf = (...remotes: readonly Record<string, string>[]) =>
  remotes.map((versions, index) => ({
    hash: "",
    release: {
      generation: index + 1,
      shell: deployed("1.0.0"),
      remotes: Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, deployed(version)])),
    },
  })) as unknown as readonly SignedRelease[];

describe("the release log of the chaos test", () => {
  const releases = logOf({ loan: "1", repay: "1" }, { loan: "2", repay: "1" }, { loan: "2", repay: "2" });
  const published = [
    { name: "loan", version: "2", generation: 2 },
    { name: "repay", version: "2", generation: 3 },
  ];

  it("accepts a log that contains what each publisher reported", () => {
    expect(() =>
      checkReleaseLog(releases, [{ name: "loan", version: "1", generation: 1 }, ...published]),
    ).not.toThrow();
  });

  it("rejects a log without a separate release for each publisher", () => {
    expect(() => checkReleaseLog(releases, [...published, { name: "loan", version: "2", generation: 3 }])).toThrow(
      "Two publishers reported the same generation.",
    );
    expect(() => checkReleaseLog(releases, [{ name: "loan", version: "3", generation: 2 }])).toThrow(
      "loan 3 is not in release 2.",
    );
    expect(() => checkReleaseLog(releases, [{ name: "loan", version: "3", generation: 4 }])).toThrow(
      "loan 3 is not in release 4.",
    );
  });

  it("rejects a log that lost the version of another publisher", () => {
    const lost = logOf({ loan: "1", repay: "1" }, { loan: "2" });
    expect(() => checkReleaseLog(lost, published.slice(0, 1))).toThrow("Release 2 lost repay 1.");
    const other = logOf({ loan: "1", repay: "1" }, { loan: "2", repay: "0" });
    expect(() => checkReleaseLog(other, published.slice(0, 1))).toThrow("Release 2 lost repay 1.");
  });
});
