import { spawn } from "node:child_process";
import path from "node:path";
import { withoutSecrets } from "../withoutSecrets.ts";

const START_MS = 20_000;

/** A sandbox that serves one folder of releases. */
interface Stage {
  readonly origin: string;
  stop(): Promise<void>;
}

interface StageOptions {
  readonly repository: string;
  readonly releases: string;
  /** Folder of its own for the database. */
  readonly data: string;
}

/** Starts the checkout's sandbox on a free port, over a folder of releases and with a fresh database. */
export async function startStage({ repository, releases, data }: StageOptions): Promise<Stage> {
  const child = spawn(process.execPath, ["apps/sandbox/src/main.ts"], {
    cwd: repository,
    env: {
      ...withoutSecrets(process.env),
      PORT: "0",
      SANDBOX_DATA: data,
      SANDBOX_RELEASES: releases,
      SANDBOX_TRUST: path.join(releases, "keys"),
      SANDBOX_ENVIRONMENT: "",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let said = "";
    const fail = () => reject(new Error(`The sandbox did not start:\n${said}`));
    const timer = setTimeout(fail, START_MS);
    child.once("exit", fail);
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
    });
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString("utf8");
      const address = /Site\s+(http:\/\/localhost:\d+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
  return {
    origin,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
