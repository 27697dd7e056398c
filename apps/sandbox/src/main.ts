import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { serveStore } from "@lending/edge/files";
import { createBuiltReader } from "@lending/releases/reader/createBuiltReader";
import { createLiveReader, type LiveReader } from "@lending/releases/reader/createLiveReader";
import { readTrust } from "@lending/releases/signing/keyFolder";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { Hono } from "hono";
import { launchPath } from "./api/links.ts";
import { statusTexts } from "./api/orders/orders.ts";
import { createSandbox } from "./createSandbox.ts";
import { removeData } from "./database/openDatabase.ts";
import { mapStack } from "./mapStack.ts";
import { findEnvironment } from "./readEnvironment.ts";
import { serveBuilds } from "./serveBuilds.ts";

const { values } = parseArgs({
  options: {
    fresh: { type: "boolean", default: false },
    /** Listen on another address than this machine's own: `--host 0.0.0.0` opens the sandbox to the network. */
    host: { type: "string", default: "127.0.0.1" },
    /** Serve a remote from its development server: `--dev loan=http://localhost:4101`. */
    dev: { type: "string", multiple: true, default: [] },
    /** Serve only one remote: `--only loan`. */
    only: { type: "string", multiple: true },
    /** Serve a folder below its name: `--files storybook=apps/storybook/static`. */
    files: { type: "string", multiple: true, default: [] },
  },
});
const development = Object.fromEntries(values.dev.map((pair) => pair.split("=", 2)));
const dataDir = path.resolve(process.env.SANDBOX_DATA || path.join(import.meta.dirname, "..", "data"));
/** Other origins that may call the API: `SANDBOX_CORS=https://site.test,http://localhost:4200`. */
const corsOrigins = (process.env.SANDBOX_CORS ?? "").split(",").filter((origin) => origin !== "");
const print = (line = "") => process.stdout.write(`${line}\n`);
function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
const port = Number(process.env.PORT || 4100);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);

const appsDir = path.resolve(process.env.SANDBOX_APPS || path.join(import.meta.dirname, "..", ".."));
// Serve the releases that `pnpm ship` wrote instead of the current builds. They must be signed by a trusted key.
const releasesDir = process.env.SANDBOX_RELEASES && path.resolve(process.env.SANDBOX_RELEASES);
const keys = path.resolve(process.env.SANDBOX_TRUST || path.join(import.meta.dirname, "../../../.ship"));
const openReleases = (folder: string): LiveReader =>
  createLiveReader({
    store: createFolderStore(folder),
    trust: readTrust(keys),
    stage: process.env.SANDBOX_STAGE || undefined,
    storeId: process.env.SANDBOX_STORE_ID || undefined,
    onProblem({ message }, release) {
      // The gate of pages writes its release into an empty folder later.
      if (release === undefined && !existsSync(folder))
        stop(`SANDBOX_RELEASES: ${message} To write a release: pnpm ship --all --stage sandbox`);
      print(`Releases: ${message} ${release === undefined ? "No release is live." : `Release ${release} is live.`}`);
    },
  });

/** Of the builds; a release has its own. */
const environment = findEnvironment();
const released = releasesDir ? openReleases(releasesDir) : undefined;
await released?.refresh();
if (values.fresh) removeData(dataDir);
const sandbox = createSandbox({
  dataDir,
  appsDir,
  corsOrigins,
  host: values.host,
  // `off` serves documents without data, as a bucket does.
  readsEarly: process.env.SANDBOX_EARLY !== "off",
  site: {
    origin: `http://localhost:${port}`,
    ...(released && releasesDir
      ? { reader: released, files: serveStore(releasesDir) }
      : {
          reader: createBuiltReader({ appsDir, development, environment, only: values.only }),
          files: serveBuilds(appsDir),
        }),
  },
});

const folders = values.files.map((pair) => pair.split("=", 2) as [string, string]);
const app = new Hono();
for (const [name, root] of folders) {
  app.get(`/${name}`, (context) => context.redirect(`/${name}/`));
  app.get(`/${name}/*`, serveStatic({ root, rewriteRequestPath: (one) => one.slice(name.length + 1) }));
}
// For the errors that a development page shows.
if (values.dev.length > 0) app.post("/sandbox/stack", async ({ req, text }) => text(await mapStack(await req.text())));
app.mount("/", sandbox.app.fetch);

const server = serve(
  {
    fetch: app.fetch,
    port,
    hostname: values.host,
    // A picture takes minutes on a slow connection, but a limit keeps slow connections from using up the server.
    serverOptions: { headersTimeout: 20_000, requestTimeout: 600_000, keepAliveTimeout: 10_000 },
  },
  (info) => printAddresses(info.port),
);

server.on("error", (fault: NodeJS.ErrnoException) => {
  print(
    fault.code === "EADDRINUSE"
      ? `Port ${port} is in use. Set PORT to another one: PORT=${port + 100} npm start`
      : `The sandbox cannot listen: ${fault.message}`,
  );
  process.exitCode = 1;
  sandbox.close();
});

/** Returns the served apps that have no build. */
const findUnbuilt = () =>
  globSync("*/rspack.config.ts", { cwd: appsDir })
    .map((file) => path.dirname(file))
    .filter((name) => name === "shell" || (values.only?.includes(name) ?? true))
    .filter((name) => !(name in development) && !existsSync(path.join(appsDir, name, "dist")));

function printAddresses(listeningPort: number) {
  const origin = `http://localhost:${listeningPort}`;
  const unbuilt = releasesDir ? [] : findUnbuilt();
  print();
  if (unbuilt.length > 0) print(`  Not built, so not served: ${unbuilt.join(", ")}. Build and serve them: npm start`);
  print(`  Site      ${origin}/`);
  print(`  Console   ${origin}/sandbox`);
  for (const [name] of folders) print(`  ${name.padEnd(8)}  ${origin}/${name}/`);
  print(`  Data      ${dataDir}`);
  print();
  print(
    "  Demo borrowers, one for each order status, in English. Without lang=en-PH: the wording of the requirements.",
  );
  print();
  const { borrowers, book } = sandbox.lender;
  for (const { id, session } of borrowers.sessions())
    for (const now of book.ofBorrower(id)) {
      const { status, id: orderId, productId } = now.order;
      const path = launchPath(orderId, productId, session, "en-PH");
      print(`  ${status.padEnd(4)} ${orderId.padEnd(8)} ${statusTexts(now).title.padEnd(23)}  ${origin}${path}`);
    }
  print();
}

let isClosing = false;
function close() {
  if (isClosing) return;
  isClosing = true;
  server.close(() => sandbox.close());
  if ("closeAllConnections" in server) server.closeAllConnections();
}
process.on("SIGINT", close);
process.on("SIGTERM", close);
