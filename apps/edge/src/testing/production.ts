import { createWriteStream } from "node:fs";
import path from "node:path";
import { readBuild } from "@lending/releases/artefact/Build";
import { openStore } from "@lending/releases/store/openStore";
import { CEPH, freePort, hasCeph, startRadosgw } from "@lending/releases/testing";
import { createWorkshop } from "./startProcesses.ts";

// Starts the site as production runs it, in front of the sandbox as the lender's API: a bucket, two edges that may only read it,
// and nginx as deploy/nginx.conf configures it. Prints its address as JSON and stops on SIGTERM:
// EDGE_API_ORIGIN=http://localhost:4100 node apps/edge/src/testing/production.ts
const { EDGE_API_ORIGIN = "http://localhost:4100" } = process.env;
const apps = path.join(import.meta.dirname, "../../..");
const names = ["shell", "loan", "repay", "bank-binding", "complaints", "promo", "official-site"];

const workshop = await createWorkshop();
if (!hasCeph()) throw new Error(`A bucket is needed: ${CEPH}`);
const bucket = await startRadosgw();
const store = "s3://site/releases";
// The vendor's client reads its variables from the process.
Object.assign(process.env, bucket.writer);
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
  files: bucket.endpoint,
  edit: (text) =>
    text
      .replace("\n    location /api/ {", sandbox)
      .replace("location ~ ^/(?:collect|reports)$ {", "location ~ ^/(?:collect-edge)$ {"),
});
const origin = nginx.origin.replace("127.0.0.1", "localhost");

await publisher.ship(...names.map((name) => readBuild(path.join(apps, name), name)));
const { newest } = await publisher.change({ environment: { stage: "sandbox", h5Base: origin } });
const edges = await Promise.all(
  ports.map((port, index) =>
    workshop.startEdge({
      ...bucket.reader,
      PORT: String(port),
      EDGE_STORE: store,
      EDGE_STORE_ID: newest?.storeId ?? "",
      EDGE_STAGE: "sandbox",
      EDGE_CACHE: path.join(workshop.root, `cache-${index}`),
      EDGE_API_ORIGIN,
      EDGE_PROXIES: "1",
    }),
  ),
);

async function stop(): Promise<void> {
  await workshop.stop();
  await bucket.stop();
  process.exit(0);
}
process.once("SIGTERM", () => void stop());
process.once("SIGINT", () => void stop());
edges.forEach(({ child }, index) => {
  child.stdout?.pipe(createWriteStream(path.join(workshop.root, `edge-${index}.log`)));
});
// Every file that the site writes is below `root`.
process.stdout.write(`${JSON.stringify({ origin, root: workshop.root })}\n`);
