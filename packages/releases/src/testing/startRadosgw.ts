import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CreateBucketCommand, PutBucketPolicyCommand, S3Client } from "@aws-sdk/client-s3";
import { freePort, hasProgram, waitUntil } from "./programs.ts";

/** A running S3 service with the bucket `site`. */
export type Bucket = Awaited<ReturnType<typeof startRadosgw>>;

/** Debian's packages of Ceph. Its radosgw verifies signatures and policies and supports `If-None-Match: *`. */
export const CEPH = "apt install ceph-mon ceph-osd radosgw";
export const hasCeph = (): boolean => ["ceph-mon", "ceph-osd", "radosgw"].every(hasProgram);

/** Ceph for one test: no authentication between its processes, one copy of each object, in memory. */
const configuration = (folder: string, fsid: string, monitor: number, gateway: number) => `[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${monitor}]
public addr = 127.0.0.1
auth supported = none
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
mon allow pool size one = true
mon max pg per osd = 1000
paxos propose interval = 0.05
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
mon data = ${folder}/mon
osd data = ${folder}/osd
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
pid file =
rgw data = ${folder}
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw dynamic resharding = false
`;

/** Starts Ceph's radosgw with one monitor and one OSD in memory, in some seconds. Throws when a step fails. */
export async function startRadosgw() {
  const folder = mkdtempSync(path.join(tmpdir(), "radosgw-"));
  const children = new Set<ChildProcess>();
  let isStopped = false;
  const [monitor, gateway] = [await freePort(), await freePort()];
  const fsid = randomUUID();
  for (const name of ["mon", "osd"]) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, "ceph.conf"), configuration(folder, fsid, monitor, gateway));
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8", timeout: 60_000 });
    if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
    return stdout;
  };
  /** Starts a server, and again when it ends: an object store that is faster than its first map of monitors gives up. */
  function start(program: string, ...args: string[]) {
    const child = spawn(program, ["-c", "ceph.conf", "-f", ...args], { cwd: folder, stdio: "ignore" });
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

  const endpoint = `http://127.0.0.1:${gateway}`;
  const keyOf = (name: string) => ({
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_ACCESS_KEY_ID: `key-of-${name}`,
    AWS_SECRET_ACCESS_KEY: `secret-of-${name}`,
  });
  async function stop() {
    process.off("exit", kill);
    const ended = [...children].map((child) => new Promise((resolve) => child.once("exit", resolve)));
    kill();
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    const conf = ["-c", "ceph.conf"];
    run("ceph-authtool", "--create-keyring", "keyring", "--gen-key", "-n", "mon.", "--cap", "mon", "allow *");
    run("monmaptool", "--create", "--fsid", fsid, "--addv", "a", `[v2:127.0.0.1:${monitor}]`, "monmap");
    run("ceph-mon", ...conf, "--mkfs", "-i", "a", "--monmap", "monmap", "--keyring", "keyring");
    start("ceph-mon", "-i", "a");
    run("ceph", ...conf, "osd", "create");
    run("ceph", ...conf, "osd", "crush", "add", "osd.0", "1", "root=default");
    run("ceph-osd", ...conf, "-i", "0", "--mkfs");
    start("ceph-osd", "-i", "0");
    start("radosgw", "-n", "client.rgw");
    for (const name of ["writer", "reader"]) {
      const { AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret } = keyOf(name);
      const names = ["--uid", name, "--display-name", name, "--access-key", key, "--secret-key", secret];
      run("radosgw-admin", ...conf, "user", "create", ...names);
    }
    await waitUntil(async () => (await fetch(endpoint)).ok, 60_000, "The start of radosgw");
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = keyOf("writer");
    const client = new S3Client({
      endpoint,
      region: "us-east-1",
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED",
      credentials: { accessKeyId, secretAccessKey },
    });
    const policy = {
      Version: "2012-10-17",
      Statement: [
        {
          Effect: "Allow",
          Principal: { AWS: ["arn:aws:iam:::user/reader"] },
          Action: ["s3:GetObject", "s3:ListBucket"],
          Resource: ["arn:aws:s3:::site", "arn:aws:s3:::site/*"],
        },
        // nginx reads the files as anybody may.
        { Effect: "Allow", Principal: "*", Action: ["s3:GetObject"], Resource: ["arn:aws:s3:::site/*/assets/*"] },
      ],
    };
    await client.send(new CreateBucketCommand({ Bucket: "site" }));
    await client.send(new PutBucketPolicyCommand({ Bucket: "site", Policy: JSON.stringify(policy) }));
    client.destroy();
    const admin = (...args: readonly string[]) => run("radosgw-admin", ...conf, ...args);
    const list = (): readonly { readonly name: string }[] =>
      JSON.parse(admin("bucket", "list", "--bucket", "site", "--max-entries", "100000"));
    return {
      ...{ endpoint, stop },
      /** Variables of a key that may read and write, and of one that may only read. */
      ...{ writer: keyOf("writer"), reader: keyOf("reader") },
      /** Returns the keys of all objects. */
      keys: () => list().map(({ name }) => name),
      /** Runs a command of `radosgw-admin`. */
      admin,
    };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
