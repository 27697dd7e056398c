import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnvironment } from "@lending/bridge/environment";
import { describe, expect, it, vi } from "vitest";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { serve } from "../testing/programs.ts";
import { renderPage } from "./renderPage.ts";

const folder = folderForEachTest();

/** Renders a page with a program whose function has this body. */
function render(body: string, imports = "") {
  const program = path.join(folder(), "pages.mjs");
  writeFileSync(program, `${imports}\nexport const renderPage = async (request) => {${body}};`);
  return renderPage(program, { pathname: "/offer", environment: parseEnvironment({ stage: "sandbox" }), base: "/a/" });
}

describe("renderPage", () => {
  it("returns the program's HTML, which a write to the console does not change", async () => {
    expect(await render('console.log("x"); return request.pathname + request.base + request.environment.stage')).toBe(
      "/offer/a/sandbox",
    );
    expect(await render("return undefined")).toBeUndefined();
  });

  it("hides the environment variables from the program", async () => {
    vi.stubEnv("SHIP_KEY", "secret key");
    expect(await render("return JSON.stringify(process.env)")).toBe("{}");
  });

  it.each([
    ["reads other files", 'return fs.readFileSync("/etc/hosts", "utf8")'],
    ["reads the environment of its parent", "return fs.readFileSync(`/proc/$" + "{process.ppid}/environ`, 'utf8')"],
    ["writes a file", 'fs.writeFileSync(new URL("./x", import.meta.url), ""); return ""'],
    ["starts a process", 'return String(childProcess.execSync("id"))'],
    ["replaces its process", 'process.execve("/bin/true", []); return ""'],
  ])("fails when the program %s", async (_, body) => {
    const imports = 'import fs from "node:fs"; import childProcess from "node:child_process";';
    await expect(render(body, imports)).rejects.toThrow("Access to this API has been restricted");
  });

  it.each([
    ["opens a database, which the permission model does not cover", 'await import("node:sqlite"); return ""'],
    ["sends its parent a signal", 'process.kill(process.ppid, "SIGUSR1"); return ""'],
    ["sends its parent a signal in another way", 'process.reallyExit(process._kill(process.ppid, 10)); return ""'],
    ["sends a message to its parent", 'process.send({ cmd: "NODE_HANDLE_ACK" }); return ""'],
  ])("fails when the program %s", (_, body) => expect(render(body)).rejects.toThrow("pages.mjs cannot prerender"));

  it("leaves no process behind that goes on after its answer", async () => {
    const body = "setInterval(() => {}, 100); process.exit = () => {}; return String(process.pid);";
    const pid = Number(await render(body));
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), { timeout: 5000 });
  });

  it("fails when the program opens a connection, and opens none", async () => {
    let connections = 0;
    const { server, origin, close } = await serve(() => undefined);
    server.on("connection", () => {
      connections += 1;
    });
    await expect(render(`return String(await fetch("${origin}"))`)).rejects.toThrow("fetch failed");
    expect(connections).toBe(0);
    await close();
  });

  it.each([
    ["throws", 'throw new Error("no picture")', "pages.mjs cannot prerender /offer: Error: no picture"],
    ["exits", "process.exit(3)", "its process ended with exit code 3"],
    ["returns something else", "return 5", "its result is no HTML"],
    ["returns a page of 6 MB", 'return "x".repeat(6e6)', "it has more than 5000000 bytes of HTML"],
  ])("fails with the reason when the program %s", (_, body, reason) => expect(render(body)).rejects.toThrow(reason));

  it.each([
    ["a file", "linked.txt", (secret: string) => path.join(secret, "key.txt")],
    ["a folder below it", "deep/linked", (secret: string) => secret],
  ])("refuses a folder with a link to %s, which the program could read through it", async (_, name, target) => {
    const secret = mkdtempSync(path.join(tmpdir(), "render-secret-"));
    try {
      writeFileSync(path.join(secret, "key.txt"), "secret key");
      mkdirSync(path.join(folder(), "deep"));
      symlinkSync(target(secret), path.join(folder(), name));
      const file = name.endsWith(".txt") ? name : `${name}/key.txt`;
      const body = `return fs.readFileSync(new URL("./${file}", import.meta.url), "utf8")`;
      await expect(render(body, 'import fs from "node:fs";')).rejects.toThrow(`${name} is a link`);
    } finally {
      rmSync(secret, { recursive: true, force: true });
    }
  });

  it("refuses a program that is a link, whose folder the program could read", async () => {
    const other = mkdtempSync(path.join(tmpdir(), "render-other-"));
    try {
      writeFileSync(path.join(other, "pages.mjs"), 'export const renderPage = async () => "other";');
      symlinkSync(path.join(other, "pages.mjs"), path.join(folder(), "pages.mjs"));
      const request = { pathname: "/", environment: parseEnvironment({ stage: "sandbox" }), base: "/" };
      await expect(renderPage(path.join(folder(), "pages.mjs"), request)).rejects.toThrow("pages.mjs is a link");
    } finally {
      rmSync(other, { recursive: true, force: true });
    }
  });

  it("fails when the program is missing", () =>
    expect(
      renderPage(path.join(folder(), "none.mjs"), {
        pathname: "/",
        environment: parseEnvironment({ stage: "sandbox" }),
        base: "/",
      }),
    ).rejects.toThrow("none.mjs"));
});
