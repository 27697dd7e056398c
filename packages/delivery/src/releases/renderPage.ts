import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PageRequest } from "@lending/federation/prerender";
import * as v from "valibot";

/** Generous on purpose: a busy machine must not decide. */
const TIMEOUT_MS = 60_000;

/** Runs in the child process: takes one request, and sends the HTML or the error. */
const CODE = `process.once("message", async ({ program, request }) => {
  let answer;
  try {
    const { renderPage } = await import(program);
    answer = { html: await renderPage(request) };
  } catch (error) {
    answer = { error: String(error) };
  }
  process.send(answer, () => process.exit());
});`;

const answerSchema = v.object({ html: v.optional(v.string()), error: v.optional(v.string()) });

/**
 * Prerenders a public page with its remote's program. Another team wrote the program, and the caller may hold the signing
 * key and the store's credentials. So the program runs in its own process, without environment variables, which may read
 * the program's folder and nothing else: no other file, no network, no further process.
 *
 * @param program - The program's file, an ES module that exports `renderPage`.
 * @param request - The page to render.
 * @returns The page's HTML; undefined when the program does not prerender this path.
 * @throws When the program fails, ends without an answer, or needs more than a minute.
 */
export async function renderPage(program: string, request: PageRequest): Promise<string | undefined> {
  const file = realpathSync(program);
  const child = spawn(
    process.execPath,
    ["--permission", `--allow-fs-read=${path.dirname(file)}`, "--input-type=module", "--eval", CODE],
    { env: {}, stdio: ["ignore", "ignore", "ignore", "ipc"], timeout: TIMEOUT_MS, killSignal: "SIGKILL" },
  );
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new Error(`${path.basename(program)} cannot prerender ${request.pathname}: ${reason}`));
    child.once("message", (message) => {
      const answer = v.safeParse(answerSchema, message);
      if (!answer.success) fail("its answer is no HTML");
      else if (answer.output.error !== undefined) fail(answer.output.error);
      else resolve(answer.output.html);
    });
    child.once("error", ({ message }) => fail(message));
    child.once("close", (code, signal) => fail(`its process ended with ${signal ?? `exit code ${code}`}`));
    child.send({ program: pathToFileURL(file).href, request });
  });
}
