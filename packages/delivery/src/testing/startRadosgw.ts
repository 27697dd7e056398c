import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { AwsClient } from "aws4fetch";

const START_MS = 60_000;
const ACCESS = { accessKeyId: "ship", secretAccessKey: "ship-secret", region: "us-east-1" };
const PROGRAMS = ["ceph", "ceph-mon", "ceph-osd", "radosgw", "radosgw-admin"];

/** Returns whether Ceph's S3 service is installed (Debian: `apt-get install radosgw ceph-mon ceph-osd`). */
export const hasRadosgw = (): boolean =>
  PROGRAMS.every((name) => spawnSync("sh", ["-c", `command -v ${name}`]).status === 0);

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === "object" && bound ? bound.port : 0));
    });
  });

/**
 * Starts Ceph's radosgw with one monitor and one object store in memory, and creates a bucket. It honours `If-None-Match: *` as
 * AWS does. Returns the variables of S3 tools for it.
 */
export async function startRadosgw(bucket: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "ceph-"));
  const [monitorPort, port] = [await freePort(), await freePort()];
  const fsid = randomUUID();
  const osd = randomUUID();
  const settings = {
    fsid,
    "mon host": `v1:127.0.0.1:${monitorPort}`,
    "public addr": "127.0.0.1",
    "auth cluster required": "none",
    "auth service required": "none",
    "auth client required": "none",
    "mon allow pool size one": "true",
    "osd pool default size": "1",
    "osd pool default min size": "1",
    "osd pool default pg num": "1",
    "osd pool default pgp num": "1",
    "osd crush chooseleaf type": "0",
    "osd objectstore": "memstore",
    "memstore device bytes": "2147483648",
    "mon data": `${folder}/mon`,
    "osd data": `${folder}/osd`,
    "rgw data": `${folder}/rgw`,
    "run dir": folder,
    "log file": `${folder}/$name.log`,
    "rgw frontends": `beast endpoint=127.0.0.1:${port}`,
  };
  for (const name of ["mon", "osd", "rgw"]) mkdirSync(path.join(folder, name));
  const configuration = path.join(folder, "ceph.conf");
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(configuration, `[global]\n${lines.join("\n")}\n`);
  const env = { ...process.env, CEPH_CONF: configuration };
  const children = new Set<ChildProcess>();
  let isStopped = false;
  const run = (program: string, ...args: readonly string[]) =>
    promisify(execFile)(program, args, { env, timeout: START_MS });
  /** Starts a server, and again when it ends: an object store that is faster than its first map of monitors gives up. */
  function start(program: string, ...args: readonly string[]) {
    const child = spawn(program, [...args, "-f"], { env, stdio: "ignore" });
    children.add(child);
    child.once("exit", () => {
      children.delete(child);
      if (!isStopped) setTimeout(() => !isStopped && start(program, ...args), 500);
    });
  }
  const kill = () => {
    isStopped = true;
    for (const child of children) child.kill("SIGKILL");
  };
  process.once("exit", kill);
  async function stop() {
    process.off("exit", kill);
    const ended = [...children].map((child) => new Promise((resolve) => child.once("exit", resolve)));
    kill();
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    await run(
      "monmaptool",
      "--create",
      "--fsid",
      fsid,
      "--addv",
      "a",
      `[v1:127.0.0.1:${monitorPort}]`,
      `${folder}/monmap`,
    );
    await run("ceph-mon", "--mkfs", "-i", "a", "--monmap", `${folder}/monmap`);
    start("ceph-mon", "-i", "a");
    await run("ceph", "osd", "new", osd);
    await run("ceph-osd", "-i", "0", "--mkfs", "--osd-uuid", osd);
    start("ceph-osd", "-i", "0");
    const key = ["--access-key", ACCESS.accessKeyId, "--secret-key", ACCESS.secretAccessKey];
    await run("radosgw-admin", "user", "create", "--uid", "ship", "--display-name", "ship", ...key);
    start("radosgw", "-n", "client.rgw");
    const endpoint = `http://127.0.0.1:${port}`;
    const client = new AwsClient({ ...ACCESS, service: "s3", retries: 0 });
    for (const until = Date.now() + START_MS; ; ) {
      const created = await client.fetch(`${endpoint}/${bucket}`, { method: "PUT" }).catch(() => undefined);
      if (created?.ok) break;
      if (Date.now() > until) throw new Error(`radosgw did not create a bucket: ${created?.status ?? "no response"}.`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const variables = {
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_REGION: ACCESS.region,
      AWS_ACCESS_KEY_ID: ACCESS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: ACCESS.secretAccessKey,
    };
    return { variables, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
