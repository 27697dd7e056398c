import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { RemotePath } from "../manifest/index.ts";
import { collectVerbs, findVerbs } from "./collectVerbs.ts";
import type { BuiltRoute } from "./readRoutes.ts";

it.each([
  ["onClick:()=>void e.callPhone(t)", ["callPhone"]],
  ["e?.goHome();n.goHome()", ["goHome"]],
  ["e.goMine();e.goHome();e.callPhone()", ["callPhone", "goHome", "goMine"]],
  ["let{callPhone:t,goMine:r}=a.native;", ["callPhone", "goMine"]],
  ["onClick:i.goHome", ["goHome"]],
  ["const{native:{callPhone:a}}=t()", ["callPhone"]],
  ["({native:{callPhone:a}})=>a(1)", ["callPhone"]],
  ["function C({callPhone:a}){a(1)}", ["callPhone"]],
  ["[t.native].map(({callPhone:e})=>e(1))", ["callPhone"]],
  ['e.native["callPhone"](1)', ["callPhone"]],
  ['"callPhone";callPhone=1;{callPhone:"Call"};x.goHomeward()', []],
])("finds the verbs of %j", (script, expected) => {
  expect(findVerbs(script)).toEqual(expected);
});

const title = { source: "", "en-PH": "", "fil-PH": "", "zh-CN": "" };
const files = {
  "a.js": "e.goMine()",
  "a-dialog.js": "e.callPhone(t)",
  "b.js": "e.share",
  "shared-dialog.js": "",
};
let output: string;
beforeEach(() => {
  output = mkdtempSync(path.join(tmpdir(), "verbs-"));
});
afterEach(() => rmSync(output, { recursive: true, force: true }));

const builtPath = (scripts: string[], soon: string[] = []): RemotePath => ({
  ...{
    title,
    screen: "A",
    firstPaint: { html: "", css: "", facts: [], actions: [] },
    styles: [],
    locales: {},
    early: [],
  },
  scripts,
  soon,
});
const route = (of: string, withoutVerb?: Readonly<Record<string, string>>): BuiltRoute => ({
  screen: "./A.tsx",
  route: {
    path: of,
    title,
    screen: () => Promise.reject(new Error("never loaded")),
    ...(withoutVerb && { withoutVerb }),
  },
});

/** Returns the paths with the verbs of a build whose unlisted script has this text. */
async function collect(unlisted: string) {
  for (const [file, text] of Object.entries({ ...files, "shared-dialog.js": unlisted }))
    writeFileSync(path.join(output, file), text);
  const paths: Record<string, RemotePath> = {
    "/a": builtPath(["a.js"], ["a-dialog.js", "image.css"]),
    "/b": builtPath(["b.js"]),
  };
  const withoutVerb = { callPhone: "Shows the number." };
  const routes = [route("/a", withoutVerb), route("/b"), route("/other")];
  await collectVerbs(paths, { routes, scripts: Object.keys(files), output });
  return { paths, withoutVerb };
}

it("adds to a path the verbs of its files, dialogs included, and its fallbacks", async () => {
  const { paths, withoutVerb } = await collect("");
  expect(paths["/a"]?.verbs).toEqual(["callPhone", "goMine"]);
  expect(paths["/a"]?.withoutVerb).toEqual(withoutVerb);
  expect(Object.keys(paths["/b"] as RemotePath)).not.toEqual(expect.arrayContaining(["verbs"]));
  expect(Object.keys(paths["/b"] as RemotePath)).not.toEqual(expect.arrayContaining(["withoutVerb"]));
  expect(Object.keys(paths)).toEqual(["/a", "/b"]);
});

it("counts a script that no path lists for every path", async () => {
  const { paths } = await collect("e.goHome();e.goMine()");
  expect(paths["/a"]?.verbs).toEqual(["callPhone", "goHome", "goMine"]);
  expect(paths["/b"]?.verbs).toEqual(["goHome", "goMine"]);
});
