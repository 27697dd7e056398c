import { randomUUID } from "node:crypto";
import { createWriteStream, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readBuild } from "@lending/releases/artefact/Build";
import { openStore } from "@lending/releases/store/openStore";
import { freePort, hasCeph, startRadosgw, waitUntil } from "@lending/releases/testing";
import { createWorkshop, startFiles } from "./startProcesses.ts";

// Starts the site as production runs it, in front of the sandbox as the lender's API: a bucket (without Ceph a folder), two edges that
// may only read it, and nginx as deploy/nginx.conf configures it. Prints its address as JSON and stops on SIGTERM. With --watch it also
// starts Prometheus with the alerts, and the controller, and prints what both need and do:
// EDGE_API_ORIGIN=http://localhost:4100 node apps/edge/src/testing/production.ts --watch
const { EDGE_API_ORIGIN = "http://localhost:4100" } = process.env;
const { watch: isWatched } = parseArgs({ options: { watch: { type: "boolean", default: false } } }).values;
const apps = path.join(import.meta.dirname, "../../..");
const names = ["shell", "loan", "repay", "bank-binding", "complaints", "promo", "official-site"];

const workshop = await createWorkshop();
const bucket = hasCeph() ? await startRadosgw() : undefined;
const folder = path.join(workshop.root, "store");
const files = bucket?.endpoint ?? (await startFiles(folder)).origin;
const store = bucket ? "s3://site/releases" : folder;
// The vendor's client reads its variables from the process.
Object.assign(process.env, bucket?.writer);
const publisher = workshop.publisher(openStore(store));
const ports = [await freePort(), await freePort()];
// The sandbox is also its console, its wallet and the reader of reports: parts that a lender has elsewhere.
const sandbox = `
    location /sandbox { proxy_pass ${EDGE_API_ORIGIN}; proxy_buffering off; proxy_set_header Host $http_host; }
    location ~ ^/(?:collect|reports)$ { mirror /mirror; proxy_pass http://edges; }
    location = /mirror { internal; proxy_pass ${EDGE_API_ORIGIN}$request_uri; }
    location /api/ {`;
const nginx = await workshop.startNginx(ports, {
  api: EDGE_API_ORIGIN,
  files,
  edit: (text) =>
    text
      .replace("\n    location /api/ {", sandbox)
      // The sandbox's addresses of pictures need the port, which production's have not.
      .replace("X-Forwarded-Host $host", "X-Forwarded-Host $http_host")
      .replace("location ~ ^/(?:collect|reports)$ {", "location ~ ^/(?:collect-edge)$ {"),
});
const origin = nginx.origin.replace("127.0.0.1", "localhost");

await publisher.ship(...names.map((name) => readBuild(path.join(apps, name), name)));
const { newest } = await publisher.change({ environment: { stage: "sandbox", h5Base: origin } });
const EDGE_REPORT_KEY = randomUUID();
const edges = await Promise.all(
  ports.map((port, index) =>
    workshop.startEdge({
      ...bucket?.reader,
      PORT: String(port),
      EDGE_STORE: store,
      EDGE_STORE_ID: newest?.storeId ?? "",
      EDGE_STAGE: "sandbox",
      EDGE_CACHE: path.join(workshop.root, `cache-${index}`),
      EDGE_API_ORIGIN,
      EDGE_REPORT_KEY,
      EDGE_PROXIES: "1",
    }),
  ),
);

async function stop(): Promise<void> {
  await workshop.stop();
  await bucket?.stop();
  process.exit(0);
}
process.once("SIGTERM", () => void stop());
process.once("SIGINT", () => void stop());
edges.forEach(({ child }, index) => {
  child.stdout?.pipe(createWriteStream(path.join(workshop.root, `edge-${index}.log`)));
});
// Every file that the site writes is below `root`.
process.stdout.write(`${JSON.stringify({ origin, root: workshop.root })}\n`);

/** Starts Prometheus with the alerts of `deploy`, and the controller, which reads it. */
async function watch(): Promise<void> {
  const deploy = path.join(apps, "edge/deploy");
  const targets = edges.map(({ metricsPort }) => `"127.0.0.1:${metricsPort}"`).join();
  const configuration = readFileSync(path.join(deploy, "prometheus.yml"), "utf8")
    .replace(/targets: \["edge[^\]]*\]/, `targets: [${targets}]`)
    .replaceAll("15s", "5s")
    .replace("alerts.yml", path.join(deploy, "alerts.yml"))
    .replace(/^alerting.*\n/m, "");
  writeFileSync(path.join(workshop.root, "prometheus.yml"), configuration);
  const prometheus = `127.0.0.1:${await freePort()}`;
  workshop.run("prometheus", [
    "--config.file=prometheus.yml",
    "--storage.tsdb.path=tsdb",
    `--web.listen-address=${prometheus}`,
  ]);
  const metrics = `http://${prometheus}/api/v1/query?query=lending_ready`;
  await waitUntil(async () => (await (await fetch(metrics)).text()).includes('"value"'), 60_000, "The first metric");
  const variables = { SHIP_STORE: store, SHIP_KEYS: path.join(workshop.root, "keys"), ...bucket?.writer };
  const reports = { SHIP_REPORTS: `prometheus:http://${prometheus}` };
  const program = path.join(apps, "../packages/delivery/src/cli/ship.ts");
  const { child } = workshop.run(process.execPath, [program, "watch"], { ...variables, ...reports });
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(process.stdout);
  const exports = Object.entries(variables).map((variable) => variable.join("="));
  process.stdout.write(`alerts  http://${prometheus}/alerts
status  http://127.0.0.1:${edges[0]?.metricsPort}/status
To ship:   export ${exports.join(" ")}
To visit:  pnpm exec node apps/e2e/src/harness/visit.ts "${origin}/loanDetail?sessionId=demo&productId=p-1&orderId=o-174"\n`);
}
if (isWatched)
  await watch().catch((fault: Error) => {
    process.stderr.write(`${fault.message}\n`);
    return stop();
  });
