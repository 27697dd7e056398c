import type { ChildProcess } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createLiveReader, openStore } from "@lending/delivery/live";
import { freePort, hasProgram, startObjectStorage } from "@lending/delivery/testing";
import { expect, it } from "vitest";
import { startGate, startVisitors } from "../testing/failures.ts";
import { build, createWorkshop } from "../testing/startProcesses.ts";

/** Seconds of load. `pnpm test:deep` sets 120; 20 is enough during development. */
const SECONDS = Number(process.env.FAILURE_SECONDS ?? 0);
const remotes = ["promo", "loan"];

it.skipIf(SECONDS === 0 || !hasProgram("nginx"))(
  "fails no request while edges die, the store stops and releases change (skipped without FAILURE_SECONDS or nginx-light)",
  async ({ onTestFinished }) => {
    const workshop = await createWorkshop();
    onTestFinished(() => workshop.stop());
    const storage = await startObjectStorage();
    onTestFinished(() => storage.stop());
    const gate = await startGate(storage.endpoint);
    const access = { AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" };
    const store = openStore("s3://site/web", { ...access, AWS_ENDPOINT_URL_S3: storage.endpoint });
    const publisher = workshop.publisher(store);
    const versions = Array.from({ length: 6 }, (_, index) => `1.${index}.0`);
    const builds = [
      build("shell", "1.0.0"),
      ...["promo", "loan"].flatMap((name) => versions.map((one) => build(name, one))),
    ];
    const scripts = new Map(
      builds.map((one) => [
        `${one.name}/${one.manifest.version}-${one.deployed.hash.slice(0, 12)}`,
        new TextDecoder().decode(one.read(one.manifest.entry)),
      ]),
    );
    await publisher.ship(build("shell", "1.0.0"), ...remotes.map((name) => build(name, "1.0.0")));

    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    const edges: { child: ChildProcess }[] = [];
    const startEdge = async (index: number) => {
      edges[index] = await workshop.startEdge({
        ...access,
        PORT: String(ports[index]),
        AWS_ENDPOINT_URL_S3: gate.endpoint,
        EDGE_STORE: "s3://site/web",
        EDGE_CACHE: path.join(workshop.root, `cache-${index}`),
        EDGE_LOG: "problems",
      });
    };
    await Promise.all(ports.map((_, index) => startEdge(index)));
    const killEdge = (index: number) => edges[index]?.child.kill("SIGKILL");
    // One nginx as it is configured, and one without its cache, so that each request reaches an edge.
    const cached = await workshop.startNginx(ports);
    const direct = await workshop.startNginx(ports, (text) => text.replaceAll("proxy_cache site;", "proxy_cache off;"));

    const visitors = startVisitors([cached.origin, direct.origin], remotes, (folder) => scripts.get(folder));
    const wait = (share: number) => sleep(share * SECONDS * 1000);
    let corrupted = "";
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

      const { release } = await publisher.ship(build("loan", "1.1.0"));
      corrupted = `live/${String(release?.release.generation).padStart(8, "0")}.json`;
      const list = await store.read(corrupted);
      await store.replace(corrupted, new TextEncoder().encode("{"));
      await wait(0.05);
      killEdge(2);
      await startEdge(2);
      await store.replace(corrupted, list ?? new Uint8Array());
      await publisher.ship(build("promo", "1.4.0"));
      await wait(0.05);
      await publisher.tryOut(30, build("loan", "1.2.0"));
      await wait(0.05);
      await publisher.rollBack();
      await publisher.rollBack();
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

    // Every document is, byte for byte, that of one signed release. During a canary the edge adds tokens for reports.
    const withoutTokens = (html: string) => html.replace(/,"token":"[^"]*"/g, "");
    const reader = createLiveReader({ store, trust: workshop.trust });
    const newest = (await publisher.log.newest())?.release.generation ?? 0;
    const signed = new Set<string>();
    let releases = 0;
    for (let number = 1; number <= newest; number += 1) {
      const list = await reader.at(number);
      if (!list) continue;
      let isSeen = false;
      for (const remote of remotes) {
        const { html } = await reader.document(list, `/${remote}`);
        signed.add(html);
        isSeen ||= [...(visitors.seen.get(`/${remote}`) ?? [])].some((one) => withoutTokens(one) === html);
      }
      if (isSeen) releases += 1;
    }
    const received = [...visitors.seen.values()].flatMap((one) => [...one].map(withoutTokens));
    expect(received.filter((html) => !signed.has(html))).toEqual([]);
    expect(releases, "releases that visitors received").toBeGreaterThan(6);
    process.stdout.write(`${received.length} different documents of ${releases} releases, all signed\n`);
    // Every server has found the newest release.
    for (const port of ports)
      expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toMatchObject({
        ready: true,
        release: newest,
      });
  },
  SECONDS * 1000 + 120_000,
);
