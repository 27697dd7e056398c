import { spawn } from "node:child_process";
import path from "node:path";
import * as v from "valibot";
import { withoutSecrets } from "../withoutSecrets.ts";

const START_MS = 20_000;

/** A running sandbox that serves one folder of releases. */
export interface CandidateServer {
  readonly origin: string;
  /** Query with the launch parameters and all other parameters that the paths read, with values that this sandbox accepts. */
  readonly launch: URLSearchParams;
  stop(): Promise<void>;
}

interface CandidateServerOptions {
  readonly repository: string;
  readonly releases: string;
  /** Separate folder for the database. */
  readonly data: string;
}

/** Returns the parameters for all paths. Complaint ids change at each start, so they are read from the sandbox. */
async function readLaunch(origin: string): Promise<URLSearchParams> {
  const complaints: unknown = await (await fetch(`${origin}/sandbox/complaints`)).json();
  const [complaint] = v.parse(v.array(v.object({ id: v.string() })), complaints);
  return new URLSearchParams({
    appVersion: "1.0.0",
    deviceName: "Gate",
    deviceId: "gate",
    osVersion: "10",
    sessionId: "demo",
    advertisingId: "gate",
    platform: "android",
    productId: "p-1",
    orderId: "o-174",
    problemId: complaint?.id ?? "",
    scene: "3",
    position: "loan-agreement",
    showType: "1",
    payCode: "1234 5678",
    repayAmount: "100",
    id: "1",
  });
}

/** Starts the checkout's sandbox on a free port, with a folder of releases and an empty database. */
export async function startCandidateServer({
  repository,
  releases,
  data,
}: CandidateServerOptions): Promise<CandidateServer> {
  const child = spawn(process.execPath, ["apps/sandbox/src/main.ts"], {
    cwd: repository,
    env: {
      ...withoutSecrets(process.env),
      PORT: "0",
      SANDBOX_DATA: data,
      SANDBOX_RELEASES: releases,
      SANDBOX_TRUST: path.join(releases, "keys"),
      SANDBOX_ENVIRONMENT: "",
      // The candidate is in a separate store, so the limits of this machine's site do not apply.
      SANDBOX_STAGE: "",
      SANDBOX_STORE_ID: "",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    const fail = () => reject(new Error(`The sandbox did not start:\n${output}`));
    const timer = setTimeout(fail, START_MS);
    child.once("exit", fail);
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const address = /Site\s+(http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
  return {
    origin,
    launch: await readLaunch(origin),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
