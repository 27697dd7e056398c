import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import jsQR from "jsqr";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exit, publisherIn, runLine, storeIn } from "../cli/testing/runLine.ts";
import { makeKeys } from "../releases/signing/keyFolder.ts";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { makeBuild, productionEnvironment } from "../testing/makeBuild.ts";
import { startPreview } from "../testing/programs.ts";

const repository = folderForEachTest();
let laptop: Awaited<ReturnType<typeof startPreview>>;
beforeEach(async () => {
  laptop = await startPreview(makeBuild({ name: "loan", version: "0.1.0", words: "changed" }));
});
afterEach(() => laptop.stop());

const run = (line: string, isTerminal = false) => runLine(repository(), line, { isTerminal });

const releases = () => storeIn(repository());
async function shipped(environment: Readonly<Record<string, unknown>> = {}) {
  makeKeys(path.join(repository(), ".ship"));
  const publisher = publisherIn(repository());
  const shell = makeBuild({ name: "shell", version: "1.0.0" });
  const version = "0.1.0";
  await publisher.shipWith(
    environment,
    shell,
    makeBuild({ name: "loan", version }),
    makeBuild({ name: "repay", version }),
  );
  return publisher;
}

/** Reads the QR code from a terminal's characters. */
function readQr(out: string): string | undefined {
  // Each line of the code starts with its colours.
  const lines = out.split("\n").flatMap((line) => /m([ ▀▄█]{20,})/.exec(line)?.[1] ?? []);
  const scale = 4;
  const width = (lines[0]?.length ?? 0) * scale;
  const height = lines.length * 2 * scale;
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const log = Math.floor(y / scale);
      const sign = lines[log >> 1]?.[Math.floor(x / scale)] ?? " ";
      const isDark = sign === "█" || sign === (log % 2 === 0 ? "▀" : "▄");
      pixels.set([...Array(3).fill(isDark ? 0 : 255), 255], (y * width + x) * 4);
    }
  }
  return jsQR(pixels, width, height)?.data;
}

describe("ship override", () => {
  it("prints a link and its QR code, both without a session", async () => {
    await shipped();
    const before = await releases().list("");
    const { code, out } = await run(`override loan --from ${laptop.origin} --minutes 5`, true);
    expect(code).toBe(0);
    const link = out.trimEnd().split("\n").at(-1);
    expect(link).toMatch(/^http:\/\/localhost:4100\/loan\?override=\d{10}-[0-9a-f]{16}\.[0-9a-f]{16}\.[\w-]{86}$/);
    expect(readQr(out)).toBe(link);
    const added = (await releases().list("")).filter((key) => !before.includes(key));
    expect(added.length).toBe(2);
    expect(added.filter((key) => !key.startsWith("overrides/"))).toEqual([]);
    expect((await run("history")).out).toContain("1 releases");
  });

  it("prints no QR code outside a terminal, and JSON for a program", async () => {
    await shipped();
    const { out } = await run(`override loan --from ${laptop.origin} --json`);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      remote: "loan",
      release: 1,
      minutes: 60,
      link: expect.any(String),
    });
    expect((await run(`override loan --from ${laptop.origin}`)).out).not.toMatch(/[▀▄█]/);
  });

  it("writes nothing in a dry run", async () => {
    await shipped();
    const before = await releases().list("");
    expect(await run(`override loan --from ${laptop.origin} --dry-run`)).toEqual(exit(0, "nothing was written"));
    expect(await releases().list("")).toEqual(before);
  });

  it.each([
    ["production", productionEnvironment, "Refused by override. This environment (production) forbids overrides"],
    ["an environment that forbids it", { overrideOrigins: [] }, "This environment (sandbox) forbids overrides"],
    [
      "one that allows another origin",
      { ...productionEnvironment, overrideOrigins: ["https://*.preview.example"] },
      `is not in this environment's "overrideOrigins": https://*.preview.example`,
    ],
  ])("is rejected in %s, before any request to the laptop", async (_, environment, reason) => {
    await shipped(environment);
    expect(await run(`override loan --from ${laptop.origin}`)).toEqual(exit(3, reason));
    expect(laptop.requests).toEqual([]);
    expect(await releases().list("overrides/")).toEqual([]);
  });

  it.each([
    [
      "a remote that needs another host contract",
      makeBuild({ name: "loan", version: "0.2.0", host: "^2.0.0" }),
      "loan 0.2.0 needs the host contract ^2.0.0",
    ],
    [
      "a path of another remote",
      makeBuild({ name: "loan", version: "0.2.0", paths: ["/repay"] }),
      "Refused by ownership. /repay is claimed by repay and loan.",
    ],
  ])("is rejected for %s", async (_, build, reason) => {
    await shipped();
    const other = await startPreview(build);
    const { code, out } = await run(`override loan --from ${other.origin}`);
    await other.stop();
    expect([code, out]).toEqual([3, expect.stringContaining(reason)]);
  });

  it("first completes the build of another tool, as `ship` does", async () => {
    await shipped();
    const folder = path.join(repository(), "apps/loan");
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "paths.json"), "{}");
    expect(await run(`override loan --from ${laptop.origin}`)).toEqual(
      exit(1, "apps/loan/dist/mf-manifest.json does not exist."),
    );
  });

  it.each([
    "override --from http://localhost:4101",
    "override shell --from http://localhost:4101",
    "override loan --from ftp://localhost",
    "override loan --from http://localhost:4101?a=1",
    "override loan --from http://localhost:4101 --minutes 0",
  ])("prints the usage for %s", async (line) => {
    expect((await run(line)).code).toBe(2);
  });
});
