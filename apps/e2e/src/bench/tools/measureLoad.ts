import { Agent, request } from "node:http";
import { percentile } from "../report/statistics.ts";

/** What a server bore for a while. */
export interface Load {
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 requests were answered. */
  readonly p99: number;
}

interface Options {
  readonly connections: number;
  readonly milliseconds: number;
}

const ask = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    request(url, { agent, headers: { "X-Requested-With": "XMLHttpRequest" } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
      answer.on("error", reject).on("end", resolve).resume();
    })
      .on("error", reject)
      .end();
  });

/** Asks again as soon as it is answered, on each of some connections, until the time is up. */
export async function measureLoad(url: string, { connections, milliseconds }: Options): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  const started = performance.now();
  const until = started + milliseconds;
  const keepAsking = async () => {
    for (let at = performance.now(); at < until; ) {
      await ask(url, agent);
      const now = performance.now();
      took.push(now - at);
      at = now;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { perSecond: took.length / seconds, p99: percentile(took, 0.99) };
}
