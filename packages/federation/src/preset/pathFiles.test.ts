import type { Stats } from "@rspack/core";
import { describe, expect, it } from "vitest";
import { laterFiles, pathFiles } from "./pathFiles.ts";
import type { BuiltRoute } from "./readRoutes.ts";

const fromRoutes = (request: string) => ({ request, moduleName: "./src/routes.tsx" });

// Two screens that share the styles of their components, as rspack reports them: a shared chunk lists the siblings and
// children of both.
const chunks = [
  {
    id: 1,
    files: ["routes.js"],
    children: [2, 3, 4],
    siblings: [],
    origins: [{ request: "", moduleName: "container entry" }],
  },
  {
    id: 2,
    files: ["styles.css", "styles.js"],
    siblings: [3, 4],
    children: [5, 6, 7],
    origins: [fromRoutes("./A.tsx"), fromRoutes("./B.tsx")],
  },
  { id: 3, files: ["a.js", "a.css"], siblings: [2], children: [5, 6], origins: [fromRoutes("./A.tsx")] },
  { id: 4, files: ["b.js"], siblings: [2], children: [7], origins: [fromRoutes("./B.tsx")] },
  {
    id: 5,
    files: ["dialog.js"],
    siblings: [],
    children: [],
    origins: [{ request: "./Dialog.tsx", moduleName: "./A.tsx" }],
  },
  {
    id: 6,
    files: ["a-fil.js"],
    siblings: [],
    children: [],
    origins: [{ request: "./fil-PH.ts?words", moduleName: "./a.ts" }],
  },
  {
    id: 7,
    files: ["b-fil.js"],
    siblings: [],
    children: [],
    origins: [{ request: "./fil-PH.ts?words", moduleName: "./b.ts" }],
  },
];
const title = { source: "", "en-PH": "", "fil-PH": "", "zh-CN": "" };
const route = (path: string, screen: string): BuiltRoute => ({
  screen,
  route: { path, title, screen: () => Promise.reject(new Error("never loaded")) },
});

const none = { html: "", css: "", facts: [], actions: [] };
const firstPaints = { "/a": none, "/b": none };

describe("pathFiles", () => {
  const stats = { toJson: () => ({ chunks }) } as unknown as Stats;

  it("returns the files of a path's screen and shared files, and none of another screen", () => {
    const paths = pathFiles(stats, [route("/a", "./A.tsx"), route("/b", "./B.tsx")], firstPaints, ({ origins }) =>
      origins.some(({ module }) => module === "container entry"),
    );
    expect(paths["/a"]).toMatchObject({
      scripts: ["routes.js", "styles.js", "a.js"],
      styles: ["styles.css", "a.css"],
      soon: ["dialog.js", "first-paints.js"],
      locales: { "fil-PH": ["a-fil.js"] },
    });
    expect(paths["/b"]).toMatchObject({
      scripts: ["routes.js", "styles.js", "b.js"],
      styles: ["styles.css"],
      soon: ["first-paints.js"],
      locales: { "fil-PH": ["b-fil.js"] },
    });
  });
});

describe("a path", () => {
  const built = (list: readonly unknown[]) => ({ toJson: () => ({ chunks: list }) }) as unknown as Stats;
  const declared: BuiltRoute = {
    ...route("/a", "./screens/A.tsx"),
    page: { picture: "a.png" },
  };
  const early = { client: "json", method: "GET", path: "/v1/a", fields: { id: { query: "orderId" } } } as const;

  it("contains what its route declares, and the files of its screen's chunks", () => {
    const own = [
      {
        id: 0,
        files: ["a.js", "a.css"],
        siblings: [9],
        children: ["1", 2, 3],
        origins: [fromRoutes("./screens/A.tsx")],
      },
      {
        id: "1",
        files: ["late.js", "late.css", "a.js"],
        origins: [{ request: "./late.ts", module: "./screens/A.tsx" }],
      },
      {
        id: 2,
        files: ["zh.js"],
        siblings: ["4", "gone"],
        origins: [{ request: "./zh-CN.ts?orderMessages" }, { request: "./b.ts" }],
      },
      { id: 3, files: ["zh2.js"], origins: [{ request: "./zh-CN.ts?words" }] },
      { id: 4, files: ["shared.js", "shared.css"] },
      { id: 5, files: ["other.js"], origins: [{ request: "./screens/A.tsx", moduleName: "./main.tsx" }] },
      { id: 6, files: ["late2.js"], origins: [{ request: "./screens/A.tsx", moduleName: "./routes.tsx.js" }] },
      { id: 7, files: ["screen-b.js"], origins: [fromRoutes("./screens/B.tsx")] },
      { id: 8 },
    ];
    const declares = { ...declared.route, early, nextPaths: ["/b"] };
    expect(pathFiles(built(own), [{ ...declared, route: declares }], firstPaints, () => false)).toEqual({
      "/a": {
        ...{ title, screen: "A", firstPaint: none, scripts: ["a.js"], styles: ["a.css"] },
        soon: ["late.js", "late.css", "first-paints.js"],
        locales: { "zh-CN": ["zh.js", "shared.js", "zh2.js"] },
        ...{ public: { picture: "a.png" }, early: [early], nextPaths: ["/b"] },
      },
    });
  });

  it("has only what its route declares", () => {
    const own = [{ id: 1, files: ["a.js"], origins: [fromRoutes("./A.tsx")] }];
    expect(pathFiles(built(own), [route("/a", "./A.tsx")], firstPaints, () => false)["/a"]).toEqual({
      ...{
        title,
        screen: "A",
        firstPaint: none,
        scripts: ["a.js"],
        styles: [],
        soon: ["first-paints.js"],
        locales: {},
        early: [],
      },
    });
  });

  it("takes the children of a shared chunk when its screen has no chunk of its own", () => {
    const own = [
      { id: 1, files: ["ab.js"], children: [2], origins: [fromRoutes("./A.tsx"), fromRoutes("./B.tsx")] },
      { id: 2, files: ["dialog.js"], origins: [{ request: "./Dialog.tsx" }] },
    ];
    expect(pathFiles(built(own), [route("/a", "./A.tsx")], firstPaints, () => false)["/a"]?.soon).toEqual([
      "dialog.js",
      "first-paints.js",
    ]);
  });

  it("takes the messages that the chunks of every path open, and no others", () => {
    const messages = (id: number, name: string) => ({
      id,
      files: [`${name}.js`],
      origins: [{ request: "./fil-PH.ts?words", moduleName: `./${name}.ts` }],
    });
    const own = [
      { id: 1, files: ["main.js"], children: [3], origins: [{ request: "./main.tsx" }] },
      { id: 2, files: ["frame.js"], origins: [{ request: "./frame.tsx" }] },
      messages(3, "frame"),
      messages(4, "other"),
      { id: 5, files: ["a.js"], origins: [fromRoutes("./A.tsx")] },
    ];
    const isAlways = ({ id }: { id: string }) => id === "1" || id === "2";
    expect(pathFiles(built(own), [route("/a", "./A.tsx")], firstPaints, isAlways)["/a"]?.locales).toEqual({
      "fil-PH": ["frame.js"],
    });
  });

  it("takes the children of each of its chunks", () => {
    const own = [
      { id: 1, files: ["a.js"], children: [3], origins: [fromRoutes("./A.tsx")] },
      { id: 2, files: ["a2.js"], children: [4], origins: [fromRoutes("./A.tsx")] },
      { id: 3, files: ["dialog.js"], origins: [{ request: "./Dialog.tsx" }] },
      { id: 4, files: ["sheet.js"], origins: [{ request: "./Sheet.tsx" }] },
    ];
    expect(pathFiles(built(own), [route("/a", "./A.tsx")], firstPaints, () => false)["/a"]?.soon).toEqual([
      "dialog.js",
      "sheet.js",
      "first-paints.js",
    ]);
  });

  it("needs a file, unless every path has one", () => {
    const own = [{ id: 1, files: ["main.js"], origins: [{ request: "./main.tsx" }] }];
    const routes = [route("/a", "./A.tsx")];
    expect(() => pathFiles(built(own), routes, firstPaints, () => false)).toThrow(
      "No file was built for /a (./A.tsx).",
    );
    expect(() => pathFiles({ toJson: () => ({}) } as unknown as Stats, routes, firstPaints, () => true)).toThrow("/a");
    expect(pathFiles(built(own), routes, firstPaints, () => true)["/a"]?.scripts).toEqual(["main.js"]);
  });
});

describe("laterFiles", () => {
  it("returns the files that the entry loads later, without screens, messages, developer tools and the entry", () => {
    const own = [
      { id: 1, files: ["main.js"], names: ["main"], origins: [{ request: "./src/main.tsx", moduleName: "" }] },
      { id: 2, files: ["send.js", "send.css"], origins: [{ request: "./send.ts", moduleName: "./loadSending.ts" }] },
      { id: 10, files: ["a.js.map", "late.js"], origins: [{ request: "./a.ts", moduleName: "./routes.tsx.ts" }] },
      { id: 3, files: ["error.js"], origins: [fromRoutes("./ErrorScreen.tsx")] },
      { id: 7, files: ["image.png"], origins: [{ request: "./send.ts", moduleName: "./loadSending.ts" }] },
      { id: 8, files: ["no-origin.js"], origins: [] },
      { id: 9, files: ["both.js"], origins: [{ request: "./x.ts", moduleName: "./y.ts" }, fromRoutes("./A.tsx")] },
      {
        id: 4,
        files: ["fil.js"],
        origins: [{ request: "./fil-PH.ts?orderMessages", moduleName: "./messages/source.ts?orderMessages" }],
      },
      { id: 5, files: ["a.js"], origins: [{ request: "./developer/enableTools.ts", moduleName: "./src/main.tsx" }] },
      {
        id: 6,
        files: ["b.js"],
        origins: [{ request: "./bar/showBar.tsx", moduleName: "./src/developer/enableTools.ts" }],
      },
    ];
    expect(laterFiles({ toJson: () => ({ chunks: own }) } as unknown as Stats)).toEqual([
      "send.js",
      "send.css",
      "late.js",
    ]);
  });
});

it("names a path without a first paint", () => {
  const routes = [route("/c", "./A.tsx")];
  expect(() => pathFiles({ toJson: () => ({}) } as unknown as Stats, routes, firstPaints, () => true)).toThrow(
    "src/firstPaints.tsx has none for /c.",
  );
});
