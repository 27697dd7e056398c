import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { makeBuild } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { expect, it } from "vitest";
import { exit, publisherIn, runLine, storeIn } from "../cli/testing/runLine.ts";

const repository = folderForEachTest();

const run = (line: string) => runLine(repository(), line);

// The script's first position is line 3, column 5 of this source.
const map = {
  version: 3,
  sources: ["webpack://loan/./src/screens/Order.tsx"],
  sourcesContent: ["import x;\n\n    order.amount.toFixed();\n"],
  names: [],
  mappings: "AAEI",
};

/** Ships a loan with a source map. Returns the frame of its first position. */
async function shipLoan() {
  await run("keys");
  const { ship } = publisherIn(repository());
  const loan = makeBuild({ name: "loan", version: "0.1.0" });
  const readMap = (file: string) => (file.endsWith(".js") ? Buffer.from(JSON.stringify(map)) : undefined);
  await ship(makeBuild({ name: "shell", version: "1.0.0" }), { ...loan, readMap });
  return {
    store: storeIn(repository()),
    frame: `loan/0.1.0-${loan.deployed.hash.slice(0, 12)}/${loan.manifest.entry}:1:1`,
  };
}

const report = (parts: object) => ({
  body: {
    event: "error",
    errorCode: "K7P2QX",
    name: "TypeError",
    code: "",
    remote: "loan",
    version: "0.1.0",
    path: "/loanDetail",
    release: 1,
    ...parts,
  },
});
const explain = (reports: readonly object[], more = "") =>
  run(
    `explain K7P2QX --reports data:application/json;base64,${Buffer.from(JSON.stringify(reports)).toString("base64")}${more}`,
  );

it("leads from a code to the release, the remote, the timeline of the load and the source line", async () => {
  const { frame } = await shipLoan();
  const { code, out } = await explain([
    report({ stack: [frame], timeline: { document: 120, error: 655, loan: 610, shell: 340 } }),
    report({ errorCode: "AAAAAA" }),
    report({ stack: [frame] }),
  ]);
  expect(code).toBe(0);
  expect(out).toContain("K7P2QX: TypeError in loan 0.1.0, at /loanDetail\n  2 reports from release 1");
  expect(out).toContain("  load: document 120 ms, shell 340 ms, loan 610 ms, error 655 ms\n");
  expect(out).toContain("at apps/loan/src/screens/Order.tsx:3:5\n       order.amount.toFixed();");
});

it("reads the log of an edge: lines with a prefix, of other events, and cut off", async () => {
  const { frame } = await shipLoan();
  const { event: _, ...fields } = report({ stack: [frame], timeline: { document: 120 } }).body;
  const line = (parts: object) =>
    JSON.stringify({ time: "2026-11-23T07:00:00.000Z", level: "warn", event: "browser error", ...fields, ...parts });
  const text = [`edge-1  | ${line({})}`, line({}), line({ errorCode: "AAAAAA" })];
  const other = [line({ event: "request" }), "K7P2QX", line({}).slice(0, -9), line({ name: "\u001b[2J" })];
  writeFileSync(path.join(repository(), "edge.log"), [...text, ...other].join("\n"));
  const { code, out } = await run("explain K7P2QX --reports edge.log");
  expect(code).toBe(0);
  expect(out).toContain("  2 reports from release 1\n  load: document 120 ms\n");
  expect(out).toContain("at apps/loan/src/screens/Order.tsx:3:5");
  expect(await run("explain K7P2QX --reports none.log")).toEqual(exit(2, "none.log.\n"));
});

it("keeps source maps apart from the files, and `clean` treats them like the version's files", async () => {
  const { store } = await shipLoan();
  expect(await store.list("maps/")).toEqual([
    expect.stringMatching(/^maps\/loan\/0\.1\.0-[\da-f]{12}\/main\.[\da-f]{8}\.js\.map\.br$/),
  ]);
  expect((await run("clean --days 0 --dry-run")).out).toContain("0 files could be removed");
});

it.each([
  ["no source map", "{}"],
  ["malformed", JSON.stringify({ ...map, mappings: 5, sources: null })],
  ["no JSON", "["],
])("prints no line of an object in the bucket that is %s, because nobody signs source maps", async (_, content) => {
  const { store, frame } = await shipLoan();
  const [key = ""] = await store.list("maps/");
  await store.replace(key, brotliCompressSync(content));
  expect(await explain([report({ stack: [frame] })])).toEqual(exit(0, "no source map fits its stack"));
});

it("prints the position alone when the source map has no sources, and names an unknown remote and path", async () => {
  const { store, frame } = await shipLoan();
  const [key = ""] = await store.list("maps/");
  const { sourcesContent: _, ...positions } = map;
  await store.replace(key, brotliCompressSync(JSON.stringify({ ...positions, mappings: "AAAA" })));
  const { out } = await explain([report({ remote: "", path: "", stack: [frame] })]);
  expect(out).toContain("K7P2QX: TypeError in no remote 0.1.0, at an unknown path\n");
  expect(out).toMatch(/ {2}at apps\/loan\/src\/screens\/Order\.tsx:1:1\n {7}\n$/);
});

it("prints no control character of a source map", async () => {
  const { store, frame } = await shipLoan();
  const [key = ""] = await store.list("maps/");
  const hostile = {
    ...map,
    sources: ["webpack://loan/\u001b[2Ja.tsx"],
    sourcesContent: ["\n\n    b\u001b]0;c\u0007();"],
  };
  await store.replace(key, brotliCompressSync(JSON.stringify(hostile)));
  const { out } = await explain([report({ stack: [frame] })]);
  expect(out).toContain("[2Ja.tsx:3:5");
  expect(out.replaceAll("\n", "")).not.toMatch(/\p{C}/u);
});

it.each([
  ["a frame that leaves the store", { stack: ["loan/../../ship.key:1:1"] }],
  ["a frame of an unknown version", { stack: ["loan/9.9.9-aaaaaaaaaaaa/main.aaaaaaaa.js:1:1"] }],
  ["no stack", {}],
])("prints no line for a report with %s", async (_, parts) => {
  await shipLoan();
  expect(await explain([report(parts)])).toEqual(exit(0, "no source map fits its stack"));
});

it.each([
  ["a terminal's control characters", { name: "\u001b[2J" }],
  ["a name that is no identifier", { name: "<b>" }],
  ["a timeline with a text", { timeline: { "\u001b[2J": 1 } }],
  ["a timeline of another type", { timeline: { loan: "1" } }],
  ["null", null],
])("ignores a report with %s", async (_, parts) => {
  await shipLoan();
  const { out } = await explain([parts === null ? { body: null } : report(parts)]);
  expect(out).toBe("No report has the code K7P2QX.\n");
});

it("reads a code in lower case, and refuses a misread one", async () => {
  await shipLoan();
  expect((await run("explain k7p2qx --reports data:application/json,[]")).out).toContain("No report has the code");
  expect(await run("explain K7P2Q0 --reports data:application/json,[]")).toEqual(
    exit(2, "It is not an error's code, which has no I, O, 0 and 1"),
  );
});

it("states that a store has no release, where no report can be expected", async () => {
  mkdirSync(path.join(repository(), "releases"));
  expect((await explain([])).out).toMatch(/: there is no release yet\n$/);
});
