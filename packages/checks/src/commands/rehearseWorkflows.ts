import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import {
  freePort,
  hasCeph,
  readBuild,
  startObjectStorage,
  startPreview,
  startRadosgw,
  waitUntil,
} from "@lending/delivery/testing";
import { createCopy, terminalVariables } from "../documented-commands/createCopy.ts";
import { type RanLine, runWorkflow } from "../workflows/runWorkflow.ts";

// Runs every `run:` line of the workflows in a clean clone, as a company would: an S3 server on this machine is the store, an edge
// serves it, a bare repository is the remote, and a list of reports takes the place of the borrowers' browsers.
const REMOTE = "promo";
const PATHNAME = "/promotion";
const WAIT_MS = 60_000;

/** What the browsers report of a canary, which lines of the release then fail, and whether it goes live. */
const CANARIES = [
  { event: "visit", failures: "", isPromoted: true },
  { event: "error", failures: "3 ship watch,3 ship rollback", isPromoted: false },
  // Without a verdict the canary must not block the next one.
  { event: "none", failures: "1 ship watch", isPromoted: false },
];

const storage = await (hasCeph() ? startRadosgw() : startObjectStorage());
console.log(`The store is in ${hasCeph() ? "Ceph's radosgw" : "the simulation, because radosgw is not installed"}.`);
const clone = createCopy(process.cwd());
/** The company's repository: a bare clone. */
const remote = mkdtempSync(path.join(tmpdir(), "origin-"));
const aborter = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => aborter.abort());

/** Browsers' reports of both variants of any release. */
let canaryEvent = "";
const reports = createServer((_, response) => {
  const many = (event: string, variant: string) =>
    Array.from({ length: 60 * 40 }, (_unused, index) => ({
      body: { event, remote: REMOTE, variant, release: Math.floor(index / 40) + 1 },
    }));
  response.end(JSON.stringify([...many("visit", "live"), ...many(canaryEvent, "canary")]));
}).listen(0, "127.0.0.1");
const edgePort = await freePort();
const origin = `http://localhost:${edgePort}`;
const store = { SHIP_STORE: "s3://site/releases", ...storage.writer };

/** Not synchronous: the simulation of the store answers from this process. */
async function run(line: string, variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const command = line.replaceAll("pnpm ", "npx -y pnpm@12.21.0 ");
  const env = { ...terminalVariables(), ...variables };
  const options = { cwd: clone, env, maxBuffer: 1e8, signal: aborter.signal };
  const { stdout } = await promisify(execFile)("bash", ["-e", "-c", command], options).catch((fault) => {
    throw new Error(`${line} ended with ${fault.code}:\n${fault.stdout}${fault.stderr}`);
  });
  return stdout.trim();
}

const readPage = async (url: string) => (await fetch(url, { headers: { accept: "text/html" } })).text();
const readVersion = (): string =>
  JSON.parse(readFileSync(path.join(clone, `apps/${REMOTE}/package.json`), "utf8")).version;
const expectServed = (version: string) =>
  waitUntil(
    async () => {
      const page = await readPage(`${origin}${PATHNAME}`);
      return page.includes(`/${REMOTE}/${version}-`) && !page.includes('"variant":"canary"');
    },
    WAIT_MS,
    `Serving ${REMOTE} ${version}`,
  );
/** Expects that the lines with these codes and commands failed, in this order, and that all others succeeded. */
function expectFailures(ran: readonly RanLine[], expected = "") {
  const found = ran.flatMap(({ line, code }) => (code === 0 ? [] : [`${code} ${/ship \w+/.exec(line)?.[0] ?? line}`]));
  if (ran.length === 0 || String(found) !== expected)
    throw new Error(`These of ${ran.length} lines failed: ${found}. Expected: ${expected}.`);
}

try {
  await run("pnpm ship keys");
  const SHIP_KEY = readFileSync(path.join(clone, ".ship/ship.key"), "utf8");
  rmSync(path.join(clone, ".ship/ship.key"));
  await run("git add --all && git commit --quiet --message 'Trust the key'");
  await run(`git init --quiet --bare ${remote} && git remote add origin ${remote} && git push --quiet origin main`);
  const environment = { stage: "staging", locale: "en-PH", mobilePattern: "^0[89]\\d{9}$" };
  writeFileSync(path.join(clone, ".ship/staging.json"), JSON.stringify(environment));
  await run("pnpm ship --all --environment .ship/staging.json --without pages --because rehearsal", {
    ...store,
    SHIP_KEY,
  });
  await run("pnpm --filter @lending/edge build");
  const edge = spawn("node", ["apps/edge/dist/edge.js"], {
    cwd: clone,
    stdio: ["ignore", "inherit", "inherit"],
    signal: aborter.signal,
    env: {
      ...terminalVariables(),
      ...storage.writer,
      PORT: String(edgePort),
      EDGE_STORE: store.SHIP_STORE,
      EDGE_TRUST: ".ship/trusted",
      EDGE_METRICS_PORT: "0",
      // Its problems are in the output of this rehearsal.
      EDGE_LOG: "problems",
    },
  }).once("error", () => undefined);
  await waitUntil(async () => (await fetch(`${origin}/readyz`)).ok, WAIT_MS, "The edge's start");

  const seen = new Set<string>();
  const workflow = (name: string, github: object = {}) => {
    console.log(`\n${name}.yml`);
    const reportsPort = (reports.address() as AddressInfo).port;
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = storage.writer;
    return runWorkflow(name, {
      clone,
      contexts: {
        github: { actor: "ana", ...github },
        secrets: { SHIP_KEY, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY },
        vars: { ...store, SHIP_ORIGIN: origin, SHIP_REPORTS: `http://127.0.0.1:${reportsPort}/` },
      },
      // The hour of a canary, and the tests that contain this rehearsal. The job that ships has a separate folder.
      replace: (line) => {
        seen.add(line);
        return line
          .replace("--for 60", "--for 0")
          .replace(/^npx \S+ test:deep$/, "npm pkg get scripts.test:deep")
          .replace(/^tar -xf /, "rm -r apps/*/dist && $&");
      },
    });
  };

  let live = readVersion();
  await expectServed(live);
  for (const { event, failures, isPromoted } of CANARIES) {
    canaryEvent = event;
    // The shell has no canary.
    const names = isPromoted ? [REMOTE, "shell"] : [REMOTE];
    for (const name of names) await run(`pnpm changeset:add ${name} patch "A change."`);
    await run(`pnpm changeset:version ${names.join(" ")}`);
    await run('git commit --quiet --all --message "Raise versions" && git push --quiet origin main');
    const version = readVersion();
    expectFailures(await workflow("release"), failures);
    if (isPromoted) live = version;
    await expectServed(live);
    const tagged = `git -C ${remote} rev-parse '${REMOTE}@${version}^{commit}'`;
    await run(`[ "$(git rev-parse main)" = "$(${tagged})" ]`);
    if (JSON.parse(await run("pnpm --silent ship status --json", store)).newest.canaries)
      throw new Error(`The canary of ${version} is still live.`);
    console.log(`${event}: the edge serves ${REMOTE} ${live} after the canary of ${version}`);
  }

  const preview = await startPreview(readBuild(path.join(clone, "apps", REMOTE), REMOTE));
  const links = await workflow("preview", {
    event: {
      deployment: { task: REMOTE, environment: "preview" },
      deployment_status: { state: "success", environment_url: preview.origin },
    },
  });
  await preview.stop();
  expectFailures(links);
  const link = /http:\S+override=\S+/.exec(links.at(-1)?.output ?? "")?.[0] ?? "";
  if (!(await readPage(link)).includes(REMOTE)) throw new Error(`${link} does not offer ${REMOTE}.`);
  console.log("preview: the edge offers the override of the link");

  // Each run starts from a clean checkout, without the archive of the builds.
  await run("git clean --quiet --force -d && git checkout --quiet -b change");
  await run('echo >> docs/copy.md && git commit --quiet --all --message "Change a document"');
  expectFailures(await workflow("verify"));
  expectFailures(await workflow("nightly"));

  const missed = globSync(path.join(clone, ".github/workflows/*.yml"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^ +(?:- )?run: (.*)$/gm)].map(([, line = ""]) => line))
    .filter((line) => !seen.has(line));
  if (missed.length > 0) throw new Error(`These lines did not run: ${missed.join("; ")}`);
  edge.kill();
  await once(edge, "exit");
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
} finally {
  aborter.abort();
  reports.close();
  await storage.stop();
  for (const folder of [clone, remote]) rmSync(folder, { recursive: true, force: true });
}
