import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { apps, repository } from "../contenders/Contender.ts";

const file = path.join(apps, "loan/src/titles.ts");

/** Seconds of each verification. */
export interface VerifyTimes {
  /** `npm test` that takes no result from the cache. */
  readonly cold: number;
  /** `npm test` directly afterwards. */
  readonly unchanged: number;
  /** `pnpm verify loan` after a word in a comment of the loan has changed. */
  readonly loan: number;
}

/** Measures the verifications. Takes about fifteen minutes on two idle cores. Throws when one of them fails. */
export function measureVerify(): VerifyTimes {
  const verify = (environment: Readonly<Record<string, string>>, ...names: readonly string[]) => {
    const started = performance.now();
    const { status, stdout } = spawnSync(process.execPath, ["packages/checks/src/commands/verify.ts", ...names], {
      cwd: repository,
      env: {
        ...process.env,
        ...environment,
        PATH: `${repository}/node_modules/.bin${path.delimiter}${process.env.PATH}`,
      },
      encoding: "utf8",
      maxBuffer: 512 * 1024 * 1024,
    });
    if (status !== 0) throw new Error(`The verification failed:\n${stdout.slice(-2_000)}`);
    return (performance.now() - started) / 1000;
  };
  const cold = verify({ TURBO_FORCE: "true" });
  const unchanged = verify({});
  const before = readFileSync(file, "utf8");
  try {
    writeFileSync(file, `${before}// Measured at ${Date.now()}.\n`);
    return { cold, unchanged, loan: verify({}, "loan") };
  } finally {
    writeFileSync(file, before);
  }
}
