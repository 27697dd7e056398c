import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@lending/releases/testing";

const VISITORS = 6;

/** Starts a gate in front of a service. Closed, it refuses connections; silent, it accepts them and never responds. */
export async function startGate(endpoint: string) {
  const { port: target } = new URL(endpoint);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let isSilent = false;
  const port = await freePort();
  async function open() {
    isSilent = false;
    server = createServer((socket) => {
      sockets.add(socket.on("error", () => undefined).once("close", () => sockets.delete(socket)));
      if (isSilent) return;
      const other = connect(Number(target), "127.0.0.1").on("error", () => socket.destroy());
      sockets.add(other.once("close", () => sockets.delete(other)));
      socket.pipe(other).pipe(socket);
    });
    await new Promise<void>((resolve) => server?.listen(port, "127.0.0.1", resolve));
  }
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  await open();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    open,
    close() {
      server?.close();
      cut();
    },
    silence() {
      isSilent = true;
      cut();
    },
  };
}

/**
 * Sends visitors to the paths of remotes until `stop`: a document, then its files after a pause. `scriptOf` returns what a folder's
 * script contains. Collects every document and every failed request.
 */
export function startVisitors(
  origins: readonly string[],
  remotes: readonly string[],
  scriptOf: (folder: string) => string | undefined,
) {
  const failed: string[] = [];
  const seen = new Map<string, Set<string>>();
  const durations: number[] = [];
  const counts = { documents: 0, assets: 0 };
  let isRunning = true;

  async function get(address: string, headers: Readonly<Record<string, string>>) {
    const started = performance.now();
    try {
      const response = await fetch(address, { headers, signal: AbortSignal.timeout(10_000) });
      const text = await response.text();
      if (response.status === 200) return text;
      failed.push(`${new URL(address).pathname}: status ${response.status}`);
    } catch (fault) {
      failed.push(`${new URL(address).pathname}: ${String((fault as Error).cause ?? fault)}`);
    } finally {
      durations.push(performance.now() - started);
    }
    return undefined;
  }

  async function visit(turn: number) {
    const origin = origins[turn % origins.length];
    const remote = remotes[Math.floor(turn / 2) % remotes.length];
    const encoding = ["br", "gzip", "identity"][turn % 3] ?? "";
    const html = await get(`${origin}/${remote}?sessionId=${turn}`, {
      accept: "text/html",
      "accept-encoding": encoding,
    });
    counts.documents += 1;
    if (html === undefined) return;
    seen.set(`/${remote}`, (seen.get(`/${remote}`) ?? new Set()).add(html));
    await sleep(Math.random() * 300);
    for (const [address, folder] of html.matchAll(/\/assets\/([\w-]+\/[\w.-]+)\/main\.\w+\.js/g)) {
      const script = await get(origin + address, { "accept-encoding": encoding });
      counts.assets += 1;
      if (script !== undefined && script !== scriptOf(folder ?? "")) failed.push(`${address}: other bytes`);
    }
  }

  const loops = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let turn = visitor; isRunning; turn += VISITORS + 1) {
      await visit(turn);
      await sleep(10);
    }
  });
  return {
    failed,
    seen,
    counts,
    async stop() {
      isRunning = false;
      await Promise.all(loops);
      const sorted = durations.sort((one, other) => one - other);
      return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, slowest: sorted.at(-1) ?? 0 };
    },
  };
}
