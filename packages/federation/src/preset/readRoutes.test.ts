import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Catalogue } from "@lending/ui/locale";
import { afterEach, describe, expect, it } from "vitest";
import { defineRoutes, type RemoteRoute, type ScreenFile, textsOf } from "../routes/defineRoutes.ts";
import loadRoutes, { readRoutes } from "./readRoutes.ts";

const routesFile = JSON.stringify(path.join(import.meta.dirname, "../routes/defineRoutes.ts"));
const folders: string[] = [];
const write = (source: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), "routes-"));
  folders.push(folder);
  mkdirSync(path.join(folder, "src"));
  writeFileSync(path.join(folder, "src/routes.tsx"), source);
  return folder;
};

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe("readRoutes", () => {
  it("reads the routes and the file of each screen without running it", async () => {
    const folder = write(`
      type Kind = "blank";
      const kind: Kind = "blank";
      export const routes = [{ path: "/a", title: kind, screen: () => import("./screens/a/AScreen.tsx") }];
    `);
    const [built] = await readRoutes(folder);
    expect(built).toMatchObject({ route: { path: "/a" }, screen: "./screens/a/AScreen.tsx" });
  });

  it("reads the file of a screen that defineRoutes has wrapped", async () => {
    const folder = write(`
      import { defineRoutes } from ${routesFile};
      export const routes = defineRoutes([{ path: "/a", title: {}, screen: () => import("./screens/a/AScreen.tsx") }]);
    `);
    const [built] = await readRoutes(folder);
    expect(built?.screen).toBe("./screens/a/AScreen.tsx");
  });

  it("reads the routes again as they are now, with what they import", () => {
    const folder = write(`import { title } from "./title.ts";
      export const routes = [{ path: "/a", title, screen: () => import("./A.tsx") }];`);
    // The test runner keeps modules in its own cache, and Node in another one.
    const program = `
      import { writeFileSync } from "node:fs";
      import { readRoutes } from ${JSON.stringify(path.join(import.meta.dirname, "readRoutes.ts"))};
      process.chdir(${JSON.stringify(folder)});
      for (const title of ["Limits", "Spending limits"]) {
        writeFileSync("src/title.ts", \`export const title: string = "\${title}";\`);
        console.log((await readRoutes(process.cwd())).map(({ route }) => route.title).join());
      }`;
    const output = execFileSync(process.execPath, ["--input-type=module-typescript", "--eval", program], {
      cwd: import.meta.dirname,
      encoding: "utf8",
    });
    expect(output).toBe("Limits\nSpending limits\n");
  });

  it("reads of a redirect what its target has", async () => {
    const folder = write(`
      import { defineRoutes } from ${routesFile};
      export const routes = defineRoutes([
        { path: "/a", redirect: "/b" },
        { path: "/b", title: {}, screen: () => import("./B.tsx"), early: [] },
      ]);
    `);
    expect(await readRoutes(folder)).toMatchObject([
      { route: { path: "/a", redirect: "/b", early: [] }, screen: "./B.tsx" },
      { route: { path: "/b" }, screen: "./B.tsx" },
    ]);
  });

  it.each(["/missing", "/a"])("refuses a redirect to %s, which has no screen", (redirect) => {
    expect(() => defineRoutes([{ path: "/a", redirect }])).toThrow(`/a redirects to ${redirect}`);
  });

  it("explains which form of a screen it can read", async () => {
    const folder = write('const load = () => null; export const routes = [{ path: "/a", screen: load }];');
    await expect(readRoutes(folder)).rejects.toThrow('The screen of /a must be written as () => import("./…")');
  });

  it("names the export that a remote must have", async () => {
    await expect(readRoutes(write("export const nothing = 1;"))).rejects.toThrow("must export `routes`");
  });
});

describe("loadRoutes", () => {
  it("gives a path that redirects the screen of the other one", async () => {
    const folder = write(`
      import { defineRoutes } from ${routesFile};
      export const routes = defineRoutes([
        { path: "/a", title: {}, screen: () => import("./A.tsx") },
        { path: "/b", redirect: "/a" },
      ]);
    `);
    const context = { resourcePath: path.join(folder, "src/routes.tsx") } as ThisParameterType<typeof loadRoutes>;
    expect(await loadRoutes.call(context, "")).toContain(
      '{ path: "/b", title: {}, screen: () => import("./A.tsx").then(screenOf) }];',
    );
  });

  it("keeps the path, title, screen and early requests of a route, and nothing else", async () => {
    const folder = write(`
      import { defineRoutes } from ${routesFile};
      const title = { source: "Orders", "en-PH": "Orders", "fil-PH": "Mga order", "zh-CN": "订单" };
      const early = { client: "json", method: "GET", path: "/orders", fields: {} };
      export const routes = defineRoutes([
        { path: "/a", title, screen: () => import("./screens/a/AScreen.tsx"), early, nextPaths: ["/b"] },
        { path: "/b", title, screen: () => import("./screens/b/BScreen.tsx") },
      ]);
    `);
    const context = { resourcePath: path.join(folder, "src/routes.tsx") } as ThisParameterType<typeof loadRoutes>;
    expect(await loadRoutes.call(context, "")).toBe(
      [
        'import { screenOf } from "@lending/federation/routes";',
        'export const routes = [{ path: "/a", title: {"source":"Orders","en-PH":"Orders","fil-PH":"Mga order","zh-CN":"订单"}, screen: () => import("./screens/a/AScreen.tsx").then(screenOf), early: [{"client":"json","method":"GET","path":"/orders","fields":{}}] },',
        '{ path: "/b", title: {"source":"Orders","en-PH":"Orders","fil-PH":"Mga order","zh-CN":"订单"}, screen: () => import("./screens/b/BScreen.tsx").then(screenOf) }];',
      ].join("\n"),
    );
  });
});

const title = { source: "", "en-PH": "", "fil-PH": "", "zh-CN": "" };
const define = (file: object) => {
  const screen = async () => file as ScreenFile;
  const route: RemoteRoute<ScreenFile> = { path: "/a", title, screen };
  const [defined] = defineRoutes([route]);
  return { screen, defined };
};

it("loads the component of a screen file, and keeps its import for the build", async () => {
  const AScreen = () => null;
  const { screen, defined } = define({ AScreen });
  expect(await defined?.screen()).toEqual({ Screen: AScreen });
  expect(defined?.file).toBe(screen);
});

it("names the path of a file without a screen", async () => {
  await expect(define({}).defined?.screen()).rejects.toThrow("exports no screen");
});

const catalogue = {
  source: { repay: "REPAY", days: (count: string) => `${count} days` },
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": async () => ({ messages: { repay: "Magbayad" } }),
    "zh-CN": async () => ({ messages: { repay: "还款" } }),
  },
} as unknown as Catalogue<{ readonly repay: string }>;

it("returns a text in every language, in the source language where a language has no other", async () => {
  const { repay } = await textsOf(catalogue);
  expect(repay).toEqual({ source: "REPAY", "en-PH": "REPAY", "fil-PH": "Magbayad", "zh-CN": "还款" });
});
