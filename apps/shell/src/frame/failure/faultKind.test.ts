import { SessionFault } from "@lending/api-client";
import { RemoteUnavailable } from "@lending/federation/runtime";
import { expect, it } from "vitest";
import { faultKind } from "./faultKind.ts";

it.each([
  [{ code: "NETWORK" }, true, "offline"],
  [{ code: "TIMEOUT" }, true, "late"],
  [{ code: "TIMEOUT" }, false, "offline"],
  [{ code: "HTTP" }, true, "fault"],
  [{ code: "UNREADABLE" }, true, "fault"],
  [new SessionFault("POST /pay"), true, "session"],
  [new RemoteUnavailable("loan", null), true, "closed"],
  [new RemoteUnavailable("loan", null), false, "offline"],
  [new TypeError("x is undefined"), true, "broken"],
  [null, true, "broken"],
  ["text", false, "broken"],
])("classifies %s while online is %s as %s", (error, online, kind) => {
  expect(faultKind(error, online)).toBe(kind);
});
