import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@lending/delivery/testing";
import { copyRemote, repository } from "./copyRemote.ts";
import type { Site } from "./shippingTest.ts";

/** Starts `pnpm dev <remote> --against <site>` with a copy of the remote, whose files a journey can edit. */
export async function startDevServer(
  remote: string,
  { origin, releases, keys }: Pick<Site, "origin" | "releases" | "keys">,
) {
  const root = mkdtempSync(path.join(tmpdir(), "dev-server-"));
  const { folder, edit } = copyRemote(remote, root);
  const port = await freePort();
  edit("rspack.config.ts", (text) => text.replace(/port: \d+/, `port: ${port}`));
  const child = spawn(
    process.execPath,
    [path.join(repository, "packages/delivery/src/cli/dev.ts"), remote, "--against", origin],
    { cwd: root, env: { ...process.env, SHIP_STORE: releases, SHIP_KEYS: keys }, stdio: ["ignore", "pipe", "pipe"] },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let output = "";
  const link = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const found = /\?override=([\w.-]+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then(() => reject(new Error(`The development server did not start:\n${output}`)));
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(root, { recursive: true, force: true });
  };
  return { host: `localhost:${port}`, link, folder, edit, stop };
}
