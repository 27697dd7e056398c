import { readFileSync } from "node:fs";
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from "vitest";
import { type Chosen, isOfScreen } from "./chooseTests.ts";
import { type Entry, readJournal, write } from "./journal.ts";
import { readRun } from "./run.ts";

/** How the changed code asks which change is on, and says where it ran (see the instrumenter). */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

type Step = { readonly kind: "first" } | { readonly kind: "unchanged" } | { readonly kind: "changed"; id: string };

/** A loop that goes round this many times as often as it did unchanged has lost its end. */
const ROUNDS = 100;
/** What a changed test may take on top of four times its usual time: more than a screen's test waits for what it looks for. */
const SLACK_MS = { screen: 5_000, other: 2_000 };
// As they are before a test replaces them.
const { setTimeout: after, clearTimeout: cancel } = globalThis;
const clock = performance.now.bind(performance);

/** Ends the process at once where code swallows the error of the limit and goes round for ever. */
function endLoops(switches: Switchboard) {
  let hits: number | undefined;
  Object.defineProperty(switches, "hitCount", {
    get: () => hits,
    set: (count: number | undefined) => {
      hits = count;
      if (count !== undefined && count > (switches.hitLimit ?? count) + ROUNDS) process.kill(process.pid, "SIGKILL");
    },
  });
}

const pair = (id: string, test: string) => `${id} ${test}`;

/**
 * Runs each test once as it is, and then once for every change it runs through that nobody has noticed yet: one process for a
 * file's tests, where a process for each change would take hours. Before the first change and after some kills the test
 * must pass unchanged, or they don't count and the file goes on in a fresh process.
 */
export default class MutantRunner extends TestRunner {
  readonly #run = readRun();
  readonly #killed = new Set<string>();
  readonly #tried = new Set<string>();
  readonly #wanted = new Set(JSON.parse(readFileSync(this.#run.wanted, "utf8")) as string[]);
  readonly #chosen = this.#run.chosen && (JSON.parse(readFileSync(this.#run.chosen, "utf8")) as Chosen);
  #step: Step = { kind: "first" };
  #queue: string[] = [];
  #doubtful: string[] = [];
  /** How many changes were tried since the test last passed unchanged; none is tried before it has done so twice. */
  #sincePass: number | undefined;
  #hits: Record<string, number> = {};
  #usualMs = 0;
  #started = false;
  #spoiled = false;

  get #switches(): Switchboard {
    const scope = globalThis as { __stryker__?: Switchboard };
    scope.__stryker__ ??= {};
    if (!("hitCount" in scope.__stryker__)) endLoops(scope.__stryker__);
    return scope.__stryker__;
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite) {
    await super.onBeforeRunSuite(suite);
    if (!("filepath" in suite)) return;
    this.#started = false;
    this.#spoiled = false;
    for (const entry of readJournal(this.#run.journal)) {
      if (entry.type === "killed") this.#killed.add(entry.id);
      // What was on trial when a process ended, or was doubtful still, has no outcome and is tried again.
      if (entry.type === "survived" || entry.type === "notReached") this.#tried.add(pair(entry.id, entry.test));
    }
    const atLoad = Object.keys(this.#switches.mutantCoverage?.static ?? {});
    this.#write({ type: "loaded", file: suite.file.filepath, atLoad });
  }

  override async onBeforeRunTask(test: RunnerTestCase) {
    await super.onBeforeRunTask(test);
    if (test.mode !== "run" && test.mode !== "queued") return;
    if (this.#spoiled) test.mode = "skip";
    // It ends by being skipped, once there is nothing left to try.
    test.repeats = Number.MAX_SAFE_INTEGER;
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }) {
    super.onBeforeTryTask(test, options);
    // An assertion that still waits in vain would hold up the next try.
    test.promises = [];
    const switches = this.#switches;
    const step = options.repeats === 0 ? ({ kind: "first" } as const) : this.#next();
    if (!step) return test.context.skip();
    this.#step = step;
    if (step.kind === "first") switches.currentTestId = test.id;
    if (step.kind !== "changed") return;
    this.#write({ type: "try", id: step.id, test: this.#name(test), file: test.file.filepath });
    this.#started = true;
    this.#sincePass = (this.#sincePass ?? 0) + 1;
    switches.hitCount = 0;
    switches.hitLimit = (this.#hits[step.id] ?? 1) * ROUNDS;
    switches.activeMutant = step.id;
  }

  async runTask(test: RunnerTestCase) {
    const run = TestRunner.getTestFn(test);
    const slack = SLACK_MS[isOfScreen(test.file.filepath) ? "screen" : "other"];
    const started = clock();
    let timer: ReturnType<typeof after> | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      if (this.#step.kind !== "changed") return;
      timer = after(() => reject(new Error("It waits in vain.")), slack + 4 * this.#usualMs);
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
    else if (failed) this.#doubtful.push(step.id);
    else this.#write({ type: hitCount > 0 ? "survived" : "notReached", id: step.id, test: name });
    // A repeat's error is no failure of the run.
    delete test.result.errors;
  }

  override async onAfterRunSuite(suite: RunnerTestSuite) {
    await super.onAfterRunSuite(suite);
    if ("filepath" in suite && !this.#spoiled) this.#write({ type: "done", file: suite.file.filepath });
  }

  #next(): Step | undefined {
    if (this.#spoiled || this.#queue.length + this.#doubtful.length === 0) return;
    if (this.#sincePass === undefined) return { kind: "unchanged" };
    const full = this.#doubtful.length >= this.#run.trust;
    if (full || (this.#queue.length === 0 && this.#doubtful.length > 0)) return { kind: "unchanged" };
    const id = this.#queue.shift();
    return id === undefined ? undefined : { kind: "changed", id };
  }

  #plan(test: RunnerTestCase, failed: boolean) {
    const name = this.#name(test);
    this.#queue = [];
    this.#doubtful = [];
    this.#sincePass = undefined;
    if (failed && this.#started) return this.#spoil(test);
    if (failed) {
      const error = test.result?.errors?.[0]?.message ?? "";
      return this.#write({ type: "broken", test: name, file: test.file.filepath, error });
    }
    this.#hits = this.#switches.mutantCoverage?.perTest[test.id] ?? {};
    const ids = Object.keys(this.#hits);
    this.#write({ type: "covers", test: name, ids });
    const isLeft = (id: string) => this.#wanted.has(id) && !this.#killed.has(id) && !this.#tried.has(pair(id, name));
    const mayTry = (id: string) => !this.#chosen || !isOfScreen(test.file.filepath) || this.#chosen[id]?.includes(name);
    this.#queue = ids.filter((id) => isLeft(id) && mayTry(id));
  }

  /** The test ran unchanged: the kills before that count if it passed, or if there is but one change to blame. */
  #settle(test: RunnerTestCase, failed: boolean) {
    const name = this.#name(test);
    if (failed && this.#sincePass === undefined) {
      this.#queue = [];
      return this.#write({ type: "once", test: name });
    }
    const believed = !failed || this.#sincePass === 1;
    for (const id of believed ? this.#doubtful : []) {
      this.#killed.add(id);
      this.#write({ type: "killed", id, test: name, file: test.file.filepath });
    }
    this.#doubtful = [];
    this.#sincePass = 0;
    if (failed) this.#spoil(test);
  }

  #spoil(test: RunnerTestCase) {
    this.#spoiled = true;
    this.#write({ type: "spoiled", file: test.file.filepath });
  }

  #name(test: RunnerTestCase) {
    return `${test.file.name} ${test.id}`;
  }

  #write(entry: Entry) {
    write(this.#run.journal, entry);
  }
}
