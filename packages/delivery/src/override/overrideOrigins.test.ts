import { expect, it } from "vitest";
import { isAllowedOrigin, overrideOrigins } from "./overrideOrigins.ts";

const preview = "https://*.preview.example";

it.each([
  ["an environment that states no stage", {}, []],
  ["the sandbox", { stage: "sandbox" }, ["http://localhost:*", "http://127.0.0.1:*"]],
  ["staging", { stage: "staging" }, ["http://localhost:*", "http://127.0.0.1:*"]],
  ["production", { stage: "production" }, []],
  ["a stage that nobody knows", { stage: "live" }, []],
  ["production that allows one", { stage: "production", overrideOrigins: [preview] }, [preview]],
  [
    "production that allows a laptop as well",
    { stage: "production", overrideOrigins: [preview, "http://localhost:*"] },
    [preview],
  ],
  ["one that forbids", { stage: "sandbox", overrideOrigins: [] }, []],
  ["one that allows everything", { stage: "sandbox", overrideOrigins: ["*"] }, []],
  ["one that allows a whole country", { stage: "sandbox", overrideOrigins: ["https://*.ph"] }, []],
  ["one with an address for an origin", { stage: "sandbox", overrideOrigins: [preview, "https://a.example/path"] }, []],
  ["one with something odd", { stage: "sandbox", overrideOrigins: "http://localhost:4101" }, []],
])("lets developers take a remote, in %s, from", (_, environment, allowed) => {
  expect(overrideOrigins(environment)).toEqual(allowed);
});

const allowed = ["http://localhost:*", preview, "https://one.example:8443"];
it.each([
  ["http://localhost:4101/", true],
  ["http://localhost/", true],
  ["https://localhost:4101/", false],
  ["http://localhost.evil.example/", false],
  ["http://localhost:4101@evil.example/", false],
  ["http://user:word@localhost:4101/", false],
  ["https://pr-12.preview.example/loan/", true],
  ["https://preview.example/", false],
  ["https://evilpreview.example/", false],
  ["https://pr.preview.example.evil.example/", false],
  ["https://pr.preview.example:444/", false],
  ["http://pr-12.preview.example/", false],
  ["https://one.example:8443/", true],
  ["https://one.example/", false],
  ["data:text/javascript,1", false],
  ["loan", false],
])("takes files of %s: %s", (address, isTaken) => {
  expect(isAllowedOrigin(address, allowed)).toBe(isTaken);
});
