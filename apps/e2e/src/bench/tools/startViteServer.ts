import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnvironment } from "@lending/bridge/environment";
import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { startSandbox } from "../../harness/startSandbox.ts";
import { repository } from "../contenders/apps.ts";
import { plainDocument } from "../contenders/plainDocument.ts";
import { monolithSource } from "../contenders/sources.ts";
import { monolithConfig, resolveAsShell } from "../contenders/writeViteMonolith.ts";

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
