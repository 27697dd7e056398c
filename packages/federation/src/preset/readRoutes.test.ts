import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { readRoutes } from "./readRoutes.ts";
import loadRoutes from "./routesLoader.ts";

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
    const routes = JSON.stringify(path.join(import.meta.dirname, "../routes/defineRoutes.ts"));
    const folder = write(`
      import { defineRoutes } from ${routes};
      export const routes = defineRoutes([{ path: "/a", title: {"source":"Orders","en-PH":"Orders","fil-PH":"Mga order","zh-CN":"订单"}, screen: () => import("./screens/a/AScreen.tsx") }]);
    `);
    const [built] = await readRoutes(folder);
    expect(built?.screen).toBe("./screens/a/AScreen.tsx");
  });

  it("explains which form of a screen it can read", async () => {
    const folder = write('const load = () => null; export const routes = [{ path: "/a", screen: load }];');
    await expect(readRoutes(folder)).rejects.toThrow('The screen of /a must be written as () => import("./…")');
  });

  it("requires a description of every public path", async () => {
    const folder = write(
      'export const routes = [{ path: "/a", public: true, screen: () => import("./A.tsx") }, { path: "/b", screen: () => import("./B.tsx") }];',
    );
    writeFileSync(
      path.join(folder, "src/publicPages.ts"),
      'export const publicPages = { "/a": { description: "A" }, "/b": { description: "B" } };',
    );
    const [a, b] = await readRoutes(folder);
    expect(a?.page).toEqual({ description: "A" });
    // It is not public.
    expect(b).not.toHaveProperty("page");
    const silent = write('export const routes = [{ path: "/a", public: true, screen: () => import("./A.tsx") }];');
    writeFileSync(path.join(silent, "src/publicPages.ts"), "export const publicPages = {};");
    await expect(readRoutes(silent)).rejects.toThrow("must describe /a");
  });

  it("names the export that a remote must have", async () => {
    await expect(readRoutes(write("export const nothing = 1;"))).rejects.toThrow("must export `routes`");
  });
});

describe("loadRoutes", () => {
  it("keeps the path, title, screen and early requests of a route, and nothing else", async () => {
    const routesFile = JSON.stringify(path.join(import.meta.dirname, "../routes/defineRoutes.ts"));
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
        'import { defineRoutes } from "@lending/federation/routes";',
        'export const routes = defineRoutes([{ path: "/a", title: {"source":"Orders","en-PH":"Orders","fil-PH":"Mga order","zh-CN":"订单"}, screen: () => import("./screens/a/AScreen.tsx"), early: {"client":"json","method":"GET","path":"/orders","fields":{}} },',
        '{ path: "/b", title: {"source":"Orders","en-PH":"Orders","fil-PH":"Mga order","zh-CN":"订单"}, screen: () => import("./screens/b/BScreen.tsx") }]);',
      ].join("\n"),
    );
  });
});
