import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { auditWorkflow, parseWorkflow } from "./workflows.ts";

const repository = path.join(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(path.join(repository, file), "utf8");
const CHECKOUT = "actions/checkout@fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09 # v5.1.0";
const SETUP = "actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0";
/** An expression of a workflow. */
const expression = (name: string) => `\${{ ${name} }}`;
const SAFE = `
on: push
permissions: {}
jobs:
  ship:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    environment: production
    permissions:
      contents: read
      id-token: write
    steps:
      - uses: ${CHECKOUT}
        with: { persist-credentials: false }
      - uses: ${SETUP}
        with: { package-manager-cache: false }
      - run: npx pnpm@12.21.0 ship "$NAME"
        env: { NAME: "${expression("inputs.name")}" }
`;

it("finds nothing in a safe workflow", () => {
  expect(auditWorkflow(SAFE)).toEqual([]);
});

it.each([
  ["unpinned-uses", "@fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09 # v5.1.0", "@v5"],
  ["ref-version-mismatch", " # v5.1.0", ""],
  ["template-injection", '"$NAME"', expression("inputs.name")],
  ["artipacked", "persist-credentials: false", "fetch-depth: 0"],
  ["overprovisioned-secrets", expression("inputs.name"), expression("secrets.SHIP_KEY")],
  ["lost-status", 'ship "$NAME"', '--version && echo "now $(date)"'],
  ["secrets-inherit", "    timeout-minutes", "    secrets: inherit\n    timeout-minutes"],
  ["excessive-permissions", "contents: read", "contents: write"],
  ["excessive-permissions", "permissions: {}", "permissions: { contents: read }"],
  ["excessive-permissions", "permissions: {}", "permissions: write-all"],
  ["timeout-minutes", "    timeout-minutes: 5\n", ""],
  ["environment", "    environment: production\n", ""],
  ["candidate-code", "persist-credentials: false", `persist-credentials: false, ref: "${expression("inputs.branch")}"`],
  ["candidate-code", 'ship "$NAME"', "exec turbo run build"],
  ["cache-poisoning", "package-manager-cache: false", "cache: npm"],
  ["cache-poisoning", SETUP, "actions/cache@0057852bfaa89a56745cba8c7296529d2fc39830 # v4.3.0"],
  ["unpinned-images", "    timeout-minutes", "    container: node:latest\n    timeout-minutes"],
  ["dangerous-triggers", "on: push", "on: pull_request_target"],
  ["dangerous-triggers", "on: push", "on: { workflow_run: { workflows: [Verify] } }"],
])("refuses %s: %s -> %s", (rule, before, after) => {
  const broken = SAFE.replace(before, after);
  expect(broken).not.toBe(SAFE);
  expect(auditWorkflow(broken)).toEqual([expect.stringContaining(`(${rule})`)]);
});

it("the nightly run installs every program without which a test is skipped", () => {
  const { jobs } = parseWorkflow(read(".github/workflows/nightly.yml"));
  const installed = JSON.stringify(jobs).split(/[ "]/);
  const sources = globSync(
    ["apps/edge/src/{deploy,node}/*.ts", "apps/e2e/src/{deep,engines}/*.ts", "packages/releases/src/testing/*.ts"],
    { cwd: repository },
  );
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(/apt(?:-get)? install ([a-z0-9. -]+)/g)].flatMap(([, names = ""]) =>
      names.trim().split(" "),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !installed.includes(name))).toEqual([]);
  expect(jobs.deep).toMatchObject({ env: { TEST_PROGRAMS: "required" } });
});
