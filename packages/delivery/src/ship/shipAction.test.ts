import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Build } from "@lending/releases/artefact/Build";
import { readStatement } from "@lending/releases/artefact/readArtefact";
import { sha256 } from "@lending/releases/formats/names";
import type { Release } from "@lending/releases/formats/Release";
import { makeBuild, productionEnvironment, serve } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { exit, runLine, storeIn } from "../cli/testing/runLine.ts";

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
  runLine(repository(), line, { variables: more });
const ungated = "--stage sandbox --without pages --because tried";
const keys = () => storeIn(repository()).list();

describe("shipping apps", () => {
  it("builds and stores them, and ends with the address of the named app", async () => {
    const { code, out } = await run(`shell loan ${ungated}`);
    expect(code).toBe(0);
    expect(readFileSync(path.join(repository(), "built.txt"), "utf8")).toBe(
      "run build --output-logs=errors-only --filter ./apps/shell --filter ./apps/loan\n",
    );
    expect(out.replace(/ +/g, " ")).toMatch(
      /^shell 1\.0\.0: 2 files, new\nloan 0\.1\.0: 2 files, new\nrelease 1: shell 1\.0\.0, loan 0\.1\.0 \(without pages: tried\)\n artefact 6 files intact\n manifest 1 paths, each of one app\n shared 1 remotes fit their shell\n contract no release to compare with\n verbs 0 uses of verbs fit any app, because no appVersions are stated\n bytes 1 paths within their budgets\n published release 1; http:\/\/localhost:1 does not respond\. .*: SHIP_ORIGIN\nhttp:\/\/localhost:1\/loan\n$/,
    );
  });

  it("states the commit of a checkout without changes in the artefact", async () => {
    const git = (...words: readonly string[]) =>
      execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@lender.test", ...words], {
        cwd: repository(),
        encoding: "utf8",
      }).trim();
    const commitOf = async (build: Build) => {
      place(build);
      await run(`shell ${build.name} ${ungated}`);
      const { name: app, deployed } = build;
      return (await readStatement(storeIn(repository()), { app, deployed }))?.commit;
    };
    git("init", "--quiet");
    write(".gitignore", "dist\nreleases\nbuilt.txt\n");
    git("add", "--all");
    git("commit", "--quiet", "--message", "First");
    const commit = git("rev-parse", "HEAD");
    expect(await commitOf(makeBuild({ name: "loan", version: "0.2.0" }))).toBe(commit);
    expect((await run("status")).out).toMatch(
      new RegExp(`  loan +0\\.2\\.0 +\\w{12} commit ${commit.slice(0, 12)}\\n`),
    );
    write(".gitignore", "");
    expect(await commitOf(makeBuild({ name: "loan", version: "0.3.0" }))).toBeUndefined();
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
      number: 1,
      isNew: true,
      isDryRun: false,
      gates: { manifest: "1 paths, each of one app", bytes: "1 paths within their budgets" },
    });
  });

  it("leaves nothing behind in a dry run", async () => {
    const { code, out } = await run(`shell loan --dry-run ${ungated}`);
    expect(out).toContain("release 1: shell 1.0.0, loan 0.1.0");
    expect(out).toContain("nothing was changed: this was a dry run");
    expect([code, await keys()]).toEqual([0, []]);
  });

  it("uses the deployment's environment, and the address of the assets", async () => {
    write("own.json", JSON.stringify({ h5Base: "https://lender.test" }));
    const file = path.join(repository(), "own.json");
    const { out } = await run(`shell loan --environment ${file} --assets https://cdn.test/ ${ungated}`);
    expect(out).toMatch(/\nhttps:\/\/lender\.test\/loan\n$/);
    const { newest } = JSON.parse((await run("status --json")).out) as { newest: Release };
    expect(newest).toMatchObject({ assets: "https://cdn.test/", environment: { h5Base: "https://lender.test" } });
  });

  it.each([
    ["--environment none.json", "/none.json.\n"],
    ["--environment list.json", "list.json is not a JSON object."],
    ["--environment null.json", "null.json is not a JSON object."],
    ["--environment word.json", "word.json is not a JSON object."],
    ["--environment cut.json", "cut.json is not a JSON object. Invalid JSON: "],
    ["--assets https://cdn.test/ --channel canary --percent 10", "they cannot be a variant"],
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

  it("refuses a build with damaged files in the store, and stores it again after a removal", async () => {
    await run(`shell loan ${ungated}`);
    place(makeBuild({ name: "loan", version: "0.2.0" }));
    await run(`loan ${ungated}`);
    const all = await keys();
    await run(`rollback loan --because drill`);
    const folder = all.filter((key) => key.startsWith("assets/loan/0.2.0-"));
    await storeIn(repository()).replace(folder.find((key) => key.endsWith(".js")) ?? "", Buffer.from("changed"));
    expect(await run(`loan ${ungated}`)).toEqual(exit(3, "Refused by artefact. loan 0.2.0 is not intact."));
    for (const key of folder) await storeIn(repository()).remove(key);
    expect(await run(`loan ${ungated}`)).toEqual(exit(0, "loan 0.1.0 -> 0.2.0"));
    expect((await keys()).filter((key) => key.startsWith("assets/"))).toEqual(
      all.filter((key) => key.startsWith("assets/")),
    );
  });

  it("restores what the store has lost of a live version, from the same build", async () => {
    await run(`shell loan ${ungated}`);
    const all = await keys();
    const lost = all.filter((key) => /^assets\/loan\/.*\.js(?:\.br)?$/.test(key));
    expect(lost).toHaveLength(2);
    for (const key of lost) await storeIn(repository()).remove(key);
    const { out } = await run(`loan ${ungated}`);
    expect(out).toContain("2 files, stored already, 2 objects of them restored");
    expect(out).toContain("release 1 contains all of this already");
    expect(await keys()).toEqual(all);
  });

  it("restores what the store has lost of an earlier version, which it refuses to ship", async () => {
    await run(`shell loan ${ungated}`);
    place(makeBuild({ name: "loan", version: "0.2.0" }));
    await run(`loan ${ungated}`);
    const all = await keys();
    for (const key of all.filter((one) => /^assets\/loan\/0\.1\.0-.*\.js$/.test(one)))
      await storeIn(repository()).remove(key);
    expect((await keys()).length).toBeLessThan(all.length);
    place(makeBuild({ name: "loan", version: "0.1.0" }));
    expect(await run(`loan --dry-run ${ungated}`)).toEqual(exit(3, "loan 0.1.0 is older than 0.2.0"));
    expect((await keys()).length).toBeLessThan(all.length);
    expect(await run(`loan ${ungated}`)).toEqual(exit(3, "loan 0.1.0 is older than 0.2.0"));
    expect(await keys()).toEqual(all);
  });

  it("prints the link of a preview, which no release contains, and ends it by a rollback", async () => {
    await run(`shell loan ${ungated}`);
    place(makeBuild({ name: "loan", version: "0.2.0" }));
    const { code, out } = await run("loan --channel preview --minutes 30 --without pages --because tried");
    const [, id, secret = ""] = /\nhttp:\/\/localhost:1\/loan\?variant=([0-9a-f]{8})\.([\w-]{24})\n$/.exec(out) ?? [];
    expect([code, id]).toEqual([0, expect.any(String)]);
    const { newest } = JSON.parse((await run("status --json")).out) as { newest: Release };
    expect(newest).toMatchObject({
      remotes: { loan: { version: "0.1.0" } },
      variants: [{ id, link: { hash: sha256(secret) } }],
    });
    expect(JSON.stringify(newest)).not.toContain(secret);
    expect((await run("status")).out).toMatch(/ {2}preview until .* UTC:\n {2}loan +0\.2\.0/);
    expect(await run("rollback loan@0.2.0")).toEqual(exit(0, "preview loan 0.2.0 ended"));
  });

  it("requests an API on another origin before the build, and refuses one that is not the lender's or does not allow the site", async () => {
    const site = "https://www.lender.test";
    const { origin, close } = await serve(({ url, headers }, response) => {
      const isApi = url === "/api/app/v3/loan-details" && headers["x-requested-with"] === "XMLHttpRequest";
      if (headers.origin === site) response.setHeader("access-control-allow-origin", site);
      response.statusCode = isApi ? 401 : 404;
      response.end(
        isApi ? '{"code":"401"}' : url === "/json/api/app/v3/loan-details" ? '{"code":"404"}' : "<!doctype html>",
      );
    });
    onTestFinished(close);
    const ship = (environment: object, more = "") => {
      write("own.json", JSON.stringify({ h5Base: site, ...environment }));
      return run(`shell loan --environment ${path.join(repository(), "own.json")} --dry-run ${ungated} ${more}`);
    };
    const refused = (text: string) => exit(3, `Refused by api. ${text}`);
    const ofPath = (prefix: string) => `${origin}${prefix}/v3/loan-details`;
    for (const prefix of ["/v2", "/json"])
      expect(await ship({ apiBase: `${origin}${prefix}` })).toEqual(
        refused(`${ofPath(`${prefix}/api/app`)} responds with status 404, and not as the lender's API.`),
      );
    expect(await ship({ apiBase: origin, productPrefix: "/app" })).toEqual(refused(`${ofPath("/app")} responds with`));
    expect(await ship({ apiBase: "http://127.0.0.1:1" })).toEqual(
      refused("http://127.0.0.1:1/api/app/v3/loan-details cannot be reached: "),
    );
    expect(await ship({ apiBase: origin, h5Base: "https://m.lender.test" })).toEqual(
      refused(`${ofPath("/api/app")} does not allow https://m.lender.test (Access-Control-Allow-Origin).`),
    );
    expect(existsSync(path.join(repository(), "built.txt")), "built").toBe(false);
    const { code, out } = await ship({ apiBase: origin });
    expect([code, out]).toEqual([0, expect.stringContaining("nothing was changed: this was a dry run")]);
    expect(out).toContain(`documents contain no data: the API is at ${origin}, another address`);
    expect(await ship({ apiBase: `${origin}/v2` }, "--without api")).toEqual(exit(0, "(without pages, api: tried)"));
  });

  it("checks the environment before the build", async () => {
    const tried = "--without pages --because tried";
    expect(await run(`--all ${tried}`)).toEqual(exit(3, "Refused by environment. The environment states no stage."));
    expect(await run(`--all --stage sandbox --assets cdn ${tried}`)).toEqual(exit(3, "assets: cdn must begin with"));
    write("own.json", JSON.stringify({ stage: "sandbox", h5Base: "www.lender.ph" }));
    const environment = `--environment ${path.join(repository(), "own.json")}`;
    const both = /h5Base: must be an address such as[\s\S]*There is no key to sign with/;
    expect((await run(`--all ${environment} ${tried}`, { SHIP_KEYS: "none" })).out).toMatch(both);
    expect([existsSync(path.join(repository(), "built.txt")), await keys()], "built and stored").toEqual([false, []]);
    await run(`--all ${ungated}`);
    expect(await run(`${environment} ${tried}`)).toEqual(exit(3, "h5Base: must be an address such as"));
  });
});

describe("a shell or an environment", () => {
  const tried = "--without pages --because tried";
  const newest = async () => (JSON.parse((await run("status --json")).out) as { newest: Release }).newest;
  beforeEach(async () => {
    await run(`--all --stage sandbox ${tried}`);
    place(makeBuild({ name: "shell", version: "1.1.0" }));
    write("own.json", JSON.stringify({ stage: "sandbox", brandName: "Araw" }));
  });
  const own = () => path.join(repository(), "own.json");

  it("is staged beside a live release, without the apps that are live already", async () => {
    const { code, out } = await run(`--all --stage sandbox ${tried}`);
    expect([code, out]).toEqual([0, expect.stringContaining("canary shell 1.1.0 for 5 %, then 25 and 100 %")]);
    expect(out).toContain("to all at once: --now");
    expect(out).toMatch(/\?variant=[0-9a-f]{8}\n$/);
    const [variant] = (await newest()).variants;
    expect(variant).toMatchObject({ percent: 5, steps: [25, 100], remotes: {}, shell: { version: "1.1.0" } });
    expect(await run(`shell ${tried}`)).toEqual(exit(0, "release 2 contains all of this already"));
    expect((await run("status")).out).toContain("canary for 5 %, then 25 and 100 % of the devices");
  });

  it("is staged as an environment alone, once", async () => {
    expect(await run(`--environment ${own()} ${tried}`)).toEqual(exit(0, "canary environment for 5 %, then 25"));
    expect(await newest()).toMatchObject({
      environment: { stage: "sandbox" },
      variants: [{ steps: [25, 100], environment: { brandName: "Araw" } }],
    });
  });

  it("is live for everybody with --now", async () => {
    expect(await run(`shell --environment ${own()} --now ${tried}`)).toEqual(
      exit(0, "shell 1.0.0 -> 1.1.0, environment"),
    );
    expect((await newest()).variants).toEqual([]);
  });

  it("is not staged together with what applies to all devices", async () => {
    for (const line of ["--assets https://cdn.test/", "--take /loan"])
      expect(await run(`shell ${line} ${tried}`)).toEqual(exit(2, "Ship them separately, or add --now."));
    expect(await run(`shell --stage staging ${tried}`)).toMatchObject({ code: 3 });
    expect(await run(`loan --assets https://cdn.test/ ${tried}`)).toEqual(exit(0, "assets at https://cdn.test/"));
  });

  it("leaves a remote live at once, unless that is staged by an option", async () => {
    place(makeBuild({ name: "loan", version: "0.2.0" }));
    expect(await run(`loan --channel staged ${tried}`)).toEqual(
      exit(0, "canary loan 0.2.0 for 5 %, then 25 and 100 %"),
    );
    await run("rollback loan@0.2.0");
    expect(await run(`loan ${tried}`)).toEqual(exit(0, "loan 0.1.0 -> 0.2.0"));
  });
});

describe("the paths of a site", () => {
  const greedy = (version: string) => makeBuild({ name: "promo", version, paths: ["/promo", "/loan"] });

  it("belong to one app each: a claim names both sides, and the platform moves a path", async () => {
    await run(`shell loan ${ungated}`);
    const before = await keys();
    place(greedy("0.1.0"));
    expect(await run(`promo ${ungated}`)).toEqual(
      exit(3, "Refused by ownership. promo 0.1.0 claims /loan, which belongs to loan 0.1.0."),
    );
    expect(await keys(), "a refused build leaves no file").toEqual(before);
    expect(await run(`promo --take /loan ${ungated}`)).toMatchObject({ code: 0 });
    const { newest } = JSON.parse((await run("status --json")).out) as { newest: Release };
    expect(newest.paths).toEqual({ "/loan": "promo", "/promo": "promo" });
    expect(await run(`loan ${ungated}`)).toEqual(exit(3, "loan 0.1.0 claims /loan, which belongs to promo 0.1.0."));
  });

  it("stay with an app that drops one, and are free when it is removed", async () => {
    place(makeBuild({ name: "loan", version: "0.1.0", paths: ["/loan", "/plan"] }));
    await run(`shell loan ${ungated}`);
    place(makeBuild({ name: "loan", version: "0.2.0" }));
    expect(await run(`loan --without contract ${ungated}`)).toMatchObject({ code: 0 });
    place(makeBuild({ name: "promo", version: "0.1.0", paths: ["/plan"] }));
    expect(await run(`promo ${ungated}`)).toEqual(exit(3, "promo 0.1.0 claims /plan, which belongs to loan 0.2.0"));
    expect(await run("remove loan --because drill")).toMatchObject({ code: 0 });
    expect(await run(`promo ${ungated}`)).toMatchObject({ code: 0 });
    expect(await run("rollback --to 2 --because drill")).toEqual(
      exit(3, "/plan belonged to loan in release 2, and belongs to promo 0.1.0 now."),
    );
  });
});

describe("a first release", () => {
  const tried = "--without pages --because tried";
  const shipWith = (environment: object) => {
    write("own.json", JSON.stringify(environment));
    return run(`--all --environment ${path.join(repository(), "own.json")} ${tried}`);
  };

  it("prints no link to this machine for another site", async () => {
    const { out } = await shipWith({ ...productionEnvironment, apiBase: "", h5Base: "" });
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
    needs("0.2.1", "1.0.0");
    expect(await run(`loan ${tried}`)).toMatchObject({ code: 0 });
    expect(await run("rollback --to 2 --without pages --because tried")).toMatchObject({ code: 0 });
    needs("0.3.0", "2.0.0");
    expect(await run(`loan ${tried}`)).toMatchObject({ code: 0 });
  });
});

describe("building apps", () => {
  it("lists the known apps for an unknown one, before it needs a key", async () => {
    mkdirSync(path.join(repository(), "apps/no-bundle"));
    const unknown = exit(2, 'There is no app "savings". There are loan, shell.');
    expect(await run(`savings ${ungated}`, { SHIP_KEYS: "no-keys" })).toEqual(unknown);
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
