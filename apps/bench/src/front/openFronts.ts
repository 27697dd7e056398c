import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@lending/releases/testing";
import { apps, type ContenderName, replaceRequired } from "../contenders/Contender.ts";
import { NEAR } from "../link/openLink.ts";
import type { Front } from "../plan.ts";

const programs = { nginx: "/usr/sbin/nginx", h2o: "/usr/bin/h2o" };

/** Returns which of Debian's packages are missing, or undefined. */
export const findMissingServer = (): string | undefined =>
  Object.values(programs).every((file) => existsSync(file)) ? undefined : "it needs servers: apt install nginx h2o";

/** Running servers between the link and the contenders. */
export type Fronts = Awaited<ReturnType<typeof openFronts>>;

/**
 * Creates a self-signed certificate. Chromium accepts it when it gets the hash of the public key, and then caches
 * responses as usual, which it does not do for pages with certificate errors.
 */
function makeCertificate(folder: string): string {
  const [key, certificate] = [path.join(folder, "tls.key"), path.join(folder, "tls.crt")];
  const subject = ["-subj", "/CN=bench", "-addext", `subjectAltName=IP:${NEAR}`, "-days", "2", "-nodes"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  execFileSync("openssl", ["req", "-x509", ...subject, ...kind, "-keyout", key, "-out", certificate], {
    stdio: "ignore",
  });
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const exported = publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(exported).digest("base64");
}

/** Returns the configuration of `apps/edge/deploy` with other addresses and folders, and a port for HTTP/1.1. */
function nginxConfiguration(folder: string, ports: Readonly<Record<Front, number>>, upstream: number): string {
  const replacements: readonly (readonly [RegExp, string])[] = [
    [/server edge-1:4100[^;]*;\s*server edge-2:4100[^;]*;/, `server 127.0.0.1:${upstream};`],
    // A contender serves its files and the API, too.
    [/server api\.example\.com:443;/, `server 127.0.0.1:${upstream};`],
    [/proxy_pass https:\/\/api;/, "proxy_pass http://api;"],
    [/ +proxy_ssl_\w+ .*;\n/g, ""],
    [/ *upstream files .*\n/, ""],
    [/# Files of the bucket, of a text[\s\S]*location @missing .*/, "location /assets/ { proxy_pass http://edges; }"],
    [/\/tmp\//g, `${folder}/`],
    [/\/etc\/nginx\/tls\//g, `${path.dirname(folder)}/`],
    [/listen 8080\b/g, `listen ${NEAR}:${ports["HTTP/1.1"]} ssl`],
    [/listen 8443 /g, `listen ${NEAR}:${ports["HTTP/2"]} `],
    [/server_name h5\.example\.com;/, `server_name ${NEAR};`],
    // Started as root, nginx would give its folders to another user.
    [/worker_processes auto;/, "worker_processes 1; user root; daemon off;"],
    [/\/dev\/stdout/g, `${folder}/access.log`],
    [/error_log stderr/g, `error_log ${folder}/error.log`],
  ];
  const file = path.join(apps, "edge/deploy/nginx.conf");
  return replacements.reduce((text, [from, to]) => replaceRequired(text, from, to), readFileSync(file, "utf8"));
}

const h2oSite = (folder: string, port: number, upstream: number) => `  "${NEAR}:${port}":
    listen: { host: ${NEAR}, port: ${port}, ssl: { certificate-file: ${folder}/tls.crt, key-file: ${folder}/tls.key, ocsp-update-interval: 0 } }
    paths: { "/": { proxy.reverse.url: "http://127.0.0.1:${upstream}/", proxy.preserve-host: ON } }
`;

/** Starts nginx, one for each contender as in `apps/edge/deploy`, and h2o, in front of the contenders' ports. */
export async function openFronts(folder: string, upstreams: ReadonlyMap<ContenderName, number>) {
  const publicKeyHash = makeCertificate(folder);
  const ports = new Map<ContenderName, Readonly<Record<Front, number>>>();
  const servers = new Map<string, ChildProcess>();
  const log = openSync(path.join(folder, "servers.log"), "a");
  const start = (name: string, program: string, args: readonly string[]) =>
    servers.set(name, spawn(program, args, { stdio: ["ignore", log, log] }));

  let h2o = `user: root\nnum-threads: 1\nproxy.timeout.keepalive: 0\nhosts:\n`;
  for (const [name, upstream] of upstreams) {
    const own = { "HTTP/2": await freePort(), "HTTP/1.1": await freePort(), h2o: await freePort() };
    ports.set(name, own);
    const nginxFolder = path.join(folder, `nginx-${name}`);
    mkdirSync(nginxFolder, { recursive: true });
    const file = path.join(nginxFolder, "nginx.conf");
    writeFileSync(file, nginxConfiguration(nginxFolder, own, upstream));
    start(name, programs.nginx, ["-c", file, "-e", path.join(nginxFolder, "start.log")]);
    h2o += h2oSite(folder, own.h2o, upstream);
  }
  writeFileSync(path.join(folder, "h2o.conf"), h2o);
  start("h2o", programs.h2o, ["-c", path.join(folder, "h2o.conf")]);
  const origin = (name: ContenderName, front: Front) => `https://${NEAR}:${ports.get(name)?.[front]}`;
  const fronts = {
    /** SHA-256 of the certificate's public key, for Chromium's `--ignore-certificate-errors-spki-list`. */
    publicKeyHash,
    origin,
    /** Closes the idle connections of a contender, so that the next visit connects again. */
    async disconnect(name: ContenderName) {
      servers.get(name)?.kill("SIGHUP");
      // The old worker ends its idle connections as soon as the new one has started.
      await pause(500);
    },
    async close() {
      await Promise.all(
        [...servers].map(async ([name, child]) => {
          const exited = new Promise((resolve) => child.once("exit", resolve));
          // After SIGTERM h2o waits for its connections.
          if (child.exitCode === null && child.kill(name === "h2o" ? "SIGKILL" : "SIGTERM")) await exited;
        }),
      );
    },
  };
  try {
    for (const name of upstreams.keys())
      for (const front of ["HTTP/2", "HTTP/1.1", "h2o"] as const) await waitForDocument(origin(name, front));
  } catch (fault) {
    await fronts.close();
    throw fault;
  }
  return fronts;
}

const fetchStatus = (origin: string) =>
  new Promise<number>((resolve, reject) => {
    request(`${origin}/loanDetail`, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once("error", reject)
      .end();
  });

async function waitForDocument(origin: string) {
  for (let tries = 0; tries < 600; tries += 1) {
    const status = await fetchStatus(origin).catch(() => 0);
    if (status === 200) return;
    await pause(50);
  }
  throw new Error(`${origin}/loanDetail is not served.`);
}
