import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createDirectoryStore, freePort, hasProgram, waitUntil } from "@lending/delivery/testing";
import { expect, it } from "vitest";
import { build, createWorkshop, startServer } from "../testing/startProcesses.ts";

const ship = path.join(import.meta.dirname, "../../../../packages/delivery/src/cli/ship.ts");

it.skipIf(!hasProgram("prometheus") || !hasProgram("prometheus-alertmanager"))(
  "sends an alert of an edge to the webhook (skipped without: apt install prometheus prometheus-alertmanager)",
  async ({ onTestFinished }) => {
    const workshop = await createWorkshop();
    onTestFinished(() => workshop.stop());
    const received: { alerts: { status: string; labels: object; annotations: object }[] }[] = [];
    const hook = await startServer(async (request, response) => {
      let body = "";
      for await (const part of request) body += String(part);
      received.push(JSON.parse(body));
      response.end();
    });
    onTestFinished(hook.stop);

    /** Writes a file of `deploy` into the folder of the processes; only addresses and waiting times are replaced. */
    const write = (name: string, ...edits: readonly (readonly [RegExp, string])[]) => {
      const text = readFileSync(path.join(import.meta.dirname, "../../deploy", name), "utf8");
      const edited = edits.reduce((all, [pattern, by]) => {
        expect(all, `${name}: ${pattern}`).toMatch(pattern);
        return all.replace(pattern, by);
      }, text);
      writeFileSync(path.join(workshop.root, name), edited);
    };
    // Its store is empty.
    const { metricsPort } = await workshop.startEdge();
    const alertsPort = await freePort();
    write("alerts.yml", [/for: \d+m/g, "for: 0s"]);
    write(
      "prometheus.yml",
      [/"edge-1:9464", "edge-2:9464"/, `"127.0.0.1:${metricsPort}"`],
      [/alertmanager:9093/, `127.0.0.1:${alertsPort}`],
      [/15s/g, "1s"],
    );
    write("alertmanager.yml", [/https:\/\/hooks.example/, hook.origin], [/group_wait: 30s/, "group_wait: 0s"]);
    const alertmanager = workshop.run("prometheus-alertmanager", [
      "--config.file=alertmanager.yml",
      "--storage.path=alerts",
      "--cluster.listen-address=",
      `--web.listen-address=127.0.0.1:${alertsPort}`,
    ]);
    workshop.run("prometheus", [
      "--config.file=prometheus.yml",
      "--storage.tsdb.path=tsdb",
      `--web.listen-address=127.0.0.1:${await freePort()}`,
    ]);
    await waitUntil(() => received.length > 0, 60_000).catch(() => expect(alertmanager.output()).toBe("an alert"));
    const alerts = received.flatMap((one) => one.alerts);
    expect(
      alerts.find(({ labels }) => "alertname" in labels && labels.alertname === "NoVerifiedRelease"),
    ).toMatchObject({
      status: "firing",
      labels: { severity: "page", job: "edge", instance: `127.0.0.1:${metricsPort}` },
      annotations: { summary: expect.stringContaining("has no verified release") },
    });
  },
  90_000,
);

it.skipIf(!hasProgram("prometheus"))(
  "ends a worse canary by the metrics that a Prometheus reads from an edge (skipped without it: apt install prometheus)",
  async ({ onTestFinished }) => {
    const workshop = await createWorkshop();
    onTestFinished(() => workshop.stop());
    const publisher = workshop.publisher(createDirectoryStore(path.join(workshop.root, "store")));
    await publisher.ship(build("shell", "1.0.0"), build("promo", "1.0.0"), build("loan", "1.0.0"));
    await publisher.tryOut(50, build("promo", "1.1.0"));

    const edge = await workshop.startEdge();
    const prometheus = await workshop.startPrometheus([edge.metricsPort]);
    const tokens = new Map(
      [...(await edge.document()).matchAll(/"variant":"(\w+)","token":"([^"]+)"/g)].map(([, variant, token]) => [
        variant,
        token,
      ]),
    );
    const report = (event: string, variant: string, remote = "promo") =>
      fetch(`${edge.origin}/collect`, {
        method: "POST",
        body: JSON.stringify({
          event,
          variant,
          remote,
          version: variant === "canary" ? "1.1.0" : "1.0.0",
          release: 2,
          lcp: 900,
          token: tokens.get(variant),
        }),
      });
    const times = (count: number, ...one: Parameters<typeof report>) =>
      Promise.all(Array.from({ length: count }, () => report(...one)));
    // Errors of another remote are no evidence for the live variant.
    await times(40, "error", "live", "loan");
    await times(12, "visit", "live");
    await times(13, "visit", "canary");
    await times(17, "error", "canary");
    await waitUntil(async () => (await prometheus.query("sum(lending_browser_events_total)")).includes('"82"'));

    const watch = workshop.run(process.execPath, [ship, "watch", "--every", "1", "--for", "1"], {
      SHIP_STORE: path.join(workshop.root, "store"),
      SHIP_KEYS: path.join(workshop.root, "keys"),
      SHIP_REPORTS: `prometheus:${prometheus.address}`,
    });
    expect(await watch.ended, watch.output()).toBe(3);
    expect(watch.output()).toContain("The canary is worse: errors 56.7 % against 0.0 %. The canary is ended.");
    expect((await publisher.log.newest())?.release.canaries).toBeUndefined();
    expect(prometheus.output()).not.toContain("level=error");
  },
  90_000,
);
