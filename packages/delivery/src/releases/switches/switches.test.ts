import { writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteRegistry } from "@lending/federation/manifest";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { exit, publisherIn, runLine, storeIn } from "../../cli/testing/runLine.ts";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { makeBuild } from "../../testing/makeBuild.ts";
import { makeSigner } from "../../testing/makePublisher.ts";
import { serve } from "../../testing/programs.ts";
import { startObjectStorage } from "../../testing/startObjectStorage.ts";
import { createLiveReader } from "../createLiveReader.ts";
import { readKeys } from "../signing/keyFolder.ts";
import { openStore } from "../store/openStore.ts";
import type { Store } from "../store/Store.ts";
import { applySwitches } from "./applySwitches.ts";
import { createSwitchReader, writeSwitch } from "./Switch.ts";

const repository = folderForEachTest(async (folder) => {
  await runLine(folder, "keys");
  const { ship } = publisherIn(folder);
  const loan = (version: string) => makeBuild({ name: "loan", version, paths: ["/loan", "/loan/plan"], title: "Loan" });
  await ship(
    makeBuild({ name: "shell", version: "1.0.0" }),
    loan("0.1.0"),
    makeBuild({ name: "repay", version: "0.1.0", title: "Repay" }),
  );
  await ship(loan("0.2.0"));
});
let store: Store;
beforeEach(() => {
  store = storeIn(repository());
});

const keys = () => readKeys(path.join(repository(), ".ship"));
/** Runs a line of `ship`. No site answers, also where one is running on the default port. */
const run = (line: string, variables: Readonly<Record<string, string>> = {}) =>
  runLine(repository(), line, { variables: { SHIP_ORIGIN: "http://localhost:1", ...variables } });
const off = (target: string) => run(`switch off ${target} --because "wrong amounts" --minutes 30`);

/** Returns what a site serves, as a new server reads it from the store. */
async function documentOf(pathname: string) {
  const reader = createLiveReader({ store, trust: keys().trust });
  const live = await reader.newest();
  if (!live) throw new Error("Nothing is live.");
  return applySwitches(await reader.document(live, pathname), {
    ...live,
    pathname,
    switches: await reader.switches(await reader.release(live)),
  });
}
const registryOf = (html: string): SiteRegistry =>
  JSON.parse(/id="registry">([^<]*)</.exec(html)?.[1] ?? "null") as SiteRegistry;
const remoteIn = (html: string, name: string) => registryOf(html).remotes.find((one) => one.name === name);
const isClosed = (html: string) => html.includes("This part is closed for now");

describe("a switch", () => {
  it("is refused by ship outside the scope of the key, and so are an override and a link", async () => {
    const team = makeSigner(["repay"]);
    writeFileSync(path.join(repository(), ".ship/trusted/team.pub"), team.publicPem);
    const asTeam = (line: string) => run(line, { SHIP_KEY: team.pem, SHIP_ORIGIN: "http://localhost:1" });
    const refusal = { code: 3, out: expect.stringContaining(`Refused by scope. The key ${team.signer.id}`) };
    for (const target of ["loan", "/loan/plan"])
      expect(await asTeam(`switch off ${target} --because "theft" --minutes 5`)).toMatchObject(refusal);
    expect(await asTeam("override repay --from http://localhost:2")).toMatchObject(refusal);
    expect((await asTeam("explain d-1 2099-01-01")).out).toContain("in the future");
    expect((await asTeam(`explain d-1 ${new Date().toISOString()}`)).out).toContain("needs a key of the platform");
    expect(await asTeam('switch off /repay --because "ours" --minutes 5')).toMatchObject({ code: 0 });
    expect(isClosed((await documentOf("/repay")).html)).toBe(true);
    expect(await run('switch back /repay --because "ended"')).toMatchObject({ code: 0 });
    expect(isClosed((await documentOf("/repay")).html)).toBe(false);
  });

  it("closes every path of a remote, and states what still works and whom to call in every language", async () => {
    expect(await off("loan")).toEqual(exit(0, "loan off for 30 minutes: wrong amounts"));
    for (const pathname of ["/loan", "/loan/plan", "/loan/"])
      expect(isClosed((await documentOf(pathname)).html)).toBe(true);
    const { html, headers } = await documentOf("/loan");
    // A proxy keeps it, so that it serves this page and not an earlier one while the servers fail.
    expect(headers["cache-control"]).toBe("no-cache");
    expect(html).toContain('<a href="tel:+63280000000">Call +63 2 8000 0000</a>'.replace("Call", "Questions? Call"));
    for (const text of ["<li>Repay</li>", "Sarado muna", "此部分暂时关闭", "do not pay again"])
      expect(html).toContain(text);
    expect(html).not.toContain("<li>Loan</li>");
    expect(html).not.toContain("<script");
  });

  it("closes one path and leaves the remote's other paths open", async () => {
    await off("/loan/plan");
    expect(isClosed((await documentOf("/loan/plan")).html)).toBe(true);
    expect(isClosed((await documentOf("/loan")).html)).toBe(false);
    // The closed path has the same title.
    expect((await documentOf("/loan/plan")).html).not.toContain("<li>Loan</li>");
  });

  it("closes a path in a deployment for the Philippines in English first", async () => {
    await publisherIn(repository()).shipWith({ locale: "en-PH" }, makeBuild({ name: "bank", version: "0.1.0" }));
    await off("loan");
    expect((await documentOf("/loan")).html).toContain('<section lang="en"><h1>This part is closed for now</h1>');
  });

  it("changes no document without a registry", async () => {
    const document = { html: "<p>The site is being repaired.</p>", headers: {} };
    const { signer } = keys();
    const parts = { store: "s", target: "loan", effect: "off", because: "x", by: "ana" } as const;
    const active = [await writeSwitch(parts, { store, signer, minutes: 5 })];
    expect(applySwitches(document, { pathname: "/loan", switches: active, mainTitles: {} })).toBe(document);
  });

  it("closes the path for navigation from every other page as well: it belongs to no build there", async () => {
    await off("loan");
    const { html } = await documentOf("/repay");
    expect(isClosed(html)).toBe(false);
    expect(Object.keys(remoteIn(html, "loan")?.paths ?? {})).toEqual([]);
    expect(remoteIn(html, "closed")).toMatchObject({
      base: "/assets/closed/",
      paths: { "/loan": {} },
    });
    expect(remoteIn(html, "repay")?.base).toMatch(/^\/assets\/repay\/0\.1\.0-/);
  });

  it("returns a remote to its previous version, and to no older one when that fails too", async () => {
    expect((await run('switch previous loan --because "worse" --minutes 5')).code).toBe(0);
    const loan = remoteIn((await documentOf("/loan")).html, "loan");
    expect(loan?.base).toMatch(/^\/assets\/loan\/0\.1\.0-/);
    expect(loan?.last).toBeUndefined();
    expect(loan?.integrity).toMatch(/^sha256-/);
  });

  it("leaves only the version that was live: a repair that ships, or a rollback, is not returned", async () => {
    const publisher = publisherIn(repository());
    await publisher.ship(makeBuild({ name: "loan", version: "0.3.0" }));
    const live = async () => remoteIn((await documentOf("/loan")).html, "loan")?.base;
    expect((await run('switch previous loan --because "worse" --minutes 5')).code).toBe(0);
    expect(await live()).toMatch(/^\/assets\/loan\/0\.2\.0-/);
    await publisher.ship(makeBuild({ name: "repay", version: "0.2.0" }));
    expect(await live()).toMatch(/^\/assets\/loan\/0\.2\.0-/);
    await publisher.tryOut(10, makeBuild({ name: "loan", version: "0.4.0" }));
    const canary = /id="canary">([^<]*)</.exec((await documentOf("/loan")).html)?.[1] ?? "";
    expect(canary).toContain("/assets/loan/0.4.0-");
    await publisher.promote();
    expect(await live()).toMatch(/^\/assets\/loan\/0\.4\.0-/);
    await publisher.rollBack({ name: "loan" });
    expect((await run("switch back loan --because x")).code).toBe(0);
    expect(await live()).toMatch(/^\/assets\/loan\/0\.3\.0-/);
  });

  it("is refused for a previous version that the live shell cannot load", async () => {
    const { ship } = publisherIn(repository());
    const loan = makeBuild({ name: "loan", version: "0.3.0", host: "^2.0.0" });
    const repay = makeBuild({ name: "repay", version: "0.2.0", host: "^2.0.0" });
    await ship(makeBuild({ name: "shell", version: "2.0.0", host: "2.0.0" }), loan, repay);
    expect(await run('switch previous loan --because "x"')).toEqual(
      exit(3, "the live shell cannot load its previous version. Close it instead: switch off."),
    );
    expect(await store.list("switches/")).toEqual([]);
  });

  it("is refused for a path of the shell, which it could not close", async () => {
    await publisherIn(repository()).ship(makeBuild({ name: "shell", version: "1.1.0", paths: ["/testPreview"] }));
    expect(await off("/testPreview")).toEqual(
      exit(3, "/testPreview off would change nothing. Only a remote's path can be closed"),
    );
    expect(await store.list("switches/")).toEqual([]);
  });

  it("closes a path that only the canary has: its devices get the live version meanwhile", async () => {
    const canary = makeBuild({ name: "loan", version: "0.3.0", paths: ["/loan", "/loan/plan", "/loan/new"] });
    await publisherIn(repository()).tryOut(10, canary);
    expect((await off("/loan/new")).code).toBe(0);
    expect(isClosed((await documentOf("/loan/new")).html)).toBe(true);
    const { html } = await documentOf("/loan");
    expect(isClosed(html)).toBe(false);
    expect(html).toContain('id="canary">[]<');
    await run("switch back /loan/new --because x");
    expect((await documentOf("/loan")).html).toContain("/assets/loan/0.3.0-");
  });

  it("ends with `switch back`, and changes nothing then", async () => {
    const before = await documentOf("/loan");
    await off("loan");
    const during = new Date().toISOString();
    expect((await run("explain d-1")).out).toContain("switch: loan off for 30 minutes: wrong amounts");
    expect((await run('switch back loan --because "repaired"')).code).toBe(0);
    expect((await run("explain d-1")).out).not.toContain("switch:");
    expect((await run(`explain d-1 ${during}`)).out).toContain("switch: loan off");
    expect(await documentOf("/loan")).toEqual(before);
  });

  it("names the switch that it replaces, and does not open what is closed", async () => {
    await off("/loan/plan");
    expect((await off("/loan/plan")).out).toContain("replaces /loan/plan off for 30 minutes: wrong amounts");
    await off("loan");
    expect(await run('switch previous loan --because "slow"')).toEqual(
      exit(3, "has closed it (loan off for 30 minutes: wrong amounts). End that first: switch back loan."),
    );
  });

  it("fails while a switch of a clock that is ahead still wins", async () => {
    const reader = createLiveReader({ store, trust: keys().trust });
    const live = await reader.newest();
    const { storeId } = await reader.release(live as NonNullable<typeof live>);
    const content = { store: storeId, target: "loan", effect: "previous", because: "slow", by: "ben" } as const;
    await writeSwitch(content, { store, signer: keys().signer, minutes: 60, now: Date.now() + 90_000 });
    expect(await off("loan")).toEqual(exit(1, "The clock of ben is ahead"));
  });

  it("is ended once, and by its own target", async () => {
    await off("/loan/plan");
    expect(await run('switch back loan --because "x"')).toEqual(
      exit(3, "loan has no active switch. Active switches: /loan/plan off for 30 minutes"),
    );
    expect((await run('switch back /loan/plan --because "x"')).code).toBe(0);
    expect((await run('switch back /loan/plan --because "x"')).code).toBe(3);
  });

  it("works while the store refuses every other write", async () => {
    const refusing: Store = {
      ...store,
      create: (key, ...rest) =>
        key.startsWith("switches/") ? store.create(key, ...rest) : Promise.reject(new Error("403")),
      replace: () => Promise.reject(new Error("403")),
      remove: () => Promise.reject(new Error("403")),
    };
    const newest = await publisherIn(repository()).log.newest();
    const parts = { store: newest?.storeId ?? "", target: "loan", effect: "off", because: "x", by: "ana" } as const;
    await writeSwitch(parts, { store: refusing, signer: keys().signer, minutes: 5 });
    expect(isClosed((await documentOf("/loan")).html)).toBe(true);
    const written = (await store.list("")).length;
    await off("repay");
    expect((await store.list("")).length).toBe(written + 1);
  });

  it("is in the history with its reason, and in the status while it is active", async () => {
    await off("/repay");
    expect((await run("history")).out).toMatch(/^ *switch {2}.* ana +\/repay off for 30 minutes: wrong amounts$/m);
    expect((await run("status")).out).toContain("/repay off for 30 minutes: wrong amounts");
  });

  it.each([
    ["switch off loan --minutes 5", 2, "required option '--because <reason>' not specified"],
    [`switch off loan --because "${"x".repeat(301)}"`, 2, "It is one line of at most 300 characters"],
    ['switch off loan --because "x\u001b[2J"', 2, "It is one line of at most 300 characters"],
    ['switch off --because "x"', 2, "missing required argument 'target'"],
    ['switch down loan --because "x"', 2, "Allowed choices are off, previous, back"],
    ['switch off loan --because "x" --minutes 1441', 2, "It is 1 to 1440"],
    ['switch off savings --because "x"', 3, "savings is neither a live remote nor a path"],
    ['switch off /nowhere --because "x"', 3, "/nowhere is neither a live remote nor a path"],
    ['switch previous repay --because "x"', 3, "repay has no previous version"],
    ['switch previous /loan --because "x"', 3, "/loan previous would change nothing"],
    ['switch back loan --because "x"', 3, "loan has no active switch. Active switches: none."],
    ['switch off loan --because "x" --dry-run', 0, "nothing was changed"],
  ])("of %s exits with %d", async (line, code, text) => {
    expect(await run(line)).toMatchObject({ code, out: expect.stringContaining(text) });
    expect(await store.list("switches/")).toEqual([]);
  });
});

it("is refused on a machine with a clock that differs from the site's, because servers would ignore it", async () => {
  const site = await serve((_, response) => {
    response.setHeader("date", new Date(Date.now() - 3_600_000).toUTCString()).end();
  });
  onTestFinished(site.close);
  expect(await run('switch off loan --because "x"', { SHIP_ORIGIN: site.origin })).toEqual(
    exit(3, "clock is 60 minutes ahead of the site's"),
  );
  expect(await store.list("switches/")).toEqual([]);
});

describe("a switch of a machine with another clock", () => {
  it("is refused when the bucket's clock differs, also while the site does not respond", async () => {
    const storage = await startObjectStorage({ clockBehindMs: 600_000 });
    onTestFinished(storage.stop);
    const bucket = openStore("s3://site", storage.writer);
    for (const key of await store.list("")) await bucket.create(key, (await store.read(key)) ?? new Uint8Array());
    const variables = { ...storage.writer, SHIP_STORE: "s3://site", SHIP_ORIGIN: "http://localhost:1" };
    expect(await run('switch off loan --because "x"', variables)).toEqual(
      exit(3, "clock is 10 minutes ahead of the store's"),
    );
  });

  it("states that no clock could be compared", async () => {
    expect(await run('switch off loan --because "x"', { SHIP_ORIGIN: "http://localhost:1" })).toEqual(
      exit(
        0,
        "clock not compared with the site's: http://localhost:1 does not respond\n  when it is minutes off, sites follow late or not at all",
      ),
    );
  });
});

it("is refused with a key that the site does not trust", async () => {
  const site = await serve((_, response) => void response.end(JSON.stringify({ release: 2, keys: ["0123"] })));
  onTestFinished(site.close);
  expect(await run('switch off loan --because "x"', { SHIP_ORIGIN: site.origin })).toEqual(
    exit(3, `does not trust the key ${keys().signer.id}, so it ignores the switch`),
  );
});

describe("the reader of switches", () => {
  const parts = { store: "s", target: "loan", effect: "off", because: "x", by: "ana" } as const;
  /** Writes a switch, by default for five minutes. */
  const write = (
    changed: Partial<Parameters<typeof writeSwitch>[0]> = {},
    options: Partial<Parameters<typeof writeSwitch>[1]> = {},
  ) => writeSwitch({ ...parts, ...changed }, { store, signer: keys().signer, minutes: 5, ...options });
  /** Opens a reader that lists the store each time, and collects its problems. */
  function open(options: Partial<Parameters<typeof createSwitchReader>[0]> = {}) {
    const problems: string[] = [];
    const onProblem = ({ message }: Error) => problems.push(message);
    return { problems, ...createSwitchReader({ store, trust: keys().trust, everyMs: 0, onProblem, ...options }) };
  }
  const read = (now: number) => open({ now: () => now });

  it("follows a key from the moment at which it is trusted, and misses nothing that a replaced key signed", async () => {
    const [old, next] = [makeSigner(), makeSigner()];
    const trust = new Map(old.trust);
    const reader = open({ trust });
    await write({}, { signer: old.signer });
    expect(await reader.active("s")).toHaveLength(1);
    const previous = reader.lastKey("s") ?? "";
    await write({ target: "repay", previous }, { signer: next.signer });
    expect((await reader.active("s")).map(({ target }) => target)).toEqual(["loan"]);
    for (const [id, key] of next.trust) trust.set(id, key);
    expect((await reader.active("s")).map(({ target }) => target)).toEqual(["loan", "repay"]);
    const restarted = open({ trust: next.trust });
    expect((await restarted.active("s")).map(({ target }) => target)).toEqual(["repay"]);
    expect([...reader.problems, ...restarted.problems]).toEqual([]);
  });

  it("forgets a switch when its time is over", async () => {
    await write({}, { minutes: 1, now: 1_000 });
    expect(await read(60_999).active("s")).toHaveLength(1);
    expect(await read(61_000).active("s")).toEqual([]);
  });

  it("ignores a switch of the future, which would last longer than it states", async () => {
    await write({}, { now: 1_000_000 });
    expect(await read(880_000).active("s")).toHaveLength(1);
    expect(await read(879_999).active("s")).toEqual([]);
  });

  it("ignores another store's switch, one of an unknown key, one that lasts too long, and garbage", async () => {
    await write({ store: "other" });
    await write({ target: "repay" }, { signer: makeSigner().signer });
    await write({ target: "shell" }, { minutes: 1441 });
    await store.create("switches/0-x.json", Buffer.from("{"));
    expect(await read(Date.now()).active("s")).toEqual([]);
  });

  it("finds a switch beside the object of an empty folder, and before any number of objects of the future", async () => {
    await write();
    const future = Array.from(
      { length: 200 },
      (_, index) => `switches/9999999999999-${`${index}`.padStart(8, "0")}.json`,
    );
    const list: Store["list"] = async (prefix) => ["switches/", ...(await store.list(prefix)), ...future];
    const reader = open({ store: { ...store, list } });
    expect(await reader.active("s")).toHaveLength(1);
  });

  it("is in force within 30 seconds under 60 unsigned objects a second, of any name, and reads none of them", async () => {
    let now = Date.now();
    let made = 0;
    const listed = new Set<string>();
    // Times of the near future; of six names one as a switch has it, with the trusted key's id and an invalid signature.
    const invalid = `-${keys().signer.id}-${"A".repeat(86)}`;
    const flood = (seconds: number) => {
      for (let index = 0; index < 60 * seconds; index += 1) {
        made += 1;
        const time = now + (index % 110) * 1000;
        listed.add(`switches/${time}-${made.toString(16).padStart(8, "0")}${made % 6 === 0 ? invalid : ""}.json`);
      }
    };
    const list: Store["list"] = async (prefix, after = "") =>
      [...(await store.list(prefix)), ...listed].filter((key) => key > after).sort();
    const size = vi.fn(store.size);
    const reader = open({ store: { ...store, list, size }, now: () => now });
    for (let seconds = 0; seconds < 60; seconds += 5) {
      flood(5);
      now += 5_000;
      expect(await reader.active("s")).toEqual([]);
    }
    await write({}, { now });
    flood(5);
    now += 5_000;
    expect(await reader.active("s")).toHaveLength(1);
    expect(size.mock.calls.length).toBeLessThan(5);
  });

  it("lists no name of the far future, of which there may be any number", async () => {
    const now = Date.now();
    const list = vi.fn(store.list);
    const reader = open({ store: { ...store, list }, now: () => now });
    await write({}, { now: now + 119_000 });
    await reader.active("s");
    const [, , until = ""] = list.mock.calls[0] ?? [];
    expect(until > `switches/${now + 120_000}-ffffffff`).toBe(true);
    expect(until < `switches/${now + 121_000}`).toBe(true);
  });

  it("reads again a switch that could not be read", async () => {
    await write();
    let isDown = true;
    const read: Store["read"] = (key) => (isDown ? Promise.reject(new Error("403")) : store.read(key));
    const reader = open({ store: { ...store, read } });
    expect(await reader.active("s")).toEqual([]);
    await expect(reader.all("s")).rejects.toThrow("403");
    isDown = false;
    expect(await reader.active("s")).toHaveLength(1);
  });

  it("keeps a switch after its object or its end was removed, and reports that", async () => {
    const cache = storeIn(repository(), "cache");
    await write();
    const running = open({ cache });
    expect(await running.active("s")).toHaveLength(1);
    await vi.waitFor(async () => expect(await cache.list("switches/")).toHaveLength(1));
    const [key = ""] = await store.list("switches/");
    await store.remove(key);
    for (const reader of [running, open({ cache }), open({ cache })]) {
      for (let turn = 0; turn < 2; turn += 1) expect(await reader.active("s")).toHaveLength(1);
      expect(reader.problems, "as long as it lasts").toEqual(
        Array(2).fill(expect.stringContaining(`${key} is missing`)),
      );
    }
  });

  it("reports a removed switch that a later one names, and one with replaced content", async () => {
    await off("loan");
    await off("repay");
    const [first = "", second = ""] = await store.list("switches/");
    await store.remove(first);
    const { storeId = "" } = (await publisherIn(repository()).log.newest()) ?? {};
    const reader = open();
    expect(await reader.active(storeId)).toHaveLength(1);
    expect(reader.problems).toEqual([expect.stringContaining(`${first} is missing`)]);
    await store.replace(second, Buffer.from("{}"));
    const restarted = open();
    expect(await restarted.active(storeId)).toEqual([]);
    expect(restarted.problems).toEqual([expect.stringContaining(`${second} has no signature`)]);
  });

  it("reads a switch in the store whose copy the cache has lost, and reports a store that it cannot list", async () => {
    await write();
    const cache: Store = { ...store, read: async () => undefined, size: async () => undefined };
    expect(await open({ cache }).active("s")).toHaveLength(1);
    const reader = open({ store: { ...store, list: () => Promise.reject(new Error("403")) } });
    expect(await reader.active("s")).toEqual([]);
    expect(reader.problems).toEqual(["403"]);
  });

  it("keeps a switch until a day is over when its object was removed", async () => {
    let now = 1_000;
    await write({}, { minutes: 1440, now });
    const reader = open({ now: () => now });
    expect(await reader.active("s")).toHaveLength(1);
    for (const key of await store.list("switches/")) await store.remove(key);
    expect(await reader.active("s")).toHaveLength(1);
    now += 1440 * 60_000;
    expect(await reader.active("s")).toEqual([]);
  });

  it("lists again when the clock is set back", async () => {
    let now = 10_000_000;
    const reader = createSwitchReader({ store, trust: keys().trust, now: () => now });
    expect(await reader.active("s")).toEqual([]);
    now -= 3_600_000;
    await write({}, { minutes: 60, now });
    expect(await reader.active("s")).toHaveLength(1);
  });

  it("copies switches to a cache, and reads them there while the store does not respond", async () => {
    const cache = storeIn(repository(), "cache");
    await write();
    expect(await open({ cache }).active("s")).toHaveLength(1);
    await vi.waitFor(async () => expect(await cache.list("switches/")).toHaveLength(1));
    const down: Store = { ...store, list: () => Promise.reject(new Error("down")) };
    const restarted = open({ store: down, cache });
    expect(await restarted.active("s")).toHaveLength(1);
    await write({ effect: "back" }, { now: Date.now() + 1 });
    expect(await restarted.active("s"), "the store is still down").toHaveLength(1);
    expect(await open({ cache }).active("s")).toEqual([]);
    await vi.waitFor(async () => expect(await cache.list("switches/")).toHaveLength(2));
  });

  it("reads its cache once, and none when it has no cache", async () => {
    const folder = storeIn(repository(), "cache");
    const list = vi.spyOn(folder, "list");
    for (const cache of [folder, undefined]) {
      const reader = open({ cache });
      for (let turn = 0; turn < 2; turn += 1) expect(await reader.active("s")).toEqual([]);
      expect([list.mock.calls.length, reader.problems]).toEqual([1, []]);
    }
  });

  it("keeps the known switches while the store does not respond, and lists it again after some seconds", async () => {
    await write({}, { now: 0 });
    let now = 0;
    const list = vi.spyOn(store, "list");
    const reader = createSwitchReader({ store, trust: keys().trust, now: () => now });
    expect(await reader.active("s")).toHaveLength(1);
    list.mockRejectedValueOnce(new Error("down"));
    now = 4_999;
    expect(await reader.active("s")).toHaveLength(1);
    expect(list).toHaveBeenCalledTimes(1);
    now = 5_000;
    expect(await reader.active("s")).toHaveLength(1);
    expect(list).toHaveBeenCalledTimes(2);
    await write({ effect: "back" }, { now: 1 });
    expect(await reader.active("s")).toEqual([]);
  });
});
