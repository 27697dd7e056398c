import { describe, expect, it, vi } from "vitest";
import { HEAD_KEY, releaseKey } from "../formats/names.ts";
import { contentOf } from "../formats/Release.ts";
import { seal } from "../signing/sealed.ts";
import { certificateText } from "../signing/trust.ts";
import { createFolderStore } from "../store/createFolderStore.ts";
import { folderForEachTest } from "../testing/folderForEachTest.ts";
import { makeBuild } from "../testing/makeBuild.ts";
import { makePublisher, makeSigner } from "../testing/makePublisher.ts";
import { createReleaseLog, Lagging } from "./createReleaseLog.ts";

const folder = folderForEachTest();
const platform = makeSigner();
const shell = makeBuild({ name: "shell", version: "1.0.0" });
const loan = (version: string) => makeBuild({ name: "loan", version });
const bytes = (text: string) => new TextEncoder().encode(text);

const open = (own = platform) => {
  const store = createFolderStore(folder());
  return { store, ...makePublisher({ store, ...own }) };
};

describe("publishing a release", () => {
  it("writes one object that contains everything, and HEAD, which names it", async () => {
    const { store, ship, log } = open();
    const { newest, isNew } = await ship(shell, loan("0.1.0"));
    expect(isNew).toBe(true);
    expect(newest?.release).toMatchObject({
      number: 1,
      previous: "",
      remotes: { loan: loan("0.1.0").deployed },
      paths: { "/loan": "loan" },
      known: { loan: [loan("0.1.0").deployed] },
    });
    expect((await store.list()).filter((key) => !/^assets\//.test(key))).toEqual([HEAD_KEY, releaseKey(1)]);
    expect((await log.newest())?.hash).toBe(newest?.hash);
  });

  it("contains the store and the release before it", async () => {
    const { ship } = open();
    const first = await ship(shell, loan("0.1.0"));
    const second = await ship(loan("0.2.0"));
    expect(second.newest?.release).toMatchObject({
      number: 2,
      store: first.newest?.hash,
      previous: first.newest?.hash,
      fallbacks: { loan: loan("0.1.0").deployed },
      known: { loan: [loan("0.2.0").deployed, loan("0.1.0").deployed] },
    });
  });

  it("applies the changes of all writers, when several publish at once", async () => {
    const { ship, store, log } = open();
    await ship(shell);
    const names = ["loan", "repay", "promo", "savings", "complaints"];
    await Promise.all(
      names.map((name) => makePublisher({ store, ...platform }).ship(makeBuild({ name, version: "0.1.0" }))),
    );
    const { release } = (await log.newest()) ?? {};
    expect(release?.number).toBe(6);
    expect(Object.keys(release?.remotes ?? {}).sort()).toEqual(names.sort());
  });

  it("writes nothing when nothing changes, when a check refuses, and in a dry run", async () => {
    const { ship, publish, store } = open();
    await ship(shell, loan("0.1.0"));
    const before = await store.list();
    expect(await publish(() => undefined)).toMatchObject({ isNew: false });
    const check = () => Promise.reject(new Error("too large"));
    await expect(makePublisher({ store, ...platform, check }).change({})).rejects.toThrow("too large");
    const options = { signer: platform.signer, by: "", delivery: "1.0.0", isDryRun: true };
    const log = createReleaseLog({ store, trust: platform.trust });
    expect(await log.publish((base) => base && contentOf(base), options)).toMatchObject({ isNew: false });
    expect(await store.list()).toEqual(before);
  });

  it("writes no release that is longer than any reader accepts", async () => {
    const { ship, change, log } = open();
    await ship(shell);
    await expect(change({ environment: { text: "x".repeat(1_000_000) } })).rejects.toThrow("at most 1000000 are read");
    expect((await log.newest())?.release.number).toBe(1);
  });

  it("refuses content with control characters, which a terminal would obey", async () => {
    const { ship, change } = open();
    await ship(shell);
    await expect(change({ because: "\u001b[2J" })).rejects.toThrow("must be one line of text");
  });
});

describe("a writer that ended between the release and HEAD", () => {
  /** Publishes with a store in which HEAD is never replaced. */
  async function shipWithoutHead(version: string) {
    const { store } = open();
    const broken = { ...store, replace: () => Promise.reject(new Error("killed")) };
    await expect(makePublisher({ store: broken, ...platform }).ship(loan(version))).rejects.toThrow("killed");
  }

  it("has published: the next writer follows it, and HEAD names both", async () => {
    const { ship, log } = open();
    await ship(shell, loan("0.1.0"));
    await shipWithoutHead("0.2.0");
    expect((await log.newest())?.release.number).toBe(2);
    const { newest } = await ship(loan("0.3.0"));
    expect(newest?.release).toMatchObject({ number: 3, fallbacks: { loan: loan("0.2.0").deployed } });
  });

  it("has its step not repeated: a second rollback would undo the first", async () => {
    const { ship, store } = open();
    await ship(shell, loan("0.1.0"));
    await shipWithoutHead("0.2.0");
    const step = makePublisher({ store, ...platform, isStep: true });
    await expect(step.change({})).rejects.toThrow(Lagging);
    // The refusal names it in HEAD, so that a further step is possible.
    expect((await step.change({})).newest?.release.number).toBe(3);
  });

  it("is found without HEAD", async () => {
    const { ship, store, log } = open();
    await ship(shell);
    for (let version = 1; version <= 12; version += 1) await ship(loan(`0.${version}.0`));
    await store.remove(HEAD_KEY);
    expect((await log.newest())?.release.number).toBe(13);
  });
});

describe("objects that the platform did not sign", () => {
  it("refuses a release of a team's key, and names both", async () => {
    const team = makeSigner(["loan"]);
    const trust = new Map([...platform.trust, ...team.trust]);
    const { store, ship } = open();
    await ship(shell, loan("0.1.0"));
    const { ship: shipAsTeam } = makePublisher({ store, signer: team.signer, trust });
    await expect(shipAsTeam(loan("0.2.0"))).rejects.toThrow(
      "00000002.json is signed by a key of loan; only the platform signs releases.",
    );
    // Nothing was written: it would occupy the number of the next release.
    expect((await ship(loan("0.3.0"))).newest?.release.number).toBe(2);
  });

  it("publishes in spite of a HEAD that is invalid, or of an object far above", async () => {
    const { store, ship } = open();
    await ship(shell, loan("0.1.0"));
    await store.replace(HEAD_KEY, bytes("junk"));
    await store.create(releaseKey(4), bytes("junk"));
    const onProblem = vi.fn();
    const log = createReleaseLog({ store, trust: platform.trust, onProblem });
    expect((await log.newest())?.release.number).toBe(1);
    expect(onProblem).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining("HEAD.json") }));
    expect((await ship(loan("0.2.0"))).newest?.release.number).toBe(2);
  });

  it("names the object that has the next number", async () => {
    const { store, ship, log } = open();
    await ship(shell);
    await store.create(releaseKey(2), bytes("junk"));
    await expect(log.newest()).rejects.toThrow("00000002.json has no signature.");
  });

  it("refuses a release of another store with the same key", async () => {
    const { store, ship, log } = open();
    await ship(shell);
    const storeId = (await log.newest())?.hash;
    const other = createFolderStore(`${folder()}/other`);
    await makePublisher({ store: other, ...platform }).ship(makeBuild({ name: "shell", version: "1.1.0" }));
    await makePublisher({ store: other, ...platform }).change({});
    await store.create(releaseKey(2), (await other.read(releaseKey(2))) ?? bytes(""));
    await expect(createReleaseLog({ store, trust: platform.trust, storeId }).newest()).rejects.toThrow(
      /belongs to the store [0-9a-f]{64}; [0-9a-f]{64} is expected here/,
    );
  });
});

describe("the rotation of keys", () => {
  async function certify(pem: string, storeId: string) {
    const { key, signature } = await platform.signer.sign(certificateText(pem, storeId));
    return { pem, by: key, signature };
  }

  it("trusts a key that the old one certified in a release, and no longer the old one when it is revoked", async () => {
    const next = makeSigner();
    const { store, ship, log, change } = open();
    const { newest } = await ship(shell);
    await change({ keys: [await certify(next.publicPem, newest?.storeId ?? "")] });
    // The new key publishes, and whoever reads has only the old one.
    const withNext = makePublisher({ store, signer: next.signer, trust: platform.trust });
    await withNext.change({ revoked: [platform.id] });
    expect((await log.newest())?.release.number).toBe(3);
    await expect(change({})).rejects.toThrow(`signed by ${platform.id}, which is not a trusted key`);
  });

  it("reads the releases of a revoked key by the hashes that later ones state, and no other ones", async () => {
    const next = makeSigner();
    const { store, ship, change } = open();
    const { newest } = await ship(shell);
    await ship(loan("0.1.0"));
    await change({ keys: [await certify(next.publicPem, newest?.storeId ?? "")] });
    const withNext = makePublisher({ store, signer: next.signer, trust: platform.trust });
    await withNext.change({ revoked: [platform.id] });
    const readNumbers = async (log: typeof withNext.log) => [
      (await log.read(2)).release.number,
      (await log.read(1)).release.number,
    ];
    const own = () => createReleaseLog({ store, trust: next.trust });
    expect(await readNumbers(own())).toEqual([2, 1]);
    const forged = { ...newest?.release, number: 2, previous: newest?.hash, store: newest?.storeId };
    await store.replace(releaseKey(2), await seal("release", forged, platform.signer));
    await expect(own().read(2)).rejects.toThrow("is not the one that release 3 follows");
    await expect(own().read(1)).rejects.toThrow("is not the one that release 3 follows");
  });

  it("finds the newest release without HEAD and the revoked key, and names an object of that key in its place", async () => {
    const { store, change, ship, log } = open();
    await ship(shell, loan("0.1.0"));
    const next = makeSigner();
    await change({ keys: [await certify(next.publicPem, (await log.newest())?.storeId ?? "")] });
    const last = await makePublisher({ store, signer: next.signer, trust: platform.trust }).change({
      revoked: [platform.id],
    });
    await store.remove(HEAD_KEY);
    const own = createReleaseLog({ store, trust: next.trust });
    expect((await own.newest())?.hash).toBe(last.newest?.hash);
    const { release, hash = "" } = last.newest ?? {};
    const forged = { ...release, number: 4, previous: hash, revoked: [] };
    await store.create(releaseKey(4), await seal("release", forged, platform.signer));
    await expect(own.newest()).rejects.toThrow("releases/00000004.json is signed by");
    const nothing = createReleaseLog({ store, trust: makeSigner().trust });
    await expect(nothing.newest()).rejects.toThrow("which is not a trusted key");
  });

  it("trusts no key that is certified for another store, or by a team", async () => {
    const next = makeSigner();
    const { store, ship, change } = open();
    await ship(shell);
    await change({ keys: [await certify(next.publicPem, "0".repeat(64))] });
    const withNext = makePublisher({ store, signer: next.signer, trust: platform.trust });
    await expect(withNext.change({})).rejects.toThrow(`signed by ${next.id}, which is not a trusted key`);
  });

  it("trusts no key that a revoked one certifies later", async () => {
    const [next, stolen] = [makeSigner(), makeSigner()];
    const { store, ship, change, log } = open();
    const { newest } = await ship(shell);
    const storeId = newest?.storeId ?? "";
    const own = await certify(next.publicPem, storeId);
    await change({ keys: [own] });
    await makePublisher({ store, signer: next.signer, trust: platform.trust }).change({ revoked: [platform.id] });
    const last = await log.newest();
    const keys = [own, await certify(stolen.publicPem, storeId)];
    const forged = { ...last?.release, number: 4, previous: last?.hash, keys };
    await store.create(releaseKey(4), await seal("release", forged, stolen.signer));
    await expect(log.newest()).rejects.toThrow(`signed by ${stolen.id}, which is not a trusted key`);
  });
});
