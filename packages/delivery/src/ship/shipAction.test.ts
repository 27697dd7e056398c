import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { exit, runLine, storeIn } from "../cli/testing/runLine.ts";
import type { Build } from "../releases/Build.ts";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { makeBuild, productionEnvironment } from "../testing/makeBuild.ts";
import { serve } from "../testing/programs.ts";

const repository = folderForEachTest();
beforeEach(async () => {
  // The builds exist already; the fake turbo only records its arguments.
  write("node_modules/.bin/turbo", `#!/bin/sh\necho "$@" >> built.txt\n`, 0o755);
  vi.stubEnv("npm_config_user_agent", "pnpm/12");
  place(makeBuild({ name: "shell", version: "1.0.0" }));
  place(makeBuild({ name: "loan", version: "0.1.0" }));
  await run("keys");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function write(file: string, content: string | Uint8Array, mode = 0o644) {
  const target = path.join(repository(), file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content, { mode });
}

function place(build: Build) {
  const folder = `apps/${build.name}/dist/${build.name === "shell" ? "shell" : "remote"}`;
  write(`apps/${build.name}/rspack.config.ts`, "");
  write(`${folder}/${build.name === "shell" ? "shell.json" : "remote.json"}`, build.manifestBytes);
  for (const file of Object.keys(build.manifest.files)) write(`${folder}/${file}`, build.read(file));
}

const run = (line: string, more: Readonly<Record<string, string>> = {}) =>
  runLine(repository(), line, { variables: { PORT: "1", ...more } });
const ungated = "--stage sandbox --without pages --because tried";
const keys = () => storeIn(repository()).list("");

describe("shipping apps", () => {
  it("builds and stores them, and ends with the address of the named app", async () => {
    const { code, out } = await run(`shell loan ${ungated}`);
    expect(code).toBe(0);
    expect(readFileSync(path.join(repository(), "built.txt"), "utf8")).toBe(
      "run build --output-logs=errors-only --filter ./apps/shell --filter ./apps/loan\n",
    );
    expect(out).toMatch(
      /^shell 1\.0\.0: 2 files, 2 new\nloan 0\.1\.0: 2 files, 2 new\nrelease 1: shell 1\.0\.0, loan 0\.1\.0 \(without pages: tried\)\n {2}ownership +1 paths, each of one app\n {2}shared +1 remotes fit their shell\n {2}shape +no release to compare with\n {2}verbs +0 uses of verbs fit any app, because no appVersions are stated\n {2}bytes +1 paths within their budgets\n {2}published +release 1; http:\/\/localhost:1 does not respond\nhttp:\/\/localhost:1\/loan\n$/,
    );
  });

  it("is live when the site serves the release, fails when the site keeps another, and refuses a key that it does not trust", async () => {
    await run(`shell loan ${ungated}`);
    const status = JSON.parse((await run("status --json")).out) as { storeId: string };
    const [key = ""] = readdirSync(path.join(repository(), ".ship/trusted"));
    const state = { release: 2, store: status.storeId, keys: [path.basename(key, ".pub")] };
    const { origin, close } = await serve((_, response) => void response.end(JSON.stringify(state)));
    onTestFinished(close);
    const ship = (version: string) => {
      place(makeBuild({ name: "loan", version }));
      return run(`loan --built ${ungated}`, { SHIP_ORIGIN: origin });
    };
    expect(await ship("0.2.0")).toEqual(exit(0, `  live           release 2, at ${origin}\n`));
    vi.spyOn(Date, "now").mockImplementation(() => performance.timeOrigin + performance.now() * 20);
    expect(await ship("0.3.0")).toEqual(exit(1, `Release 3 is published, and ${origin} serves release 2 after 10 s.`));
    vi.restoreAllMocks();
    state.keys = ["0123456789abcdef"];
    const refused = await ship("0.4.0");
    expect(refused).toEqual(exit(3, "does not trust the key"));
    expect((await keys()).filter((one) => one.startsWith("releases/"))).toHaveLength(3);
    state.store = "another";
    expect((await ship("0.4.0")).out).toContain(`  published      release 4; ${origin} serves another store\n`);
  });

  it("builds all of them with --all, and reports unchanged files", async () => {
    await run(`--all ${ungated}`);
    const { code, out } = await run(`--all ${ungated}`);
    expect(code).toBe(0);
    expect(out).toContain("loan 0.1.0: 2 files, all stored already\nshell 1.0.0: 2 files, all stored already\n");
    expect(out).toContain("release 1 contains all of this already\n");
  });

  it("prints the shipped versions and the result of each gate as JSON", async () => {
    const { out } = await run(`shell loan --json ${ungated}`);
    expect(JSON.parse(out)).toMatchObject({
      apps: { shell: { version: "1.0.0" }, loan: { version: "0.1.0" } },
      generation: 1,
      isNew: true,
      isDryRun: false,
      gates: { ownership: "1 paths, each of one app", bytes: "1 paths within their budgets" },
    });
  });

  it("leaves nothing behind in a dry run", async () => {
    const { code, out } = await run(`shell loan --dry-run ${ungated}`);
    expect(out).toContain("release 1: shell 1.0.0, loan 0.1.0");
    expect(out).toContain("nothing was changed: this was a dry run");
    expect([code, await keys()]).toEqual([0, []]);
  });

  it("ships a canary, and ends with the address that shows it", async () => {
    await run(`shell loan ${ungated}`);
    place(makeBuild({ name: "loan", version: "0.2.0" }));
    const { code, out } = await run("loan --channel canary --percent 10 --without pages --because tried");
    expect([code, out]).toEqual([0, expect.stringMatching(/\nhttp:\/\/localhost:1\/loan\?variant=canary\n$/)]);
    expect((await run("status")).out).toContain("canary for 10 % of the devices");
  });

  it("uses the deployment's environment, and the address of the assets", async () => {
    write("own.json", JSON.stringify({ h5Base: "https://lender.test" }));
    const file = path.join(repository(), "own.json");
    const { out } = await run(`shell loan --environment ${file} --assets https://cdn.test/ ${ungated}`);
    expect(out).toMatch(/\nhttps:\/\/lender\.test\/loan\n$/);
    const key = (await keys()).find((one) => one.startsWith("documents/")) ?? "";
    const documents = brotliDecompressSync(readFileSync(path.join(repository(), "releases", key)));
    expect(documents.toString()).toContain("https://cdn.test/loan/");
  });

  it.each([
    ["--environment none.json", "/none.json.\n"],
    ["--environment list.json", "list.json is not a JSON object."],
    ["--environment null.json", "null.json is not a JSON object."],
    ["--environment word.json", "word.json is not a JSON object."],
    ["--environment cut.json", "cut.json is not JSON: "],
    ["--environment own.json --channel canary --percent 10", "they cannot be a canary"],
    ["--assets https://cdn.test/ --channel canary --percent 10", "they cannot be a canary"],
  ])("exits with 2 for %s, and makes nothing live", async (line, words) => {
    for (const [name, content] of Object.entries({ list: "[]", null: "null", word: '"a"', cut: "{", own: "{}" })) {
      write(`${name}.json`, content);
    }
    const inRepository = line.replace(
      /(?=none\.json|list\.json|null\.json|word\.json|cut\.json|own\.json)/,
      `${repository()}/`,
    );
    expect(await run(`loan ${inRepository} ${ungated}`)).toEqual(exit(2, words));
    expect(await keys()).toEqual([]);
  });

  it("stores no file of a build that a gate refuses", async () => {
    await run(`shell loan ${ungated}`);
    const before = await keys();
    place(makeBuild({ name: "promo", version: "0.1.0", paths: ["/loan"] }));
    expect(await run(`promo ${ungated}`)).toEqual(exit(3, "ownership"));
    expect(await keys()).toEqual(before);
  });

  it("stores files again that the store has lost", async () => {
    await run(`shell loan ${ungated}`);
    const all = await keys();
    const lost = all.find((key) => key.startsWith("files/loan/")) ?? "";
    await storeIn(repository()).remove(lost);
    expect((await run(`shell loan ${ungated}`)).out).toContain("release 1 contains all of this already");
    expect(await keys()).toEqual(all);
  });
});

describe("a first release", () => {
  const tried = "--without pages --because tried";
  const shipWith = (environment: object) => {
    write("own.json", JSON.stringify(environment));
    return run(`--all --environment ${path.join(repository(), "own.json")} ${tried}`);
  };

  it("is rejected without a stage, and the message shows how to state one", async () => {
    expect(await run(`--all ${tried}`)).toEqual(
      exit(3, "Refused by environment. The environment states no stage. To try the site out: --stage"),
    );
    expect(await shipWith({ brandName: "Araw" })).toEqual(exit(3, "no stage"));
    expect(await keys(), "a refused build leaves no file").toEqual([]);
  });

  it("fixes the stage of all later releases", async () => {
    await run(`--all --stage sandbox ${tried}`);
    place(makeBuild({ name: "loan", version: "0.2.0" }));
    expect(await run(`loan ${tried}`)).toEqual(exit(0, "release 2: loan 0.1.0 -> 0.2.0"));
  });

  it("prints no link to this machine for another site", async () => {
    const { out } = await shipWith({ ...productionEnvironment, h5Base: "" });
    expect(out).toContain("\n/loan\n  for a complete address: SHIP_ORIGIN, or h5Base of the environment\n");
    expect(out).not.toContain("localhost");
  });

  it("exits with 2 for two different stages", async () => {
    write("own.json", JSON.stringify(productionEnvironment));
    expect(
      await run(`--all --stage sandbox --environment ${path.join(repository(), "own.json")} ${tried}`),
    ).toMatchObject({
      code: 2,
    });
  });
});

describe("a release with --whole", () => {
  const tried = "--stage sandbox --without pages --because tried";
  const provides = (version: string, host: string) => place(makeBuild({ name: "shell", version, host }));
  const needs = (version: string, host: string) => place(makeBuild({ name: "loan", version, host: `^${host}` }));

  /** Ships release 2, which replaces all apps of release 1 and fits none of them. */
  async function shipWhole() {
    provides("1.0.0", "1.0.0");
    needs("0.1.0", "1.0.0");
    await run(`--all ${tried}`);
    provides("2.0.0", "2.0.0");
    needs("0.2.0", "2.0.0");
    expect((await run(`--all ${tried}`)).out).toContain("use --whole");
    expect(await run("--all --whole --stage sandbox --without pages --because tried")).toEqual(
      exit(0, "(whole, without pages: tried)"),
    );
  }

  it("is undone by a rollback of everything, and ordinary releases continue", async () => {
    await shipWhole();
    expect(await run("rollback loan --without pages --because tried")).toMatchObject({ code: 3 });
    expect(await run("rollback --without pages --because tried")).toEqual(exit(0, "back to release 1"));
    needs("0.1.1", "1.0.0");
    expect(await run(`loan ${tried}`)).toMatchObject({ code: 0 });
    expect(await run("rollback --to 2 --without pages --because tried")).toMatchObject({ code: 0 });
    needs("0.3.0", "2.0.0");
    expect(await run(`loan ${tried}`)).toMatchObject({ code: 0 });
  });
});

describe("building apps", () => {
  it("lists the known apps for an unknown one", async () => {
    mkdirSync(path.join(repository(), "apps/no-bundle"));
    expect(await run(`savings ${ungated}`)).toEqual(exit(2, 'There is no app "savings". Apps: loan, shell.'));
  });

  it("prints the build's output when the build fails", async () => {
    write("node_modules/.bin/turbo", "#!/bin/sh\necho to one\necho to the other >&2\nexit 3\n", 0o755);
    const { code, out } = await run(`loan ${ungated}`);
    expect(code).toBe(1);
    expect(out).toContain("The build of loan failed:\n");
    expect(out).toContain("to one");
    expect(out).toContain("to the other");
    expect(await keys()).toEqual([]);
  });

  it("hides the secrets from the build, and builds for production", async () => {
    vi.stubEnv("SHIP_KEY", "secret");
    vi.stubEnv("NODE_ENV", "development");
    write("node_modules/.bin/turbo", '#!/bin/sh\necho "[$SHIP_KEY$NODE_ENV] $FORCE_COLOR" > built.txt\n', 0o755);
    await run(`loan ${ungated}`);
    expect(readFileSync(path.join(repository(), "built.txt"), "utf8")).toBe("[] 0\n");
  });
});
