import { expect, it } from "vitest";
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
const builtPath = (scripts: string[], soon: string[] = []): RemotePath => ({
  ...{ title, screen: "A", firstPaint: { html: "", css: "" }, styles: [], locales: {} },
  ...{ early: [], scripts, soon },
});
const route = (path: string, more: Partial<BuiltRoute["route"]> = {}): BuiltRoute => ({
  screen: "./A.tsx",
  route: { path, title, screen: () => Promise.reject(new Error("never loaded")), ...more },
});

/** Returns the paths with the verbs of a build whose unlisted script has this text. */
function collect(unlisted: string) {
  const files = {
    "a.js": "e.goMine()",
    "a-dialog.js": "e.callPhone(t)",
    "b.js": "e.share",
    "shared-dialog.js": unlisted,
  };
  const paths: Record<string, RemotePath> = {
    "/a": builtPath(["a.js"], ["a-dialog.js", "image.css"]),
    "/b": builtPath(["b.js"]),
  };
  const routes = [route("/a", { withoutVerb: { callPhone: "Shows the number." } }), route("/b"), route("/other")];
  collectVerbs(paths, routes, new Map(Object.entries(files)));
  return paths;
}

it("adds to a path the verbs of its files, dialogs included, and its fallbacks", () => {
  expect(collect("")).toStrictEqual({
    "/a": {
      ...builtPath(["a.js"], ["a-dialog.js", "image.css"]),
      verbs: ["callPhone", "goMine"],
      withoutVerb: { callPhone: "Shows the number." },
    },
    "/b": builtPath(["b.js"]),
  });
});

it("counts a script that no path lists for every path", () => {
  const paths = collect("e.goHome();e.goMine()");
  expect(paths["/a"]?.verbs).toEqual(["callPhone", "goHome", "goMine"]);
  expect(paths["/b"]?.verbs).toEqual(["goHome", "goMine"]);
});
