import { spawnSync } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/**
 * Returns whether what a test needs is available. With TEST_PROGRAMS=required, as in the nightly run, throws when it is not: a skipped
 * test would be green.
 */
export function isAvailable(what: string, isFound: boolean): boolean {
  if (!isFound && process.env.TEST_PROGRAMS === "required") throw new Error(`A test needs ${what}.`);
  return isFound;
}

/** Returns whether a program is installed. */
export const hasProgram = (name: string): boolean =>
  isAvailable(name, spawnSync("sh", ["-c", `command -v ${name}`]).status === 0);

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
