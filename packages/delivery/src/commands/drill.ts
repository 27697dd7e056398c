import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type ChaosTestResult, runChaosTest } from "../chaos-test/runChaosTest.ts";
import { openStore } from "../stores/openStore.ts";
import { startObjectStorage } from "../testing/startObjectStorage.ts";

const { values } = parseArgs({
  options: {
    publishers: { type: "string", default: "200" },
    processes: { type: "string", default: "8" },
    /** Address of an empty store that can be thrown away: `s3://drill`, with the variables of any S3 tool. */
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
  const folder = mkdtempSync(path.join(tmpdir(), "drill-"));
  const storage = await startObjectStorage();
  try {
    await run("a folder", folder, {});
    const access = {
      AWS_ACCESS_KEY_ID: "drill",
      AWS_SECRET_ACCESS_KEY: "drill",
      AWS_ENDPOINT_URL_S3: storage.endpoint,
    };
    await run("a simulated S3", "s3://drill/web", access);
  } finally {
    await storage.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
