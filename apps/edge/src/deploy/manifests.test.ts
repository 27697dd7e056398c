import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hasProgram } from "@lending/releases/testing";
import { Deployment } from "kubernetes-models/apps/v1";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, Service } from "kubernetes-models/v1";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { variables } from "../node/settings.ts";
import { createMetrics } from "../operations/metrics.ts";

const folder = path.join(import.meta.dirname, "../../deploy");
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
/** Variables of the edge in a configuration that it does not read. */
const unknownVariables = (configured: object) =>
  Object.keys(configured).filter((name) => !name.startsWith("AWS_") && !Object.hasOwn(variables, name));

const kinds = { ConfigMap, Deployment, HorizontalPodAutoscaler, NetworkPolicy, PodDisruptionBudget, Service };
const manifests = parseAllDocuments(read("kubernetes/edge.yaml")).map((one) => one.toJS());
const manifestOf = (kind: keyof typeof kinds) => manifests.find((one) => one.kind === kind);

describe("the Kubernetes manifests", () => {
  it.each(manifests.map((one) => [one.kind as keyof typeof kinds, one]))("match the schema of %s", (kind, manifest) => {
    new kinds[kind](manifest).validate();
  });

  it("meet the restricted pod security standard", () => {
    const { spec } = manifestOf("Deployment").spec.template;
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } });
    expect(spec.automountServiceAccountToken).toBe(false);
    for (const { securityContext } of spec.containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
    for (const volume of spec.volumes) expect(Object.keys(volume)[1]).toMatch(/^(?:configMap|emptyDir)$/);
  });

  it("select the pods of the deployment, and probe the edge's own addresses", () => {
    const { metadata, spec } = manifestOf("Deployment").spec.template;
    for (const selector of [
      manifestOf("Deployment").spec.selector.matchLabels,
      manifestOf("Service").spec.selector,
      manifestOf("PodDisruptionBudget").spec.selector.matchLabels,
      manifestOf("NetworkPolicy").spec.podSelector.matchLabels,
    ])
      expect(metadata.labels).toMatchObject(selector);
    const [{ readinessProbe, livenessProbe }] = spec.containers;
    expect([readinessProbe.httpGet.path, livenessProbe.httpGet.path]).toEqual(["/readyz", "/healthz"]);
    const drain = Number(manifestOf("ConfigMap").data.EDGE_DRAIN);
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + 25);
    expect(manifestOf("PodDisruptionBudget").spec.minAvailable).toBeLessThan(
      manifestOf("HorizontalPodAutoscaler").spec.minReplicas,
    );
    expect(unknownVariables(manifestOf("ConfigMap").data)).toEqual([]);
    // The default is the pod itself, where Prometheus is not.
    expect(manifestOf("ConfigMap").data).toMatchObject({ EDGE_METRICS_HOST: "0.0.0.0" });
  });

  it("run one controller with the signing key, which no edge has", () => {
    const controller = parse(read("kubernetes/controller.yaml"));
    new Deployment(controller).validate();
    // Root starts the gate that opens pages as nobody, and needs these rights only.
    const [{ securityContext }] = controller.spec.template.spec.containers;
    const add = ["SETUID", "SETGID", "DAC_OVERRIDE"];
    expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, capabilities: { drop: ["ALL"], add } });
    expect(parse(read("compose.yaml")).services.controller).toMatchObject({ cap_drop: ["ALL"], cap_add: add });
    expect(read("kubernetes/controller.yaml")).toContain("ship.key");
    expect(read("kubernetes/edge.yaml")).not.toContain("ship.key");
  });
});

it("composes a whole site without a writable root or a secret in the file", () => {
  const { services, volumes } = parse(read("compose.yaml"), { merge: true });
  expect(Object.keys(services)).toEqual([
    ...["edge-1", "edge-2", "nginx", "store", "bucket", "controller", "prometheus", "alertmanager", "grafana"],
  ]);
  for (const name of ["edge-1", "edge-2"]) {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    });
    expect(unknownVariables(services[name].environment)).toEqual([]);
    expect(services[name].environment.AWS_SECRET_ACCESS_KEY, "may only read").toMatch(/^\$\{READ_SECRET:/);
    expect(services[name].environment).toMatchObject({ EDGE_METRICS_HOST: "0.0.0.0" });
    expect(read("nginx.conf")).toContain(`server ${name}:4100`);
    expect(read("prometheus.yml")).toContain(`${name}:9464`);
  }
  for (const service of Object.values<{ volumes?: string[]; image: string }>(services)) {
    for (const volume of service.volumes ?? []) {
      const [source = ""] = volume.split(":");
      if (source.startsWith("./") && !["./tls", "./ship.key"].includes(source)) expect(read(source)).not.toBe("");
      else if (!source.startsWith(".")) expect(volumes).toHaveProperty(source);
    }
  }
  expect(read("compose.yaml")).not.toMatch(/(?:KEY|SECRET|PASSWORD)\w*: *"?\w{8}/);
});

it("builds a container of one file that does not run as root, and no key is in the context of its build", () => {
  const [, , , edge = ""] = read("Containerfile")
    .split(/^(?=FROM )/m)
    .slice(1);
  expect(edge.split("\n").filter((line) => /^(?:COPY|ADD|RUN)/.test(line))).toEqual([
    "COPY --from=build --chmod=0444 /srv/apps/edge/dist/edge.js /srv/edge.js",
    expect.stringContaining("fs.mkdirSync('/cache')"),
  ]);
  expect(edge.split("\n")).toContain("USER 65532:65532");
  const ignored = readFileSync(path.join(folder, "../../../.dockerignore"), "utf8").split("\n");
  expect(ignored).toEqual(expect.arrayContaining(["**/ship.key", "**/.env", "**/tls", "releases"]));
});

it("names every image by a fixed version, and by its digest wherever one is known", () => {
  const files = ["Containerfile", "compose.yaml", "../../../.github/workflows/nightly.yml"].map(read);
  const images = files.flatMap((text) =>
    [...text.matchAll(/(?:^FROM |image: )(\S+\/\S+)/gm)].map(([, name = ""]) => name),
  );
  expect(images.length).toBeGreaterThan(8);
  const known = new Map(
    images.flatMap((image) => [image.split("@")].filter(([, digest]) => digest).map(([name]) => [name, image])),
  );
  for (const image of images) {
    expect(image).toMatch(/:\w[\w.-]*\d[\w.-]*(?:@sha256:[\da-f]{64})?$/);
    expect(known.get(image) ?? image, "an image whose digest is known elsewhere").toBe(image);
  }
});

describe("the dashboard and the alerts", () => {
  interface Alert {
    readonly alert: string;
    readonly expr: string;
    readonly annotations: { readonly summary: string; readonly runbook_url: string };
  }
  const dashboard = JSON.parse(read("dashboard.json"));
  const alerts: readonly Alert[] = parse(read("alerts.yml")).groups.flatMap(({ rules }: { rules: Alert[] }) => rules);
  const queries: readonly string[] = [
    ...dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
    ...alerts.map(({ expr }) => expr),
  ];

  it("use metrics that the edge has", async () => {
    const metrics = createMetrics({ current: () => undefined, staleSeconds: () => 0, headAt: () => undefined });
    metrics.measureProcess();
    const known = new Set([...(await metrics.render()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const names = queries.flatMap((query) => query.match(/\b(?:lending|process)_\w+/g) ?? []);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !known.has(name.replace(/_bucket$/, "")))).toEqual([]);
  });

  it("link each alert to its entry of the runbook, which names it", () => {
    const production = readFileSync(path.join(import.meta.dirname, "../../../../docs/production.md"), "utf8");
    const [, runbook = ""] = production.split("\n## Runbook\n");
    const entries = new Map(
      (runbook.split("\n## ")[0] ?? "").split("\n### ").map((entry) => {
        const [title = ""] = entry.split("\n", 1);
        return [title.toLowerCase().replace(/ /g, "-"), entry];
      }),
    );
    for (const { alert, annotations } of alerts) {
      const [document, anchor = ""] = annotations.runbook_url.split("#");
      expect(document).toMatch(/\/docs\/production\.md$/);
      expect(entries.get(anchor), `${alert} links to #${anchor}`).toContain(`\`${alert}\``);
    }
  });

  it("have a test with series for each alert", () => {
    const tested = parse(read("alerts.test.yml")).tests.flatMap(
      (one: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }) =>
        one.alert_rule_test.flatMap(({ alertname, exp_alerts }) => (exp_alerts.length > 0 ? [alertname] : [])),
    );
    expect(alerts.map(({ alert }) => alert).filter((one) => !tested.includes(one))).toEqual([]);
  });

  it.skipIf(!hasProgram("promtool"))("pass promtool (skipped without it: apt install prometheus)", () => {
    const promtool = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync("promtool", args, { cwd: folder, encoding: "utf8" });
      expect(status, stdout + stderr).toBe(0);
    };
    promtool("check", "rules", "alerts.yml");
    promtool("test", "rules", "alerts.test.yml");
    promtool("check", "config", "--syntax-only", "prometheus.yml");
    // A query of the dashboard is valid when a rule with it is.
    const rules = queries.map((expr: string, index: number) => ({ record: `dashboard:query:${index}`, expr }));
    const file = path.join(mkdtempSync(path.join(tmpdir(), "dashboard-")), "rules.json");
    writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }));
    promtool("check", "rules", file);
    rmSync(path.dirname(file), { recursive: true });
  });
});
