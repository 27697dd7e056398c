import { parseEnvironment } from "@lending/bridge/environment";
import type { Release } from "@lending/releases/formats/Release";
import { type Context, siteOrigin, Usage } from "../ship/Context.ts";

const FETCH_MS = 20_000;

/** Returns whether the reports' address is the log of an edge: a file, or "-" for standard input. */
export const isLogFile = (address: string) => !/^[a-z][a-z0-9+.-]*:/i.test(address);

const isSandbox = (environment: Release["environment"]) => parseEnvironment(environment).stage === "sandbox";

/** Returns the address of what edges count: that of `--reports`, or a sandbox's own. Undefined when there is none. */
export function metricsAddress(context: Context, environment: Release["environment"]): string | undefined {
  const origin = siteOrigin(context, environment);
  return context.reports ?? (isSandbox(environment) && origin ? `${origin}/sandbox/metrics` : undefined);
}

/** Fetches a text. Throws an error with its address. */
export async function fetchText(address: string, init: RequestInit = {}): Promise<string> {
  const signal = AbortSignal.timeout(FETCH_MS);
  const response = await fetch(address, { ...init, signal }).catch((cause: Error) => {
    throw new Error(`${address} cannot be reached`, { cause: cause.cause ?? cause });
  });
  if (!response.ok) throw new Error(`${address} responds with status ${response.status}.`);
  return response.text();
}

/** Fetches the list of the browsers' reports. Prometheus has no list: it only counts. */
export async function fetchReports(context: Context, environment: Release["environment"]): Promise<unknown> {
  const origin = siteOrigin(context, environment);
  const address =
    context.reports ??
    (isSandbox(environment) && origin ? `${origin}/sandbox/events?source=analytics&limit=5000` : undefined);
  if (address === undefined || address.startsWith("prometheus:"))
    throw new Usage("Name an edge's log or a list of reports: --reports edge.log, or --reports https://...");
  const text = await fetchText(address);
  try {
    return JSON.parse(text);
  } catch {
    throw new Usage(
      `${address} is no list of reports, and an edge keeps none: name a source with --reports or SHIP_REPORTS.`,
    );
  }
}
