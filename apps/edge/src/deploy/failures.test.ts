import type { ChildProcess } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openStore } from "@lending/releases/store/openStore";
import { freePort, hasCeph, hasProgram, startRadosgw } from "@lending/releases/testing";
import { expect, it, vi } from "vitest";
import { startGate, startVisitors } from "../testing/failures.ts";
import { build, createWorkshop } from "../testing/startProcesses.ts";

/** Seconds of load. `pnpm verify --deep` sets 120; 20 is enough during development. */
const SECONDS = Number(process.env.FAILURE_SECONDS ?? 0);
const remotes = ["promo", "loan"];
const STORE = "s3://site/releases";

it.skipIf(SECONDS === 0 || !hasProgram("nginx") || !hasCeph())(
  "fails no request while edges die, the store stops and releases change (skipped without FAILURE_SECONDS, nginx-light or Ceph)",
  async ({ onTestFinished }) => {
    const workshop = await createWorkshop();
    onTestFinished(() => workshop.stop());
    const bucket = await startRadosgw();
    onTestFinished(() => bucket.stop());
    const gate = await startGate(bucket.endpoint);
    for (const [name, value] of Object.entries(bucket.writer)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const store = openStore(STORE);
    const publisher = workshop.publisher(store);
    const versions = Array.from({ length: 6 }, (_, index) => `1.${index}.0`);
    const builds = remotes.flatMap((name) => versions.map((one) => build(name, one)));
    const scripts = new Map(
      [build("shell", "1.0.0"), ...builds].map((one) => [
        `${one.name}/${one.manifest.version}-${one.deployed.hash.slice(0, 12)}`,
        new TextDecoder().decode(one.read(one.manifest.entry)),
      ]),
    );
    await publisher.ship(build("shell", "1.0.0"), ...remotes.map((name) => build(name, "1.0.0")));

    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    const edges: { child: ChildProcess }[] = [];
    const startEdge = async (index: number) => {
      edges[index] = await workshop.startEdge({
        ...bucket.reader,
        PORT: String(ports[index]),
        AWS_ENDPOINT_URL_S3: gate.endpoint,
        EDGE_STORE: STORE,
        EDGE_CACHE: path.join(workshop.root, `cache-${index}`),
        EDGE_LOG: "problems",
      });
    };
    await Promise.all(ports.map((_, index) => startEdge(index)));
    const killEdge = (index: number) => edges[index]?.child.kill("SIGKILL");
    // One nginx as it is configured, and one without its cache, so that each request reaches an edge.
    const cached = await workshop.startNginx(ports, { files: bucket.endpoint });
    const edit = (text: string) =>
      text.replaceAll("proxy_cache site;", "proxy_cache off;").replace(/limit_req zone=pages.*/, "");
    const direct = await workshop.startNginx(ports, { files: bucket.endpoint, edit });

    const visitors = startVisitors([cached.origin, direct.origin], remotes, (folder) => scripts.get(folder));
    const wait = (share: number) => sleep(share * SECONDS * 1000);
    try {
      for (const index of [0, 1, 2]) {
        await publisher.ship(build("promo", `1.${index + 1}.0`));
        await wait(0.05);
        killEdge(index);
        await wait(0.05);
        await startEdge(index);
      }
      gate.close();
      await wait(0.06);
      killEdge(0);
      await startEdge(0);
      await wait(0.06);
      await gate.open();
      gate.silence();
      killEdge(1);
      await startEdge(1);
      await wait(0.13);
      gate.close();
      await gate.open();
      await wait(0.05);
      await publisher.ship(build("loan", "1.1.0"));
      // An object that nobody signed takes the place of HEAD.
      const head = await store.read("HEAD.json");
      await store.replace("HEAD.json", new TextEncoder().encode("{"));
      await wait(0.05);
      killEdge(2);
      await startEdge(2);
      await store.replace("HEAD.json", head ?? new Uint8Array());
      await publisher.ship(build("promo", "1.4.0"));
      await wait(0.05);
      const next = await publisher.upload(build("loan", "1.2.0"));
      const by = { by: "ana", at: new Date().toISOString() };
      await publisher.change({ variants: [{ id: "1a2b3c4d", percent: 30, remotes: { loan: next }, ...by }] });
      await wait(0.05);
      await publisher.change({ variants: [] });
      await wait(0.05);
      await sleep(4000);
    } finally {
      const { p99, slowest } = await visitors.stop();
      const { documents, assets } = visitors.counts;
      process.stdout.write(
        `${documents} documents and ${assets} files, ${visitors.failed.length} failed; p99 ${Math.round(p99)} ms, slowest ${Math.round(slowest)} ms\n`,
      );
    }
    expect(visitors.failed).toEqual([]);
    const newest = (await publisher.log.newest())?.release.number;
    const seen = new Set(
      [...visitors.seen.values()].flatMap((one) => [...one].map((html) => /"release":(\d+)/.exec(html)?.[1])),
    );
    expect(seen.size, "releases that visitors received").toBeGreaterThan(6);
    // Every server has found the newest release.
    for (const port of ports)
      expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toMatchObject({
        ready: true,
        release: newest,
      });
  },
  SECONDS * 1000 + 120_000,
);
