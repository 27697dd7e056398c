import { describe, expect, it } from "vitest";
import ownPackage from "../../../package.json" with { type: "json" };
import { checkVersion } from "./checkVersion.ts";

const deployed = (version: string, digit: string) => ({ version, hash: digit.repeat(64) });
/** A release with this live loan, and these known versions of it. */
const releaseOf = (
  live: ReturnType<typeof deployed> | undefined,
  known = live ? [live] : [],
  delivery = ownPackage.version,
) =>
  ({
    ...{ number: 4, delivery, shell: deployed("1.0.0", "5") },
    ...{ remotes: live ? { loan: live } : {}, known: { loan: known } },
  }) as unknown as Parameters<typeof checkVersion>[2];
const ask = (version: string, digit: string, release: ReturnType<typeof releaseOf>) => () =>
  checkVersion("loan", deployed(version, digit), release);

describe("a version", () => {
  it("may be any in the first release, and must not be older than the live one afterwards", () => {
    expect(ask("0.1.0", "a", undefined)).not.toThrow();
    const release = releaseOf(deployed("0.2.0", "a"));
    expect(ask("0.2.0", "a", release)).not.toThrow();
    expect(ask("0.3.0", "b", release)).not.toThrow();
    expect(ask("0.1.9", "b", release)).toThrow(
      "loan 0.1.9 is older than 0.2.0, which is live. Going back is a rollback: pnpm ship rollback loan.",
    );
    expect(ask("0.1.0", "b", releaseOf(undefined))).not.toThrow();
  });

  it("is not shipped by a publisher that is older than the one of the live release", () => {
    expect(ask("0.3.0", "b", releaseOf(deployed("0.2.0", "a"), [], "99.0.0"))).toThrow(
      `Release 4 was made with @lending/delivery 99.0.0, and this is ${ownPackage.version}, which may not know all that it states. Update first: install the newer packages, or merge the main branch.`,
    );
  });

  it.each([
    ["0.9.0", "0.10.0"],
    ["1.0.0-beta", "1.0.0"],
    ["1.0.0-rc.9", "1.0.0-rc.10"],
    ["1.0.0", "1.0.1-beta"],
  ])("of %s is older than %s", (earlier, later) => {
    expect(ask(earlier, "b", releaseOf(deployed(later, "a")))).toThrow("is older than");
    expect(ask(later, "b", releaseOf(deployed(earlier, "a")))).not.toThrow();
  });

  it("must have the same bytes as before, and a new one is above all earlier ones", () => {
    const release = releaseOf(deployed("0.2.0", "a"), [deployed("0.3.0", "c"), deployed("0.2.0", "a")]);
    expect(ask("0.2.0", "b", release)).toThrow(
      "loan 0.2.0 (bbbbbbbbbbbb) was shipped with different bytes (aaaaaaaaaaaa) in an earlier release. Give the change a new version",
    );
    expect(ask("0.3.0", "c", release), "shipped again after a rollback").not.toThrow();
    expect(ask("0.2.1", "d", release)).toThrow("loan 0.2.1 is not above 0.3.0, which was shipped before.");
    expect(ask("0.3.1", "d", release)).not.toThrow();
  });
});
