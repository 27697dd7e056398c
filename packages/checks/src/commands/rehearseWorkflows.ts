import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort, hasCeph, startObjectStorage, startRadosgw, waitUntil } from "@lending/delivery/testing";
import { createCopy, editWords, terminalVariables, versionOf } from "../documented-commands/createCopy.ts";
import { stopGroup } from "../documented-commands/runCommand.ts";
import { type RanLine, runWorkflow } from "../workflows/runWorkflow.ts";

// Runs every `run:` line of the workflows in a clean clone, as a company would: an S3 server on this machine is the store, an edge
// serves it, a bare repository is the remote, and a list of reports takes the place of the borrowers' browsers. One canary is
// promoted, one is worse, and one is on no device; both are ended.
const REMOTE = "promo";
const PATHNAME = "/promotion";
const BUCKET = "site";
const WAIT_MS = 60_000;

const storage = await (hasCeph() ? startRadosgw() : startObjectStorage());
console.log(`The store is in ${hasCeph() ? "Ceph's radosgw" : "the simulation, because radosgw is not installed"}.`);
const clone = createCopy(process.cwd());
/** The company's repository: a bare clone. */
const remote = mkdtempSync(path.join(tmpdir(), "origin-"));
const children: ChildProcess[] = [];
const killChildren = () => {
  for (const child of children) stopGroup(child);
};
process.once("exit", killChildren);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** Browsers' reports of both variants of any release. */
let canaryEvent: "visit" | "error" | "none" = "visit";
const reports = createServer((_, response) => {
  const many = (event: string, variant: string) =>
    Array.from({ length: 60 * 40 }, (_unused, index) => ({
      body: { event, remote: REMOTE, variant, release: Math.floor(index / 40) + 1 },
    }));
  response.end(JSON.stringify([...many("visit", "live"), ...many(canaryEvent, "canary")]));
}).listen(0, "127.0.0.1");
const edgePort = await freePort();
const origin = `http://localhost:${edgePort}`;
const store = { SHIP_STORE: `s3://${BUCKET}/releases`, ...storage.writer };

/** Not synchronous: the simulation of the store answers from this process. */
async function run(line: string, variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const command = line.replaceAll("pnpm ", "npx -y pnpm@12.21.0 ");
  const env = { ...terminalVariables(), ...variables };
  const options = { cwd: clone, env, maxBuffer: 100_000_000 };
  const { stdout } = await promisify(execFile)("bash", ["-e", "-c", command], options).catch((fault) => {
    throw new Error(`${line} ended with ${fault.code}:\n${fault.stdout}${fault.stderr}`);
  });
  return stdout.trim();
}

function start(command: string, variables: Readonly<Record<string, string>>) {
  const env = { ...terminalVariables(), ...variables };
  children.push(
    spawn("bash", ["-c", command], { cwd: clone, env, detached: true, stdio: ["ignore", "inherit", "inherit"] }),
  );
}

const readPage = async (url: string) => (await fetch(url, { headers: { accept: "text/html" } })).text();
/** Expects that the company's repository has the tag of a version at the merged commit, or throws. */
async function expectTag(version: string) {
  const found = await run(`git rev-parse main && git -C ${remote} rev-parse '${REMOTE}@${version}^{commit}'`);
  const [commit = "", tagged] = found.split("\n");
  if (commit !== tagged) throw new Error(`The tag ${REMOTE}@${version} is at ${tagged}, not at ${commit}.`);
}
const readStatus = async () => JSON.parse(await run("pnpm --silent ship status --json", store)).newest;

/** Changes one word of the remote's title, and commits its next version and those of other apps. */
async function commitChange(from: string, to: string, ...others: readonly string[]): Promise<string> {
  editWords(clone, REMOTE, from, to);
  for (const name of [REMOTE, ...others]) await run(`pnpm changeset:add ${name} patch "The title contains ${to}."`);
  await run(`pnpm changeset:version ${[REMOTE, ...others].join(" ")}`);
  await run('git commit --quiet --all --message "Change a word" && git push --quiet origin main');
  return versionOf(clone, REMOTE);
}

try {
  await run("pnpm ship keys");
  const key = readFileSync(path.join(clone, ".ship/ship.key"), "utf8");
  rmSync(path.join(clone, ".ship/ship.key"));
  await run("git add --all && git commit --quiet --message 'Trust the key'");
  await run(`git init --quiet --bare ${remote} && git remote add origin ${remote} && git push --quiet origin main`);
  const environment = { stage: "staging", locale: "en-PH", mobilePattern: "^0[89]\\d{9}$" };
  writeFileSync(path.join(clone, ".ship/staging.json"), JSON.stringify(environment));
  await run("pnpm ship --all --environment .ship/staging.json --without pages --because rehearsal", {
    ...store,
    SHIP_KEY: key,
  });
  await run("pnpm --filter @lending/edge build");
  start("exec node apps/edge/dist/edge.js", {
    ...storage.writer,
    PORT: String(edgePort),
    EDGE_STORE: store.SHIP_STORE,
    EDGE_TRUST: ".ship/trusted",
    EDGE_METRICS_PORT: "0",
    // Its problems are in the output of this rehearsal.
    EDGE_LOG: "problems",
  });
  await waitUntil(async () => (await fetch(`${origin}/readyz`)).ok, WAIT_MS, "The edge's start");

  const seen = new Set<string>();
  const workflow = (name: string, github: object = {}, vars: object = {}): Promise<readonly RanLine[]> => {
    console.log(`\n${name}.yml`);
    return runWorkflow(name, {
      clone,
      contexts: {
        github: { actor: "ana", ...github },
        secrets: {
          SHIP_KEY: key,
          AWS_ACCESS_KEY_ID: storage.writer.AWS_ACCESS_KEY_ID,
          AWS_SECRET_ACCESS_KEY: storage.writer.AWS_SECRET_ACCESS_KEY,
        },
        vars: {
          ...store,
          SHIP_ORIGIN: origin,
          SHIP_REPORTS: `http://127.0.0.1:${(reports.address() as AddressInfo).port}/`,
          ...vars,
        },
      },
      // The hour of a canary, and the tests that contain this rehearsal. The job that ships has a folder of its own.
      replace: (line) => {
        seen.add(line);
        return line
          .replace("--for 60", "--for 0")
          .replace(/^npx \S+ test:deep$/, "npm pkg get scripts.test:deep")
          .replace(/^tar -xf /, "rm -r apps/*/dist && $&");
      },
      onLine: ({ line, code, output }, seconds) =>
        console.log(
          `${code === 0 ? "ok  " : `${code}   `} ${seconds.toFixed(1).padStart(6)} s  ${line}${code === 0 ? "" : `\n${output}`}`,
        ),
    });
  };
  /** Expects that the lines with these codes and commands failed, in this order, and that all others succeeded. */
  const expectFailures = (ran: readonly RanLine[], ...expected: readonly string[]) => {
    const found = ran.flatMap(({ line, code }) => {
      const command = /ship "\$APP"|ship \w+/.exec(line)?.[0] ?? line;
      return code === 0 ? [] : [`${code} ${command}`];
    });
    if (ran.length === 0 || String(found) !== String(expected))
      throw new Error(`These of ${ran.length} lines failed: ${found}. Expected: ${expected}.`);
  };
  const expectServed = (version: string) =>
    waitUntil(
      async () => {
        const page = await readPage(`${origin}${PATHNAME}`);
        return page.includes(`/${REMOTE}/${version}-`) && !page.includes('"variant":"canary"');
      },
      WAIT_MS,
      `Serving ${REMOTE} ${version}`,
    );

  const first = versionOf(clone, REMOTE);
  await expectServed(first);

  const promoted = await commitChange("hidden", "secret", "shell");
  const gone = { AWS_ENDPOINT_URL_S3: "http://127.0.0.1:1" };
  expectFailures(await workflow("release", {}, gone), "1 ship pending");
  console.log("without its store, the release fails");
  expectFailures(await workflow("release"));
  await expectServed(promoted);
  await expectTag(promoted);
  console.log(`promoted: the edge serves ${REMOTE} ${promoted}`);

  canaryEvent = "error";
  const ended = await commitChange("secret", "veiled");
  const ran = await workflow("release");
  expectFailures(ran, "3 ship watch", "3 ship rollback");
  if (!ran.at(-3)?.output.includes("The canary is ended.")) throw new Error("The canary was not ended.");
  await expectServed(promoted);
  await expectTag(ended);
  if ((await readStatus()).canaries) throw new Error("The canary is still live.");
  console.log(`ended: the edge still serves ${REMOTE} ${promoted}, not ${ended}`);

  canaryEvent = "none";
  const silent = await commitChange("veiled", "covered");
  expectFailures(await workflow("release"), "1 ship watch");
  await expectServed(promoted);
  await expectTag(silent);
  if ((await readStatus()).canaries) throw new Error("The canary without a verdict blocks the others.");
  console.log(`no verdict: the edge still serves ${REMOTE} ${promoted}, and ${silent} blocks no other canary`);

  const previewPort = await freePort();
  start(`exec npx pnpm@12.21.0 --filter @lending/${REMOTE} preview`, { PORT: String(previewPort) });
  const preview = `http://localhost:${previewPort}`;
  await waitUntil(async () => (await fetch(`${preview}/assets/${REMOTE}/remote.json`)).ok, WAIT_MS, "The preview");
  const links = await workflow("preview", {
    event: {
      deployment: { task: REMOTE, environment: "preview" },
      deployment_status: { state: "success", environment_url: preview },
    },
  });
  expectFailures(links);
  const link = /http:\S+override=\S+/.exec(links.at(-1)?.output ?? "")?.[0] ?? "";
  if (!(await readPage(link)).includes(REMOTE)) throw new Error(`${link} does not offer ${REMOTE}.`);
  console.log("preview: the edge offers the override of the link");

  // Each run starts from a clean checkout, without the archive of the builds.
  await run("git clean --quiet --force -d && git checkout --quiet -b change");
  const text = path.join(clone, "docs/copy.md");
  writeFileSync(text, `${readFileSync(text, "utf8")}\n`);
  await run('git commit --quiet --all --message "Change a document"');
  expectFailures(await workflow("verify"));
  expectFailures(await workflow("nightly"));

  const all = readdirSync(path.join(clone, ".github/workflows")).flatMap((file) =>
    [...readFileSync(path.join(clone, ".github/workflows", file), "utf8").matchAll(/^ +(?:- )?run: (.*)$/gm)].map(
      ([, line = ""]) => line,
    ),
  );
  const missed = all.filter((line) => !seen.has(line));
  if (missed.length > 0) throw new Error(`These lines did not run: ${missed.join("; ")}`);
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
} finally {
  const ended = children.map((child) => child.exitCode === null && once(child, "exit"));
  killChildren();
  await Promise.all(ended);
  reports.close();
  await storage.stop();
  for (const folder of [clone, remote]) rmSync(folder, { recursive: true, force: true });
}
