import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { openStore } from "../releases/store/openStore.ts";
import { type ChaosTestResult, runChaosTest } from "../testing/runChaosTest.ts";
import { startObjectStorage } from "../testing/startObjectStorage.ts";

const { values } = parseArgs({
  options: {
    publishers: { type: "string", default: "200" },
    processes: { type: "string", default: "8" },
    /** Address of an empty store that can be thrown away: `s3://chaos`, with the variables of any S3 tool. */
    store: { type: "string" },
  },
});
const numbers = { publishers: Number(values.publishers), processes: Number(values.processes) };

function print(name: string, result: ChaosTestResult) {
  console.log(
    `${name}: ${result.publishers} publishers in ${numbers.processes} processes, ${result.seconds.toFixed(1)} s; one took ${(result.medianMs / 1000).toFixed(1)} s (median), ${(result.slowestMs / 1000).toFixed(1)} s (slowest). No update lost.`,
  );
  console.log(
    `  a visitor read the site ${result.readCount} times and received ${result.releaseCount} releases, each of them complete`,
  );
  console.log(
    `  killed at ${result.deaths} steps: ${result.leftOld} times the old release stayed live, ${result.leftNew} times the new one was live and complete`,
  );
}

const run = async (name: string, address: string, variables: Readonly<Record<string, string>>) =>
  print(
    name,
    await runChaosTest({ address, store: openStore(address, { ...process.env, ...variables }), variables, ...numbers }),
  );

if (values.store !== undefined) {
  await run(values.store, values.store, {});
} else {
  const folder = mkdtempSync(path.join(tmpdir(), "chaos-"));
  const storage = await startObjectStorage();
  try {
    await run("a folder", folder, {});
    const access = {
      AWS_ACCESS_KEY_ID: "chaos",
      AWS_SECRET_ACCESS_KEY: "chaos",
      AWS_ENDPOINT_URL_S3: storage.endpoint,
    };
    await run("a simulated S3", "s3://chaos/web", access);
  } finally {
    await storage.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
