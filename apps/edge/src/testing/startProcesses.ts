import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeKeys, readKeys } from "@lending/releases/signing/keyFolder";
import { headersOf } from "@lending/releases/store/Store";
import { freePort, makeBuild, makePublisher, serve, waitUntil } from "@lending/releases/testing";
import { rspack } from "@rspack/core";
import nodeServer from "../../edge.config.ts";

const deploy = path.join(import.meta.dirname, "../../deploy");

export const build = (name: string, version: string) => makeBuild({ name, version });
/** A remote with an early read on its path `/early`. */
export const early = makeBuild({
  ...{ name: "early", version: "1.0.0" },
  path: { early: [{ client: "json", method: "GET", path: "/v3/order", fields: {} }] },
});

/** An address at which nothing listens. */
const NOBODY = "http://127.0.0.1:9";
const asItIs = (configuration: string) => configuration;

interface NginxOptions {
  /** Origin of the API. */
  readonly api?: string;
  /** Origin of the bucket. */
  readonly files?: string;
  readonly edit?: (configuration: string) => string;
}

/** Starts a bucket that anybody may read, with the objects of a store in a folder. Adds what is requested to a list. */
export const startFiles = (folder: string, requested: string[] = []) =>
  serve((request, response) => {
    requested.push(request.url ?? "");
    const key = (request.url ?? "").replace("/site/releases/", "");
    const file = path.join(folder, key);
    if (!existsSync(file)) return void response.writeHead(403).end();
    const { contentType, contentEncoding, cacheControl } = headersOf(key);
    response.setHeader("content-type", contentType).setHeader("cache-control", cacheControl);
    if (contentEncoding !== undefined) response.setHeader("content-encoding", contentEncoding);
    response.end(readFileSync(file));
  });

/** The bundle of the edge, which the test files of a process share. */
let bundled: Promise<Uint8Array> | undefined;

/** Bundles the edge without the package.json beside it: a container has the bundle alone. */
function bundleEdge(folder: string): Promise<Uint8Array> {
  const bundle = { ...nodeServer, output: { ...nodeServer.output, path: folder }, plugins: [] };
  return new Promise((resolve, reject) => {
    rspack(bundle, (fault, stats) =>
      fault || stats?.hasErrors()
        ? reject(fault ?? new Error(stats?.toString("errors-only")))
        : resolve(readFileSync(path.join(folder, "edge.js"))),
    );
  });
}

/** Creates a folder with the bundled edge and a key, in which real processes run. `stop` ends them and removes the folder. */
export async function createWorkshop() {
  const root = mkdtempSync(path.join(tmpdir(), "edge-"));
  const children: { readonly child: ChildProcess; readonly ended: Promise<number | null> }[] = [];
  bundled ??= bundleEdge(path.join(root, "dist"));
  const bundle = await bundled;
  mkdirSync(path.join(root, "dist"), { recursive: true });
  writeFileSync(path.join(root, "dist/edge.js"), bundle);
  const keys = path.join(root, "keys");
  makeKeys(keys);
  const { signer, trust } = readKeys(keys);

  /** Starts a program. What it writes is collected. */
  function run(program: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
    const { PATH = "" } = process.env;
    const child = spawn(program, args, { cwd: root, env: { PATH, HOME: root, ...variables } });
    let text = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (text += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    children.push({ child, ended });
    return { child, ended, output: () => text };
  }

  const launchEdge = (variables: Readonly<Record<string, string>>) =>
    run(process.execPath, ["dist/edge.js"], { PORT: "0", EDGE_METRICS_PORT: "0", ...variables });

  return {
    root,
    trust,
    run,
    launchEdge,
    publisher: (store: Parameters<typeof makePublisher>[0]["store"]) => makePublisher({ store, signer, trust }),

    /** Starts an edge of the folder `store` and waits until it listens, which it does with a release, or after five seconds. */
    async startEdge(variables: Readonly<Record<string, string>> = {}) {
      const edge = launchEdge({
        EDGE_STORE: path.join(root, "store"),
        EDGE_TRUST: path.join(root, "keys/trusted"),
        ...variables,
      });
      const findLine = () =>
        edge
          .output()
          .split("\n")
          .find((line) => line.includes('"listening"'));
      await waitUntil(() => findLine() !== undefined, 60_000).catch(() => {
        throw new Error(`The edge does not listen: ${edge.output()}`);
      });
      const { port, metricsPort } = JSON.parse(findLine() ?? "") as { port: number; metricsPort: number };
      const origin = `http://127.0.0.1:${port}`;
      const read = async (address: string) => (await fetch(address, { headers: { accept: "text/html" } })).text();
      return {
        ...edge,
        port,
        metricsPort,
        origin,
        document: () => read(`${origin}/promo`),
        metrics: () => read(`http://127.0.0.1:${metricsPort}/metrics`),
        /** Ends the process, and waits until it has ended. */
        async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM") {
          edge.child.kill(signal);
          await edge.ended;
        },
      };
    },

    /**
     * Starts nginx with the configuration of `deploy`; only its ports, folders and the addresses of the API and the bucket are replaced.
     * Returns its addresses and its log.
     */
    async startNginx(edgePorts: readonly number[], { api = NOBODY, files = NOBODY, edit = asItIs }: NginxOptions = {}) {
      const folder = mkdtempSync(path.join(root, "nginx-"));
      const [port, securePort] = [await freePort(), await freePort()];
      mkdirSync(path.join(folder, "tls"));
      const subject = ["-subj", "/CN=localhost", "-days", "1", "-nodes", "-newkey", "ec"];
      spawnSync("openssl", [
        ...["req", "-x509", ...subject, "-pkeyopt", "ec_paramgen_curve:prime256v1"],
        ...["-keyout", path.join(folder, "tls/tls.key"), "-out", path.join(folder, "tls/tls.crt")],
      ]);
      const servers = edgePorts.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join("\n");
      const configuration = readFileSync(path.join(deploy, "nginx.conf"), "utf8")
        .replace(/server edge-1:4100[^;]*;\s*server edge-2:4100[^;]*;/, servers)
        .replace("server api.example.com:443;", `server ${new URL(api).host};`)
        .replace("proxy_pass https://api;", "proxy_pass http://api;")
        .replace(/ +proxy_ssl_\w+ .*;\n/g, "")
        .replace("server store:9000;", `server ${new URL(files).host};`)
        .replaceAll("/tmp/", `${folder}/`)
        .replaceAll("/etc/nginx/tls/", `${folder}/tls/`)
        .replaceAll("listen 8080", `listen 127.0.0.1:${port}`)
        .replaceAll("listen 8443", `listen 127.0.0.1:${securePort}`)
        .replace("server_name h5.example.com", "server_name 127.0.0.1 localhost")
        // Started as root, nginx would give its folders to another user.
        .replace("worker_processes auto;", `worker_processes 1;${process.getuid?.() === 0 ? " user root;" : ""}`)
        .replaceAll("/dev/stdout", `${folder}/access.log`)
        .replaceAll("error_log stderr", `error_log ${folder}/error.log`);
      const file = path.join(folder, "nginx.conf");
      writeFileSync(file, edit(configuration));
      const check = spawnSync("nginx", ["-t", "-c", file], { encoding: "utf8" });
      if (check.status !== 0) throw new Error(check.stderr);
      const { child, output: printed } = run("nginx", ["-c", file, "-g", "daemon off;"]);
      await waitUntil(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status > 0);
      const log = () =>
        ["access.log", "error.log"].map((name) => readFileSync(path.join(folder, name), "utf8")).join("\n") + printed();
      return { child, log, origin: `http://127.0.0.1:${port}`, secureOrigin: `https://127.0.0.1:${securePort}` };
    },

    async stop() {
      for (const { child } of children) child.kill("SIGTERM");
      await Promise.race([Promise.all(children.map(({ ended }) => ended)), sleep(5000)]);
      for (const { child } of children) child.kill("SIGKILL");
      rmSync(root, { recursive: true, force: true });
    },
  };
}
