import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { freePort, hasProgram, waitUntil } from "@lending/delivery/testing";
import { expect, it } from "vitest";
import { createWorkshop } from "../testing/startProcesses.ts";

const hasPrograms = hasProgram("prometheus") && hasProgram("prometheus-alertmanager");

it.skipIf(!hasPrograms)(
  "sends an alert of an edge to the webhook (skipped without: apt install prometheus prometheus-alertmanager)",
  async ({ onTestFinished }) => {
    const workshop = await createWorkshop();
    onTestFinished(() => workshop.stop());
    const received: { alerts: { status: string; labels: object; annotations: object }[] }[] = [];
    const hook = createServer(async (request, response) => {
      let body = "";
      for await (const part of request) body += String(part);
      received.push(JSON.parse(body));
      response.end();
    });
    await new Promise<void>((resolve) => hook.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void hook.close());

    /** Writes a file of `deploy` into the folder of the processes; only addresses and waiting times are replaced. */
    const write = (name: string, ...edits: readonly (readonly [RegExp, string])[]) => {
      const text = readFileSync(path.join(import.meta.dirname, "../../deploy", name), "utf8");
      const edited = edits.reduce((all, [pattern, by]) => {
        expect(all, `${name}: ${pattern}`).toMatch(pattern);
        return all.replace(pattern, by);
      }, text);
      writeFileSync(path.join(workshop.root, name), edited);
    };
    const [metricsPort, alertsPort, port] = [await freePort(), await freePort(), await freePort()];
    write("alerts.yml", [/for: \d+m/g, "for: 0s"]);
    write(
      "prometheus.yml",
      [/"edge-1:9464", "edge-2:9464"/, `"127.0.0.1:${metricsPort}"`],
      [/alertmanager:9093/, `127.0.0.1:${alertsPort}`],
      [/15s/g, "1s"],
    );
    write(
      "alertmanager.yml",
      [/https:\/\/hooks.example/, `http://127.0.0.1:${(hook.address() as AddressInfo).port}`],
      [/group_wait: 30s/, "group_wait: 0s"],
    );
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
    // Its store is empty.
    workshop.run(process.execPath, ["dist/edge.js"], {
      PORT: String(port),
      EDGE_METRICS_PORT: String(metricsPort),
      EDGE_TRUST: path.join(workshop.root, "keys/trusted"),
      EDGE_STORE: path.join(workshop.root, "store"),
    });
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
