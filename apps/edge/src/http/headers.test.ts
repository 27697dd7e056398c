import { expect, it } from "vitest";
import { acceptsHtml, clientAddress, completeHeaders } from "./headers.ts";

it.each([
  [0, "203.0.113.9", "10.0.0.1"],
  [0, undefined, "10.0.0.1"],
  [1, "1.2.3.4, 203.0.113.9", "203.0.113.9"],
  [2, "1.2.3.4, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
  [2, "203.0.113.9", "10.0.0.1"],
  [1, "", "10.0.0.1"],
])("behind %s proxies, X-Forwarded-For %s means the address %s", (proxies, forwarded, address) => {
  const headers = new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded });
  expect(clientAddress(headers, "10.0.0.1", proxies)).toBe(address);
});

it("names a client without an address", () => {
  expect(clientAddress(new Headers(), undefined, 0)).toBe("local");
});

it.each([
  ["text/html,*/*", "/a.js", true],
  ["*/*", "/loanDetail", true],
  ["*/*", "/a.JS", false],
  ["image/avif,*/*", "/loanDetail", false],
  ["application/json", "/loanDetail", false],
])("decides whether a client that accepts %s at %s may get a document: %s", (accept, path, accepts) => {
  expect(acceptsHtml(accept, path)).toBe(accepts);
});

it("moves no navigation to another process when the response arrives", () => {
  const names = Object.keys(completeHeaders({}));
  expect(names).toContain("x-frame-options");
  expect(
    names.filter((name) => /^(?:cross-origin-(?:opener|embedder)-policy|origin-agent-cluster)$/.test(name)),
  ).toEqual([]);
});
