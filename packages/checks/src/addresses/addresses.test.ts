import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../../../..");
const pathsIn = (file: string, pattern: RegExp) =>
  [...readFileSync(path.join(root, file), "utf8").matchAll(pattern)].map(([, found]) => found);

it("builds only addresses that a remote routes", { tags: "product.typed-paths" }, () => {
  const routes = globSync("apps/*/src/routes.tsx", { cwd: root }).flatMap((file) =>
    pathsIn(file, /(?:path: |section\()"([^"]+)"/g),
  );
  const addresses = globSync("packages/domain/src/addresses/*.ts", { cwd: root }).flatMap((file) =>
    pathsIn(file, /"(\/[^"]*)"/g),
  );
  expect(addresses.length).toBeGreaterThan(15);
  expect(addresses.filter((address) => !routes.includes(address))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
});
