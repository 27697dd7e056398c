import { describe, expect, it } from "vitest";
import type { Release } from "../releases/Release.ts";
import { type Context, firstAddress } from "./Context.ts";

const paths: Record<string, readonly string[]> = {
  loan: ["/loan", "/loanDetail"],
  bank: ["/bank"],
  silent: [],
  shell: ["/shell"],
};
const context = {
  origin: "",
  sandboxOrigin: "http://localhost:4100",
  archive: {
    manifest: async (name: string) => ({ paths: Object.fromEntries((paths[name] ?? []).map((one) => [one, {}])) }),
  },
} as unknown as Context;
const deployed = { version: "0.1.0", hash: "a".repeat(64) };
const releaseOf = (names: readonly string[], environment: object = { stage: "sandbox" }) =>
  ({
    shell: deployed,
    remotes: Object.fromEntries(names.map((name) => [name, deployed])),
    environment,
  }) as unknown as Release;

describe("the address that ship prints", () => {
  it.each<[string, readonly string[], readonly string[], string]>([
    [
      "is the first path of the first named app with a path",
      ["bank", "loan", "silent"],
      ["silent", "loan", "bank"],
      "/loan",
    ],
    ["is never a path of the shell", ["loan"], ["shell"], "/loan"],
    ["is the path of the first remote by name when no app was named", ["loan", "bank"], [], "/bank"],
    ["skips an app that the release does not contain", ["loan"], ["bank"], "/loan"],
    ["is the site's root when no remote has a path", ["silent"], ["silent"], "/"],
  ])("%s", async (_, remotes, names, pathname) => {
    expect(await firstAddress(context, releaseOf(remotes), names)).toBe(`http://localhost:4100${pathname}`);
  });

  it("is on the site in the environment", async () => {
    const release = releaseOf(["loan"], { h5Base: "https://lender.test" });
    expect(await firstAddress(context, release, [])).toBe("https://lender.test/loan");
    expect(await firstAddress({ ...context, origin: "https://www.lender.test" }, release, [])).toBe(
      "https://www.lender.test/loan",
    );
  });

  it.each([[{}], [{ stage: "staging" }]])("contains no host when none is known: %j", async (environment) => {
    expect(await firstAddress(context, releaseOf(["loan"], environment), [])).toBe("/loan");
  });
});
