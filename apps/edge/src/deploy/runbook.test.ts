import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeArtefact } from "@lending/releases/artefact/writeArtefact";
import { HEAD_KEY, releaseKey, sha256 } from "@lending/releases/formats/names";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import { readKeys } from "@lending/releases/signing/keyFolder";
import { seal } from "@lending/releases/signing/sealed";
import { openStore } from "@lending/releases/store/openStore";
import {
  type Bucket,
  freePort,
  hasCeph,
  hasProgram,
  makePublisher,
  startRadosgw,
  waitUntil,
} from "@lending/releases/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startGate } from "../testing/failures.ts";
import { build, createWorkshop } from "../testing/startProcesses.ts";

// The runbook of docs/production.md, from an empty bucket: each emergency with its commands, in the order of the document. The
// bucket is Ceph's radosgw, where the edge's key may only read.
const STORE = "s3://site/releases";
const document = readFileSync(path.join(import.meta.dirname, "../../../../docs/production.md"), "utf8");
const script = path.join(import.meta.dirname, "../../../../packages/delivery/src/cli/ship.ts");

let workshop: Awaited<ReturnType<typeof createWorkshop>>;
let bucket: Bucket;
/** Variables of the edges' key. */
let reader: Bucket["reader"];
let gate: Awaited<ReturnType<typeof startGate>>;
let publisher: ReturnType<typeof makePublisher>;
let edge: Awaited<ReturnType<typeof startEdge>>;

/** Runs lines of a shell as the document shows them, and returns what they print. Throws unless they end with this code. */
async function shell(lines: string, variables: Readonly<Record<string, string>> = {}, code = 0): Promise<string> {
  const pnpm = `pnpm() { shift; "${process.execPath}" "${script}" "$@"; }`;
  const own = { ...bucket.writer, SHIP_STORE: STORE, SHIP_BY: "ana", ...variables };
  const { ended, output } = workshop.run("sh", ["-ec", `${pnpm}\n${lines}`], own);
  expect(await ended, output()).toBe(code);
  return output();
}
const ship = (line: string, variables?: Readonly<Record<string, string>>, code?: number) =>
  shell(`pnpm ship ${line}`, variables, code);

/** Writes a build into the checkout of the workshop, as a bundler does. */
function place({ name, manifest, manifestBytes, read }: ReturnType<typeof build>) {
  const kind = name === "shell" ? "shell" : "remote";
  const folder = path.join(workshop.root, "apps", name, "dist", kind);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(workshop.root, "apps", name, "rspack.config.ts"), "");
  writeFileSync(path.join(folder, `${kind}.json`), manifestBytes);
  for (const file of Object.keys(manifest.files)) writeFileSync(path.join(folder, file), read(file));
}

async function startEdge(variables: Readonly<Record<string, string>> = {}) {
  const started = await workshop.startEdge({
    ...reader,
    AWS_ENDPOINT_URL_S3: gate.endpoint,
    EDGE_STORE: STORE,
    EDGE_CACHE: path.join(workshop.root, "cache"),
    EDGE_STAGE: "sandbox",
    ...variables,
  });
  const staleSeconds = async () => Number(/^lending_release_stale_seconds (\S+)/m.exec(await started.metrics())?.[1]);
  return { ...started, staleSeconds };
}
const headAge = (metrics: string) => Number(/^lending_head_age_seconds (\S+)/m.exec(metrics)?.[1]);
/** Variables of a program with a clock that is wrong by these milliseconds. */
function clockOf(offset: number) {
  const file = path.join(workshop.root, `clock${offset}.mjs`);
  const text = `const D = Date; globalThis.Date = class extends D { constructor(...a) { super(...(a.length ? a : [D.now() + ${offset}])); } static now() { return D.now() + ${offset}; } };`;
  writeFileSync(file, text);
  return { NODE_OPTIONS: `--import ${file}` };
}

/** The first version in a document is the one that it starts; the others are fallbacks. */
const versionOf = (html: string) => /promo\/([\d.]+)-/.exec(html)?.[1] ?? html;
const serves = (version: string) =>
  waitUntil(async () => versionOf(await edge.document()) === version, 20_000).catch(async () =>
    expect(versionOf(await edge.document())).toBe(version),
  );
/** The keys of the store's objects. */
const keysInStore = () => bucket.keys().flatMap((key) => (key.startsWith("releases/") ? [key.slice(9)] : []));
const isClosed = async () => (await edge.document()).includes("This part is closed for now");

describe.skipIf(process.env.FAILURE_SECONDS === undefined || !hasCeph())(
  "the runbook (skipped without FAILURE_SECONDS or Ceph)",
  () => {
    /** Every test begins without the variables of the one before. */
    const useWriter = () => {
      for (const [name, value] of Object.entries(bucket.writer)) vi.stubEnv(name, value);
    };
    beforeEach(useWriter);
    beforeAll(async () => {
      workshop = await createWorkshop();
      renameSync(path.join(workshop.root, "keys"), path.join(workshop.root, ".ship"));
      symlinkSync(".ship", path.join(workshop.root, "keys"));
      bucket = await startRadosgw();
      useWriter();
      reader = bucket.reader;
      gate = await startGate(bucket.endpoint);
      publisher = workshop.publisher(openStore(STORE));
      await publisher.ship(build("shell", "1.0.0"), build("promo", "1.0.0"));
      await publisher.ship(build("promo", "1.1.0"));
      edge = await startEdge();
    }, 120_000);
    afterAll(async () => {
      vi.unstubAllEnvs();
      gate?.close();
      await workshop?.stop();
      await bucket?.stop();
    });

    it("Store down: edges serve what they have, also after a restart, and return to the store", async () => {
      const cache = path.join(workshop.root, "cache");
      await waitUntil(() => readdirSync(cache).some((one) => existsSync(path.join(cache, one, "current.txt"))));
      gate.close();
      await waitUntil(async () => (await edge.staleSeconds()) > 1);
      expect(versionOf(await edge.document())).toBe("1.1.0");
      await edge.stop();
      edge = await startEdge();
      expect(versionOf(await edge.document())).toBe("1.1.0");
      await gate.open();
      await waitUntil(async () => (await edge.staleSeconds()) < 2);
    }, 60_000);

    it("Bad release: a rollback restores the version before", async () => {
      expect(await ship("rollback promo --because rehearsal")).toContain("release 3");
      await serves("1.0.0");
      expect(await ship("rollback --to 2 --because rehearsal")).toContain("release 4");
      await serves("1.1.0");
      expect(await ship("status")).toContain("release 4");
    }, 60_000);

    it("Error spike: a remote is closed and opened again", async () => {
      await ship('close promo --because "wrong amounts"');
      await waitUntil(isClosed);
      await ship('open promo --because "repaired"');
      await serves("1.1.0");
    }, 60_000);

    it.skipIf(!hasProgram("nginx"))(
      "Region lost: edges, nginx and ship go on with a copy of the bucket and the same store id (skipped without nginx)",
      async () => {
        const replica = "s3://site/replica";
        const [own, copy] = [openStore(STORE), openStore(replica)];
        for (const key of keysInStore()) await copy.create(key, (await own.read(key)) ?? new Uint8Array());
        const { storeId = "" } = (await publisher.log.newest()) ?? {};
        await edge.stop();
        gate.close();
        edge = await startEdge({
          ...reader,
          EDGE_STORE: replica,
          EDGE_STORE_ID: storeId,
          EDGE_CACHE: "",
          AWS_ENDPOINT_URL_S3: bucket.endpoint,
        });
        const { origin } = await workshop.startNginx([edge.port], {
          files: bucket.endpoint,
          edit: (text) => text.replace("files/site/releases", "files/site/replica"),
        });
        const [script = ""] = /\/assets\/promo\/1\.1\.0-\w+\/main\.\w+\.js/.exec(await edge.document()) ?? [];
        expect((await fetch(origin + script)).status).toBe(200);
        const variables = { SHIP_STORE: replica, SHIP_STORE_ID: storeId };
        await ship("close promo --because rehearsal", variables);
        await waitUntil(isClosed);
        await edge.stop();
        await gate.open();
        edge = await startEdge();
      },
      60_000,
    );

    it.skipIf(!hasProgram("nginx"))(
      "The bucket's reading key: edges take a new one, one after the other, and no request fails (skipped without nginx)",
      async () => {
        const old = reader;
        reader = { ...old, AWS_ACCESS_KEY_ID: "new-key", AWS_SECRET_ACCESS_KEY: "new-secret" };
        const ports = [await freePort(), await freePort()];
        // As in compose.yaml: for up to two seconds after a failure nginx does not ask an edge again.
        const start = (port: number, key: Bucket["reader"]) =>
          workshop.startEdge({ ...key, PORT: String(port), EDGE_STORE: STORE, EDGE_DRAIN: "3" });
        const edges = await Promise.all(ports.map((port) => start(port, old)));
        const { origin } = await workshop.startNginx(ports, {
          edit: (text) => text.replace(/limit_req zone=pages.*/, ""),
        });
        // nginx stores no document of a device.
        const read = () => fetch(`${origin}/promo?deviceId=x`, { headers: { accept: "text/html" } });
        const statuses: number[] = [];
        let isOver = false;
        const visits = Array.from({ length: 4 }, async () => {
          while (!isOver)
            statuses.push(
              await read().then(
                ({ status }) => status,
                () => 0,
              ),
            );
        });
        const names = ["--uid", "reader", "--access-key"];
        bucket.admin("key", "create", "--key-type", "s3", ...names, "new-key", "--secret-key", "new-secret");
        for (const [index, port] of ports.entries()) {
          await edges[index]?.stop();
          const { origin: own } = await start(port, reader);
          // The store may take seconds to know the new key.
          await waitUntil(async () => (await fetch(`${own}/readyz`)).ok);
        }
        bucket.admin("key", "rm", "--key-type", "s3", ...names, `${old.AWS_ACCESS_KEY_ID}`);
        await publisher.ship(build("promo", "1.1.1"));
        await waitUntil(async () => versionOf(await (await read()).text()) === "1.1.1");
        isOver = true;
        await Promise.all(visits);
        expect(statuses.length).toBeGreaterThan(100);
        expect(statuses.filter((status) => status !== 200)).toEqual([]);
        await edge.stop();
        edge = await startEdge();
      },
      60_000,
    );

    it("Store down: edges serve and start while it hangs, and ship reports it", async () => {
      gate.silence();
      await edge.stop();
      edge = await startEdge();
      expect(versionOf(await edge.document())).toBe("1.1.1");
      const variables = { AWS_ENDPOINT_URL_S3: gate.endpoint };
      expect(await ship("status", variables, 1)).toContain(`at ${gate.endpoint} cannot be reached: reading HEAD.json`);
      await waitUntil(async () => (await edge.staleSeconds()) > 5);
      gate.close();
      await gate.open();
      await waitUntil(async () => (await edge.staleSeconds()) < 2);
    }, 120_000);

    it("Store frozen and Controller down: a wrong clock shows in the age of HEAD, and stops no release", async () => {
      const round = "watch --once --without pages --because rehearsal";
      const late = await startEdge({ EDGE_CACHE: "", ...clockOf(3_600_000) });
      const ages = () => Promise.all([edge, late].map(async (one) => headAge(await one.metrics())));
      await ship(round);
      await waitUntil(async () => Math.max(...(await ages()).map((age, index) => Math.abs(age - index * 3600))) < 60);
      await ship("close promo --because rehearsal");
      await waitUntil(async () => (await late.document()).includes("This part is closed for now"));
      await ship("open promo --because rehearsal");
      await late.stop();
      for (const offset of [-3_600_000, 3_600_000]) {
        await ship(round, clockOf(offset));
        await waitUntil(async () => Math.abs(headAge(await edge.metrics()) + offset / 1000) < 60);
        const signedAt = new Date(Date.now() + offset).toISOString().slice(0, 13).replace("T", " ");
        expect(await ship("status")).toContain(`head             signed ${signedAt}`);
      }
      await ship(round);
      await waitUntil(async () => Math.abs(headAge(await edge.metrics())) < 60);
      await serves("1.1.1");
    }, 90_000);

    it("Key leaked: the document's lines replace it, no edge follows what it signs, and its good builds are signed again", async () => {
      const [oldKey = ""] = readdirSync(path.join(workshop.root, ".ship/trusted"));
      const oldId = oldKey.replace(".pub", "");
      const stolen = readKeys(path.join(workshop.root, ".ship")).signer;
      const store = openStore(STORE);
      // A build that the platform stored, and that no release has.
      const good = build("promo", "1.2.0");
      await writeArtefact(good, { store, signer: stolen, by: "ana" });
      const [, example = ""] = /To replace the platform's key:\n\n```sh\n(.*?)```/s.exec(document) ?? [];
      const lines = example.trim().split("\n");
      expect(await shell(lines.join("\n"), {}, 3)).toMatch(
        new RegExp(`No trusted key has the id 1a2b3c4d5e6f7a8b. There are .*${oldId}`),
      );
      const printed = await shell(lines.slice(3).join("\n").replaceAll("1a2b3c4d5e6f7a8b", oldId));
      expect(printed).toContain(`also remove    trusted/${oldId}.pub`);
      await waitUntil(async () => !(await (await fetch(`${edge.origin}/readyz`)).text()).includes(oldId));

      // The thief also has the key of the bucket, and writes a release and HEAD past every check.
      const { log } = makePublisher({ store, ...readKeys(path.join(workshop.root, ".ship")) });
      const { release, hash } = (await log.newest()) as SignedRelease;
      const number = release.number + 1;
      const forged = { ...release, number, previous: hash, revoked: [], remotes: {} };
      await store.create(releaseKey(number), await seal("release", forged, stolen));
      const head = { number, release: sha256(JSON.stringify(forged)), at: new Date().toISOString() };
      await store.replace(HEAD_KEY, await seal("head", head, stolen));
      await waitUntil(() => edge.output().includes(`signed by ${oldId}, which is not a trusted key`));
      expect(versionOf(await edge.document())).toBe("1.1.1");
      // A server that starts later has the new key only.
      const later = await startEdge({ EDGE_CACHE: "", EDGE_TRUST: path.join(workshop.root, ".ship/trusted") });
      expect(later.output()).toContain("no release yet");
      const named = /releases\/\d{8}\.json/.exec(await ship("status", {}, 1))?.[0];
      expect(named).toBe(releaseKey(number));
      await store.remove(named ?? "");
      expect(await shell(lines[3]?.replace("1a2b3c4d5e6f7a8b", oldId) ?? "")).toContain("contains all of this already");
      await waitUntil(async () => versionOf(await later.document()) === "1.1.1");
      await later.stop();

      place(good);
      const again = "promo --built --without pages --because rehearsal";
      const refusal = await ship(again, {}, 3);
      await store.remove(/Remove (\S+artefact\.json),/.exec(refusal)?.[1] ?? refusal);
      expect(await ship(again)).toContain(`release ${number}: promo 1.1.1 -> 1.2.0`);
      await serves("1.2.0");
      await ship("rollback promo --because rehearsal");
      await serves("1.1.1");
    }, 120_000);

    it("Store gone: without a copy everything is shipped again, and edges start with its id and no cache", async () => {
      const store = openStore(STORE);
      const { storeId: SHIP_STORE_ID } = JSON.parse(await ship("status --json")) as { storeId: string };
      for (const key of keysInStore()) await store.remove(key);
      await waitUntil(async () => (await edge.staleSeconds()) > 2);
      expect(versionOf(await edge.document())).toBe("1.1.1");
      expect(await ship("status", { SHIP_STORE_ID }, 1)).toContain(`is empty; the store ${SHIP_STORE_ID} is expected`);
      place(build("shell", "1.0.0"));
      place(build("promo", "1.3.0"));
      await ship("--all --built --stage sandbox --without pages --because rehearsal");
      await waitUntil(() => edge.output().includes("names release 1, and this server has served release"));
      expect(versionOf(await edge.document())).toBe("1.1.1");
      const { storeId } = JSON.parse(await ship("status --json")) as { storeId: string };
      await edge.stop();
      const EDGE_TRUST = path.join(workshop.root, ".ship/trusted");
      edge = await startEdge({ EDGE_CACHE: path.join(workshop.root, "empty"), EDGE_STORE_ID: storeId, EDGE_TRUST });
      await serves("1.3.0");
    }, 90_000);
  },
);
