import { expect, it } from "vitest";
import { countLevels } from "./openPage.ts";
import type { RecordedRequest } from "./recordNetwork.ts";

const SITE = "http://localhost:4100";
const PAGE = `${SITE}/loanDetail?sessionId=demo`;
const request = (path: string, initiators: readonly string[], type = "Script"): RecordedRequest => ({
  url: path.startsWith("http") ? path : SITE + path,
  method: "GET",
  type,
  sentAt: 0,
  sentOn: 0,
  bytes: 0,
  initiators,
});
const load = [
  request(PAGE, [], "Document"),
  request("/assets/shell/main.1.js", [PAGE]),
  request("/assets/loan/remoteEntry.1.js", [PAGE]),
  request("/api/app/v3/loan-details?a=b", [PAGE], "Fetch"),
];

it("counts the document and its requests as two levels", () => {
  expect(countLevels(load, new Set())).toEqual([
    ["/loanDetail"],
    ["/assets/shell/main.1.js", "/assets/loan/remoteEntry.1.js", "/api/app/v3/loan-details"],
  ]);
});

it("counts a file that another file requests as a further level", () => {
  const late = request("/assets/loan/screen.1.js", [`${SITE}/assets/loan/remoteEntry.1.js`]);
  expect(countLevels([...load, late], new Set())[2]).toEqual(["/assets/loan/screen.1.js"]);
});

it("ignores requests after the screen was rendered, so that a slow machine changes nothing", () => {
  const late = { ...request("/api/app/later", [`${SITE}/assets/shell/main.1.js`], "Fetch"), sentOn: 1_001 };
  expect(countLevels([...load, late], new Set(), 1_000)).toHaveLength(2);
  expect(countLevels([...load, late], new Set(), 1_001)).toHaveLength(3);
});

it.each([
  ["/assets/loan/dialog.1.js", "Script"],
  ["/assets/loan/integrity.json", "Fetch"],
  ["/collect", "Ping"],
  ["/sandbox/assets/logo.svg", "Image"],
  ["https://partner.test/logo.png", "Image"],
])("ignores %s, because no screen waits for it", (path, type) => {
  const late = request(path, [`${SITE}/assets/shell/main.1.js`], type);
  expect(countLevels([...load, late], new Set(["dialog.1.js"]))).toHaveLength(2);
});
