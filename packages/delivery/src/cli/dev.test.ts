import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseFree, dev } from "./dev.ts";
import { startProcess, watching } from "./Process.ts";

const root = path.join(import.meta.dirname, "../../../..");
const site = createServer();
let port = 0;

beforeEach(async () => {
  await new Promise<void>((resolve) => site.listen(0, resolve));
  port = (site.address() as AddressInfo).port;
});
afterEach(() => {
  vi.restoreAllMocks();
  site.close();
});

it("takes the next free port when another process uses the first one, and reports it", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const chosen = await chooseFree(port, 1);
  expect(chosen).toBeGreaterThan(port);
  expect(log).toHaveBeenCalledWith(`Port ${port} is in use, so this is on port ${chosen}.`);
});

it("names the remotes when there is none of a name, and returns the code of invalid arguments", async () => {
  vi.spyOn(process, "cwd").mockReturnValue(root);
  vi.spyOn(process, "argv", "get").mockReturnValue(["node", "dev.ts", "lone"]);
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await dev()).toBe(2);
  expect(error.mock.calls[0]?.[0]).toMatch(
    /^There is no remote "lone"\. Did you mean "loan"\? There are .*\brepay\b.*\. Name one of them: pnpm dev <name>\. Add one: pnpm new:remote lone$/,
  );
});

it("ends with 2 and one line when the environment does not exist", () => {
  const env = { ...process.env, SANDBOX_ENVIRONMENT: "arw.json" };
  const dev = spawnSync(process.execPath, ["packages/delivery/src/cli/dev.ts", "loan"], { cwd: root, env });
  expect([dev.status, String(dev.stderr)]).toEqual([
    2,
    expect.stringMatching(/^SANDBOX_ENVIRONMENT: There is no .*\n$/),
  ]);
});

describe("a program with children", () => {
  let folder = "";
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  const read = (file: string) =>
    existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), "utf8") : "";
  const isRunning = (pid: string) => {
    try {
      // A program that has ended is a zombie until its parent looks.
      return execFileSync("ps", ["-o", "stat=", "-p", pid], { encoding: "utf8" }).trim()[0] !== "Z";
    } catch {
      return false;
    }
  };
  /** A program that starts another one, which ignores SIGTERM, and writes the number of it. */
  const PARENT = `
    const { spawn } = require("node:child_process");
    const child = spawn(process.execPath, ["-e", "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"]);
    require("node:fs").writeFileSync("child", String(child.pid));
    setInterval(() => {}, 1000);
  `;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "dev-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("ends with all of them", async () => {
    const program = startProcess(process.execPath, ["-e", PARENT], { cwd: folder });
    await expect.poll(() => read("child")).not.toBe("");
    expect(isRunning(read("child"))).toBe(true);
    await program.stop();
    await expect.poll(() => isRunning(read("child"))).toBe(false);
  });

  it("ends when the program that started it is gone", async () => {
    const module = JSON.stringify(path.join(import.meta.dirname, "Process.ts"));
    write(
      "dev.mts",
      `import { onEnd, startProcess } from ${module};
      const program = startProcess(process.execPath, ["-e", ${JSON.stringify(PARENT)}], { cwd: ${JSON.stringify(folder)} });
      onEnd(() => program.stop().then(() => process.exit()));`,
    );
    // As pnpm does: it starts the command and ends at once when it is killed.
    const launcher: ChildProcess = spawn("sh", ["-c", `${process.execPath} dev.mts; true`], { cwd: folder });
    await expect.poll(() => read("child"), { timeout: 10_000 }).not.toBe("");
    launcher.kill("SIGKILL");
    await expect.poll(() => isRunning(read("child")), { timeout: 15_000 }).toBe(false);
  });

  it("starts again after a file was added or changed, also when it had ended", async () => {
    mkdirSync(path.join(folder, "source/api"), { recursive: true });
    write("source/program.cjs", 'require("node:fs").appendFileSync("runs", "one ")');
    const program = startProcess(process.execPath, [...watching("source"), "source/program.cjs"], {
      cwd: folder,
      stdio: "ignore",
    });
    const options = { timeout: 15_000 };
    await expect.poll(() => read("runs"), options).toBe("one ");
    write("source/api/newEndpoint.ts", "");
    await expect.poll(() => read("runs"), options).toBe("one one ");
    write("source/program.cjs", 'require("node:fs").appendFileSync("runs", "two ")');
    await expect.poll(() => read("runs"), options).toBe("one one two ");
    await program.stop();
  }, 60_000);
});
