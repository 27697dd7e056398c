import type { Stats } from "@rspack/core";
import { describe, expect, it } from "vitest";
import type { RemotePath } from "../manifest/index.ts";
import { collectVerbs, findVerbs, laterFiles, pathFiles } from "./pathFiles.ts";
import type { BuiltRoute } from "./readRoutes.ts";

const fromRoutes = (request: string) => ({ request, moduleName: "./src/routes.tsx" });
const messagesOf = (moduleName: string) => ({ request: "./fil-PH.ts?words", moduleName });

const title = { source: "", "en-PH": "", "fil-PH": "", "zh-CN": "" };
const route = (path: string, screen = "./A.tsx", more: Partial<BuiltRoute["route"]> = {}): BuiltRoute => ({
  screen,
  route: { path, title, screen: () => Promise.reject(new Error("never loaded")), ...more },
});
const none = { html: "", css: "" };
const built = { firstPaints: { "/a": none, "/b": none }, facts: { "/b": "facts.b.js" } };
const statsOf = (chunks?: readonly unknown[]) => ({ toJson: () => ({ chunks }) }) as unknown as Stats;

/** Returns what the path of `./A.tsx` needs in a build with these chunks. */
const pathIn = (chunks: readonly unknown[], isAlways: Parameters<typeof pathFiles>[3] = () => false) =>
  pathFiles(statsOf(chunks), [route("/a", "./A.tsx")], built, isAlways)["/a"];

describe("pathFiles", () => {
  it("returns the files of a path's screen and shared files, and none of another screen", () => {
    // Two screens that share the styles of their components, as rspack reports them: a shared chunk lists the siblings and
    // children of both.
    const chunks = [
      { id: 1, files: ["routes.js"], children: [2, 3, 4], origins: [{ request: "", moduleName: "container entry" }] },
      {
        ...{ id: 2, files: ["styles.css", "styles.js"], siblings: [3, 4], children: [5, 6, 7] },
        origins: [fromRoutes("./A.tsx"), fromRoutes("./B.tsx")],
      },
      { id: 3, files: ["a.js", "a.css"], siblings: [2], children: [5, 6], origins: [fromRoutes("./A.tsx")] },
      { id: 4, files: ["b.js"], siblings: [2], children: [7], origins: [fromRoutes("./B.tsx")] },
      { id: 5, files: ["dialog.js"], origins: [{ request: "./Dialog.tsx", moduleName: "./A.tsx" }] },
      { id: 6, files: ["a-fil.js"], origins: [messagesOf("./a.ts")] },
      { id: 7, files: ["b-fil.js"], origins: [messagesOf("./b.ts")] },
    ];
    const routes = [route("/a", "./A.tsx"), route("/b", "./B.tsx")];
    const isEntry = ({ origins }: { origins: readonly { module: string }[] }) =>
      origins.some(({ module }) => module === "container entry");
    expect(pathFiles(statsOf(chunks), routes, built, isEntry)).toMatchObject({
      "/a": {
        scripts: ["routes.js", "styles.js", "a.js"],
        styles: ["styles.css", "a.css"],
        soon: ["dialog.js", "first-paints.js"],
        locales: { "fil-PH": ["a-fil.js"] },
      },
      "/b": {
        scripts: ["routes.js", "styles.js", "b.js"],
        styles: ["styles.css"],
        soon: ["first-paints.js"],
        locales: { "fil-PH": ["b-fil.js"] },
      },
    });
  });

  it("contains what its route declares, and the files of its screen's chunks", () => {
    const origins = [{ request: "./zh-CN.ts?orderMessages" }, { request: "./b.ts" }];
    const chunks = [
      { id: 0, files: ["a.js", "a.css"], siblings: [9], children: ["1", 2, 3], origins: [fromRoutes("./A.tsx")] },
      { id: "1", files: ["late.js", "late.css", "a.js"], origins: [{ request: "./late.ts", module: "./A.tsx" }] },
      { id: 2, files: ["zh.js"], siblings: ["4", "gone"], origins },
      { id: 3, files: ["zh2.js"], origins: [{ request: "./zh-CN.ts?words" }] },
      { id: 4, files: ["shared.js", "shared.css"] },
      { id: 5, files: ["other.js"], origins: [{ request: "./A.tsx", moduleName: "./main.tsx" }] },
      { id: 6, files: ["late2.js"], origins: [{ request: "./A.tsx", moduleName: "./routes.tsx.js" }] },
      { id: 7, files: ["screen-b.js"], origins: [fromRoutes("./B.tsx")] },
      { id: 8 },
    ];
    const early = { client: "json", method: "GET", path: "/v1/a", fields: { id: { query: "orderId" } } } as const;
    const declared = { ...route("/a", "./A.tsx").route, public: { picture: "a.png" }, early, nextPaths: ["/b"] };
    const routes = [{ screen: "./A.tsx", route: declared }];
    expect(pathFiles(statsOf(chunks), routes, built, () => false)).toEqual({
      "/a": {
        ...{ title, screen: "A", firstPaint: none, scripts: ["a.js"], styles: ["a.css"] },
        soon: ["late.js", "late.css", "first-paints.js"],
        locales: { "zh-CN": ["zh.js", "shared.js", "zh2.js"] },
        ...{ public: { picture: "a.png" }, early: [early], nextPaths: ["/b"] },
      },
    });
  });

  it("gives a redirect the first paint of its target", () => {
    const redirect = { screen: "./A.tsx", route: { ...route("/c", "./A.tsx").route, redirect: "/a" } };
    const chunks = [{ id: 1, files: ["a.js"], origins: [fromRoutes("./A.tsx")] }];
    const firstPaints = { "/a": { html: "<h1></h1>", css: "" } };
    expect(pathFiles(statsOf(chunks), [redirect], { firstPaints, facts: {} }, () => false)["/c"]).toMatchObject({
      ...{ redirect: "/a", screen: "A", firstPaint: firstPaints["/a"], scripts: ["a.js"] },
    });
  });

  it("has only what its route declares", () => {
    expect(pathIn([{ id: 1, files: ["a.js"], origins: [fromRoutes("./A.tsx")] }])).toEqual({
      ...{ title, screen: "A", firstPaint: none, scripts: ["a.js"], styles: [], soon: ["first-paints.js"] },
      ...{ locales: {}, early: [] },
    });
  });

  it.each([
    ["a shared chunk, when its screen has no chunk of its own", [fromRoutes("./A.tsx"), fromRoutes("./B.tsx")]],
    ["each of its chunks", [fromRoutes("./A.tsx")]],
  ])("takes the children of %s", (_, origins) => {
    const chunks = [
      { id: 1, files: ["a.js"], children: [3], origins },
      { id: 2, files: ["a2.js"], children: [4], origins },
      { id: 3, files: ["dialog.js"], origins: [{ request: "./Dialog.tsx" }] },
      { id: 4, files: ["sheet.js"], origins: [{ request: "./Sheet.tsx" }] },
    ];
    expect(pathIn(chunks)?.soon).toEqual(["dialog.js", "sheet.js", "first-paints.js"]);
  });

  it("takes the messages that the chunks of every path open, and no others", () => {
    const chunks = [
      { id: 1, files: ["main.js"], children: [3], origins: [{ request: "./main.tsx" }] },
      { id: 2, files: ["frame.js"], origins: [{ request: "./frame.tsx" }] },
      { id: 3, files: ["frame-fil.js"], origins: [messagesOf("./frame.ts")] },
      { id: 4, files: ["other-fil.js"], origins: [messagesOf("./other.ts")] },
      { id: 5, files: ["a.js"], origins: [fromRoutes("./A.tsx")] },
    ];
    expect(pathIn(chunks, ({ id }) => id === "1" || id === "2")?.locales).toEqual({ "fil-PH": ["frame-fil.js"] });
  });

  it("needs a first paint, and a file unless every path has one", () => {
    const chunks = [{ id: 1, files: ["main.js"], origins: [{ request: "./main.tsx" }] }];
    expect(() => pathIn(chunks)).toThrow("No file was built for /a (./A.tsx).");
    expect(() => pathFiles(statsOf(), [route("/a", "./A.tsx")], built, () => true)).toThrow("/a");
    expect(pathIn(chunks, () => true)?.scripts).toEqual(["main.js"]);
    expect(() => pathFiles(statsOf(chunks), [route("/c", "./A.tsx")], built, () => true)).toThrow(
      "src/firstPaints.tsx has none for /c.",
    );
  });
});

it.each([
  ["what it imports late", ["send.js", "send.css"], ["./loadSending.ts"], true],
  ["a file that is no script or stylesheet", ["a.js.map", "image.png"], ["./loadSending.ts"], false],
  ["a module that is named like the routes", ["late.js"], ["./routes.tsx.ts"], true],
  ["itself", ["main.js"], [""], false],
  ["a screen", ["error.js"], ["./src/routes.tsx"], false],
  ["a part of a screen", ["both.js"], ["./y.ts", "./src/routes.tsx"], false],
  ["a chunk of unknown origin", ["no-origin.js"], [], false],
  ["messages", ["fil.js"], ["./messages/fil-PH.ts?orderMessages"], false],
])("of the entry's files, %s is one that it loads later, or not", (_, files, modules, isLater) => {
  const request = modules.join().includes("fil-PH") ? "./fil-PH.ts?orderMessages" : "./a.ts";
  const chunk = { id: 1, files, origins: modules.map((moduleName) => ({ request, moduleName })) };
  expect(laterFiles(statsOf([chunk]))).toEqual(isLater ? files : []);
});

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

const builtPath = (scripts: string[], soon: string[] = []): RemotePath => ({
  ...{ title, screen: "A", firstPaint: none, styles: [], locales: {} },
  ...{ early: [], scripts, soon },
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
  const routes = [
    route("/a", "./A.tsx", { withoutVerb: { callPhone: "Shows the number." } }),
    route("/b"),
    route("/other"),
  ];
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
