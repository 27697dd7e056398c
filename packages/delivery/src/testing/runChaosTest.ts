import { spawn } from "node:child_process";
import path from "node:path";
import type { Store } from "../releases/store/Store.ts";
import { checkReleaseLog, createVisitor, type PublishedVersion } from "./createVisitor.ts";
import { makeBuild } from "./makeBuild.ts";
import { makePublisher, makeSigner } from "./makePublisher.ts";
import type { PublisherOrder } from "./publisherProcess.ts";

const REMOTES = ["loan", "repay", "promo", "complaints", "bank-binding", "official-site"];
const LONGEST_STEPS = 200;

interface ChaosTestOptions {
  /** The store's address as on the command line, and the same store opened. */
  readonly address: string;
  readonly store: Store;
  readonly variables: Readonly<Record<string, string>>;
  readonly publishers: number;
  readonly processes: number;
}

/** Figures of the chaos test on one store. The test throws when the store loses or mixes releases. */
export interface ChaosTestResult {
  readonly publishers: number;
  readonly seconds: number;
  readonly medianMs: number;
  readonly slowestMs: number;
  readonly readCount: number;
  readonly releaseCount: number;
  readonly deaths: number;
  readonly leftOld: number;
  readonly leftNew: number;
}

/** Runs many real processes that publish at once; then kills one publisher after the other, each at a different step. */
export async function runChaosTest({
  address,
  store,
  variables,
  publishers,
  processes,
}: ChaosTestOptions): Promise<ChaosTestResult> {
  const keys = makeSigner();
  const names = ["shell", ...REMOTES];
  await makePublisher({ store, ...keys }).ship(...names.map((name) => makeBuild({ name, version: "1.0.0" })));

  const run = (order: Omit<PublisherOrder, "store" | "pem">) =>
    new Promise<readonly (PublishedVersion & { milliseconds: number })[] | undefined>((resolve, reject) => {
      const child = spawn(process.execPath, [path.join(import.meta.dirname, "publisherProcess.ts")], {
        env: { ...process.env, ...variables, CHAOS_TEST: JSON.stringify({ ...order, store: address, pem: keys.pem }) },
        stdio: ["ignore", "pipe", "inherit"],
      });
      let output = "";
      child.stdout.on("data", (chunk: Buffer) => {
        output += chunk.toString("utf8");
      });
      child.once("close", (code, signal) => {
        if (signal === "SIGKILL") resolve(undefined);
        else if (code === 0) resolve(JSON.parse(output));
        else reject(new Error(`A publisher ended with ${code}.`));
      });
    });

  const visitor = createVisitor({ store, trust: keys.trust });
  const generations = new Set<number>();
  let readCount = 0;
  let isOver = false;
  const visits = (async () => {
    for (; !isOver; readCount += 1) generations.add((await visitor.look()).generation);
  })();
  const started = performance.now();
  const all = Array.from({ length: publishers }, (_, index) => REMOTES[index % REMOTES.length] ?? "");
  const results = await Promise.all(
    Array.from({ length: processes }, (_, own) =>
      run({ round: own + 2, names: all.filter((_, index) => index % processes === own) }),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  isOver = true;
  await visits;
  const published = results.flatMap((some) => some ?? []);
  const { log } = makePublisher({ store, ...keys });
  const newest = (await log.newest())?.release.generation ?? 0;
  if (newest !== publishers + 1) throw new Error(`${publishers} publishers made ${newest - 1} releases.`);
  checkReleaseLog(await log.between(1, newest), published);
  if ((await createVisitor({ store, trust: keys.trust }).look()).generation !== newest) {
    throw new Error("The newest release is not live, although every publisher has ended.");
  }

  let deaths = 0;
  let leftOld = 0;
  let leftNew = 0;
  for (const dieAfter of [false, true]) {
    for (let dieAt = 1; dieAt < LONGEST_STEPS; dieAt += 1) {
      const before = (await visitor.look()).generation;
      const ended = await run({ round: processes + deaths + 2, names: ["loan"], dieAt, dieAfter });
      const after = (await createVisitor({ store, trust: keys.trust }).look()).generation;
      if (ended) break;
      deaths += 1;
      if (after === before) leftOld += 1;
      else leftNew += 1;
    }
  }
  const times = published.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    publishers,
    seconds,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    slowestMs: times.at(-1) ?? 0,
    readCount,
    releaseCount: generations.size,
    deaths,
    leftOld,
    leftNew,
  };
}
