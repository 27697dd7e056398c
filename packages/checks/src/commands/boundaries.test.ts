import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { refuseImport } from "./boundaries.ts";

describe("refuseImport", () => {
  it.each([
    ["packages/ui/src/button/Button.tsx", "@lending/bridge", "packages/bridge/src/index.ts"],
    ["packages/bridge/src/index.ts", "@lending/api-client", "packages/api-client/src/index.ts"],
    ["packages/federation/src/runtime/index.ts", "@lending/shell", "apps/shell/src/main.tsx"],
    ["packages/federation/src/routes/defineRoutes.ts", "@lending/domain/money", "packages/domain/src/money/money.ts"],
    ["apps/loan/src/screens/a/A.tsx", "@lending/repay/api/a", "apps/repay/src/api/a.ts"],
    ["apps/sandbox/src/main.ts", "@lending/loan/routes", "apps/loan/src/routes.tsx"],
    ["apps/sandbox/src/main.ts", "../../edge/src/createEdge.ts", "apps/edge/src/createEdge.ts"],
    ["apps/loan/src/screens/a/A.tsx", "@lending/edge", "apps/edge/src/index.ts"],
    ["apps/edge/src/createEdge.ts", "@lending/sandbox", "apps/sandbox/src/index.ts"],
    ["apps/loan/src/screens/a/A.tsx", "../b/B.tsx", "apps/loan/src/screens/b/B.tsx"],
    ["apps/loan/src/components/Card.tsx", "../screens/a/A.tsx", "apps/loan/src/screens/a/A.tsx"],
    ["apps/a-new-remote/src/api/fetchIt.ts", "../screens/a/A.tsx", "apps/a-new-remote/src/screens/a/A.tsx"],
    ["apps/loan/src/api/fetchIt.ts", "react", ""],
    ["packages/delivery/src/releases/Build.ts", "../ship/Context.ts", "packages/delivery/src/ship/Context.ts"],
    ["packages/delivery/src/ship/gates/a.ts", "../../operate/a.ts", "packages/delivery/src/operate/a.ts"],
  ])("refuses %s importing %s", (from, specifier, resolved) => {
    expect(refuseImport(from, specifier, resolved)).toEqual(expect.any(String));
  });

  it.each([
    ["apps/loan/src/routes.tsx", "./screens/a/A.tsx", "apps/loan/src/screens/a/A.tsx"],
    ["apps/loan/src/screens/a/A.tsx", "./parts/P.tsx", "apps/loan/src/screens/a/parts/P.tsx"],
    ["apps/loan/src/screens/a/A.tsx", "../../api/fetchIt.ts", "apps/loan/src/api/fetchIt.ts"],
    ["apps/loan/src/screens/a/A.tsx", "@lending/ui/button", "packages/ui/src/button/Button.tsx"],
    ["apps/loan/src/screens/a/A.tsx", "@lending/domain/money", "packages/domain/src/money/money.ts"],
    ["packages/domain/src/submit/useSubmit.ts", "@lending/api-client", "packages/api-client/src/index.ts"],
    ["packages/delivery/src/operate/a.ts", "../ship/Context.ts", "packages/delivery/src/ship/Context.ts"],
    ["apps/sandbox/src/contract.test.ts", "@lending/loan/api/a", "apps/loan/src/api/a.ts"],
    ["apps/sandbox/src/main.ts", "@lending/edge/releases", "apps/edge/src/index.ts"],
    ["apps/e2e/src/a.spec.ts", "@lending/loan/testing", "apps/loan/src/api/testing/index.ts"],
    ["packages/federation/src/document/a.ts", "@lending/ui/brand", "packages/ui/src/tokens/brandCss.ts"],
  ])("lets %s import %s", (from, specifier, resolved) => {
    expect(refuseImport(from, specifier, resolved)).toBeUndefined();
  });
});

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
