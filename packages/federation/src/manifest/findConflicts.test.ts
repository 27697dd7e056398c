import { expect, it } from "vitest";
import { findConflicts } from "./findConflicts.ts";

const owner = (name: string, ...paths: string[]) => ({
  name,
  paths: Object.fromEntries(paths.map((one) => [one, {}])),
});

it.each([
  ["paths of one owner each", [owner("loan", "/", "/loan"), owner("repay", "/repay")], "", []],
  ["a path that begins like one of the server", [owner("loan", "/apis", "/assets-list")], "", []],
  [
    "a path of several owners",
    [owner("loan", "/a"), owner("repay", "/a"), owner("site", "/a")],
    "",
    ["/a is claimed by loan and repay and site"],
  ],
  [
    "paths of the server",
    [owner("loan", "/api", "/assets/x")],
    "",
    ["/api is claimed by loan, but belongs to the server", "/assets/x is claimed by loan, but belongs to the server"],
  ],
  [
    "a path of the server with several owners",
    [owner("loan", "/reports"), owner("repay", "/reports")],
    "",
    ["/reports is claimed by loan and repay, but belongs to the server"],
  ],
  [
    "a path below the prefix of the API",
    [owner("loan", "/ph/lending/v1", "/ph")],
    "/ph/lending",
    ["/ph/lending/v1 is claimed by loan, but belongs to the server"],
  ],
])("reports the conflicts of %s", (_, owners, apiPrefix, conflicts) => {
  expect(findConflicts(owners, apiPrefix)).toEqual(conflicts);
});

it("reserves only the server's own paths without a prefix of the API", () => {
  expect(findConflicts([owner("loan", "/loan", "/")])).toEqual([]);
});
