import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@lending/releases/testing";
import { apps, type ContenderName, replaceRequired } from "../contenders/Contender.ts";
import { NEAR } from "../link/openLink.ts";

const NGINX = "/usr/sbin/nginx";

/** Returns which of Debian's packages is missing, or undefined. */
export const findMissingServer = (): string | undefined =>
  existsSync(NGINX) ? undefined : "it needs a server: apt install nginx";

/** Running servers between the link and the contenders. */
export interface Fronts {
  /** SHA-256 of the certificate's public key, for Chromium's `--ignore-certificate-errors-spki-list`. */
  readonly publicKeyHash: string;
  origin(contender: ContenderName): string;
  /** Closes the idle connections of a contender, so that the next visit connects again. */
  disconnect(contender: ContenderName): Promise<void>;
  close(): Promise<void>;
}

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

/** Returns the configuration of `apps/edge/deploy` with other addresses and folders. `plainPort` is that of HTTP. */
function nginxConfiguration(folder: string, port: number, plainPort: number, upstream: number): string {
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
    [/listen 8080\b/g, `listen ${NEAR}:${plainPort}`],
    [/listen 8443 /g, `listen ${NEAR}:${port} `],
    [/server_name h5\.example\.com;/, `server_name ${NEAR};`],
    // Started as root, nginx would give its folders to another user.
    [/worker_processes auto;/, "worker_processes 1; user root; daemon off;"],
    [/\/dev\/stdout/g, `${folder}/access.log`],
    [/error_log stderr/g, `error_log ${folder}/error.log`],
  ];
  const file = path.join(apps, "edge/deploy/nginx.conf");
  return replacements.reduce((text, [from, to]) => replaceRequired(text, from, to), readFileSync(file, "utf8"));
}

/** Starts an nginx for each contender, as in `apps/edge/deploy`, in front of the contenders' ports. */
export async function openFronts(folder: string, upstreams: ReadonlyMap<ContenderName, number>): Promise<Fronts> {
  const publicKeyHash = makeCertificate(folder);
  const ports = new Map<ContenderName, number>();
  const servers = new Map<ContenderName, ChildProcess>();
  const log = openSync(path.join(folder, "servers.log"), "a");
  for (const [name, upstream] of upstreams) {
    const port = await freePort();
    ports.set(name, port);
    const nginxFolder = path.join(folder, `nginx-${name}`);
    mkdirSync(nginxFolder, { recursive: true });
    const file = path.join(nginxFolder, "nginx.conf");
    writeFileSync(file, nginxConfiguration(nginxFolder, port, await freePort(), upstream));
    const args = ["-c", file, "-e", path.join(nginxFolder, "start.log")];
    servers.set(name, spawn(NGINX, args, { stdio: ["ignore", log, log] }));
  }
  const origin = (name: ContenderName) => `https://${NEAR}:${ports.get(name)}`;
  const fronts: Fronts = {
    publicKeyHash,
    origin,
    async disconnect(name) {
      servers.get(name)?.kill("SIGHUP");
      // The old worker ends its idle connections as soon as the new one has started.
      await pause(500);
    },
    async close() {
      await Promise.all(
        [...servers.values()].map(async (child) => {
          const exited = new Promise((resolve) => child.once("exit", resolve));
          if (child.exitCode === null && child.kill()) await exited;
        }),
      );
    },
  };
  try {
    for (const name of upstreams.keys()) await waitForDocument(origin(name));
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
