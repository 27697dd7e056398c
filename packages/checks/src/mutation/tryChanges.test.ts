import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Change, changeFiles } from "./changeFiles.ts";
import { type Entry, write } from "./journal.ts";
import { judge } from "./judge.ts";
import { type Attempt, tryChanges } from "./tryChanges.ts";

// Processes of their own, one after the other: quick alone, not on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const here = (name: string) => new URL(`./testing/${name}`, import.meta.url).pathname;
const file = here("countStrides.test.ts");
const source = here("countStrides.ts");
/** The change of `source` after which this text stands there. */
const idOf = (after: string, changes: readonly Change[]) =>
  changes.find((change) => change.file.endsWith("countStrides.ts") && change.after === after)?.id ?? after;

/** With one leg fewer nobody moves, and the loop does not come by the change again. */
const ENDLESS = "legs - 1";

let folder = "";
const quiet = () => {};
const attempt = (changed: Attempt["changed"], wanted: readonly string[]) => ({
  ...{ project: "checks", folder, tests: [file], changed, wanted },
});
const fatesOf = (changes: readonly Change[], journal: readonly Entry[]) =>
  Object.fromEntries([...judge(changes, journal)].map(([id, { fate }]) => [id, fate]));
const triesOf = (journal: readonly Entry[], id: string) =>
  journal.filter((entry) => entry.type === "try" && entry.id === id).length;
const isOutcome = ({ type }: Entry) => type === "killed" || type === "survived";

/** The processes that this attempt has started, where the system tells. */
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

describe("tryChanges", () => {
  it("says what the tests notice; broken off, it tries the rest and what had no outcome, and nothing twice", async () => {
    const { changes: all, changed } = await changeFiles([source]);
    const changes = all.filter(({ after }) => after !== ENDLESS);
    const ids = changes.map(({ id }) => id);
    const whole = await tryChanges(attempt(changed, ids), quiet);
    const fates = { ...Object.fromEntries(ids.map((id) => [id, "killed"])), [idOf("left >= 0", changes)]: "survived" };
    expect(fatesOf(changes, whole)).toEqual(fates);

    const known = whole.filter(isOutcome).slice(0, 3);
    const knownIds = known.flatMap((entry) => ("id" in entry ? entry.id : []));
    const onTrial = ids.find((id) => !knownIds.includes(id)) ?? "";
    rmSync(`${folder}/journal.jsonl`);
    const covers = whole.find(({ type }) => type === "covers");
    const test = covers?.type === "covers" ? covers.test : "";
    for (const entry of [...known, { type: "try", id: onTrial, test, file } as const]) {
      write(`${folder}/journal.jsonl`, entry);
    }

    const goneOn = await tryChanges(attempt(changed, ids), quiet);
    expect(fatesOf(changes, goneOn)).toEqual(fates);
    expect(knownIds.map((id) => triesOf(goneOn, id))).toEqual([0, 0, 0]);
    expect(triesOf(goneOn, onTrial)).toBe(2);
    expect(goneOn.filter(isOutcome)).toHaveLength(ids.length);
  });

  it("takes a change for noticed that loops for ever, ends it, and goes on to the end", async () => {
    // With another file before it, so that each change has another id than in the run before.
    const { changes, changed } = await changeFiles([here("../everyNth.ts"), source]);
    const endless = idOf(ENDLESS, changes);
    const journal = await tryChanges(attempt(changed, [endless]), quiet, 1_000);
    expect(fatesOf(changes, journal)[endless]).toBe("killed");
    expect(triesOf(journal, endless)).toBe(1);
    expect(journal.at(-1)?.type).toBe("done");
    await expect.poll(processes, { timeout: 60_000 }).toEqual([]);
  });
});
