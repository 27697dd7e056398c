import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort, hasProgram, serve, waitUntil } from "@lending/releases/testing";
import { expect, it } from "vitest";
import { createWorkshop } from "../testing/startProcesses.ts";

it.skipIf(!hasProgram("prometheus") || !hasProgram("prometheus-alertmanager"))(
  "sends an alert of an edge to the webhook (skipped without: apt install prometheus prometheus-alertmanager)",
  async ({ onTestFinished }) => {
    const workshop = await createWorkshop();
    onTestFinished(() => workshop.stop());
    const received: { alerts: { status: string; labels: object; annotations: object }[] }[] = [];
    const hook = await serve(async (request, response) => {
      let body = "";
      for await (const part of request) body += String(part);
      received.push(JSON.parse(body));
      response.end();
    });
    onTestFinished(hook.close);

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
