import { maskSecrets } from "../api/requestLog.ts";
import type { Lender } from "../lender/createLender.ts";
import { readBody } from "../server/readBody.ts";
import type { ServerApp } from "../server/serverTypes.ts";
import { NO_STORE } from "./control.ts";

const BEACON_MAX_BYTES = 64 * 1024;

/** Mounts the endpoints for beacons and policy reports. They accept any shape and no fault affects them. */
export function mountBeacons(app: ServerApp, lender: Lender): void {
  for (const [path, source] of [
    ["/collect", "analytics"],
    ["/sandbox/csp-reports", "csp"],
  ] as const) {
    app.post(path, async (context) => {
      const bytes = await readBody(context, BEACON_MAX_BYTES);
      if (bytes !== undefined && bytes.length > 0)
        lender.events.add(source, readBeacon(withoutQueries(new TextDecoder().decode(bytes), source)));
      return new Response(null, { status: bytes === undefined ? 413 : 204, headers: NO_STORE });
    });
  }
}

/** Removes the query from the URLs of a policy report, because it may contain a session. */
const withoutQueries = (text: string, source: "analytics" | "csp") =>
  source === "csp" ? text.replace(/\?[^"\s\\]*/g, "") : text;

function readBeacon(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.includes("=") ? maskSecrets(Object.fromEntries(new URLSearchParams(text))) : text;
  }
}
