import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseManifest } from "@lending/releases/artefact/Build";
import { describeChange, type Release } from "@lending/releases/formats/Release";
import { makeBuild } from "@lending/releases/testing";
import { folderForEachTest } from "@lending/releases/testing/folderForEachTest";
import { beforeEach, describe, expect, it } from "vitest";
import { createReporter } from "../ship/Context.ts";
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
const ungated = "--without shared --without contract --without verbs --without bytes --without pages --because drill";

describe("ship", () => {
  it.each([
    ["", 2, "Name an app or a command"],
    ["--help", 0, "Exit codes: 0 done"],
    ["close loan -h", 0, "pnpm ship close [options] <target>"],
    ["close loan", 2, "required option '--because <reason>'"],
    ["close Loan --because x", 2, "It is a remote or a path"],
    ["keys --revoke 12", 2, "It is a key's id"],
    ["loan --minutes 5", 2, "--minutes needs --channel preview."],
    ["--nonsense", 2, "unknown option '--nonsense'"],
    ["loan --mintes 5", 2, "(Did you mean --minutes?)"],
    ["../loan", 2, "value '../loan' is invalid"],
    ["loan", 2, "Make one: pnpm ship keys"],
    ["rollback loan repay", 2, "one app at most"],
    ["keys shell loan", 0, "of shell, loan is made"],
    ["Loan", 2, "It is not an app's name."],
    ["keys loan repay loan", 0, "of loan, repay is made"],
    ["loan --stage live", 2, "Allowed choices are sandbox, staging, production"],
    ["rollback --to x", 2, "'--to <release>' argument 'x' is invalid"],
    ["history --last 1x", 2, "'--last <count>' argument '1x' is invalid"],
    ["loan --without pages", 2, "--without needs a reason"],
    ["rollback --without pages", 2, "--without needs a reason"],
    ["loan --channel beta --percent 10", 2, "Allowed choices are canary, preview, staged"],
    ["shell --now --channel staged", 2, "--now ships to all devices"],
    ["loan --channel canary", 2, "--channel canary --percent 10"],
    ["loan --percent 10", 2, "--channel canary --percent 10"],
    ["loan --channel canary --percent 100", 2, "It is 1 to 99."],
    ["loan --channel canary --percent 1 --stage sandbox", 2, "they cannot be a variant"],
    ["--all loan", 2, "--all ships every app"],
    ["status --all", 2, "unknown option '--all'"],
    ["promote loan", 2, "loan@1.2.0"],
    ["rollback loan@1", 2, "loan@1.2.0"],
    ["rollback loan@1.2.0 repay", 2, "loan@1.2.0"],
    ["rollback loan@1.2.0 --to 1", 2, "not both"],
    ["loan --without tests --because x", 2, "It is not a gate: shared, contract, verbs, pages, bytes, api."],
    ["--all --whole", 2, "--whole needs --all and a reason"],
    ["loan --whole --because why", 2, "--whole needs --all and a reason"],
  ])("%j exits with %i and prints the usage", async (line, code, words) => {
    const answer = await run(line);
    expect(answer).toEqual({ code, out: expect.stringContaining(words) });
  });

  it("refuses a misspelt variable, which would leave the store to its default", async () => {
    expect(await run("status", { SHIP_STROE: "s3://lending/releases" })).toEqual(
      exit(2, "SHIP_STROE is not a variable of pnpm ship: SHIP_KEY, SHIP_KEYS, SHIP_SIGN_COMMAND, SHIP_STORE,"),
    );
  });

  it("prints the live release and the history", async () => {
    mkdirSync(path.join(repository(), "releases"));
    expect(await run("status")).toEqual(exit(0, "nothing has been shipped here yet"));
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
    const { code, out } = await run(`rollback loan ${ungated}`);
    const left = "(without shared, contract, verbs, bytes, pages: drill)";
    expect(code).toBe(0);
    expect(out).toBe(
      `release 3: loan 0.2.0 -> 0.1.0 (back) ${left}\n  artefact       no new version\n  published      release 3; http://localhost:1 does not respond. Start the site there, or state its address: SHIP_ORIGIN\nhttp://localhost:1/loan\n`,
    );
    const { releases } = JSON.parse((await run("history --json")).out) as { releases: Release[] };
    expect(releases.at(-1)).toMatchObject({ by: "ana", because: "drill" });
    for (const line of ["status", "history"]) expect((await run(line)).out).toContain(`${left}\n`);
    expect(describeChange({ change: "loan 0.2.0 -> 0.1.0 (back)", because: "fees" })).toBe(
      "loan 0.2.0 -> 0.1.0 (back): fees",
    );
  });

  it("refuses a second rollback that would undo the first, unless it names the release", async () => {
    await shipTwo();
    await run(`rollback loan ${ungated}`);
    for (const again of ["rollback loan", "rollback"])
      expect(await run(`${again} --dry-run ${ungated}`)).toMatchObject({
        code: 3,
        out: expect.stringContaining(
          `It would undo the rollback of release 3. If you want that: pnpm ship ${again} --to 2`,
        ),
      });
    expect((await run(`rollback loan --to 2 --dry-run ${ungated}`)).out).toContain("loan 0.1.0 -> 0.2.0 (back)");
  });

  it("rolls back whatever contracts and verbs it restores", async () => {
    await shipTwo();
    const { out } = await run("rollback --dry-run --without pages --because drill");
    expect(out).toMatch(/^ {2}shared /m);
    expect(out).not.toMatch(/^ {2}(?:contract|verbs|bytes|pages) /m);
  });

  it.each([
    ...["rollback", "promote", "remove loan", "watch", "close loan --because drill", "offer"],
    ...["status", "history"],
  ])("%s names a store that does not exist", async (line) => {
    await run("keys");
    const store = path.join(repository(), "none");
    expect(await run(`${line} --store none`)).toEqual(
      exit(2, `There is no folder ${store}. State the address of the store`),
    );
    writeFileSync(store, "");
    expect(await run(`${line} --store none`)).toEqual(exit(2, `There is no folder ${store}.`));
  });

  it("ends with the address of the changed remote", async () => {
    const publisher = await shipTwo();
    await publisher.ship(makeBuild({ name: "bank", version: "0.1.0" }));
    expect((await run(`rollback loan ${ungated}`)).out).toMatch(/\nhttp:\/\/localhost:1\/loan\n$/);
    expect((await run(`rollback --to 2 ${ungated}`)).out).toMatch(/\nhttp:\/\/localhost:1\/loan\n$/);
  });

  it("prints JSON for a program, also when it rejects", async () => {
    await shipTwo();
    const done = await run(`rollback --json ${ungated}`);
    expect(JSON.parse(done.out)).toMatchObject({
      ok: true,
      number: 3,
      isNew: true,
      address: "http://localhost:1/loan",
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

  it.each([
    ["keys", "file/keys/trusted"],
    ["loan --built --store file/store", "file/store/.writing"],
  ])("%s names a folder that cannot be written, in one line", async (line, folder) => {
    writeFileSync(path.join(repository(), "file"), "");
    expect(await run(line, { SHIP_KEYS: "file/keys" })).toEqual({
      code: 1,
      out: `${path.join(repository(), folder)} cannot be used: not a directory. Choose another place, or give this user the right.\n`,
    });
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
  it("removes a remote, and a rollback restores it with its paths", async () => {
    const publisher = await shipTwo();
    await publisher.ship(makeBuild({ name: "promo", version: "0.1.0" }));
    expect(await run(`remove promo ${ungated}`)).toEqual(exit(0, "release 4: promo 0.1.0 removed"));
    const paths = async () => Object.keys((await publisher.log.newest())?.release.paths ?? {}).sort();
    expect(await paths()).toEqual(["/loan"]);
    expect((await run(`rollback ${ungated}`)).code).toBe(0);
    expect(await paths()).toEqual(["/loan", "/promo"]);
    await run(`remove promo ${ungated}`);
    expect((await run(`rollback promo ${ungated}`)).out).toContain("promo 0.1.0 (back)");
    expect(await paths()).toEqual(["/loan", "/promo"]);
  });

  it("lists the screens that navigate to the removed remote", async () => {
    const publisher = await shipTwo();
    await publisher.ship(
      makeBuild({ name: "home", version: "0.1.0", path: { nextPaths: ["/bank", "/loan"] } }),
      makeBuild({ name: "bank", version: "0.1.0", path: { nextPaths: ["/home"] } }),
    );
    expect((await run(`remove loan ${ungated}`)).out.match(/note .*/g)).toEqual([
      "note           /home of home navigates to /loan",
    ]);
  });

  it("rejects a remote that is not live", async () => {
    await shipTwo();
    for (const name of ["promo", "shell"])
      expect(await run(`remove ${name} ${ungated}`)).toEqual({
        code: 3,
        out: `Refused by remove. ${name} is not live. Live remotes: loan.\n`,
      });
  });
});

describe("ship close", () => {
  it("closes a remote or a path in one release without gates, and opens it again", async () => {
    const { log } = await shipTwo();
    const closed = async () =>
      (await log.newest())?.release.closed.map(({ target, because, by }) => [target, because, by]);
    const { code, out } = await run('close loan --because "wrong fees"');
    expect(code).toBe(0);
    expect(out).toMatch(/^release 3: loan closed\n {2}published .*\n {2}to open it again: pnpm ship open loan\n$/);
    await run('close /loan --because "wrong fees"');
    expect(await closed()).toEqual([
      ["loan", "wrong fees", "ana"],
      ["/loan", "wrong fees", "ana"],
    ]);
    expect((await run("status")).out).toMatch(/closed +loan, .* UTC, by ana: wrong fees/);
    expect(await run("open loan")).toEqual(exit(0, "release 5: loan opened"));
    expect(await run("open loan")).toEqual(exit(3, "loan is not closed. Closed: /loan."));
  });

  it("stays closed after a rollback of everything, and refuses what is no part", async () => {
    const { log } = await shipTwo();
    await run("close loan --because drill");
    await run(`rollback --to 1 ${ungated}`);
    expect((await log.newest())?.release).toMatchObject({ restores: 1, closed: [{ target: "loan" }] });
    for (const target of ["shell", "promo", "/promo"])
      expect(await run(`close ${target} --because drill`)).toEqual(
        exit(3, `${target} is neither a live remote nor a path of one. Remotes: loan.`),
      );
  });
});

describe("ship keys", () => {
  it("certifies a platform key in a release, which then signs, and revokes the old one", async () => {
    const { log } = await shipTwo();
    await run("keys", { SHIP_KEYS: "next" });
    const [file = ""] = readdirSync(path.join(repository(), "next/trusted"));
    const [old = ""] = readdirSync(path.join(repository(), ".ship/trusted"));
    const next = { SHIP_KEY: readFileSync(path.join(repository(), "next/ship.key"), "utf8") };
    expect(await run(`rollback loan ${ungated}`, next)).toEqual(exit(2, "so no site would accept"));
    expect(await run(`keys --certify next/trusted/${file}`)).toEqual(
      exit(0, `key ${file.slice(0, 16)} certified by ${old.slice(0, 16)}`),
    );
    expect(await run(`rollback loan ${ungated}`, next)).toMatchObject({ code: 0 });
    expect(await run(`keys --revoke ${file.slice(0, 16)}`, next)).toEqual(exit(3, "Revoke it with another key"));
    expect(await run(`keys --revoke ${old.slice(0, 16)} --because lost`, next)).toMatchObject({ code: 0 });
    expect(await run(`rollback loan ${ungated}`)).toEqual(exit(2, "so no site would accept"));
    expect((await log.newest())?.release.number).toBe(5);
    expect(await run("history", next)).toEqual(exit(0, "5 releases, each signed and with the hash of the one before"));
    expect(await run("rollback --to 2 --because test", next)).toEqual(exit(0, "back to release 2"));
  });

  it("refuses to revoke an unknown key, and names the known ones", async () => {
    const { log } = await shipTwo();
    const [file = ""] = readdirSync(path.join(repository(), ".ship/trusted"));
    expect(await run("keys --revoke 1a2b3c4d5e6f7a8b --because left")).toEqual(
      exit(3, `No trusted key has the id 1a2b3c4d5e6f7a8b. There are ${path.basename(file, ".pub")} (platform).`),
    );
    expect((await log.newest())?.release.number).toBe(2);
  });

  it("certifies no team's key", async () => {
    await shipTwo();
    await run("keys loan", { SHIP_KEYS: "team" });
    const [file = ""] = readdirSync(path.join(repository(), "team/trusted"));
    expect(await run(`keys --certify team/trusted/${file}`)).toEqual(exit(2, "is a team's key"));
  });
});

describe("a release with a writer that ended early", () => {
  it("is live with the next command, and a step further is refused", async () => {
    const { log } = await shipTwo();
    const store = storeIn(repository());
    const before = await store.read("HEAD.json");
    await run(`rollback loan ${ungated}`);
    if (before) await store.replace("HEAD.json", before);
    expect(await run(`rollback loan ${ungated}`)).toEqual(
      exit(3, "Refused by unfinished. Release 3 (loan 0.2.0 -> 0.1.0 (back)"),
    );
    expect((await log.newest())?.release.number).toBe(3);
  });
});

it("replaces a progress line in a terminal, and omits it elsewhere", () => {
  for (const isTerminal of [true, false]) {
    let out = "";
    const reporter = createReporter({ write: (text) => (out += text), isJson: false, isTerminal });
    reporter.progress("1 of 2");
    reporter.print("done");
    reporter.progress("2 of 2");
    expect(out).toBe(isTerminal ? "\r\u001b[K1 of 2\r\u001b[Kdone\n\r\u001b[K2 of 2" : "done\n");
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
const titleOf = (text: string) => ({ source: text, "en-PH": text, "fil-PH": text, "zh-CN": text });
const isAccepted = (title: string) => {
  try {
    return (
      parseManifest(
        "loan",
        makeBuild({ name: "loan", version: "1.0.0", path: { title: titleOf(title) } }).manifestBytes,
        "loan",
      ) !== undefined
    );
  } catch {
    return false;
  }
};

it("has the limits that docs/shipping.md states", () => {
  expect(() => read("loan --channel preview --minutes 20161")).toThrow("It is 1 to 20160.");
  expect(shipping).toContain("(14 days at most)");
  expect([isAccepted("x".repeat(80)), isAccepted("x".repeat(81))]).toEqual([true, false]);
  expect(shipping).toContain("is longer than 80 characters");
  const { every, for: minutes } = read("watch");
  expect(shipping).toContain(`pnpm ship watch --every ${every} --for ${minutes}`);
});
