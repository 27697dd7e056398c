import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { createDirectoryStore, freePort, hasProgram, makeBuild, waitUntil } from "@lending/delivery/testing";
import { expect, it } from "vitest";
import { createWorkshop } from "../testing/startProcesses.ts";

const repository = path.join(import.meta.dirname, "../../../..");
const build = (name: string, version: string) => makeBuild({ name, version });

it.skipIf(!hasProgram("prometheus"))(
  "ends a worse canary by the metrics that a Prometheus reads from an edge (skipped without it: apt install prometheus)",
  async ({ onTestFinished }) => {
    const workshop = await createWorkshop();
    onTestFinished(() => workshop.stop());
    const folder = path.join(workshop.root, "store");
    const publisher = workshop.publisher(createDirectoryStore(folder));
    await publisher.ship(build("shell", "1.0.0"), build("promo", "1.0.0"), build("loan", "1.0.0"));
    await publisher.tryOut(50, build("promo", "1.1.0"));

    const [port, metricsPort, prometheusPort] = [await freePort(), await freePort(), await freePort()];
    await workshop.startEdge(port, { EDGE_STORE: folder, EDGE_METRICS_PORT: String(metricsPort) });
    writeFileSync(
      path.join(workshop.root, "prometheus.yml"),
      `scrape_configs: [{ job_name: edge, scrape_interval: 1s, static_configs: [{ targets: ["127.0.0.1:${metricsPort}"] }] }]`,
    );
    const prometheus = workshop.run("prometheus", [
      "--config.file=prometheus.yml",
      "--storage.tsdb.path=tsdb",
      `--web.listen-address=127.0.0.1:${prometheusPort}`,
    ]);
    const address = `http://127.0.0.1:${prometheusPort}`;
    await waitUntil(async () => (await fetch(`${address}/-/ready`)).ok);

    const read = async () =>
      (await fetch(`http://127.0.0.1:${port}/promo`, { headers: { accept: "text/html" } })).text();
    const tokens = new Map(
      [...(await read()).matchAll(/"variant":"(\w+)","token":"([^"]+)"/g)].map(([, variant, token]) => [
        variant,
        token,
      ]),
    );
    const report = (event: string, variant: string, remote = "promo") =>
      fetch(`http://127.0.0.1:${port}/collect`, {
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
    await waitUntil(async () => {
      const response = await fetch(`${address}/api/v1/query?query=sum(lending_browser_events_total)`);
      return (await response.text()).includes('"82"');
    });

    const watch = spawn(
      process.execPath,
      ["packages/delivery/src/cli/ship.ts", "watch", "--every", "1", "--for", "1"],
      {
        cwd: repository,
        env: {
          ...process.env,
          SHIP_STORE: folder,
          SHIP_KEYS: path.join(workshop.root, "keys"),
          SHIP_REPORTS: `prometheus:${address}`,
        },
      },
    );
    let output = "";
    for (const stream of [watch.stdout, watch.stderr]) stream.on("data", (chunk: Buffer) => (output += String(chunk)));
    expect(await new Promise((resolve) => watch.once("close", resolve)), output).toBe(3);
    expect(output).toContain("The canary is worse: errors 56.7 % against 0.0 %. The canary is ended.");
    expect((await publisher.log.newest())?.release.canaries).toBeUndefined();
    expect(prometheus.output()).not.toContain("level=error");
  },
  90_000,
);
