import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeArtefact } from "@lending/releases/artefact/writeArtefact";
import { outcomeKey, requestKey, sha256, statementKey } from "@lending/releases/formats/names";
import { contentOf, type Release, type Request } from "@lending/releases/formats/Release";
import { createKeySigner } from "@lending/releases/signing/keyFolder";
import { seal } from "@lending/releases/signing/sealed";
import { SIGNED_MAX } from "@lending/releases/store/Store";
import { makeBuild, makeSigner, serve } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { expect, it, onTestFinished } from "vitest";
import { exit, publisherIn, runLine, storeIn } from "../cli/testing/runLine.ts";

const repository = folderForEachTest();
const run = (line: string, variables: Readonly<Record<string, string>> = {}) =>
  runLine(repository(), line, { variables: { PORT: "1", ...variables } });
/** One round of a controller. The pages of fixture builds do not open. */
const watch = (more = "") => run(`watch --once --without pages --because fixtures ${more}`);

/** Writes a build into the repository, as a job without the key hands it over. */
function place(build: ReturnType<typeof makeBuild>) {
  const { name, deployed, manifest } = build;
  const kind = name === "shell" ? "shell" : "remote";
  const folder = path.join(repository(), "apps", name);
  rmSync(folder, { recursive: true, force: true });
  const files = {
    "rspack.config.ts": "",
    "package.json": JSON.stringify({ name: `@lending/${name}`, version: deployed.version }),
    [`dist/${kind}/${kind}.json`]: build.manifestBytes,
    ...Object.fromEntries(Object.keys(manifest.files).map((file) => [`dist/${kind}/${file}`, build.read(file)])),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}

const loan = (version: string, paths = ["/loan"]) => makeBuild({ name: "loan", version, paths });

/** A site with a platform key, and the trusted key of the team of loan. */
async function begin() {
  await run("keys");
  const publisher = publisherIn(repository());
  await publisher.ship(
    makeBuild({ name: "shell", version: "1.0.0" }),
    loan("0.1.0"),
    makeBuild({ name: "repay", version: "0.1.0" }),
  );
  const team = makeSigner(["loan"]);
  writeFileSync(path.join(repository(), `.ship/trusted/${team.id}.pub`), team.trusted);
  const store = storeIn(repository());
  return {
    ...{ publisher, store, team },
    newest: async () => (await publisher.log.newest())?.release as Release,
    /** Stores an artefact and a request as a team's build does, without its checks. */
    async request(build: ReturnType<typeof loan>, more: Partial<Request> = {}, signer = team.signer) {
      await writeArtefact(build, { store, signer, by: "ben", quality: 4 });
      const { version, hash } = build.deployed;
      const content = {
        app: "loan",
        version,
        manifest: hash,
        by: "ben",
        at: new Date().toISOString(),
        ...more,
      };
      await store.replace(requestKey("loan"), await seal("request", content, signer));
      return content;
    },
    async outcome() {
      const bytes = await store.read(outcomeKey("loan"), SIGNED_MAX);
      return bytes && JSON.parse(new TextDecoder().decode(bytes)).content;
    },
  };
}

it("makes live what a team offers, and reports it", async () => {
  const { request, outcome, newest, team } = await begin();
  const content = await request(loan("0.2.0"), { because: "lower fees" });
  expect(await watch()).toEqual(exit(0, "released       in release 2"));
  expect(await newest()).toMatchObject({
    by: "ben (request)",
    because: "lower fees; fixtures",
    remotes: { loan: { version: "0.2.0" } },
  });
  expect(await outcome()).toMatchObject({ request: sha256(JSON.stringify(content)), result: "released", number: 2 });
  expect((await watch()).out, "decided once").not.toContain("requested by");
  expect(team.id).not.toBe("");
});

it("starts a canary and a preview that a team offers, the preview for two weeks at most", async () => {
  const { request, newest, outcome } = await begin();
  await request(loan("0.2.0"), { percent: 10, steps: [100] });
  await watch();
  const link = { hash: sha256("secret"), until: new Date(Date.now() + 60_000).toISOString() };
  await request(loan("0.3.0"), { link });
  await watch();
  expect((await newest()).variants).toMatchObject([
    { percent: 10, steps: [100], remotes: { loan: { version: "0.2.0" } } },
    { link, remotes: { loan: { version: "0.3.0" } } },
  ]);
  await request(loan("0.4.0"), { link: { ...link, until: "2100-01-01T00:00:00.000Z" } });
  await watch();
  expect(await outcome()).toMatchObject({ result: "refused", gate: "preview" });
});

it("refuses another app's path, and names both sides", async () => {
  const { request, outcome, newest } = await begin();
  await request(loan("0.2.0", ["/loan", "/repay"]));
  await watch();
  expect(await outcome()).toMatchObject({
    result: "refused",
    gate: "ownership",
    reason: expect.stringContaining("loan 0.2.0 claims /repay, which belongs to repay 0.1.0"),
  });
  expect((await newest()).number).toBe(1);
});

it("ignores a request of another team, and one without a trusted signature", async () => {
  const { request, outcome, newest } = await begin();
  for (const signer of [makeSigner(["repay"]).signer, makeSigner().signer]) {
    await request(loan("0.2.0"), {}, signer);
    expect((await watch()).out).toContain("which is not a trusted key");
  }
  expect([await outcome(), (await newest()).number]).toEqual([undefined, 1]);
});

it("refuses an artefact of another key, and a damaged one", async () => {
  const { request, outcome, store, team } = await begin();
  const build = loan("0.2.0");
  await request(build, {}, makeSigner().signer);
  await request(build, {}, team.signer);
  await watch();
  expect(await outcome()).toMatchObject({ gate: "artefact", reason: expect.stringContaining("is not a trusted key") });
  await store.remove(statementKey("loan", build.deployed));
  await request(build, { because: "again" });
  const script = (await store.list()).find((key) => /^assets\/loan\/0\.2\.0-.*\.js\.br$/.test(key)) ?? "";
  await store.replace(script, Buffer.from("changed"));
  await watch();
  expect(await outcome()).toMatchObject({
    gate: "artefact",
    reason: expect.stringContaining("loan 0.2.0 is not intact"),
  });
});

it("refuses an artefact with a file that cannot be parsed, once", async () => {
  const { request, outcome } = await begin();
  for (const [version, text] of [
    ["0.2.0", "{"],
    ["0.3.0", "{}"],
  ] as const) {
    await request(makeBuild({ name: "loan", version, files: { "mf-manifest.json": text } }));
    await watch();
    expect(await outcome()).toMatchObject({ result: "refused", gate: "artefact" });
    expect((await watch()).out).not.toContain("requested by");
  }
});

it("does not repeat an old request that is put into the bucket again", async () => {
  const { request, publisher, newest, store, outcome } = await begin();
  await request(loan("0.2.0"));
  const old = await store.read(requestKey("loan"));
  await watch();
  await publisher.rollBack({ name: "loan" });
  await store.remove(outcomeKey("loan"));
  await store.replace(requestKey("loan"), old ?? new Uint8Array());
  await watch();
  expect((await newest()).remotes.loan?.version).toBe("0.1.0");
  expect(await outcome()).toMatchObject({ result: "refused", gate: "version" });
});

it("writes one release when two controllers see one request at the same time", async () => {
  const { request, newest, outcome } = await begin();
  await request(loan("0.2.0"));
  const results = await Promise.all([watch(), watch()]);
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  expect([(await newest()).number, await outcome()]).toEqual([
    2,
    expect.objectContaining({ result: "released", number: 2 }),
  ]);
});

it("answers a team's command with what it decided", async () => {
  const { newest, publisher, team } = await begin();
  const variables = { SHIP_KEY: team.privatePem, SHIP_BY: "ben" };
  /** Runs a team's command, with a controller beside it. */
  async function offer(line: string) {
    const answer = run(line, variables);
    let isDone = false;
    void answer.then(() => {
      isDone = true;
    });
    while (!isDone) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await watch();
    }
    return answer;
  }
  place(loan("0.2.0"));
  expect(await offer("loan --built")).toEqual(exit(0, "  published      release 2"));
  expect((await newest()).by).toBe("ben (request)");
  place(loan("0.3.0", ["/loan", "/repay"]));
  expect(await run("loan --built", variables)).toEqual(exit(3, "Refused by ownership. loan 0.3.0 claims /repay"));
  place(loan("0.3.0"));
  expect(await run("loan --built --dry-run", variables)).toEqual(exit(0, "nothing was changed"));
  for (const line of ["--all --built", "loan --built --stage sandbox", "loan --built --without contract --because x"])
    expect(await run(line, variables)).toEqual(exit(3, "Refused by scope."));
  for (const line of ["rollback loan", "close loan --because x", "remove loan"])
    expect(await run(line, variables)).toEqual(exit(3, "only a key of the platform signs a release"));
  expect((await publisher.log.newest())?.release.number).toBe(2);
});

/** Serves the metrics page of an edge with these counts, and a webhook. */
async function startEdge(id: string, counts: Readonly<Record<string, number>>) {
  const verdicts: unknown[] = [];
  const { origin, close } = await serve(async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    if (request.url === "/hook/s3cr3t") verdicts.push(JSON.parse(body));
    const lines = Object.entries(counts).map(([name, value]) => {
      const [metric, side] = name.split(" ");
      return `lending_variant_${metric}_total{variant="${id}",side="${side}"} ${value}`;
    });
    response.end(lines.join("\n"));
  });
  onTestFinished(close);
  return { origin, verdicts, counts: counts as Record<string, number> };
}
const healthy = { "visits live": 200, "visits variant": 80, "documents live": 210, "documents variant": 85 };

it("ends a worse canary, writes why, and posts the verdict to an address that it never prints", async () => {
  const { publisher, newest } = await begin();
  await publisher.tryOut(50, loan("0.2.0"));
  const { id = "" } = (await newest()).variants[0] ?? {};
  const edge = await startEdge(id, { ...healthy, "errors variant": 0 });
  const line = `--reports ${edge.origin}/metrics --webhook ${edge.origin}/hook/s3cr3t`;
  await watch(line);
  expect((await newest()).variants).toHaveLength(1);
  edge.counts["errors variant"] = 20;
  const { out } = await watch(line);
  expect(out).toContain("loan 0.2.0 (50 %): It was worse: errors 20.0 % against 0.0 %. It is ended.");
  expect(out).not.toContain("s3cr3t");
  expect(await newest()).toMatchObject({
    variants: [],
    change: "canary loan 0.2.0 ended: errors 20.0 % against 0.0 %",
  });
  expect(edge.verdicts).toMatchObject([
    { verdict: "worse", versions: ["loan@0.2.0"], canary: { visits: 80, errors: 20 } },
  ]);
});

it("reports when a canary was no worse for long enough", async () => {
  const { publisher, newest } = await begin();
  await publisher.tryOut(50, loan("0.2.0"));
  const { id = "" } = (await newest()).variants[0] ?? {};
  const edge = await startEdge(id, healthy);
  const { out } = await watch(`--for 0 --reports ${edge.origin}/metrics --webhook ${edge.origin}/hook/s3cr3t`);
  expect(out).toContain("No worse after 0 minutes. To make it live for everybody: pnpm ship promote loan@0.2.0");
  expect(edge.verdicts).toMatchObject([{ verdict: "no worse" }]);
  expect(await run("promote loan@0.2.0 --without pages --because fixtures")).toEqual(
    exit(0, "loan 0.1.0 -> 0.2.0 (was a canary for 50 %)"),
  );
});

it("raises a staged shell while it is no worse, and makes it live for everybody", async () => {
  const { publisher, newest } = await begin();
  await publisher.stage(makeBuild({ name: "shell", version: "1.1.0" }));
  const { id = "" } = (await newest()).variants[0] ?? {};
  const edge = await startEdge(id, { ...healthy, "visits variant": 20, "documents variant": 20 });
  const line = `--for 0 --reports ${edge.origin}/metrics --webhook ${edge.origin}/hook/s3cr3t`;
  expect((await watch(line)).out).toContain("A side has fewer than 30 reports");
  expect((await newest()).variants).toMatchObject([{ percent: 5, steps: [25, 100] }]);
  edge.counts["visits variant"] = 80;
  edge.counts["documents variant"] = 85;
  expect((await watch(line)).out).toContain(
    "shell 1.1.0 (5 %): No worse after 0 minutes for 5 %. It is live for 25 %.",
  );
  expect(await newest()).toMatchObject({
    change: "canary shell 1.1.0 for 5 -> 25 %, then 100 %",
    shell: { version: "1.0.0" },
    variants: [{ id, percent: 25, steps: [100] }],
  });
  expect((await watch(line)).out).toContain("It is live for everybody.");
  expect(await newest()).toMatchObject({ shell: { version: "1.1.0" }, variants: [] });
  expect(edge.verdicts).toMatchObject([{ verdict: "unknown" }, { verdict: "raised" }, { verdict: "no worse" }]);
});

it("waits the whole time at each share", async () => {
  const { publisher, newest } = await begin();
  await publisher.stage(makeBuild({ name: "shell", version: "1.1.0" }));
  const { id = "" } = (await newest()).variants[0] ?? {};
  const edge = await startEdge(id, healthy);
  await watch(`--for 1 --reports ${edge.origin}/metrics`);
  expect((await newest()).variants).toMatchObject([{ percent: 5 }]);
});

it("ends a staged shell that is worse", async () => {
  const { publisher, newest } = await begin();
  await publisher.stage(makeBuild({ name: "shell", version: "1.1.0" }));
  const { id = "" } = (await newest()).variants[0] ?? {};
  const edge = await startEdge(id, { ...healthy, "errors variant": 20 });
  await watch(`--for 0 --reports ${edge.origin}/metrics`);
  expect(await newest()).toMatchObject({ shell: { version: "1.0.0" }, variants: [] });
});

it("leaves a staged shell to people when a gate refuses it for everybody", async () => {
  const { publisher, newest } = await begin();
  await publisher.stage(makeBuild({ name: "shell", version: "1.1.0" }));
  await publisher.log.publish((base) => base && contentOf(base), {
    signer: publisher.signer,
    by: "",
    delivery: "99.0.0",
  });
  const { id = "" } = (await newest()).variants[0] ?? {};
  const edge = await startEdge(id, healthy);
  const { code, out } = await watch(`--for 0 --reports ${edge.origin}/metrics`);
  const refused = "shell 1.1.0 (5 %): No worse after 0 minutes for 5 %, and not live for more: version refuses it.";
  expect([code, out]).toEqual([0, expect.stringContaining(refused)]);
  expect((await newest()).variants).toMatchObject([{ percent: 5, steps: [25, 100] }]);
});

it("raises a share once when two controllers judge it at the same time", async () => {
  const { publisher, newest } = await begin();
  await publisher.stage(makeBuild({ name: "shell", version: "1.1.0" }));
  // Older than the minutes of a share: the next share is not, for a controller that is later.
  const at = new Date(Date.now() - 120_000).toISOString();
  await publisher.publish(
    (base) => base && { ...contentOf(base), change: "earlier", variants: base.variants.map((one) => ({ ...one, at })) },
  );
  const { id = "" } = (await newest()).variants[0] ?? {};
  const edge = await startEdge(id, healthy);
  const line = `--for 1 --reports ${edge.origin}/metrics`;
  await Promise.all([watch(line), watch(line)]);
  expect(await newest()).toMatchObject({ number: 4, variants: [{ percent: 25 }] });
});

it("names reports that do not respond, and does the rest of its work", async () => {
  const { publisher, request, newest } = await begin();
  await publisher.tryOut(50, makeBuild({ name: "repay", version: "0.2.0" }));
  await request(loan("0.2.0"));
  const { code, out } = await watch("--reports prometheus:http://127.0.0.1:1");
  expect([code, out]).toEqual([0, expect.stringContaining("problem        canaries: ")]);
  expect(await newest()).toMatchObject({ remotes: { loan: { version: "0.2.0" } }, variants: [{ percent: 50 }] });
});

it("reports an address that is no source of reports at the start, once, also without a canary", async () => {
  const { publisher } = await begin();
  let body = "<!doctype html>";
  const { origin, close } = await serve((_, response) => void response.end(body));
  onTestFinished(close);
  const line = (address: string) => watch(`--reports ${address}`);
  const problem = (text: string) => exit(0, `  problem        canaries: ${text}`);
  const query = `${origin}/api/v1/query`;
  expect(await line("prometheus:http://127.0.0.1:1")).toEqual(
    problem("http://127.0.0.1:1/api/v1/query cannot be reached ("),
  );
  expect(await line(`prometheus:${origin}`)).toEqual(problem(`${query} does not respond as a Prometheus.`));
  expect(await line(`${origin}/metrics`)).toEqual(problem(`${origin}/metrics has no metrics of an edge.`));
  expect(await line("prometheus.example")).toEqual(problem("prometheus.example cannot be reached ("));
  body = JSON.stringify({ status: "success", data: { resultType: "vector", result: [] } });
  expect(await line(`prometheus:${origin}`)).toEqual(problem(`${query} has no metrics of an edge.`));
  body = JSON.stringify({ status: "success", data: { result: [{ metric: {}, value: [1, "1"] }] } });
  expect((await line(`prometheus:${origin}`)).out).not.toContain("problem");
  body = "lending_ready 1\n";
  expect((await line(`${origin}/metrics`)).out).not.toContain("problem");
  await publisher.publish((base) => base && { ...contentOf(base), change: "x", environment: { stage: "production" } });
  expect(await watch()).toEqual(problem("Canaries are not judged: --reports prometheus:"));
});

it("ends a preview with an expired link, and signs HEAD again", async () => {
  const { request, newest, publisher } = await begin();
  const until = new Date(Date.now() + 1500).toISOString();
  await request(loan("0.2.0"), { link: { hash: sha256("x"), until } });
  await watch();
  expect((await newest()).variants).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 1600));
  await watch();
  expect((await newest()).variants).toEqual([]);
  const before = readFileSync(path.join(repository(), "releases/HEAD.json"), "utf8");
  await watch();
  const after = readFileSync(path.join(repository(), "releases/HEAD.json"), "utf8");
  expect(after).not.toBe(before);
  expect(JSON.parse(after).content.number).toBe((await publisher.log.newest())?.release.number);
});

it("ends without an error when it is stopped", async () => {
  await begin();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "../cli/ship.ts"), "watch"], {
    cwd: repository(),
    env: { ...process.env, PORT: "1" },
  });
  const code = once(child, "exit");
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await code).toEqual([0, null]);
});

it("stages every pending version that a workflow offers, the shell too", async () => {
  const { newest } = await begin();
  const workflow = makeSigner(["shell", "loan", "savings"]);
  writeFileSync(path.join(repository(), `.ship/trusted/${workflow.id}.pub`), workflow.trusted);
  place(makeBuild({ name: "shell", version: "1.1.0" }));
  place(loan("0.2.0"));
  place(makeBuild({ name: "savings", version: "0.1.0" }));
  place(makeBuild({ name: "repay", version: "0.2.0" }));
  const variables = { SHIP_KEY: workflow.privatePem };
  const offered = await run("offer --built", variables);
  expect(offered).toEqual(exit(3, "refused        repay, by scope"));
  expect((await newest()).number).toBe(1);
  await watch();
  const { variants, remotes, shell } = await newest();
  expect(variants).toMatchObject([
    { percent: 5, steps: [25, 100], shell: { version: "1.1.0" } },
    { percent: 5, steps: [25, 100], remotes: { loan: { version: "0.2.0" } } },
  ]);
  expect([shell.version, remotes.loan?.version, remotes.savings?.version]).toEqual(["1.0.0", "0.1.0", "0.1.0"]);
  rmSync(path.join(repository(), "apps/repay"), { recursive: true });
  expect(await run("offer --built", variables)).toEqual(exit(0, "Every version of this checkout is shipped."));
});

it("makes no shell live that a workflow's key offers", async () => {
  const { newest, store } = await begin();
  const workflow = makeSigner(["shell"]);
  writeFileSync(path.join(repository(), `.ship/trusted/${workflow.id}.pub`), workflow.trusted);
  const build = makeBuild({ name: "shell", version: "1.1.0" });
  await writeArtefact(build, { store, signer: workflow.signer, by: "ben", quality: 4 });
  const request = {
    ...{ app: "shell", version: "1.1.0", manifest: build.deployed.hash },
    ...{ by: "ben", at: new Date().toISOString() },
  };
  await store.replace(requestKey("shell"), await seal("request", request, workflow.signer));
  expect((await watch()).out).toContain("by scope: A shell is offered as a canary or a preview");
  expect((await newest()).number).toBe(1);
});

it("refuses to open pages of production as a user who can read the key", async () => {
  const { publisher } = await begin();
  await publisher.publish(
    (base) => base && { ...contentOf(base), change: "stage", environment: { stage: "production" } },
  );
  expect(await run("watch --once")).toEqual(exit(3, "Refused by pages. The controller of production opens pages"));
  expect((await watch()).code).toBe(0);
});

it("needs a key of the platform", async () => {
  const { team } = await begin();
  expect(createKeySigner(team.privatePem).id).toBe(team.id);
  expect(await run("watch --once", { SHIP_KEY: team.privatePem })).toEqual(
    exit(3, "the controller needs one of the platform"),
  );
});
