import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Build } from "../archive/Build.ts";
import { createDirectoryStore } from "../stores/createDirectoryStore.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { runShip } from "./runShip.ts";

// Real files, real compression and a process: quick alone, not on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let repository = "";
beforeEach(async () => {
  repository = mkdtempSync(path.join(tmpdir(), "ship-"));
  // The builds lie there already: what builds them only writes down how it was called.
  write("node_modules/.bin/turbo", `#!/bin/sh\necho "$@" >> built.txt\n`, 0o755);
  vi.stubEnv("npm_config_user_agent", "pnpm/12");
  place(makeBuild({ name: "shell", version: "1.0.0" }));
  place(makeBuild({ name: "loan", version: "0.1.0" }));
  await run("keys");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(repository, { recursive: true, force: true });
});

function write(file: string, content: string | Uint8Array, mode = 0o644) {
  const target = path.join(repository, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content, { mode });
}

function place(build: Build) {
  const folder = `apps/${build.name}/dist/${build.name === "shell" ? "shell" : "remote"}`;
  write(`apps/${build.name}/rspack.config.ts`, "");
  write(`${folder}/${build.name === "shell" ? "shell.json" : "remote.json"}`, build.manifestBytes);
  for (const file of Object.keys(build.manifest.files)) write(`${folder}/${file}`, build.read(file));
}

async function run(line: string) {
  let out = "";
  const say = (text: string) => {
    out += text;
  };
  const variables = { SHIP_BY: "ana" };
  const code = await runShip(line.split(" "), {
    repository,
    variables,
    isTerminal: false,
    write: say,
    writeError: say,
  });
  return { code, out };
}
const ungated = "--stage sandbox --without pages --because tried";
const keys = () => createDirectoryStore(path.join(repository, "releases")).list("");

describe("shipping apps", () => {
  it("builds them, puts their files there and ends with the address of what was named", async () => {
    const { code, out } = await run(`shell loan ${ungated}`);
    expect(code).toBe(0);
    expect(readFileSync(path.join(repository, "built.txt"), "utf8")).toBe(
      "run build --output-logs=errors-only --filter ./apps/shell --filter ./apps/loan\n",
    );
    expect(out).toMatch(
      /^shell 1\.0\.0: 2 files\nloan 0\.1\.0: 2 files\nset 1: shell 1\.0\.0, loan 0\.1\.0 \(without pages: tried\)\n {2}ownership +1 paths, each of one app\n {2}shared ranges +1 remotes fit their shell\n {2}bytes +1 paths within their budgets\n {2}live +set 1\nhttp:\/\/localhost:4100\/loan\n$/,
    );
  });

  it("builds all of them when it is asked to, and says what is there already", async () => {
    await run(`--all ${ungated}`);
    const { code, out } = await run(`--all ${ungated}`);
    expect(code).toBe(0);
    expect(out).toContain("loan 0.1.0: 2 files, all there already\nshell 1.0.0: 2 files, all there already\n");
    expect(out).toContain("set 1 is live already, with all of this\n");
  });

  it("tells a program what it shipped, and what each gate found", async () => {
    const { out } = await run(`shell loan --json ${ungated}`);
    expect(JSON.parse(out)).toMatchObject({
      apps: { shell: { version: "1.0.0" }, loan: { version: "0.1.0" } },
      generation: 1,
      isNew: true,
      isDryRun: false,
      gates: {
        ownership: "1 paths, each of one app",
        "shared ranges": "1 remotes fit their shell",
        bytes: "1 paths within their budgets",
      },
    });
  });

  it("leaves nothing behind in a dry run", async () => {
    const { code, out } = await run(`shell loan --dry-run ${ungated}`);
    expect([code, out]).toEqual([0, expect.stringContaining("set 1: shell 1.0.0, loan 0.1.0")]);
    expect(await keys()).toEqual([]);
  });

  it("puts a version on trial, and ends with the address at which the trial is seen", async () => {
    await run(`shell loan ${ungated}`);
    place(makeBuild({ name: "loan", version: "0.2.0" }));
    const { code, out } = await run("loan --channel canary --percent 10 --without pages --because tried");
    expect([code, out]).toEqual([0, expect.stringMatching(/\nhttp:\/\/localhost:4100\/loan\?arm=canary\n$/)]);
    expect((await run("status")).out).toContain("on trial for 10 % of the devices");
  });

  it("takes the deployment's own environment, and the address of the assets", async () => {
    write("own.json", JSON.stringify({ h5Base: "https://lender.test" }));
    const file = path.join(repository, "own.json");
    const { out } = await run(`shell loan --environment ${file} --assets https://cdn.test/ ${ungated}`);
    expect(out).toMatch(/\nhttps:\/\/lender\.test\/loan\n$/);
    const document = (await keys()).find((key) => key.startsWith("documents/") && key.includes("loan")) ?? "";
    expect(readFileSync(path.join(repository, "releases", document), "utf8")).toContain("https://cdn.test/loan/");
  });

  it.each([
    ["--environment none.json", "/none.json.\n"],
    ["--environment list.json", "list.json is no JSON object."],
    ["--environment null.json", "null.json is no JSON object."],
    ["--environment word.json", "word.json is no JSON object."],
    ["--environment own.json --channel canary --percent 10", "they go on no trial"],
    ["--assets https://cdn.test/ --channel canary --percent 10", "they go on no trial"],
  ])("is called wrongly with %s, and makes nothing live", async (line, words) => {
    for (const [name, content] of Object.entries({ list: "[]", null: "null", word: '"a"', own: "{}" })) {
      write(`${name}.json`, content);
    }
    const inRepository = line.replace(/(?=none\.json|list\.json|null\.json|word\.json|own\.json)/, `${repository}/`);
    const { code, out } = await run(`loan ${inRepository} ${ungated}`);
    expect([code, out]).toEqual([2, expect.stringContaining(words)]);
    expect((await keys()).filter((key) => key.startsWith("sets/"))).toEqual([]);
  });
});

describe("a first release", () => {
  const tried = "--without pages --because tried";
  const production = {
    stage: "production",
    brandName: "Araw Lending",
    servicePhone: "+63 2 7000 0000",
    redirectHosts: ["pay.example"],
  };
  const shipWith = (environment: object) => {
    write("own.json", JSON.stringify(environment));
    return run(`--all --environment ${path.join(repository, "own.json")} ${tried}`);
  };

  it("is refused without a stated stage, and says how to state one", async () => {
    expect(await run(`--all ${tried}`)).toMatchObject({
      code: 3,
      out: expect.stringContaining(
        "Refused by environment. The environment states no stage. To try the site out: --stage",
      ),
    });
    expect(await shipWith({ brandName: "Araw" })).toMatchObject({ code: 3, out: expect.stringContaining("no stage") });
    expect((await keys()).filter((key) => key.startsWith("sets/"))).toEqual([]);
  });

  it("keeps its stage for all that follow", async () => {
    await run(`--all --stage sandbox ${tried}`);
    place(makeBuild({ name: "loan", version: "0.2.0" }));
    expect(await run(`loan ${tried}`)).toMatchObject({
      code: 0,
      out: expect.stringContaining("set 2: loan 0.1.0 -> 0.2.0"),
    });
  });

  it("is refused in production with what only the sandbox may have", async () => {
    const { code, out } = await shipWith({ stage: "production", redirectHosts: ["*"], apiBase: "http://api.example" });
    expect(code).toBe(3);
    for (const key of ["redirectHosts: * allows any host", "apiBase: http://", "brandName: ", "servicePhone: "])
      expect(out).toContain(key);
    expect((await shipWith(production)).code).toBe(0);
  });

  it("prints no link to this machine for a site that is elsewhere", async () => {
    const { out } = await shipWith(production);
    expect(out).toContain("\n/loan\n  for a whole address: SHIP_ORIGIN, or h5Base of the environment\n");
    expect(out).not.toContain("localhost");
  });

  it("is called wrongly with two different stages", async () => {
    write("own.json", JSON.stringify(production));
    expect(
      await run(`--all --stage sandbox --environment ${path.join(repository, "own.json")} ${tried}`),
    ).toMatchObject({
      code: 2,
    });
  });
});

describe("a release with --whole", () => {
  const tried = "--stage sandbox --without pages --because tried";
  const provides = (version: string, bridge: string) =>
    place(makeBuild({ name: "shell", version, shared: { bridge } }));
  const needs = (version: string, bridge: string) =>
    place(makeBuild({ name: "loan", version, shared: { bridge: `^${bridge}` } }));

  /** Set 2 replaces everything of set 1 and fits nothing of it. */
  async function shipWhole() {
    provides("1.0.0", "0.1.0");
    needs("0.1.0", "0.1.0");
    await run(`--all ${tried}`);
    provides("2.0.0", "0.2.0");
    needs("0.2.0", "0.2.0");
    expect((await run(`--all ${tried}`)).out).toContain("use --whole");
    expect((await run(`--all --whole ${tried}`)).code).toBe(0);
  }

  it("does not block the ordinary releases that follow", async () => {
    await shipWhole();
    for (const version of ["0.3.0", "0.4.0"]) {
      needs(version, "0.2.0");
      expect(await run(`loan ${tried}`)).toMatchObject({ code: 0 });
    }
  });

  it("is left by a rollback of everything, after which ordinary releases go on", async () => {
    await shipWhole();
    expect(await run("rollback loan --without pages --because tried")).toMatchObject({ code: 3 });
    expect(await run("rollback --without pages --because tried")).toMatchObject({
      code: 0,
      out: expect.stringContaining("back to set 1"),
    });
    needs("0.1.1", "0.1.0");
    expect(await run(`loan ${tried}`)).toMatchObject({ code: 0 });
    expect(await run("rollback --to 2 --without pages --because tried")).toMatchObject({ code: 0 });
    needs("0.3.0", "0.2.0");
    expect(await run(`loan ${tried}`)).toMatchObject({ code: 0 });
  });
});

describe("what builds apps", () => {
  it("names the apps that there are when it is asked for another", async () => {
    mkdirSync(path.join(repository, "apps/no-bundle"));
    const { code, out } = await run(`savings ${ungated}`);
    expect([code, out]).toEqual([2, expect.stringContaining('There is no app "savings". There are: loan, shell.')]);
  });

  it("ends the shipping with what the build said when it failed", async () => {
    write("node_modules/.bin/turbo", "#!/bin/sh\necho to one\necho to the other >&2\nexit 3\n", 0o755);
    const { code, out } = await run(`loan ${ungated}`);
    expect(code).toBe(1);
    expect(out).toContain("The build of loan failed:\n");
    expect(out).toContain("to one");
    expect(out).toContain("to the other");
    expect(await keys()).toEqual([]);
  });

  it("keeps the secrets from the build, and builds what browsers get", async () => {
    vi.stubEnv("SHIP_KEY", "secret");
    vi.stubEnv("NODE_ENV", "development");
    write("node_modules/.bin/turbo", '#!/bin/sh\necho "[$SHIP_KEY$NODE_ENV] $FORCE_COLOR" > built.txt\n', 0o755);
    await run(`loan ${ungated}`);
    expect(readFileSync(path.join(repository, "built.txt"), "utf8")).toBe("[] 0\n");
  });
});
