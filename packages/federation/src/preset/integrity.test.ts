import { expect, it } from "vitest";
import { chunkLoader } from "./integrity.ts";

interface Build {
  p: string;
  u: (id: number) => string;
  k: (id: number) => string;
  e: (id: number) => Promise<unknown>;
}

it("loads a file that failed from another address, and a stylesheet from its own", async () => {
  const loaded: string[] = [];
  const checked: unknown[] = [];
  const build: Build = {
    p: "/assets/loan/",
    u: (id) => `${id}.a1.js`,
    k: (id) => `${id}.a1.css`,
    e: async (id) => void loaded.push(build.u(id)),
  };
  let isLost = true;
  const guard = Symbol.for("lending.fileGuard");
  Object.assign(globalThis, {
    [guard]: async (base: string, files: readonly string[]) => {
      checked.push([base, files]);
      if (isLost) throw new Error("lost");
    },
  });
  new Function("__webpack_require__", chunkLoader(["5"]))(build);
  await expect(build.e(5)).rejects.toThrow("lost");
  await expect(build.e(5)).rejects.toThrow("lost");
  isLost = false;
  await build.e(5);
  await build.e(6);
  expect(checked).toEqual([
    ["/assets/loan/", ["5.a1.js", "5.a1.css"]],
    ["/assets/loan/", ["5.a1.js?1", "5.a1.css"]],
    ["/assets/loan/", ["5.a1.js?11", "5.a1.css"]],
    ["/assets/loan/", ["6.a1.js"]],
  ]);
  expect(loaded).toEqual(["5.a1.js?11", "6.a1.js"]);
  Reflect.deleteProperty(globalThis, guard);
});
