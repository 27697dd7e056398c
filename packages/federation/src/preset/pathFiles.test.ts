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
    origins: [{ request: "./a.fil-PH.ts", moduleName: "./a.ts" }],
  },
  {
    id: 7,
    files: ["b-fil.js"],
    siblings: [],
    children: [],
    origins: [{ request: "./b.fil-PH.ts", moduleName: "./b.ts" }],
  },
];
const title = { source: "", "en-PH": "", "fil-PH": "", "zh-CN": "" };
const route = (path: string, screen: string): BuiltRoute => ({
  screen,
  route: { path, title, skeleton: "blank", screen: () => Promise.reject(new Error("never loaded")) },
});

describe("pathFiles", () => {
  const stats = { toJson: () => ({ chunks }) } as unknown as Stats;
  const paths = pathFiles(stats, [route("/a", "./A.tsx"), route("/b", "./B.tsx")], ({ origins }) =>
    origins.some(({ module }) => module === "container entry"),
  );

  it("returns the files of a path's screen and shared files, and none of another screen", () => {
    expect(paths["/a"]).toMatchObject({
      scripts: ["routes.js", "styles.js", "a.js"],
      styles: ["styles.css", "a.css"],
      soon: ["dialog.js"],
      locales: { "fil-PH": ["a-fil.js"] },
    });
    expect(paths["/b"]).toMatchObject({
      scripts: ["routes.js", "styles.js", "b.js"],
      styles: ["styles.css"],
      soon: [],
      locales: { "fil-PH": ["b-fil.js"] },
    });
  });
});

describe("laterFiles", () => {
  it("returns the files that the entry loads later, without screens, messages, developer tools and the entry", () => {
    const own = [
      { id: 1, files: ["main.js"], names: ["main"], origins: [{ request: "./src/main.tsx", moduleName: "" }] },
      { id: 2, files: ["send.js", "send.css"], origins: [{ request: "./send.ts", moduleName: "./loadSending.ts" }] },
      { id: 3, files: ["error.js"], origins: [fromRoutes("./ErrorScreen.tsx")] },
      { id: 4, files: ["fil.js"], origins: [{ request: "./messages.fil-PH.ts", moduleName: "./messages.ts" }] },
      { id: 5, files: ["a.js"], origins: [{ request: "./developer/enableTools.ts", moduleName: "./src/main.tsx" }] },
      {
        id: 6,
        files: ["b.js"],
        origins: [{ request: "./bar/showBar.tsx", moduleName: "./src/developer/enableTools.ts" }],
      },
    ];
    expect(laterFiles({ toJson: () => ({ chunks: own }) } as unknown as Stats)).toEqual(["send.js", "send.css"]);
  });
});
