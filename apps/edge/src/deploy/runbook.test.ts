import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createKeySigner } from "@lending/releases/signing/keyFolder";
import { openStore } from "@lending/releases/store/openStore";
import {
  type Bucket,
  freePort,
  hasCeph,
  hasProgram,
  makePublisher,
  makeSigner,
  startRadosgw,
  waitUntil,
} from "@lending/releases/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startGate } from "../testing/failures.ts";
import { build, createWorkshop } from "../testing/startProcesses.ts";

// The runbook of docs/production.md, from an empty bucket: each emergency with its commands, in the order of the document. The
// bucket is Ceph's radosgw, where the edge's key may only read.
const STORE = "s3://site/releases";
const script = path.join(import.meta.dirname, "../../../../packages/delivery/src/cli/ship.ts");

let workshop: Awaited<ReturnType<typeof createWorkshop>>;
let bucket: Bucket;
/** Variables of the edges' key. */
let reader: Bucket["reader"];
let gate: Awaited<ReturnType<typeof startGate>>;
let publisher: ReturnType<typeof makePublisher>;
let edge: Awaited<ReturnType<typeof startEdge>>;

/** Runs `pnpm ship` as the document shows it. */
async function ship(line: string): Promise<string> {
  const args = line.split(/ (?=(?:[^"]*"[^"]*")*[^"]*$)/).map((one) => one.replaceAll('"', ""));
  const variables = { ...bucket.writer, SHIP_STORE: STORE, SHIP_KEYS: path.join(workshop.root, "keys") };
  const { ended, output } = workshop.run(process.execPath, [script, ...args], variables);
  expect(await ended, output()).toBe(0);
  return output();
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
/** The first version in a document is the one that it starts; the others are fallbacks. */
const versionOf = (html: string) => /promo\/([\d.]+)-/.exec(html)?.[1] ?? html;
const serves = (version: string) =>
  waitUntil(async () => versionOf(await edge.document()) === version, 20_000).catch(async () =>
    expect(versionOf(await edge.document())).toBe(version),
  );
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
      expect(await ship("rollback --because rehearsal")).toContain("release 4");
      await serves("1.1.0");
      expect(await ship("status")).toContain("release 4");
    }, 60_000);

    it("Error spike: a remote is closed and opened again", async () => {
      await ship('close promo --because "wrong amounts"');
      await waitUntil(isClosed);
      await ship('open promo --because "repaired"');
      await serves("1.1.0");
    }, 60_000);

    it("Region lost: edges start with a copy of the bucket and the same store id", async () => {
      const [own, copy] = [openStore(STORE), openStore("s3://site/replica")];
      for (const key of await own.list("")) await copy.create(key, (await own.read(key)) ?? new Uint8Array());
      const { storeId = "" } = (await publisher.log.newest()) ?? {};
      await edge.stop();
      edge = await startEdge({ EDGE_STORE: "s3://site/replica", EDGE_STORE_ID: storeId, EDGE_CACHE: "" });
      expect(versionOf(await edge.document())).toBe("1.1.0");
      await edge.stop();
      edge = await startEdge();
    }, 60_000);

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

    it("Key leaked: another key of the platform revokes it, and no edge follows what it signs", async () => {
      const stolen = publisher;
      const next = makeSigner();
      const file = path.join(workshop.root, "next.pub");
      writeFileSync(file, next.trusted);
      await ship(`keys --certify ${file}`);
      const keys = path.join(workshop.root, "next");
      mkdirSync(path.join(keys, "trusted"), { recursive: true });
      cpSync(path.join(workshop.root, "keys/trusted"), path.join(keys, "trusted"), { recursive: true });
      writeFileSync(path.join(keys, "trusted", `${next.id}.pub`), next.trusted);
      writeFileSync(path.join(keys, "ship.key"), next.privatePem, { mode: 0o600 });
      const [oldId = ""] = readdirSync(path.join(workshop.root, "keys/trusted")).map((one) => one.replace(".pub", ""));
      const variables = { ...bucket.writer, SHIP_STORE: STORE, SHIP_KEYS: keys };
      const revoking = workshop.run(
        process.execPath,
        [script, "keys", "--revoke", oldId, "--because", "leaked"],
        variables,
      );
      expect(await revoking.ended, revoking.output()).toBe(0);
      await waitUntil(async () => !(await (await fetch(`${edge.origin}/readyz`)).text()).includes(oldId));
      const before = versionOf(await edge.document());
      // The thief also has the key of the bucket, and still trusts himself.
      await stolen.ship(build("promo", "6.6.6")).catch(() => undefined);
      await sleep(3000);
      expect(versionOf(await edge.document())).toBe(before);
      const trust = new Map([...workshop.trust, ...next.trust]);
      const own = makePublisher({ store: openStore(STORE), signer: createKeySigner(next.privatePem), trust });
      expect((await own.log.newest())?.release.revoked).toContain(oldId);
    }, 90_000);
  },
);
