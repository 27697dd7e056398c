import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnvironment } from "@lending/bridge/environment";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { startDevServer } from "../../harness/startDevServer.ts";
import { freePort, startSandbox } from "../../harness/startSandbox.ts";
import { repository } from "../contenders/Contender.ts";
import { plainDocument } from "../contenders/plainDocument.ts";
import { monolithSource } from "../contenders/sources.ts";
import { monolithConfig, resolveAsShell } from "./viteMonolith.ts";

/** A site with hot reload. */
export interface DevelopmentServer {
  readonly origin: string;
  /** The folder of the edited source and the link that opens it, when the site shows another copy of the remote. */
  readonly laptop?: { readonly folder: string; readonly link: string };
  stop(): Promise<void>;
}

/** Starts the plain server in a separate process. */
export async function startPlain(body: string) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "plainServer.ts")], {
    env: { ...process.env, PLAIN_BODY: body },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return { origin: `http://localhost:${String(port).trim()}`, stop: () => void child.kill() };
}

/** Starts `pnpm dev loan` and returns at once; the server responds later. */
export async function startDevelopment(data: string) {
  const port = await freePort();
  const child = spawn("npx", ["-y", "pnpm@12.21.0", "dev", "loan"], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: data },
    stdio: "ignore",
    detached: true,
  });
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      if (child.pid !== undefined) process.kill(-child.pid);
    },
  };
}

/** Starts `pnpm dev loan --against` a site that serves the releases in a folder. */
export async function startAgainst(data: string) {
  const [releases, keys] = [path.join(data, "releases"), path.join(data, "keys")];
  const sandbox = await startSandbox({ SANDBOX_RELEASES: releases, SANDBOX_TRUST: keys });
  const server = await startDevServer("loan", { origin: sandbox.origin, releases, keys });
  return {
    origin: sandbox.origin,
    laptop: server,
    async stop() {
      await server.stop();
      await sandbox.stop();
    },
  };
}

/** Starts Vite's development server on M's sources, with a sandbox as the back end. */
export async function startViteServer(folder: string) {
  const source = path.join(folder, "vite");
  mkdirSync(source, { recursive: true });
  writeFileSync(path.join(source, "main.tsx"), monolithSource());
  writeFileSync(
    path.join(source, "index.html"),
    plainDocument({
      environment: parseEnvironment({ stage: "sandbox" }),
      head: '<script type="module" src="/main.tsx"></script>',
    }),
  );
  const sandbox = await startSandbox();
  const server = await createServer({
    ...monolithConfig(source),
    logLevel: "error",
    cacheDir: path.join(folder, "vite-cache"),
    plugins: [resolveAsShell(source), react()],
    server: {
      fs: { allow: [repository, source] },
      proxy: Object.fromEntries(["/api/", "/gopia/", "/collect", "/sandbox/"].map((start) => [start, sandbox.origin])),
    },
  });
  await server.listen();
  return {
    origin: new URL(server.resolvedUrls?.local[0] ?? "").origin,
    async stop() {
      await server.close();
      await sandbox.stop();
    },
  };
}
