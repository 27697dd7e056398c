import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { apps } from "../contenders/Contender.ts";
import type { Profile } from "../plan.ts";

/** The address of the servers, as the namespace `far` reaches it. */
export const NEAR = "10.77.0.1";

/** A running link. */
export type Link = Awaited<ReturnType<typeof openLink>>;

/** Returns why this machine cannot have a link, or undefined. */
export function findObstacle(): string | undefined {
  if (process.getuid?.() !== 0) return "it needs root for a network namespace";
  if (!existsSync("/dev/net/tun")) return "it needs /dev/net/tun";
  for (const program of ["ip", "/usr/bin/python3"])
    if (spawnSync(program, ["-V"]).error) return `it needs ${program}: apt install iproute2 python3`;
  if (spawnSync("ip", ["netns", "add", "far"]).status !== 0 && spawnSync("ip", ["netns", "exec", "far", "true"]).status)
    return "this machine does not permit network namespaces";
  return undefined;
}

/** The kernel parameters that `apps/edge/deploy` sets for its proxy, as the link program takes them. */
const readParameters = () =>
  [...readFileSync(path.join(apps, "edge/deploy/compose.yaml"), "utf8").matchAll(/(net\.ipv4\.tcp_\w+): "?(\d+)/g)].map(
    ([, name = "", value]) => `${name.replaceAll(".", "/")}=${value}`,
  );

/** Starts the link program. `folder` receives the programs that `behind` writes. */
export async function openLink(folder: string) {
  const child = spawn("/usr/bin/python3", [path.join(import.meta.dirname, "link.py"), ...readParameters()], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = new Promise<never>((_, reject) =>
    child.once("exit", (code) => reject(new Error(`The link ended with ${code}.`))),
  );
  exited.catch(() => undefined);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const readLine = async () => (await Promise.race([lines.next(), exited])).value as string;
  return {
    /** What delays the packets: netem or TUN devices. */
    kind: await readLine(),
    /** Applies a profile before a measurement. The same seed loses the same packets. */
    async set({ delayMs, downKbit, upKbit, lossPercent }: Profile, seed: number) {
      child.stdin.write(`${delayMs} ${downKbit} ${upKbit} ${lossPercent} ${seed}\n`);
      await readLine();
    },
    /** Returns a program that runs the given one behind the link. */
    behind(executable: string) {
      const file = path.join(folder, `behind-${path.basename(executable)}-${path.basename(path.dirname(executable))}`);
      writeFileSync(file, `#!/bin/sh\nexec ip netns exec far ${executable} "$@"\n`);
      chmodSync(file, 0o755);
      return file;
    },
    async close() {
      child.stdin.end();
      await exited.catch(() => undefined);
    },
  };
}
