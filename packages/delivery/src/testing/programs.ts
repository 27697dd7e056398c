import { spawnSync } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Build } from "../releases/Build.ts";
import { contentTypeOf } from "../releases/store/Store.ts";

/** Returns whether a program is installed. */
export const hasProgram = (name: string): boolean => spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;

/** Repeats an action until it neither throws nor returns false. Throws its last error after the time is over. */
export async function waitUntil(action: () => unknown, milliseconds = 20_000, what = "It"): Promise<void> {
  for (const until = Date.now() + milliseconds; ; ) {
    try {
      if ((await action()) !== false) return;
      if (Date.now() > until) throw new Error(`${what} did not happen in time.`);
    } catch (fault) {
      if (Date.now() > until) throw fault;
    }
    await setTimeout(50);
  }
}

/** Starts an HTTP server on an unused port of this machine. `close` also ends its connections. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    origin: `http://127.0.0.1:${port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  const { port, close } = await serve(() => undefined);
  await close();
  return port;
}

/** Serves a build from a separate origin with CORS, as a laptop or a preview does: `/assets/<name>/`. */
export async function startPreview(build: Build) {
  const base = `/assets/${build.name}/`;
  const requests: string[] = [];
  const { port, close } = await serve(({ url = "" }, response) => {
    requests.push(url);
    const file = url.startsWith(base) ? url.slice(base.length) : "";
    const isManifest = file === "remote.json";
    const exists = isManifest || Object.hasOwn(build.manifest.files, file);
    response.writeHead(exists ? 200 : 404, {
      "content-type": contentTypeOf(file),
      "access-control-allow-origin": "*",
    });
    response.end(isManifest ? build.manifestBytes : exists ? build.read(file) : "");
  });
  return { origin: `http://localhost:${port}`, requests, stop: close };
}
