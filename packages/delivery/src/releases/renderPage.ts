import { spawn } from "node:child_process";
import { lstatSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import type { PageRequest } from "@lending/federation/prerender";
import * as v from "valibot";

/** Generous on purpose: a busy machine must not decide. */
const TIMEOUT_MS = 60_000;
/** The largest page has some 80 kB. */
const RESULT_MAX_BYTES = 5_000_000;

/**
 * Runs in the child process: reads one request from the standard input, and writes the HTML or the error to file descriptor 3.
 * The caller kills it after the result; when the caller is gone, the input ends. The program cannot send signals.
 */
const CODE = `import { closeSync, writeSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { createInterface } from "node:readline";
for (const name of ["kill", "_kill", "_debugProcess"]) delete process[name];
syncBuiltinESMExports();
const lines = createInterface({ input: process.stdin });
lines.once("close", () => process.exit());
lines.once("line", async (line) => {
  let result;
  try {
    const { program, request } = JSON.parse(line);
    const { renderPage } = await import(program);
    result = { html: await renderPage(request) };
  } catch (error) {
    result = { error: String(error) };
  }
  writeSync(3, JSON.stringify(result));
  closeSync(3);
});`;

/**
 * Throws when the program is a link, or when its folder contains one: Node's permission model follows links, so the
 * program could read what they name.
 */
function refuseLinks(program: string): void {
  const folder = path.dirname(program);
  const inside = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name));
  for (const file of [program, ...inside])
    if (lstatSync(file).isSymbolicLink())
      throw new Error(`${path.basename(program)} cannot prerender: ${path.relative(folder, file)} is a link`);
}

/** Read access to the program's folder, and nothing else: Node's permission model does not cover SQLite. */
const optionsFor = (folder: string) => [
  "--permission",
  `--allow-fs-read=${folder}`,
  "--no-experimental-sqlite",
  "--input-type=module",
  "--eval",
  CODE,
];

const resultSchema = v.object({ html: v.optional(v.string()), error: v.optional(v.string()) });

/** Reads the child's result. Throws when it is longer than any page, or not JSON of this form. */
async function readResult(output: Readable) {
  let bytes = 0;
  output.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > RESULT_MAX_BYTES) output.destroy(new Error(`it has more than ${RESULT_MAX_BYTES} bytes of HTML`));
  });
  const result = await text(output);
  if (result === "") return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), resultSchema), result);
  if (!parsed.success) throw new Error("its result is no HTML");
  return parsed.output;
}

/**
 * Prerenders a public page with its remote's program. Another team wrote the program, and the caller may hold the signing
 * key and the store's credentials. So the program runs in its own process, without environment variables, with Node's
 * permission model: it may read its own folder, which must not contain links, and no other file; no network, no further process, no signals. The permission
 * model stops mistakes and careless dependencies; it does not promise to stop an attacker who knows a flaw of Node.
 *
 * @param program - The program's file, an ES module that exports `renderPage`.
 * @param request - The page to render.
 * @returns The page's HTML; undefined when the program does not prerender this path.
 * @throws When the program fails, ends without a result, or needs more than a minute; when its folder contains a link.
 */
export async function renderPage(program: string, request: PageRequest): Promise<string | undefined> {
  refuseLinks(program);
  const file = realpathSync(program);
  const child = spawn(process.execPath, optionsFor(path.dirname(file)), {
    env: {},
    stdio: ["pipe", "ignore", "ignore", "pipe"],
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
  });
  const ended = new Promise<string>((resolve) => {
    child.on("error", ({ message }) => resolve(message));
    child.on("close", (code, signal) => resolve(`its process ended with ${signal ?? `exit code ${code}`}`));
  });
  const input = child.stdin as Writable;
  // A process that has ended does not read; the reason is in `ended`.
  input.on("error", () => undefined);
  input.write(`${JSON.stringify({ program: pathToFileURL(file).href, request })}\n`);
  try {
    const result = await readResult(child.stdio[3] as Readable);
    if (!result) throw new Error(await ended);
    if (result.error !== undefined) throw new Error(result.error);
    return result.html;
  } catch (fault) {
    throw new Error(`${path.basename(program)} cannot prerender ${request.pathname}: ${(fault as Error).message}`, {
      cause: fault,
    });
  } finally {
    child.kill("SIGKILL");
  }
}
