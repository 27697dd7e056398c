import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hasProgram } from "@lending/delivery/testing";
import { Deployment } from "kubernetes-models/apps/v1";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, Service } from "kubernetes-models/v1";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { variables } from "../node/variables.ts";

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
    expect(manifestOf("ConfigMap").data).toMatchObject({
      EDGE_METRICS_HOST: "0.0.0.0",
      EDGE_ORIGIN: "https://h5.example.com",
    });
  });
});

it("composes two edges, nginx, a store, Prometheus and Alertmanager, without a writable root or a secret in the file", () => {
  const { services, volumes } = parse(read("compose.yaml"), { merge: true });
  expect(Object.keys(services)).toEqual(["edge-1", "edge-2", "nginx", "store", "bucket", "prometheus", "alertmanager"]);
  for (const name of ["edge-1", "edge-2"]) {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    });
    expect(unknownVariables(services[name].environment)).toEqual([]);
    expect(services[name].environment).toMatchObject({ EDGE_METRICS_HOST: "0.0.0.0" });
    expect(read("nginx.conf")).toContain(`server ${name}:4100`);
    expect(read("prometheus.yml")).toContain(`${name}:9464`);
  }
  for (const service of Object.values<{ volumes?: string[]; image: string }>(services)) {
    expect(service.image, "an image of a fixed version").toMatch(/^edge$|:\w[\w.-]*\d[\w.-]*$/);
    for (const volume of service.volumes ?? []) {
      const [source = ""] = volume.split(":");
      if (source.startsWith("./") && source !== "./tls") expect(read(source)).not.toBe("");
      else if (!source.startsWith(".")) expect(volumes).toHaveProperty(source);
    }
  }
  expect(read("compose.yaml")).not.toMatch(/(?:KEY|SECRET|PASSWORD)\w*: *"?\w{8}/);
});

it("builds a container of one file that does not run as root", () => {
  const lines = read("Containerfile").split("\n");
  expect(lines.filter((line) => /^(?:COPY|ADD|RUN)/.test(line))).toEqual([
    "COPY --chmod=0444 dist/edge.js /srv/edge.js",
    expect.stringContaining("fs.mkdirSync('/cache')"),
  ]);
  expect(lines).toContain("USER 65532:65532");
});

describe("the dashboard and the alerts", () => {
  const source = ["createEdge", "http/takeReports", "operations/measureRequests", "node/main"]
    .map((file) => readFileSync(path.join(import.meta.dirname, `../${file}.ts`), "utf8"))
    .join("\n");
  const dashboard = JSON.parse(read("dashboard.json"));
  const queries = [
    ...dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
    ...parse(read("alerts.yml")).groups.flatMap(({ rules }: { rules: { expr: string }[] }) =>
      rules.map(({ expr }) => expr),
    ),
  ];

  it("use metrics that the edge has", () => {
    const names = queries.flatMap((query: string) => query.match(/\b(?:lending|process)_\w+/g) ?? []);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(source).toContain(`"${name.replace(/_(?:total|bucket)$/, "")}"`);
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
