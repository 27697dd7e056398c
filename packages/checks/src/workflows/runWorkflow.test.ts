import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runWorkflow } from "./runWorkflow.ts";

let clone = "";
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), "workflow-"));
  mkdirSync(path.join(clone, ".github/workflows"), { recursive: true });
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

const run = async (text: string) => {
  writeFileSync(path.join(clone, ".github/workflows/release.yml"), text);
  const contexts = { github: { actor: "ana" }, secrets: { KEY: "s3cret" }, vars: {} };
  const ran = await runWorkflow("release", { clone, contexts });
  return ran.map(({ output, code }) => `${code} ${output.trim()}`);
};

it("passes variables and outputs on, runs one job for each value, and ends a job at a failed line", async () => {
  const ran = await run(`
env:
  BY: \${{ github.actor }}
  NONE: \${{ vars.NONE }}
jobs:
  pending:
    outputs:
      state: \${{ steps.list.outputs.state }}
    steps:
      - uses: actions/checkout@v5
      - id: list
        run: state="$(echo '{"apps":[{"name":"loan","live":"1"},{"name":"shell"}]}')" && echo "state=$state" >> "$GITHUB_OUTPUT"
  ship:
    needs: pending
    if: \${{ fromJSON(needs.pending.outputs.state).apps[0] != null }}
    strategy:
      matrix:
        app: \${{ fromJSON(needs.pending.outputs.state).apps }}
    env:
      APP: \${{ matrix.app.name }}
      KEY: \${{ secrets.KEY }}
    steps:
      - run: echo "$BY $APP $KEY$NONE"
      - if: \${{ matrix.app.live }}
        run: echo worse && exit 3
      - if: \${{ contains(env.APP, 'loan') && false }}
        run: echo never
      - run: echo promoted $APP
      - if: \${{ !success() && matrix.app.live }}
        run: echo ended $APP
      - if: \${{ always() }}
        run: echo tagged $APP
  skipped:
    if: \${{ fromJSON(needs.pending.outputs.state).apps[5] != null }}
    steps:
      - run: echo never
`);
  expect(ran).toEqual([
    "0 ",
    "0 ana loan s3cret",
    "3 worse",
    "0 ended loan",
    "0 tagged loan",
    "0 ana shell s3cret",
    "0 promoted shell",
    "0 tagged shell",
  ]);
});

it("leaves out a job that needs a failed one, whose output has no value", async () => {
  const ran = await run(`
jobs:
  pending:
    outputs:
      state: \${{ steps.list.outputs.state }}
    steps:
      - id: list
        run: state="$(echo no store >&2; exit 3)" && echo "state=$state" >> "$GITHUB_OUTPUT"
  ship:
    needs: pending
    if: \${{ fromJSON(needs.pending.outputs.state).pending[0] != null }}
    steps:
      - run: echo shipped
`);
  expect(ran).toEqual(["3 no store"]);
});
