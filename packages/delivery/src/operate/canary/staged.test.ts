import { describe, expect, it } from "vitest";
import { createDirectoryStore } from "../../releases/store/createDirectoryStore.ts";
import { affectedPages } from "../../ship/gates/createPagesGate.ts";
import { createSharedGate } from "../../ship/gates/manifestGates.ts";
import type { Gate } from "../../ship/publish/publish.ts";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { makeBuild } from "../../testing/makeBuild.ts";
import { makePublisher, makeSigner } from "../../testing/makePublisher.ts";

const keys = makeSigner();
const folder = folderForEachTest();

const shell = (version: string, host = "1.0.0") => makeBuild({ name: "shell", version, host });
const loan = (version: string, host = "^1.0.0") => makeBuild({ name: "loan", version, host });
const other = { stage: "sandbox", brandName: "Araw" };

/** Creates a publisher of a store in which shell 1.0.0 and loan 0.1.0 are live. */
async function begin(gates: readonly Gate[] = []) {
  const publisher = makePublisher({ store: createDirectoryStore(folder()), ...keys, gates });
  await publisher.ship(shell("1.0.0"), loan("0.1.0"));
  return publisher;
}

/** Returns the document of loan on both sides, as a new server reads them. */
async function sides() {
  const { reader, html } = makePublisher({ store: createDirectoryStore(folder()), ...keys });
  return { list: await reader.newest(), live: await html("/loan"), staged: await html("/loan", true) };
}

const shellOf = (html: string) => /shell\/([\d.]+)-/.exec(html)?.[1];
const loanOf = (html: string) => /\/loan\/([\d.]+)-/.exec(html)?.[1];

describe("a staged release", () => {
  it("has documents for the live shell and for the other one, and reports state the side", async () => {
    const { tryOut } = await begin();
    const { release } = await tryOut(10, shell("1.1.0"));
    expect(release?.release.change).toBe("canary shell 1.1.0 for 10 %");
    const { list, live, staged } = await sides();
    expect(list?.staged).toMatchObject({ id: release?.release.canaries?.[0]?.id, percent: 10 });
    expect([shellOf(live), shellOf(staged)]).toEqual(["1.0.0", "1.1.0"]);
    expect(live).toContain('{"release":2,"variant":"live",');
    expect(staged).toContain('{"release":2,"variant":"canary",');
    // Nothing is chosen in the browser.
    expect(live + staged).not.toContain('id="canary"');
  });

  it("keeps its id when its share grows, and reaches everybody on promotion", async () => {
    const { tryOut, promote, rollBack } = await begin();
    const first = await tryOut(10, shell("1.1.0"));
    const more = await tryOut(50, shell("1.1.0"));
    expect(more.release?.release.canaries?.[0]?.id).toBe(first.release?.release.canaries?.[0]?.id);
    expect((await promote()).release?.release).toMatchObject({
      change: "shell 1.0.0 -> 1.1.0 (was a canary for 50 %)",
      shell: shell("1.1.0").deployed,
    });
    const { list, live } = await sides();
    expect([list?.staged, shellOf(live)]).toEqual([undefined, "1.1.0"]);
    await rollBack();
    expect(shellOf((await sides()).live)).toBe("1.0.0");
  });

  it.each([{}, { name: "shell" }])("ends on a rollback (%o)", async (options) => {
    const { tryOut, rollBack } = await begin();
    const before = (await sides()).live;
    await tryOut(10, shell("1.1.0"));
    expect((await rollBack(options)).release?.release.change).toBe("canary shell 1.1.0 ended");
    expect((await sides()).live.replace('"release":3', '"release":1')).toBe(before);
  });

  it("does not stop other teams: a remote that ships meanwhile, and its rollback, are on both sides", async () => {
    const { tryOut, ship, rollBack } = await begin();
    await tryOut(10, shell("1.1.0"));
    await ship(loan("0.2.0"));
    let now = await sides();
    expect([loanOf(now.live), loanOf(now.staged), shellOf(now.staged)]).toEqual(["0.2.0", "0.2.0", "1.1.0"]);
    await rollBack({ name: "loan" });
    now = await sides();
    expect([loanOf(now.live), loanOf(now.staged), shellOf(now.staged)]).toEqual(["0.1.0", "0.1.0", "1.1.0"]);
  });

  it("may contain remotes, whose live versions stay on the other side", async () => {
    const { tryOut, ship, promote } = await begin();
    await tryOut(10, shell("1.1.0"), loan("0.2.0"));
    const { live, staged } = await sides();
    expect([loanOf(live), loanOf(staged)]).toEqual(["0.1.0", "0.2.0"]);
    await expect(ship(loan("0.3.0"))).rejects.toThrow("loan 0.2.0 is a canary");
    expect((await promote()).release?.release).toMatchObject({
      remotes: { loan: loan("0.2.0").deployed },
      fallbacks: { loan: loan("0.1.0").deployed },
    });
  });

  it("of an environment changes the documents of its side only", async () => {
    const { stage, promote, shipWith } = await begin();
    const { release } = await stage(10, other);
    expect(release?.release.change).toMatch(/^canary environment [0-9a-f]{8} for 10 %$/);
    const { live, staged } = await sides();
    expect([live.includes("Araw"), staged.includes("Araw")]).toEqual([false, true]);
    await expect(shipWith({ brandName: "Buwan" }, loan("0.2.0"))).rejects.toThrow("Another environment is a canary.");
    expect((await promote()).release?.release).toMatchObject({
      change: "environment (was a canary for 10 %)",
      environment: other,
    });
  });

  it("runs beside no canary, and no canary beside it", async () => {
    const { tryOut, rollBack } = await begin();
    await tryOut(10, loan("0.2.0"));
    await expect(tryOut(10, shell("1.1.0"))).rejects.toThrow("no canary runs beside a staged shell");
    await rollBack();
    await tryOut(10, shell("1.1.0"));
    await expect(tryOut(10, loan("0.3.0"))).rejects.toThrow("shell 1.1.0 is a canary (10 %), and no canary runs");
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["of another stage", { ...other, stage: "staging", locale: "en-PH", mobilePattern: "^0" }, "has the stage of"],
    ["that is live", { stage: "sandbox" }, "This environment is live for everybody already"],
    ["that is invalid", { ...other, brandNme: "x" }, "brandNme: is an unknown key"],
  ])("is refused with an environment %s", async (_, environment, message) => {
    const { stage } = await begin();
    await expect(stage(10, environment)).rejects.toThrow(message);
  });

  it("passes the gates on its own side", async () => {
    const { log, archive } = makePublisher({ store: createDirectoryStore(folder()), ...keys });
    const pages: unknown[] = [];
    const record: Gate = async (candidate) => {
      pages.push(await affectedPages(candidate, archive));
      return "";
    };
    const { tryOut } = await begin([createSharedGate({ log, archive }), record]);
    await expect(tryOut(10, shell("1.1.0", "2.0.0"))).rejects.toThrow("and shell 1.1.0 provides 2.0.0");
    await tryOut(10, shell("1.1.0"));
    expect(pages.at(-1)).toEqual([{ pathname: "/loan", variant: "canary" }]);
    await expect(tryOut(10, shell("1.1.0"), loan("0.2.0", "^2.0.0"))).rejects.toThrow("one canary at a time");
  });
});
