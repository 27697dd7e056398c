import { expect, it, vi } from "vitest";
import { makeSiteRegistry } from "../testing/makeSiteRegistry.ts";
import { describePage } from "./events.ts";

const registry = makeSiteRegistry({ release: 3 });
const at = (address: string) => history.replaceState(null, "", address);

it.each([
  ["/loanDetail/?orderId=o-1", { path: "/loanDetail", remote: "loan", version: "0.2.0" }],
  ["/error", { path: "/error", remote: "shell", version: "0.1.0" }],
  ["/repay", { path: "/repay", remote: "repay", version: "33333333" }],
  ["/0917-000-0000", { path: "", remote: "", version: undefined }],
])("returns the owner of %s without its query", (address, place) => {
  at(address);
  expect(describePage(registry)).toEqual({ ...place, release: 3, variant: undefined });
});

it.each(["/loanDetail", "/error", "/nothing"])("returns the side of a staged release at %s", (address) => {
  at(address);
  expect(describePage({ ...registry, variant: "canary", token: "t" })).toMatchObject({ variant: "canary", token: "t" });
});

it("returns the version of another remote by its name", () => {
  at("/repay");
  expect(describePage(registry, "loan")).toMatchObject({ path: "/repay", remote: "loan", version: "0.2.0" });
  expect(describePage(registry, "unknown")).toMatchObject({ remote: "unknown", version: undefined });
});

it("returns the previous version after a page has fallen back to it", () => {
  at("/loanDetail");
  const last = `${location.origin}/assets/loan/0.1.9-beta.1-6f5e4d3c2b1a/remoteEntry.22222222.js`;
  let requestedEntry = "";
  vi.stubGlobal("performance", { getEntriesByName: (name: string) => (name === requestedEntry ? [{}] : []) });
  expect(describePage(registry)).toMatchObject({ remote: "loan", version: "0.2.0" });
  requestedEntry = last;
  expect(describePage(registry)).toMatchObject({ remote: "loan", version: "0.1.9-beta.1" });
});

it("reads versions of any number of digits", () => {
  at("/loanDetail");
  const [loan] = registry.remotes.filter(({ name }) => name === "loan");
  if (!loan) throw new Error("The registry has no loan.");
  const remotes = [{ ...loan, base: "/assets/loan/10.21.32-1a2b3c4d5e6f/" }];
  expect(describePage({ ...registry, remotes }).version).toBe("10.21.32");
});
