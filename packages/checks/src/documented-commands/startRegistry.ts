import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "@lending/delivery/testing";
import { terminalVariables } from "./createCopy.ts";
import { stopGroup } from "./runCommand.ts";

/** Most of it is the download. */
const START_MS = 300_000;

/**
 * Starts a private npm registry (Verdaccio) that keeps its packages in this folder and has no other packages. Only users may publish.
 * Returns its address, the token of a user, and a function that ends it.
 */
export async function startRegistry(folder: string) {
  mkdirSync(folder);
  // JSON is YAML.
  const config = path.join(folder, "config.yaml");
  writeFileSync(
    config,
    JSON.stringify({
      storage: path.join(folder, "storage"),
      auth: { htpasswd: { file: path.join(folder, "htpasswd"), max_users: 1 } },
      packages: { "@lending/*": { access: "$all", publish: "$authenticated" } },
      log: { type: "stdout", format: "json", level: "warn" },
    }),
  );
  const address = `http://127.0.0.1:${await freePort()}`;
  // A mirror of npm may not have the tag of node-fetch that Verdaccio depends on; any version 2 will do.
  const packages = ["-p", "verdaccio@6.10.4", "-p", "node-fetch@2.7.0"];
  const { PATH = "", ...variables } = terminalVariables();
  const child = spawn("npx", ["-y", ...packages, "verdaccio", "--config", config, "--listen", new URL(address).host], {
    env: { ...variables, PATH: [path.dirname(process.execPath), PATH].join(path.delimiter) },
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const stop = () => stopGroup(child);
  const end = performance.now() + START_MS;
  const user = { name: "ana", password: "ana-of-the-platform-team" };
  for (;;) {
    const response = await fetch(`${address}/-/user/org.couchdb.user:${user.name}`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(user),
    }).catch(() => undefined);
    if (response?.ok) return { address, stop, token: ((await response.json()) as { token: string }).token };
    if (performance.now() > end || child.exitCode !== null) {
      stop();
      throw new Error(`Verdaccio does not respond: ${response?.status ?? "no response"}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
