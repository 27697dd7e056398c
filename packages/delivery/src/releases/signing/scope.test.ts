import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { makeBuild } from "../../testing/makeBuild.ts";
import { makePublisher, makeSigner } from "../../testing/makePublisher.ts";
import { createArchive } from "../createArchive.ts";
import { createLiveReader } from "../createLiveReader.ts";
import { createReleaseLog, type SignedRelease } from "../createReleaseLog.ts";
import { liveDocumentsSchema, readDocuments, storeDocuments, writeDocuments } from "../documents.ts";
import { generationKey, type ReleaseContent } from "../Release.ts";
import { createDirectoryStore } from "../store/createDirectoryStore.ts";
import type { Store } from "../store/Store.ts";
import { createSwitchReader, writeSwitch } from "../switches/Switch.ts";
import { readOpening, signOpening } from "./links.ts";
import { createSigner, createTrust, openSealed, seal } from "./seal.ts";

const platform = makeSigner();
const team = makeSigner(["savings"]);
const other = makeSigner(["loan"]);
const trust = createTrust([platform.publicPem, team.publicPem, other.publicPem]);
const environment = { stage: "sandbox", h5Base: "https://lender.test" };

const root = folderForEachTest(async (folder) => {
  store = createDirectoryStore(folder);
  await publisher(platform).shipWith(
    environment,
    makeBuild({ name: "shell", version: "1.0.0" }),
    makeBuild({ name: "loan", version: "1.0.0" }),
    makeBuild({ name: "savings", version: "1.0.0" }),
    makeBuild({ name: "promo", version: "1.0.0", paths: ["/rates"], page: "<main>Rates: 5 %</main>" }),
  );
});
let store: Store;
beforeEach(() => {
  store = createDirectoryStore(root());
});

const publisher = ({ signer }: typeof platform) => makePublisher({ store, signer, trust });
const live = async () => {
  const problems: string[] = [];
  const list = await createLiveReader({ store, trust, onProblem: ({ message }) => problems.push(message) }).newest();
  return { generation: list?.generation, problems: problems.join("\n") };
};
const build = (name: string, version: string) => makeBuild({ name, version });

/** Writes a release and its documents with a stolen key, past every check of `ship`. */
async function forge(change: (content: ReleaseContent) => ReleaseContent, { signer } = team) {
  // A key that its log takes for one of the platform, so that nothing is checked while writing.
  const blind = createTrust(
    [platform, team, other].map(({ publicPem }) => publicPem.replace(/^scope: .*/, "scope: platform")),
  );
  const log = createReleaseLog({ store, trust: blind, by: "thief" });
  const base = (await log.newest()) as SignedRelease;
  const made = (await log.append(base, change({ ...base.release, change: "forged" }), signer)) as SignedRelease;
  await writeDocuments(made, { store, archive: createArchive(store, { quality: 4 }), signer });
  return made;
}

const same = <Value>(value: Value) => value;

/** Replaces a document of the newest list and signs the list again. */
async function forgeDocument(
  pathname: string,
  editHtml: (html: string) => string,
  editHeaders: (headers: Record<string, string>) => Record<string, string>,
  { signer }: typeof platform,
  isStaged = false,
) {
  const key = (await store.list("live/")).at(-1) ?? "";
  const bytes = (await store.read(key)) ?? new Uint8Array();
  const { content } = openSealed(bytes, { schema: liveDocumentsSchema, trust, name: key });
  const side = (isStaged && content.staged) || content;
  const before = await readDocuments(side.documents, store);
  const found = before.get(pathname);
  if (!found) throw new Error(`There is no ${pathname}.`);
  const forged = { html: editHtml(found.html), headers: editHeaders({ ...found.headers }) };
  const documents = await storeDocuments(new Map([...before, [pathname, forged]]), "documents/evil/", store);
  const changed = content.staged && isStaged ? { staged: { ...content.staged, documents } } : { documents };
  await store.replace(key, seal({ ...content, ...changed }, signer));
}

const add = async (...builds: ReturnType<typeof build>[]) => {
  for (const one of builds) await createArchive(store, { quality: 4 }).add(one);
};

describe("a key of one remote", () => {
  it("ships, tries out, rolls back and removes its remote, and every reader accepts that", async () => {
    await publisher(team).ship(build("savings", "1.1.0"));
    await publisher(team).tryOut(10, build("savings", "1.2.0"));
    await publisher(team).promote();
    await publisher(team).rollBack({ name: "savings" });
    await publisher(other).ship(build("loan", "1.1.0"));
    await publisher(team).remove("savings");
    expect(await live()).toEqual({ generation: 7, problems: "" });
    expect((await createReleaseLog({ store, trust }).newest())?.platformGeneration).toBe(1);
  });

  it("has its canary beside that of another team, and decides about its own alone", async () => {
    await publisher(team).tryOut(10, build("savings", "1.2.0"));
    await publisher(other).tryOut(20, build("loan", "1.2.0"));
    await publisher(team).rollBack({ name: "savings" });
    expect((await publisher(platform).log.newest())?.release.canaries).toMatchObject([{ remotes: { loan: {} } }]);
    expect(await live()).toEqual({ generation: 4, problems: "" });
    await expect(publisher(team).rollBack({ name: "loan" })).rejects.toThrow("this changes the canary of loan");
    await publisher(other).promote();
    expect(await live()).toEqual({ generation: 5, problems: "" });
  });

  it("ships its remote to both sides of a staged release, which it cannot start, change or end", async () => {
    const own = publisher(team);
    await expect(own.tryOut(10, build("shell", "1.1.0"))).rejects.toThrow("this changes the staged release");
    await publisher(platform).tryOut(10, build("shell", "1.1.0"));
    await own.ship(build("savings", "1.1.0"));
    expect(await live()).toEqual({ generation: 3, problems: "" });
    await expect(own.rollBack()).rejects.toThrow("this changes the staged release");
    const growing = ({ canaries = [], ...content }: ReleaseContent) => ({
      ...content,
      canaries: canaries.map((one) => ({ ...one, percent: 99 })),
    });
    await forge(growing);
    const { generation, problems } = await live();
    expect([generation, problems]).toEqual([3, expect.stringContaining("changes the staged release")]);
  });

  it.each(["/savings", "/rates", "/loan"])("cannot change the staged document of %s", async (pathname) => {
    await publisher(platform).tryOut(10, build("shell", "1.1.0"));
    await publisher(team).ship(build("savings", "1.1.0"));
    await forgeDocument(pathname, (html) => html.replace("</body>", "<p>evil</p></body>"), same, team, true);
    expect(await live()).toMatchObject({ generation: 2, problems: expect.stringContaining("differs from what") });
  });

  it("is refused by ship for everything else", async () => {
    const { ship, shipWith, remove, rollBack, tryOut } = publisher(team);
    await expect(ship(build("loan", "1.1.0"))).rejects.toThrow(
      /may change savings, and this changes loan, the fallback of loan/,
    );
    await expect(ship(build("shell", "1.1.0"))).rejects.toThrow("this changes shell");
    await expect(shipWith({ ...environment, apiBase: "https://evil.example" })).rejects.toThrow(
      "this changes environment",
    );
    await expect(remove("loan")).rejects.toThrow("this changes loan");
    await expect(tryOut(10, build("loan", "1.1.0"))).rejects.toThrow("this changes the canary of loan");
    await publisher(platform).ship(build("loan", "1.1.0"));
    await expect(rollBack()).rejects.toThrow("this changes loan");
  });

  const [evilShell, evilLoan] = [build("shell", "9.0.0"), build("loan", "0.0.1")];
  const canaryOf = (id: string, percent: number, { name, deployed }: typeof evilLoan) => ({
    ...{ id, percent, remotes: { [name]: deployed } },
  });

  it.each<[string, (content: ReleaseContent) => ReleaseContent]>([
    ["shell", (content) => ({ ...content, shell: evilShell.deployed })],
    ["environment", (content) => ({ ...content, environment: { ...environment, apiBase: "https://evil.example" } })],
    ["the address of the assets", (content) => ({ ...content, assets: "https://evil.example/" })],
    ["loan", (content) => ({ ...content, remotes: { ...content.remotes, loan: evilLoan.deployed } })],
    ["loan", ({ remotes: { loan: _, ...remotes }, ...content }) => ({ ...content, remotes })],
    ["the fallback of loan", (content) => ({ ...content, fallbacks: { loan: build("loan", "1.0.0").deployed } })],
    ["the canary of loan", (content) => ({ ...content, canaries: [canaryOf("0123abcd", 99, evilLoan)] })],
    [
      "the canary of loan",
      (content) => ({
        ...content,
        canaries: [canaryOf("0123abcd", 99, evilLoan), canaryOf("1123abcd", 1, build("savings", "1.0.0"))],
      }),
    ],
    ["every remote, by a rollback of the release", (content) => ({ ...content, restores: 1 })],
  ])("cannot change %s: readers keep the release before, and name the key", async (what, change) => {
    await add(evilShell, evilLoan);
    const { release } = await forge(change);
    expect(release.generation).toBe(2);
    const { generation, problems } = await live();
    expect(generation).toBe(1);
    expect(problems).toContain(`is signed by ${team.signer.id}, a key of savings, and changes ${what}`);
  });

  const evilEnvironment = { ...environment, apiBase: "https://evil.example" };
  it.each([
    ["with the id of its own", canaryOf("0123abcd", 99, evilLoan)],
    ["staged, with the id of its own", { id: "0123abcd", percent: 99, remotes: {}, environment: evilEnvironment }],
    ["of a remote that has one", canaryOf("1123abcd", 99, build("savings", "1.0.0"))],
  ])("cannot hide a canary %s", async (_, hidden) => {
    await add(evilLoan);
    const canaries = [hidden, canaryOf("0123abcd", 1, build("savings", "1.0.0"))];
    await expect(forge((content) => ({ ...content, canaries }))).rejects.toThrow("overlapping canaries");
    expect((await live()).generation).toBe(1);
  });

  it("cannot bring back another remote's earlier version after several releases, nor take its path or its name", async () => {
    const before = (await publisher(platform).log.newest())?.release;
    await publisher(other).ship(build("loan", "1.1.0"));
    await forge((content) => ({ ...content, remotes: { ...content.remotes, loan: before?.remotes.loan as never } }));
    expect((await live()).problems).toContain("changes loan");
    await store.remove(generationKey("releases", 3));
    await store.remove(generationKey("live", 3));
    const thief = makeBuild({ name: "savings", version: "2.0.0", paths: ["/savings", "/loan"] });
    await add(thief);
    await forge((content) => ({ ...content, remotes: { ...content.remotes, savings: thief.deployed } }));
    expect(await live()).toMatchObject({ generation: 2, problems: expect.stringContaining("/loan is claimed by") });
  });

  it.each<[string, string, (html: string) => string, (headers: Record<string, string>) => Record<string, string>]>([
    ["a script in another document", "/loan", (html) => html.replace("<body>", "<body><script>steal()</script>"), same],
    [
      "a script in a document of its own",
      "/savings",
      (html) => html.replace("<body>", "<body><script>1</script>"),
      same,
    ],
    ["another policy", "/loan", same, (one) => ({ ...one, "content-security-policy": "default-src *" })],
    ["another prerendered page", "/rates", (html) => html.replace("Rates: 5 %", "Rates: 1 %"), same],
    ["no prerendered page", "/rates", (html) => html.replace(/<main>.*<\/main>/, ""), same],
  ])("cannot sign %s (%s)", async (_, pathname, editHtml, editHeaders) => {
    await publisher(team).ship(build("savings", "1.1.0"));
    await publisher(other).ship(build("loan", "1.1.0"));
    await publisher(team).ship(build("savings", "1.2.0"));
    expect((await live()).generation).toBe(4);
    await forgeDocument(pathname, editHtml, editHeaders, team);
    const { generation, problems } = await live();
    expect(generation).toBe(3);
    expect(problems).toMatch(
      new RegExp(`(the document of|the prerendered page) ${pathname}.* differs from what this server`),
    );
    // The same list of the platform is accepted: it may write every document.
    await forgeDocument(pathname, editHtml, editHeaders, platform);
    expect((await live()).generation).toBe(4);
  });

  it("cannot write another remote's title, which the page of a closed path shows", async () => {
    await publisher(team).ship(build("savings", "1.1.0"));
    const key = generationKey("live", 2);
    const { content } = openSealed((await store.read(key)) as Uint8Array, {
      schema: liveDocumentsSchema,
      trust,
      name: key,
    });
    const title = { source: "Pay here", "en-PH": "Pay here", "fil-PH": "Pay here", "zh-CN": "Pay here" };
    await store.replace(key, seal({ ...content, mainTitles: { ...content.mainTitles, loan: title } }, team.signer));
    expect(await live()).toMatchObject({ generation: 1, problems: expect.stringContaining("its titles differs") });
  });

  it("closes its remote and its paths, and ends no switch of the platform", async () => {
    const content = (target: string, effect: "off" | "back", remote?: string) =>
      ({ store: "s", target, effect, because: "x", by: "ana", ...(remote !== undefined && { remote }) }) as const;
    const at = Date.now();
    const write = (parts: ReturnType<typeof content>, { signer }: typeof platform, now: number) =>
      writeSwitch(parts, { store, signer, minutes: 5, now });
    await write(content("loan", "off"), platform, at);
    await write(content("/loan/plan", "off"), platform, at + 1);
    await write(content("loan", "back"), team, at + 2);
    await write(content("/loan/plan", "back", "savings"), team, at + 3);
    await write(content("/loan/plan", "back"), team, at + 4);
    await write(content("savings", "off"), team, at + 5);
    await write(content("/savings", "off", "savings"), team, at + 6);
    await write(content("repay", "off"), team, at + 7);
    const active = await createSwitchReader({ store, trust, now: () => at + 1000 }).active("s");
    expect(active.map(({ target }) => target)).toEqual(["loan", "/loan/plan", "savings", "/savings"]);
  });

  it("opens no earlier release and offers no override", async () => {
    const until = new Date(Date.now() + 60_000);
    const storeId = "a".repeat(64);
    const link = ({ signer }: typeof platform) =>
      readOpening(signOpening({ generation: 1, variant: "live" }, { storeId, until, signer }), { storeId, trust });
    expect(link(platform)).toBeDefined();
    expect(link(team)).toBeUndefined();
  });

  it("is trusted only with a scope, so that a forgotten line does not trust it with everything", () => {
    const pem = team.publicPem.slice(team.publicPem.indexOf("-----"));
    for (const line of ["", "scope: \n", "scope: platform, loan\n", "scope: shell\n", "scope: ../loan\n"])
      expect(() => createTrust([line + pem], ["a.pub"]), line).toThrow("a.pub states no scope");
    expect([...createTrust([`scope: loan, repay\n${pem}`]).values()][0]?.scope).toEqual(["loan", "repay"]);
  });
});

it("serves and ships with a new key alone after two releases, when the store's id is configured", async () => {
  const store = createDirectoryStore(path.join(root(), "rotated"));
  const [leaked, next] = [makeSigner(), makeSigner()];
  const trust = createTrust([leaked.publicPem, next.publicPem]);
  const both = (pem: string) => makePublisher({ store, signer: createSigner(pem), trust });
  const loan = (version: string) => makeBuild({ name: "loan", version });

  const first = await both(leaked.pem).ship(makeBuild({ name: "shell", version: "1.0.0" }), loan("1.0.0"));
  const storeId = first.release?.storeId ?? "";
  const newest = () => createReleaseLog({ store, trust: next.trust, storeId }).newest();
  const live = () => createLiveReader({ store, trust: next.trust, storeId }).newest();
  await expect(live()).rejects.toThrow();

  await both(next.pem).ship(loan("1.1.0"));
  expect((await live())?.generation).toBe(2);
  // A publisher also verifies the release before the newest one.
  await expect(newest()).rejects.toThrow();
  await both(next.pem).ship(loan("1.2.0"));
  expect((await newest())?.release.generation).toBe(3);
  expect((await live())?.generation).toBe(3);
  const { verified } = createReleaseLog({ store, trust: next.trust, storeId });
  expect((await verified()).map(({ release }) => release.generation)).toEqual([2, 3]);
});
