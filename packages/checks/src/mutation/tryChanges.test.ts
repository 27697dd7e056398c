import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Change, changeFiles } from "./changeFiles.ts";
import { type Entry, write } from "./journal.ts";
import { judge } from "./judge.ts";
import { type Attempt, tryChanges } from "./tryChanges.ts";

// Starts several processes one after the other, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const pathTo = (name: string) => new URL(`./testing/${name}`, import.meta.url).pathname;
const file = pathTo("countSteps.test.ts");
const source = pathTo("countSteps.ts");
/** Returns the id of the change of `source` with this replacement. */
const idOf = (after: string, changes: readonly Change[]) =>
  changes.find((change) => change.file.endsWith("countSteps.ts") && change.after === after)?.id ?? after;

/** Makes steps of length 0. The changed code is outside the loop, so the hit limit cannot end it. */
const ENDLESS = "extra - 1";

let folder = "";
const quiet = () => {};
const attempt = (changed: Attempt["changed"], wanted: readonly string[]) => ({
  ...{ project: "checks", folder, tests: [file], changed, wanted },
});
const outcomesOf = (changes: readonly Change[], journal: readonly Entry[]) =>
  Object.fromEntries([...judge(changes, journal)].map(([id, { outcome }]) => [id, outcome]));
const triesOf = (journal: readonly Entry[], id: string) =>
  journal.filter((entry) => entry.type === "try" && entry.id === id).length;
const isOutcome = ({ type }: Entry) => type === "killed" || type === "survived";

/** The running processes of this attempt, on systems with /proc. */
const processes = () =>
  globSync("/proc/[0-9]*/environ").filter((one) => {
    try {
      return readFileSync(one, "utf8").includes(folder);
    } catch {
      return false;
    }
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "mutation-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// A runner that starts test processes takes ten seconds of processor time: `pnpm test:deep` runs it.
describe.runIf(process.env.MUTATION === "1")("tryChanges", () => {
  it("returns the outcomes, and after an interruption tries only the changes without an outcome", async () => {
    const { changes: all, changed } = await changeFiles([source]);
    const changes = all.filter(({ after }) => after !== ENDLESS);
    const ids = changes.map(({ id }) => id);
    const whole = await tryChanges(attempt(changed, ids), quiet);
    const outcomes = {
      ...Object.fromEntries(ids.map((id) => [id, "killed"])),
      [idOf("left >= 0", changes)]: "survived",
    };
    expect(outcomesOf(changes, whole)).toEqual(outcomes);

    const known = whole.filter(isOutcome).slice(0, 3);
    const knownIds = known.flatMap((entry) => ("id" in entry ? entry.id : []));
    const pending = ids.find((id) => !knownIds.includes(id)) ?? "";
    rmSync(`${folder}/journal.jsonl`);
    const covers = whole.find(({ type }) => type === "covers");
    const test = covers?.type === "covers" ? covers.test : "";
    for (const entry of [...known, { type: "try", id: pending, test, file, limitMs: 0 } as const]) {
      write(`${folder}/journal.jsonl`, entry);
    }

    const resumed = await tryChanges(attempt(changed, ids), quiet);
    expect(outcomesOf(changes, resumed)).toEqual(outcomes);
    expect(knownIds.map((id) => triesOf(resumed, id))).toEqual([0, 0, 0]);
    expect(triesOf(resumed, pending)).toBe(2);
    expect(resumed.filter(isOutcome)).toHaveLength(ids.length);
  });

  it("counts an endless loop as killed, kills its process and continues", async () => {
    // Another file comes first, so that each change has another id than in the previous test.
    const { changes, changed } = await changeFiles([pathTo("../judge.ts"), source]);
    const endless = idOf(ENDLESS, changes);
    const journal = await tryChanges(attempt(changed, [endless]), quiet, 1_000);
    expect(outcomesOf(changes, journal)[endless]).toBe("killed");
    expect(triesOf(journal, endless)).toBe(1);
    expect(journal.at(-1)?.type).toBe("done");
    await expect.poll(processes, { timeout: 60_000 }).toEqual([]);
  });
});
