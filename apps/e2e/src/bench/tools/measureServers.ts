import { spawn } from "node:child_process";
import { Agent, request } from "node:http";
import { freePort } from "../../harness/startSandbox.ts";
import { repository } from "../contenders/Contender.ts";
import { percentile } from "../report/Results.ts";

/** Throughput and latency of a server under load. */
export interface Load {
  readonly perSecond: number;
  /** 99th percentile of the response time, in milliseconds. */
  readonly p99: number;
}

interface Options {
  readonly connections: number;
  readonly milliseconds: number;
}

const sendRequest = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    request(url, { agent, headers: { "X-Requested-With": "XMLHttpRequest" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} responded with ${response.statusCode}.`));
      response.on("error", reject).on("end", resolve).resume();
    })
      .on("error", reject)
      .end();
  });

/** Sends requests on several connections until the time is up, each connection one request after the other. */
export async function measureLoad(url: string, { connections, milliseconds }: Options): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  const started = performance.now();
  const until = started + milliseconds;
  const sendRequests = async () => {
    for (let at = performance.now(); at < until; ) {
      await sendRequest(url, agent);
      const now = performance.now();
      took.push(now - at);
      at = now;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRequests));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { perSecond: took.length / seconds, p99: percentile(took, 0.99) };
}

const LONGEST_MS = 120_000;

/** Returns the seconds from `npm start`, with everything built, to the first document. */
export async function measureStart(data: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: data },
    stdio: "ignore",
    detached: true,
  });
  try {
    while (performance.now() - started < LONGEST_MS) {
      const isServed = await fetch(`http://localhost:${port}/loanDetail`).then(
        (response) => response.ok,
        () => false,
      );
      if (isServed) return (performance.now() - started) / 1000;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error("`npm start` did not serve a document within two minutes.");
  } finally {
    // Kills the whole process group.
    if (child.pid !== undefined) process.kill(-child.pid);
  }
}
