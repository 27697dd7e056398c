import path from "node:path";
import { createEdge, type EdgeOptions } from "@lending/edge";
import { NO_STORE } from "@lending/edge/headers";
import { createMetrics } from "@lending/edge/metrics";
import { createBuiltReader } from "@lending/releases/reader/createBuiltReader";
import { Hono } from "hono";
import { refuse } from "./api/endpoint.ts";
import { ENDPOINTS } from "./api/endpoints.ts";
import { createRequestLog, mountApi, mountCors } from "./api/mountApi.ts";
import { mountCaptcha } from "./api/registration/registration.ts";
import { mountOwnRequests } from "./console/control.ts";
import { mountConsole } from "./console/mountConsole.ts";
import { openDatabase } from "./database/openDatabase.ts";
import { createFaults } from "./faults/createFaults.ts";
import { mountFaults } from "./faults/mountFaults.ts";
import type { UploadLimits } from "./lender/complaints.ts";
import { createLender } from "./lender/createLender.ts";
import { mountAgreements } from "./pages/mountAgreements.ts";
import { mountWallet } from "./pages/mountWallet.ts";
import { mountSandboxAssets, mountUploads } from "./pages/page.ts";
import { serveBuilds } from "./serveBuilds.ts";
import type { ServerApp, ServerEnv } from "./server/serverTypes.ts";

export interface SandboxOptions {
  /** Folder of the database. */
  readonly dataDir: string;
  /** Folder with one folder per app, each with its build in `dist`. */
  readonly appsDir?: string;
  /** The releases and files to serve; by default the builds in `appsDir`. */
  readonly site?: Pick<EdgeOptions, "reader" | "files" | "origin">;
  readonly corsOrigins?: readonly string[];
  /** A further name of this machine under which the console may be opened. */
  readonly host?: string;
  /** Appends the data of a launch link to its document, as every server does. A bucket serves documents without data. */
  readonly readsEarly?: boolean;
  readonly now?: () => number;
  readonly uploadLimits?: UploadLimits;
}

/** Creates the lender's complete back end on one origin: API, site, console. It does not listen on a port. */
export function createSandbox({
  dataDir,
  appsDir = path.join(import.meta.dirname, "..", ".."),
  site = { reader: createBuiltReader({ appsDir }), files: serveBuilds(appsDir) },
  corsOrigins = [],
  host = "localhost",
  readsEarly = true,
  now = Date.now,
  uploadLimits,
}: SandboxOptions) {
  const database = openDatabase(dataDir);
  const lender = createLender(database, now, uploadLimits);
  const requestLog = createRequestLog();
  const faults = createFaults((name) => ENDPOINTS.find((endpoint) => endpoint.name === name)?.path);

  const app: ServerApp = new Hono<ServerEnv>();
  mountCors(app, corsOrigins);
  mountOwnRequests(app, host);
  mountFaults(app, faults, requestLog);
  mountCaptcha(app, lender);
  mountApi(app, lender, requestLog);
  mountConsole(app, { lender, faults, requestLog });
  mountWallet(app, lender);
  mountAgreements(app, lender);
  mountUploads(app, lender);
  mountSandboxAssets(app);
  const metrics = createMetrics(site.reader);
  // What `pnpm ship watch` reads, in place of a Prometheus.
  app.get("/sandbox/metrics", async (context) =>
    context.text(await metrics.render(), 200, { ...NO_STORE, "content-type": metrics.contentType }),
  );
  app.notFound((context) => context.json({ ok: false, message: "Not found." }, 404, NO_STORE));
  app.all("/sandbox/*", (context) => context.notFound());
  const edge = createEdge({
    ...{ ...site, metrics },
    callApi: readsEarly ? async (url, init) => app.fetch(new Request(url, init)) : undefined,
    log: (_level, event, fields) => void process.stderr.write(`Site: ${event} ${JSON.stringify(fields)}\n`),
    onReport: (source, report) => lender.events.add(source, report),
  });
  app.all("*", async (context) => {
    // What was shipped is live with the next page.
    await site.reader.refresh();
    return edge.fetch(context.req.raw, context.env);
  });

  app.onError((fault, context) => {
    process.stderr.write(`${context.req.method} ${context.req.path}: ${fault.stack ?? fault.message}\n`);
    return context.json(refuse("500", "Something broke on our side."), 500, NO_STORE);
  });

  return { app, lender, close: database.close };
}
