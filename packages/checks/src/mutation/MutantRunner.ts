import { readFileSync } from "node:fs";
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from "vitest";
import { type Chosen, type Entry, isScreenTest, readJournal, readRun, write } from "./journal.ts";

/** Global state of Stryker's instrumentation: selects the active change and records which changed code ran. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

type Step = { readonly kind: "first" } | { readonly kind: "unchanged" } | { readonly kind: "changed"; id: string };

/** A changed loop counts as endless after this many times its unchanged number of rounds. */
const LOOP_FACTOR = 100;
/** Time that a test with a change may take in addition to four times its usual time: more than a screen test's query waits. */
const SLACK_MS = { screen: 5_000, other: 2_000 };
// The originals, before a test replaces them with fake timers.
const { setTimeout: after, clearTimeout: cancel } = globalThis;
const clock = performance.now.bind(performance);

/** Kills the process when code swallows the error of the hit limit and loops endlessly. */
function endLoops(switches: Switchboard) {
  let hits: number | undefined;
  Object.defineProperty(switches, "hitCount", {
    get: () => hits,
    set: (count: number | undefined) => {
      hits = count;
      if (count !== undefined && count > (switches.hitLimit ?? count) + LOOP_FACTOR)
        process.kill(process.pid, "SIGKILL");
    },
  });
}

const pair = (id: string, test: string) => `${id} ${test}`;

/**
 * Runs each test once unchanged, then once for every undetected change in the code it covers. All tests of a file share a
 * process, because a process per change would take hours. Before the first change and after a number of kills, the test
 * must pass unchanged; otherwise those kills do not count and the file continues in a fresh process.
 */
export default class MutantRunner extends TestRunner {
  readonly #run = readRun();
  readonly #killedIds = new Set<string>();
  readonly #triedPairs = new Set<string>();
  readonly #wantedIds = new Set(JSON.parse(readFileSync(this.#run.wanted, "utf8")) as string[]);
  readonly #chosen = this.#run.chosen && (JSON.parse(readFileSync(this.#run.chosen, "utf8")) as Chosen);
  #step: Step = { kind: "first" };
  #queue: string[] = [];
  #unconfirmedKills: string[] = [];
  /** Changes tried since the test last passed unchanged. Undefined until it has passed unchanged twice. */
  #triesSincePass: number | undefined;
  #hits: Record<string, number> = {};
  #usualMs = 0;
  #limitMs = 0;
  #hasTried = false;
  #needsFreshProcess = false;

  get #switches(): Switchboard {
    const scope = globalThis as { __stryker__?: Switchboard };
    scope.__stryker__ ??= {};
    if (!("hitCount" in scope.__stryker__)) endLoops(scope.__stryker__);
    return scope.__stryker__;
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite) {
    await super.onBeforeRunSuite(suite);
    if (!("filepath" in suite)) return;
    this.#hasTried = false;
    this.#needsFreshProcess = false;
    for (const entry of readJournal(this.#run.journal)) {
      if (entry.type === "killed") this.#killedIds.add(entry.id);
      // A change without a recorded outcome when the process ended is tried again.
      if (entry.type === "survived" || entry.type === "notReached") this.#triedPairs.add(pair(entry.id, entry.test));
    }
    const atLoad = Object.keys(this.#switches.mutantCoverage?.static ?? {});
    this.#write({ type: "loaded", file: suite.file.filepath, atLoad });
  }

  override async onBeforeRunTask(test: RunnerTestCase) {
    await super.onBeforeRunTask(test);
    if (test.mode !== "run" && test.mode !== "queued") return;
    if (this.#needsFreshProcess) test.mode = "skip";
    // The test repeats until no change is left, and then skips itself.
    test.repeats = Number.MAX_SAFE_INTEGER;
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }) {
    super.onBeforeTryTask(test, options);
    // A pending assertion of the last run would delay the next.
    test.promises = [];
    const switches = this.#switches;
    const step = options.repeats === 0 ? ({ kind: "first" } as const) : this.#next();
    if (!step) return test.context.skip();
    this.#step = step;
    if (step.kind === "first") switches.currentTestId = test.id;
    if (step.kind !== "changed") return;
    const slackMs = SLACK_MS[isScreenTest(test.file.filepath) ? "screen" : "other"];
    this.#limitMs = slackMs + 4 * this.#usualMs;
    const { filepath: file } = test.file;
    this.#write({ type: "try", id: step.id, test: this.#name(test), file, limitMs: this.#limitMs });
    this.#hasTried = true;
    this.#triesSincePass = (this.#triesSincePass ?? 0) + 1;
    switches.hitCount = 0;
    switches.hitLimit = (this.#hits[step.id] ?? 1) * LOOP_FACTOR;
    switches.activeMutant = step.id;
  }

  async runTask(test: RunnerTestCase) {
    const run = TestRunner.getTestFn(test);
    const started = clock();
    let timer: ReturnType<typeof after> | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      if (this.#step.kind !== "changed") return;
      timer = after(() => reject(new Error("The test took too long.")), this.#limitMs);
    });
    try {
      await Promise.race([run(), tooLong]);
    } finally {
      cancel(timer);
      if (this.#step.kind === "first") this.#usualMs = clock() - started;
    }
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: { retry: number; repeats: number }) {
    await super.onAfterRetryTask(test, options);
    const state = test.result?.state;
    if (!test.result || state === "skip") return;
    const hitCount = this.#switches.hitCount ?? 0;
    Object.assign(this.#switches, { activeMutant: undefined, currentTestId: undefined, hitCount: undefined });
    const failed = state === "fail";
    const name = this.#name(test);
    const step = this.#step;
    if (step.kind === "first") this.#plan(test, failed);
    else if (step.kind === "unchanged") this.#settle(test, failed);
    else if (failed) this.#unconfirmedKills.push(step.id);
    else this.#write({ type: hitCount > 0 ? "survived" : "notReached", id: step.id, test: name });
    // An error in a repeat is no failure of the whole run.
    delete test.result.errors;
  }

  override async onAfterRunSuite(suite: RunnerTestSuite) {
    await super.onAfterRunSuite(suite);
    if ("filepath" in suite && !this.#needsFreshProcess) this.#write({ type: "done", file: suite.file.filepath });
  }

  #next(): Step | undefined {
    if (this.#needsFreshProcess || this.#queue.length + this.#unconfirmedKills.length === 0) return;
    if (this.#triesSincePass === undefined) return { kind: "unchanged" };
    const full = this.#unconfirmedKills.length >= this.#run.trust;
    if (full || (this.#queue.length === 0 && this.#unconfirmedKills.length > 0)) return { kind: "unchanged" };
    const id = this.#queue.shift();
    return id === undefined ? undefined : { kind: "changed", id };
  }

  #plan(test: RunnerTestCase, failed: boolean) {
    const name = this.#name(test);
    this.#queue = [];
    this.#unconfirmedKills = [];
    this.#triesSincePass = undefined;
    if (failed && this.#hasTried) return this.#requireFreshProcess(test);
    if (failed) {
      const error = test.result?.errors?.[0]?.message ?? "";
      return this.#write({ type: "broken", test: name, file: test.file.filepath, error });
    }
    this.#hits = this.#switches.mutantCoverage?.perTest[test.id] ?? {};
    const ids = Object.keys(this.#hits);
    this.#write({ type: "covers", test: name, file: test.file.filepath, ids, ms: Math.round(this.#usualMs) });
    const isOpen = (id: string) =>
      this.#wantedIds.has(id) && !this.#killedIds.has(id) && !this.#triedPairs.has(pair(id, name));
    const mayTry = (id: string) => !this.#chosen || this.#chosen[id]?.includes(name);
    this.#queue = ids.filter((id) => isOpen(id) && mayTry(id));
  }

  /** Handles an unchanged run. Previous kills count if it passed, or if only one change can be the cause of its failure. */
  #settle(test: RunnerTestCase, failed: boolean) {
    const name = this.#name(test);
    if (failed && this.#triesSincePass === undefined) {
      this.#queue = [];
      return this.#write({ type: "once", test: name });
    }
    const areConfirmed = !failed || this.#triesSincePass === 1;
    for (const id of areConfirmed ? this.#unconfirmedKills : []) {
      this.#killedIds.add(id);
      this.#write({ type: "killed", id, test: name, file: test.file.filepath });
    }
    this.#unconfirmedKills = [];
    this.#triesSincePass = 0;
    if (failed) this.#requireFreshProcess(test);
  }

  #requireFreshProcess(test: RunnerTestCase) {
    this.#needsFreshProcess = true;
    this.#write({ type: "spoiled", file: test.file.filepath });
  }

  readonly #name = (test: RunnerTestCase) => `${test.file.name} ${test.id}`;
  readonly #write = (entry: Entry) => write(this.#run.journal, entry);
}
