import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defaultBudget } from "@lending/delivery/budgets";
import { describe, expect, it } from "vitest";
import { checkOwners, findDuplicates, refuseImport } from "./boundaries.ts";
import { checkBudgets, fillRegistry } from "./budgets.ts";
import { listStored, readDeclarations, renderStored } from "./stored.ts";

describe("refuseImport", () => {
  it.each([
    ["packages/ui/src/button/Button.tsx", "@lending/bridge", "packages/bridge/src/index.ts"],
    ["packages/bridge/src/index.ts", "@lending/domain/money", "packages/domain/src/index.ts"],
    ["packages/federation/src/runtime/createRemoteLoader.ts", "@lending/shell", "apps/shell/src/main.tsx"],
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
    ["packages/releases/src/site.ts", "@lending/delivery", "packages/delivery/src/index.ts"],
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
    ["packages/bridge/src/submit/useSubmit.ts", "@lending/api-client", "packages/api-client/src/index.ts"],
    ["packages/delivery/src/operate/a.ts", "../ship/Context.ts", "packages/delivery/src/ship/Context.ts"],
    ["apps/sandbox/src/contract.test.ts", "@lending/loan/api/a", "apps/loan/src/api/a.ts"],
    ["apps/sandbox/src/main.ts", "@lending/edge/files", "apps/edge/src/index.ts"],
    ["apps/e2e/src/a.spec.ts", "@lending/loan/testing", "apps/loan/src/api/testing/index.ts"],
    ["packages/federation/src/document/a.ts", "@lending/ui/brand", "packages/ui/src/tokens/brandCss.ts"],
  ])("lets %s import %s", (from, specifier, resolved) => {
    expect(refuseImport(from, specifier, resolved)).toBeUndefined();
  });
});

it("names the command that moves what two screens or two remotes import", () => {
  const screen = refuseImport("apps/loan/src/screens/a/A.tsx", "../b/B.tsx", "apps/loan/src/screens/b/B.tsx");
  expect(screen).toMatch(/git mv apps\/loan\/src\/screens\/b\/B\.tsx apps\/loan\/src\/components\/$/);
  const app = refuseImport("apps/loan/src/screens/a/A.tsx", "@lending/repay/api/a", "apps/repay/src/api/a.ts");
  expect(app).toMatch(/git mv apps\/repay\/src\/api\/a\.ts packages\/domain\/src\/$/);
});

it("names a remote without an owner, and an owner of nothing, with what to do", () => {
  const owners = "* @lending/platform\n/apps/loan/   @lending/lending\n/apps/gone/ @lending/gone\n";
  expect(checkOwners(owners, ["loan", "savings"], (file) => file === "apps/loan")).toEqual([
    expect.stringMatching(/apps\/savings\. .*echo "\/apps\/savings\/ @lending\/savings" >> \.github\/CODEOWNERS$/),
    expect.stringContaining("there is no apps/gone. Remove its line."),
  ]);
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

it("names a path that two remotes declare, or one twice, before anything is built", () => {
  const sources = new Map([
    ["apps/loan/src/routes.tsx", 'section("/order"), { path: "/loanDetail" },\n{ path: "/loanDetail" }'],
    ["apps/savings/src/routes.tsx", '{ path: "/savings" }, { path: "/order" }'],
  ]);
  expect(findDuplicates(sources)).toEqual([
    '"/loanDetail" is a path in apps/loan/src/routes.tsx:1 and in apps/loan/src/routes.tsx:2. Change one of them.',
    '"/order" is a path in apps/loan/src/routes.tsx:1 and in apps/savings/src/routes.tsx:1. Change one of them.',
  ]);
});

it("names a document that is larger than its budget", () => {
  const { levels: _, ...sizes } = defaultBudget;
  const weight = { path: "/savings", ...sizes };
  expect(checkBudgets([weight])).toEqual([]);
  expect(checkBudgets([{ ...weight, document: sizes.document + 1 }])).toEqual([
    expect.stringContaining(`/savings: document is ${sizes.document + 1} B of ${sizes.document} B.`),
  ]);
});

it("gives every remote a fallback, and names folders as a store does", () => {
  const remote = (name: string) => ({
    name,
    version: "0.1.0",
    base: `/assets/${name}/`,
    entry: "e.js",
    paths: {},
    hashes: {},
  });
  const { shell, remotes } = fillRegistry({ shell: remote("shell"), remotes: [remote("loan"), remote("repay")] });
  const folder = /^\/assets\/[\w-]+\/\d+\.\d+\.\d+-[0-9a-f]{12}\/$/;
  for (const { base, last } of [...remotes, { ...shell, last: remotes[0]?.last }]) {
    expect(base).toMatch(folder);
    expect(last?.base).toMatch(folder);
    expect(last?.integrity).toMatch(/^sha256-.{43}=$/);
    expect(last?.base).not.toBe(base);
  }
});

const file = "apps/loan/src/stored.ts";
const declared =
  '/** A draft,\n * for a week. */\nexport const draft = declareStored({\n  key: "draft",\n  place: "local",\n});';
const ofPort = '/** The launch. */\nconst KEY: SessionKey = "launch";';

describe("the stored values of the product", () => {
  it("are read with their comment", () => {
    expect(readDeclarations(file, `${declared}\n${ofPort}`)).toEqual([
      { key: "draft", place: "local", owner: "loan", text: "A draft, for a week." },
      { key: "launch", place: "session", owner: "loan", text: "The launch." },
    ]);
  });

  it.each([
    ['const draft = declareStored({ key: "draft", place: "local" })'],
    ['const KEY: LocalKey = "draft";'],
    ['/** A draft. */\nconst draft = declareStored({ key: name, place: "local" })'],
  ])("are refused without a comment or a literal key: %s", (source) => {
    expect(() => readDeclarations(file, source)).toThrow("declares a stored value without a comment");
  });

  it("have one name each over all apps and packages", () => {
    const root = mkdtempSync(path.join(tmpdir(), "stored-"));
    for (const app of ["loan", "repay"]) {
      mkdirSync(path.join(root, `apps/${app}/src`), { recursive: true });
      writeFileSync(path.join(root, `apps/${app}/src/stored.ts`), declared);
    }
    expect(() => listStored(root)).toThrow('Two modules declare the stored value "local draft".');
  });

  it("are one row each in the documents", () => {
    expect(renderStored(readDeclarations(file, ofPort))).toContain("| session | `launch` | loan | The launch. |");
  });
});
