import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { startCandidateServer } from "./candidateServer.ts";

const repository = folderForEachTest();
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Writes a fake sandbox into a checkout, or a folder of packages. */
function sandbox(code: string, folder = "apps/sandbox") {
  mkdirSync(path.join(repository(), folder, "src"), { recursive: true });
  writeFileSync(path.join(repository(), folder, "src/main.ts"), code);
}
const serving = (complaints: string) => `
  const { createServer } = require("node:http");
  const { writeFileSync } = require("node:fs");
  writeFileSync("environment.json", JSON.stringify(process.env));
  const server = createServer(({ url }, answer) => answer.end(url === "/sandbox/complaints" ? '${complaints}' : "no"));
  server.listen(Number(process.env.PORT), () => console.log("Site    http://localhost:" + server.address().port));
  process.once("SIGTERM", () => { writeFileSync("ended", ""); process.exit(); });
`;
const start = () =>
  startCandidateServer({ repository: repository(), releases: "/stage/releases", data: "/stage/data" });

describe("startCandidateServer", () => {
  it("starts the sandbox of a checkout on the given folders, without secrets, until it is stopped", async () => {
    vi.stubEnv("SHIP_KEY", "secret");
    sandbox(serving('[{"id":"c-7"}]'));
    const { origin, launch, stop } = await start();
    expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
    expect(Object.fromEntries(launch)).toMatchObject({ sessionId: "demo", orderId: "o-174", problemId: "c-7" });
    const variables = JSON.parse(readFileSync(path.join(repository(), "environment.json"), "utf8"));
    expect(variables).toMatchObject({
      PORT: "0",
      SANDBOX_DATA: "/stage/data",
      SANDBOX_RELEASES: "/stage/releases",
      SANDBOX_TRUST: "/stage/releases/keys",
      SANDBOX_ENVIRONMENT: "",
      PATH: process.env.PATH,
    });
    expect(variables.SHIP_KEY).toBeUndefined();
    expect(existsSync(path.join(repository(), "ended"))).toBe(false);
    await stop();
    expect(existsSync(path.join(repository(), "ended"))).toBe(true);
  });

  it("starts the installed sandbox in a repository without one", async () => {
    await expect(start()).rejects.toThrow("Install @lending/sandbox.");
    sandbox("", "node_modules/@lending/sandbox");
    await expect(start()).rejects.toThrow("The sandbox did not start:");
  });

  it("rejects when the sandbox exits before it serves", async () => {
    sandbox("process.exitCode = 1;");
    await expect(start()).rejects.toThrow("The sandbox did not start:");
  });
});
