import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { numberInCanary } from "@lending/federation/startup";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { parseManifest } from "../releases/Build.ts";
import { describeChange, type Release } from "../releases/Release.ts";
import { createReporter } from "../ship/Context.ts";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { serve } from "../testing/programs.ts";
import { startObjectStorage } from "../testing/startObjectStorage.ts";
import { createProgram } from "./commands.ts";
import { exit, publisherIn, runLine, storeIn } from "./testing/runLine.ts";

const repository = folderForEachTest();
beforeEach(() => {
  mkdirSync(path.join(repository(), "apps/loan"), { recursive: true });
  writeFileSync(path.join(repository(), "apps/loan/rspack.config.ts"), "");
});

const run = (line: string, variables: Readonly<Record<string, string>> = {}) =>
  runLine(repository(), line, { variables });

const shippedTwo = folderForEachTest(async (folder) => {
  await runLine(folder, "keys");
  const { ship } = publisherIn(folder);
  await ship(makeBuild({ name: "shell", version: "1.0.0" }), makeBuild({ name: "loan", version: "0.1.0" }));
  await ship(makeBuild({ name: "loan", version: "0.2.0" }));
});

/** Creates a store with two releases without building any app. */
async function shipTwo() {
  cpSync(shippedTwo(), repository(), { recursive: true });
  return publisherIn(repository());
}
const ungated = "--without shared --without shape --without verbs --without bytes --without pages --because drill";

describe("ship", () => {
  it.each([
    ["", 2, "Name an app or a command"],
    ["--help", 0, "pnpm ship loan"],
    ["switch off loan -h", 0, "pnpm ship switch [options] <effect> <target>"],
    ["--nonsense", 2, "unknown option '--nonsense'"],
    ["status --mintes 5", 2, "(Did you mean --minutes?)"],
    ["../loan", 2, "value '../loan' is invalid"],
    ["loan", 2, "Make one: pnpm ship keys"],
    ["rollback loan repay", 2, "one app at most"],
    ["keys shell", 2, "The shell is no remote"],
    ["Loan", 2, "It is not an app's name."],
    ["keys loan repay loan", 0, "of loan, repay is made"],
    ["remove shell", 2, "The shell is no remote"],
    ["loan --stage live", 2, "Allowed choices are sandbox, staging, production"],
    ["rollback --to x", 2, "'--to <release>' argument 'x' is invalid"],
    ["clean --days 1x", 2, "'--days <days>' argument '1x' is invalid"],
    ["loan --without pages", 2, "--without needs a reason"],
    ["rollback --without pages", 2, "--without needs a reason"],
    ["loan --channel beta --percent 10", 2, "Allowed choices are canary"],
    ["loan --channel canary", 2, "--channel canary --percent 10"],
    ["loan --percent 10", 2, "--channel canary --percent 10"],
    ["loan --channel canary --percent 100", 2, "It is 1 to 99."],
    ["loan --channel canary --percent 1 --stage sandbox", 2, "they cannot be a canary"],
    ["explain d-1 yesterday", 2, "It is not a date"],
    ["explain d-1 2999-01-01", 2, "2999-01-01T00:00:00.000Z is in the future"],
    ["--all loan", 2, "--all ships every app"],
    ["status --all", 2, "unknown option '--all'"],
    ["promote loan", 2, "loan@1.2.0"],
    ["rollback loan@1", 2, "loan@1.2.0"],
    ["rollback loan@1.2.0 repay", 2, "loan@1.2.0"],
    ["rollback loan@1.2.0 --to 1", 2, "not both"],
    ["loan --without tests --because x", 2, "It is not a gate: shared, shape, verbs, pages, bytes."],
    ["--all --whole", 2, "--whole needs --all and a reason"],
    ["loan --whole --because why", 2, "--whole needs --all and a reason"],
  ])("%j exits with %i and prints the usage", async (line, code, words) => {
    const answer = await run(line);
    expect(answer).toEqual({ code, out: expect.stringContaining(words) });
  });

  it("refuses a misspelt variable, which would leave the store to its default", async () => {
    expect(await run("status", { SHIP_STROE: "s3://lending/releases" })).toEqual(
      exit(2, "SHIP_STROE is not a variable of pnpm ship: SHIP_KEY, SHIP_KEYS, SHIP_STORE,"),
    );
  });

  it("prints the live release and the history", async () => {
    expect((await run("status")).out).toContain("nothing has been shipped here yet");
    await shipTwo();
    expect((await run("status")).out).toMatch(
      /^release 2, .*: loan 0\.1\.0 -> 0\.2\.0\n {2}shell +1\.0\.0 .*\n {2}loan +0\.2\.0/,
    );
    expect((await run("history")).out).toMatch(
      / 2 .*loan 0\.1\.0 -> 0\.2\.0\n.* 1 .*shell 1\.0\.0, loan 0\.1\.0\n2 releases, each signed/,
    );
  });

  it("rolls back, and records the reason and the skipped gates with the release", async () => {
    await shipTwo();
    const refused = await run(`rollback loan --because ${"x".repeat(301)}`);
    expect(refused).toEqual(exit(2, "one line of at most 300 characters"));
    const { code, out } = await run(`rollback loan ${ungated}`, { PORT: "1" });
    const left = "(without shared, shape, verbs, bytes, pages: drill)";
    expect(code).toBe(0);
    expect(out).toBe(
      `release 3: loan 0.2.0 -> 0.1.0 (back) ${left}\n  ownership      1 paths, each of one app\n  published      release 3; http://localhost:1 does not respond\nhttp://localhost:1/loan\n`,
    );
    const { releases } = JSON.parse((await run("history --json")).out) as { releases: Release[] };
    expect(releases.at(-1)).toMatchObject({ by: "ana", because: "drill" });
    for (const line of ["status", "history"]) expect((await run(line)).out).toContain(`${left}\n`);
    expect(describeChange({ change: "loan 0.2.0 -> 0.1.0 (back)", because: "fees" })).toBe(
      "loan 0.2.0 -> 0.1.0 (back): fees",
    );
  });

  it("prints a link to the status page of a known site", async () => {
    await shipTwo();
    const { code, out } = await run("status --link", { SHIP_ORIGIN: "https://lender.test" });
    expect([code, out]).toEqual([0, expect.stringMatching(/^https:\/\/lender\.test\/status\?key=[\w.-]+\n$/)]);
    expect((await run("history --link")).code).toBe(2);
    expect((await run("status --link --minutes 481")).code).toBe(2);
  });

  it("states which rollback a second one undoes", async () => {
    await shipTwo();
    await run(`rollback loan ${ungated}`);
    const words = ", which undoes the rollback of release 3";
    expect((await run(`rollback loan --dry-run ${ungated}`)).out).toContain(`loan 0.1.0 -> 0.2.0 (back)${words}`);
    expect((await run(`rollback --dry-run ${ungated}`)).out).toContain(`(loan 0.1.0 -> 0.2.0)${words}`);
  });

  it("rolls back whatever shapes and verbs it restores", async () => {
    await shipTwo();
    const { out } = await run("rollback --dry-run --without pages --because drill");
    expect(out).toMatch(/^ {2}ownership /m);
    expect(out).not.toMatch(/^ {2}(?:shape|verbs) /m);
  });

  it.each(["rollback", "promote", "remove loan", "watch", "switch off loan --because drill"])(
    "%s names a store that does not exist",
    async (line) => {
      await run("keys");
      const store = path.join(repository(), "none");
      expect(await run(`${line} --store none`)).toEqual({ code: 2, out: `The store ${store} does not exist.\n` });
    },
  );

  it("exits with 1 and a reason when visitors do not get the new release", async () => {
    await shipTwo();
    const store = storeIn(repository());
    await store.create("live/00000003.json", new TextEncoder().encode("{}"));
    const { code, out } = await run(`rollback loan ${ungated}`);
    expect(code).toBe(1);
    expect(out).not.toMatch(/ live {2}/);
    expect(out).toMatch(/Release 3 is not live: visitors get release 2\. .*live\/00000003\.json has no signature\./);
  });

  it("ends with the address of the changed remote", async () => {
    const publisher = await shipTwo();
    await publisher.ship(makeBuild({ name: "bank", version: "0.1.0" }));
    await publisher.tryOut(50, makeBuild({ name: "loan", version: "0.3.0" }));
    expect((await run(`promote ${ungated}`)).out).toMatch(/\nhttp:\/\/localhost:4100\/loan\n$/);
    await publisher.tryOut(50, makeBuild({ name: "bank", version: "0.2.0" }));
    expect((await run(`promote ${ungated}`)).out).toMatch(/\nhttp:\/\/localhost:4100\/bank\n$/);
  });

  it("prints JSON for a program, also when it rejects", async () => {
    await shipTwo();
    const done = await run(`rollback --json ${ungated}`);
    expect(JSON.parse(done.out)).toMatchObject({
      ok: true,
      generation: 3,
      isNew: true,
      address: "http://localhost:4100/loan",
    });
    const refused = await run(`rollback --to 9 --json ${ungated}`);
    expect(refused.code).toBe(3);
    expect(JSON.parse(refused.out)).toMatchObject({
      ok: false,
      code: 3,
      by: "rollback",
      message: expect.stringContaining("no earlier release 9"),
    });
  });

  it("rejects a key without its public part in the trusted folder", async () => {
    await shipTwo();
    rmSync(path.join(repository(), ".ship/trusted"), { recursive: true });
    expect(await run(`rollback ${ungated}`)).toEqual(exit(2, "no site would accept"));
    expect(await run("history")).toEqual(exit(1, "which is not a trusted key"));
  });

  it.each(["loan", "loan --dry-run"])("%s refuses a store that ignores conditions", async (line) => {
    const careless = await startObjectStorage({ ignoresConditions: true });
    await run("keys");
    const variables = { AWS_ENDPOINT_URL_S3: careless.endpoint, AWS_ACCESS_KEY_ID: "k", AWS_SECRET_ACCESS_KEY: "s" };
    expect(await run(`${line} --store s3://releases`, variables)).toEqual(exit(4, "s3://releases at"));
    await careless.stop();
  });

  it.each([
    ["status", { SHIP_STORE: "" }, 2, "SHIP_STORE is empty."],
    ["status", { SHIP_STORE_ID: "main" }, 2, "SHIP_STORE_ID is not a store's id: pnpm ship status prints it."],
    ["rollback", { SHIP_KEY: "junk" }, 1, "SHIP_KEY is not a private key in PEM format."],
  ])("%s refuses %j in one line", async (line, variables, code, words) => {
    await shipTwo();
    expect(await run(line, variables as Record<string, string>)).toEqual({ code, out: `${words}\n` });
  });
});

describe("ship remove", () => {
  it("removes a remote, and a rollback restores it", async () => {
    const publisher = await shipTwo();
    await publisher.ship(makeBuild({ name: "promo", version: "0.1.0" }));
    expect(await run(`remove promo ${ungated}`)).toEqual(exit(0, "release 4: promo 0.1.0 removed"));
    const paths = async () => {
      const live = await publisher.reader.newest();
      return live && [...(await publisher.reader.documents(live)).keys()].sort();
    };
    expect(await paths()).toEqual(["", "/loan"]);
    expect((await run(`rollback ${ungated}`)).code).toBe(0);
    expect(await paths()).toEqual(["", "/loan", "/promo"]);
    await run(`remove promo ${ungated}`);
    expect((await run(`rollback promo ${ungated}`)).out).toContain("promo 0.1.0 (back)");
    expect(await paths()).toEqual(["", "/loan", "/promo"]);
  });

  it("lists the screens that navigate to the removed remote", async () => {
    const publisher = await shipTwo();
    await publisher.ship(
      makeBuild({ name: "home", version: "0.1.0", nextPaths: ["/bank", "/loan"] }),
      makeBuild({ name: "bank", version: "0.1.0", nextPaths: ["/home"] }),
    );
    expect((await run(`remove loan ${ungated}`)).out.match(/note .*/g)).toEqual([
      "note           /home of home navigates to /loan",
    ]);
  });

  it("rejects a remote that is not live, and one with a canary", async () => {
    const publisher = await shipTwo();
    expect(await run(`remove promo ${ungated}`)).toEqual({
      code: 3,
      out: "Refused by remove. promo is not live. Live remotes: loan.\n",
    });
    await publisher.tryOut(10, makeBuild({ name: "loan", version: "0.3.0" }));
    expect(await run(`remove loan ${ungated}`)).toEqual(exit(3, "loan 0.3.0 is a canary"));
  });
});

describe("ship with a canary", () => {
  /** Reports of one variant, by default of loan in release 3. */
  const visits = (variant: string, count: number, more: object = {}) =>
    Array.from({ length: count }, () => ({
      body: { event: "visit", remote: "loan", release: 3, variant, ...more },
    }));
  const errors = (variant: string, count: number, more: object = {}) =>
    visits(variant, count, { event: "error", ...more });
  const reports = (list: readonly unknown[]) => `data:application/json,${encodeURIComponent(JSON.stringify(list))}`;
  const same = reports([...visits("live", 200), ...visits("canary", 80)]);
  const worse = reports([...visits("live", 200), ...visits("canary", 80), ...errors("canary", 20)]);
  const isWorse = "The canary is worse: errors 20.0 % against 0.0 %.";

  /** Ships loan 0.3.0 as a canary for half of the devices, in release 3. */
  async function tryOut() {
    const publisher = await shipTwo();
    const { release } = await publisher.tryOut(50, makeBuild({ name: "loan", version: "0.3.0" }));
    return {
      publisher,
      store: storeIn(repository()),
      id: release?.release.canaries?.[0]?.id ?? "",
    };
  }
  const deviceWith = (id: string, isIn: boolean) => {
    for (let index = 0; ; index += 1) if (numberInCanary(id, `d-${index}`) < 50 === isIn) return `d-${index}`;
  };

  it("shows it in the status, and promotes it", async () => {
    await tryOut();
    expect((await run("status")).out).toMatch(
      /loan +0\.2\.0 .*\n {2}canary for 50 % of the devices:\n {2}loan +0\.3\.0/,
    );
    expect(await run(`promote ${ungated}`)).toEqual(exit(0, "release 4: loan 0.2.0 -> 0.3.0 (was a canary for 50 %)"));
    for (const line of ["watch --for 0", `promote ${ungated}`])
      expect(await run(line)).toEqual(exit(3, "There is no canary"));
  });

  it("watches and promotes the canary of one team while that of another stays", async () => {
    const { publisher } = await tryOut();
    await publisher.ship(makeBuild({ name: "repay", version: "0.1.0" }));
    await publisher.tryOut(10, makeBuild({ name: "repay", version: "0.2.0" }));
    for (const command of ["watch", "promote"])
      expect(await run(`${command}${command === "watch" ? " --for 0" : ` ${ungated}`}`)).toEqual(
        exit(3, "There are several canaries: loan@0.3.0; repay@0.2.0. Name one"),
      );
    const [own, other] = [{ release: 5 }, { release: 5, remote: "repay" }];
    const list = reports([
      ...[...visits("live", 200, own), ...visits("canary", 100, own)],
      ...[...visits("live", 200, other), ...visits("canary", 60, other), ...errors("canary", 60, other)],
    ]);
    expect(await run(`watch loan@0.3.0 --for 0 --reports ${list}`)).toEqual(exit(0, "pnpm ship promote loan@0.3.0"));
    expect(await run(`watch repay@0.2.0 --for 0 --reports ${list}`)).toEqual(
      exit(3, "canary is worse: errors 50.0 % against 0.0 %"),
    );
    expect((await publisher.log.newest())?.release.canaries).toMatchObject([
      { remotes: { loan: { version: "0.3.0" } } },
    ]);
    expect((await run(`promote loan@0.3.0 ${ungated}`)).code).toBe(0);
    expect((await run("status")).out).toMatch(/loan +0\.3\.0/);
  });

  it("explains the variant of each device, with a link that opens exactly that release", async () => {
    const { id } = await tryOut();
    const inside = await run(`explain ${deviceWith(id, true)}`);
    expect(inside.out).toMatch(
      /^release 3, since .*\n {2}canary variant of loan 0\.3\.0: this device has number \d+, and numbers below 50 of 100/,
    );
    expect(inside.out).toMatch(
      /loan +0\.3\.0\nhttp:\/\/localhost:4100\/loan\?release=3\.canary\.\d+\.[\w.-]+&variant=loan\n$/,
    );
    const outside = await run(`explain ${deviceWith(id, false)} --json`);
    expect(JSON.parse(outside.out)).toMatchObject({
      release: 3,
      variant: "live",
      link: expect.stringContaining("release=3.live."),
    });
    expect((await run("explain d-1 2020-01-01")).out).toContain("nothing was live at 2020-01-01");
  });

  it("ends only the canary that is named, and restores nothing when there is none", async () => {
    await tryOut();
    expect(await run(`rollback loan@0.2.0 ${ungated}`)).toEqual(
      exit(3, "Refused by rollback. The canary is loan@0.3.0, not loan@0.2.0."),
    );
    expect((await run(`rollback loan@0.3.0 repay@1.0.0 ${ungated}`)).code).toBe(3);
    expect((await run("status")).out).toContain("canary for 50 %");
    expect((await run(`rollback loan@0.3.0 ${ungated}`)).code).toBe(0);
    const release = (await run("status")).out;
    expect(release).not.toContain("canary for");
    expect(await run(`rollback loan@0.3.0 ${ungated}`)).toEqual(exit(3, "There is no canary."));
    expect((await run("status")).out).toBe(release);
  });

  it.each<[string, (publisher: Awaited<ReturnType<typeof tryOut>>["publisher"]) => Promise<unknown>]>([
    ["ended", ({ rollBack }) => rollBack()],
    [
      "replaced",
      async ({ rollBack, tryOut: start }) => {
        await rollBack();
        await start(10, makeBuild({ name: "loan", version: "0.4.0" }));
      },
    ],
  ])("fails when somebody else has %s the watched canary, so that nothing is promoted", async (_, change) => {
    const { publisher } = await tryOut();
    const pauses = skipPauses(() => change(publisher));
    const { code, out } = await run(`watch --for 60 --every 45 --reports ${same}`);
    expect([code, pauses]).toEqual([1, [45_000]]);
    expect(out).toContain("loan 0.3.0 was ended or replaced by somebody else");
  });

  it("ends a worse canary, with the reason in the history", async () => {
    await tryOut();
    expect(await run(`watch --for 0 --dry-run --reports ${worse}`)).toEqual(exit(3, "A dry run"));
    expect((await run("status")).out).toContain("canary for");
    const { code, out } = await run(`watch --for 0 --reports ${worse}`);
    expect(code).toBe(3);
    expect(out).toContain(`Refused by watch. ${isWorse} The canary is ended.`);
    expect((await run("status")).out).not.toContain("canary for");
    expect((await run("history")).out).toContain("canary loan 0.3.0 ended: errors 20.0 % against 0.0 %");
  });

  it("ends a worse staged shell by the reports of all remotes, and one that sends none", async () => {
    const { tryOut: start, ...publisher } = await shipTwo();
    const shell = makeBuild({ name: "shell", version: "1.1.0" });
    await start(10, shell);
    expect((await run("status")).out).toMatch(/canary for 10 % of the devices:\n {2}shell +1\.1\.0/);
    const repay = { remote: "repay" };
    const [live, good] = [visits("live", 900), visits("canary", 80, repay)];
    expect(await run(`watch shell@1.1.0 --for 0 --reports ${reports([...live, ...good])}`)).toEqual(
      exit(0, "pnpm ship promote shell@1.1.0"),
    );
    const bad = reports([...live, ...good, ...errors("canary", 20, repay)]);
    expect(await run(`watch --for 0 --reports ${bad}`)).toEqual(exit(3, `${isWorse} The canary is ended.`));
    expect((await run("history")).out).toContain("canary shell 1.1.0 ended: errors 20.0 % against 0.0 %");
    await start(10, shell);
    expect(await run(`watch --for 0 --reports ${reports(visits("live", 900, { release: 5 }))}`)).toEqual(
      exit(3, "The canary is worse: no report, and some 100 were expected."),
    );
    expect((await publisher.log.newest())?.release.canaries).toBeUndefined();
  });

  it("explains the side of a staged environment, and promotes it by the beginning of its hash", async () => {
    const { stage } = await shipTwo();
    const { release } = await stage(50, { stage: "sandbox", brandName: "Araw" });
    const { id = "" } = release?.release.canaries?.[0] ?? {};
    const inside = await run(`explain ${deviceWith(id, true)}`);
    expect(inside.out).toMatch(/canary variant of environment [0-9a-f]{8}: this device has number/);
    expect(inside.out).toMatch(/\?release=3\.canary\.[\w.-]+&variant=canary\n$/);
    expect((await run(`explain ${deviceWith(id, false)}`)).out).toMatch(/&variant=live\n$/);
    const [part = ""] = /environment [0-9a-f]{8}/.exec(inside.out) ?? [];
    expect(await run(`promote ${part.replace(" ", "@")} ${ungated}`)).toEqual(
      exit(0, "release 4: environment (was a canary for 50 %)"),
    );
  });

  it("ends a worse canary whose end failed halfway at first, and gives that verdict", async () => {
    const { origin: hook, verdicts } = await startServices([]);
    const { publisher, store } = await tryOut();
    // Another object in the place of the next list: the release is written, and cannot be live.
    const list = "live/00000004.json";
    await store.create(list, new TextEncoder().encode("{}"));
    const pauses = skipPauses(() => store.remove(list));
    const { code, out } = await run(`watch --for 0 --every 45 --reports ${worse} --webhook ${hook}/hook/s3cr3t`);
    expect([code, pauses]).toEqual([3, [45_000]]);
    expect(out).toContain(`Refused by watch. ${isWorse} The canary is ended.`);
    expect((await publisher.reader.newest())?.generation).toBe(4);
    expect(verdicts.map((text) => JSON.parse(text).verdict)).toEqual(["worse"]);
  });

  it("states that a worse canary could not be ended, and how to", async () => {
    const { store } = await tryOut();
    await store.create("live/00000004.json", new TextEncoder().encode("{}"));
    skipPauses(async () => undefined);
    const { code, out } = await run(`watch --for 0 --reports ${worse}`);
    expect(code).toBe(3);
    expect(out).toContain(`${isWorse} It could not be ended: Release 4 is not live`);
    expect(out).toContain("End it: pnpm ship rollback.");
  });

  /** Starts a Prometheus that returns these values of the events, after a number of failures, and a webhook. */
  async function startServices(series: readonly object[], failures = 0) {
    let failing = failures;
    const queries: string[] = [];
    const verdicts: string[] = [];
    const { origin, close } = await serve(async (request, response) => {
      let body = "";
      for await (const part of request) body += String(part);
      if (request.url === "/hook/s3cr3t") verdicts.push(body);
      else queries.push(new URLSearchParams(body).get("query") ?? "");
      if (request.url !== "/hook/s3cr3t" && failing-- > 0) response.statusCode = 503;
      const isEvents = queries.at(-1)?.startsWith("lending_browser_events_total");
      response.end(JSON.stringify({ status: "success", data: { result: isEvents ? series : [] } }));
    });
    onTestFinished(close);
    return { origin, queries, verdicts };
  }
  const seriesOf = (variant: string, event: string, ...values: number[]) => ({
    metric: { variant, event },
    values: values.map((value, index) => [index, String(value)]),
  });

  it("ends a canary by the metrics of a Prometheus after few reports, and posts the verdict", async () => {
    await tryOut();
    const { origin, queries, verdicts } = await startServices([
      seriesOf("live", "visit", 12),
      seriesOf("canary", "visit", 13),
      // One process counted 10 and was restarted.
      seriesOf("canary", "error", 10, 10, 2, 7),
    ]);
    expect(await run(`watch --for 0 --reports prometheus:${origin}/ --webhook ${origin}/hook/s3cr3t`)).toEqual(
      exit(3, "The canary is worse: errors 56.7 % against 0.0 %. The canary is ended."),
    );
    expect(queries[0]).toMatch(
      /^lending_browser_events_total\{event=~"visit\|error",release=~"3",remote=~"loan",variant=~"live\|canary"\}\[6\d\ds:1s\]$/,
    );
    expect(verdicts.map((one) => JSON.parse(one))).toEqual([
      {
        text: "loan 0.3.0 (50 %): The canary is worse: errors 56.7 % against 0.0 %. The canary is ended.",
        verdict: "worse",
        canary: { remotes: { loan: expect.anything() }, percent: 50, visits: 13, errors: 17 },
        live: { visits: 12, errors: 0 },
        release: 3,
      },
    ]);
  });

  it("keeps its verdict when the webhook fails, and never prints its address", async () => {
    await tryOut();
    const { origin } = await startServices([seriesOf("live", "visit", 12), seriesOf("canary", "visit", 1)]);
    const { code, out } = await run(`watch --for 0 --reports prometheus:${origin}`, {
      SHIP_WEBHOOK: "http://127.0.0.1:1/s3cr3t",
    });
    expect(code).toBe(0);
    expect(out).toContain("the webhook cannot be reached");
    expect(out).not.toContain("s3cr3t");
  });

  /** Leaves out the pauses between two checks. Returns their durations in milliseconds. */
  function skipPauses(during: () => Promise<unknown> = async () => undefined) {
    const wait = globalThis.setTimeout;
    const pauses: number[] = [];
    vi.stubGlobal("setTimeout", (action: () => void, ms: number) => {
      if (ms < 30_000) return wait(action, ms);
      pauses.push(ms);
      return wait(() => void during().then(action), 0);
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    return pauses;
  }

  it("ends at the stated time, with a shorter last pause", async () => {
    await tryOut();
    const pauses = skipPauses();
    const started = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => pauses.reduce((time, pause) => time + pause, started));
    const { code, out } = await run(`watch --for 2 --every 45 --reports ${same}`);
    expect(pauses).toEqual([45_000, 45_000, 30_000]);
    expect([code, out]).toEqual([0, expect.stringContaining("no worse after 2 minutes")]);
  });

  it("counts a version with as many errors as visits as reported, and posts that it is no worse", async () => {
    await tryOut();
    const { origin, verdicts } = await startServices([]);
    const list = reports(
      (["live", "canary"] as const).flatMap((variant) => [...visits(variant, 5), ...errors(variant, 5)]),
    );
    const hook = { SHIP_WEBHOOK: `${origin}/hook/s3cr3t` };
    expect(await run(`watch --for 0 --reports ${list}`, hook)).toMatchObject({ code: 0 });
    expect(verdicts.map((one) => JSON.parse(one))).toEqual([
      expect.objectContaining({ verdict: "no worse", canary: expect.objectContaining({ visits: 5, errors: 5 }) }),
    ]);
  });

  it("reads the sandbox's own reports, also those of earlier releases with the same canary", async () => {
    skipPauses();
    const { publisher } = await tryOut();
    await publisher.ship(makeBuild({ name: "bank", version: "0.1.0" }));
    const list = JSON.stringify([...visits("live", 200), ...visits("canary", 80)]);
    const fetch = vi.fn(async (_: string) => new Response(list));
    vi.stubGlobal("fetch", fetch);
    expect((await run("watch --for 0")).out).toContain("canary         80 visits, 0 errors");
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      "http://localhost:4100/sandbox/events?source=analytics&limit=5000",
    ]);
  });

  it("tries again when the reports fail for a moment, and reports that once", async () => {
    skipPauses();
    await tryOut();
    const series = [seriesOf("live", "visit", 200), seriesOf("canary", "visit", 80), seriesOf("canary", "error", 20)];
    // Each check makes four requests.
    const { origin } = await startServices(series, 9);
    const { code, out } = await run(`watch --for 0 --reports prometheus:${origin}`);
    expect(out).toContain(`Refused by watch. ${isWorse} The canary is ended.`);
    expect(code).toBe(3);
    expect(out.match(/trying again.*/g)).toEqual(["trying again for 270 s: Prometheus responds with status 503."]);
  });

  it.each([
    [
      "fails",
      [],
      400,
      "10 checks failed in a row: Prometheus responds with status 503. loan 0.3.0 stays a canary for 50 %.",
    ],
    [
      "responds with anything else",
      [{ metric: {}, values: 1 }],
      0,
      "10 checks failed in a row: Prometheus responds with an unexpected result. loan 0.3.0 stays a canary for 50 %.",
    ],
    [
      "has no report of the canary",
      [seriesOf("live", "visit", 12)],
      0,
      "No device reported the canary version in 0 minutes.",
    ],
    ["has no report of the live version", [seriesOf("canary", "visit", 12)], 0, "No device reported the live version"],
  ])("gives no verdict when Prometheus %s", async (_, series, failures, message) => {
    skipPauses();
    await tryOut();
    const { origin, verdicts } = await startServices(series, failures);
    const { code, out } = await run(`watch --for 0 --reports prometheus:${origin} --webhook ${origin}/hook/s3cr3t`);
    expect(out).toContain(message);
    expect(out).not.toContain("no worse");
    expect(verdicts.filter((one) => !one.includes('"unknown"'))).toEqual([]);
    expect(code).toBe(1);
    expect((await run("status")).out).toContain("canary for 50 %");
  });

  it("exits with 2 when an edge responds with a page instead of reports", async () => {
    await tryOut();
    const page = "data:text/html,<!doctype html>";
    const words = `${page} is no list of reports, and an edge keeps none: name a source with --reports or SHIP_REPORTS.\n`;
    for (const line of ["watch --for 0", "explain K7P2QX"]) {
      const { code, out } = await run(line, { SHIP_REPORTS: page });
      expect([code, out.split("\n").at(-2)]).toEqual([2, words.trimEnd()]);
    }
    expect((await run("watch --for 0 --reports edge.log")).out).toContain("A log lists no visits");
  });
});

describe("ship clean", () => {
  const loanOf = (version: string) => makeBuild({ name: "loan", version });

  it("keeps the canary", async () => {
    const publisher = await shipTwo();
    await publisher.tryOut(10, loanOf("0.3.0"));
    await run("clean --days 0");
    expect(await publisher.archive.missing("loan", loanOf("0.3.0").deployed)).toEqual([]);
  });

  it("rejects a rollback to a version with missing files", async () => {
    const publisher = await shipTwo();
    await publisher.ship(makeBuild({ name: "loan", version: "0.3.0" }));
    await publisher.ship(makeBuild({ name: "loan", version: "0.4.0" }));
    await run("clean --days 0");
    expect(await run(`rollback loan --to 1 ${ungated}`)).toEqual(exit(3, "loan 0.1.0 is incomplete"));
  });
});

it("replaces a progress line in a terminal, and omits it elsewhere", () => {
  for (const isTerminal of [true, false]) {
    let out = "";
    const reporter = createReporter({ write: (text) => (out += text), isJson: false, isTerminal });
    reporter.progress("1 of 2");
    reporter.print("done");
    reporter.progress("2 of 2");
    reporter.picture("/\\");
    expect(out).toBe(isTerminal ? "\r\u001b[K1 of 2\r\u001b[Kdone\n\r\u001b[K2 of 2\r\u001b[K/\\\n" : "done\n");
  }
});

const shipping = readFileSync(path.join(import.meta.dirname, "../../../../docs/shipping.md"), "utf8").replace(
  /\s+/g,
  " ",
);
/** Reads a command line, and returns its options. */
function read(line: string) {
  const program = createProgram(async () => undefined);
  program.parse(line.split(" "), { from: "user" });
  return program.commands.find((one) => line.startsWith(one.name()))?.opts() ?? {};
}
const isAccepted = (title: string) => {
  try {
    return (
      parseManifest("loan", makeBuild({ name: "loan", version: "1.0.0", title }).manifestBytes, "loan") !== undefined
    );
  } catch {
    return false;
  }
};

it("has the limits that docs/shipping.md states", () => {
  const { days } = read("clean");
  expect(shipping).toContain(`remove files that no release of the last ${days} days names`);
  expect(() => read("override loan --from http://localhost:4101 --minutes 480")).not.toThrow();
  expect(() => read("override loan --from http://localhost:4101 --minutes 481")).toThrow("It is 1 to 480.");
  expect(shipping).toContain("(480 minutes at most)");
  expect([isAccepted("x".repeat(80)), isAccepted("x".repeat(81))]).toEqual([true, false]);
  expect(shipping).toContain("is longer than 80 characters");
  const { every, for: minutes } = read("watch");
  expect(shipping).toContain(`pnpm ship watch --every ${every} --for ${minutes}`);
});
