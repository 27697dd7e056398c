import type { Fields } from "./endpoint.ts";

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Fields;
  readonly form: Fields;
  /** HTTP status; 0 when the answer never reached the client. */
  readonly status: number;
  /** The envelope's code, when there was one. */
  readonly code: string;
  readonly fault: string;
  readonly milliseconds: number;
  /** ISO 8601. */
  readonly at: string;
}

const KEPT = 1000;
const SECRETS = new Set(["sessionid", "deviceid", "advertisingid"]);

/** Names stay, secrets do not: decisions 2 keeps them out of every log. */
export const maskSecrets = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRETS.has(name.toLowerCase()) && value !== "" ? "***" : value,
    ]),
  );

/** The API requests seen since the start, in memory: what was asked, not what it did. */
export function createRequestLog() {
  const seen: SeenRequest[] = [];
  return {
    add(request: SeenRequest) {
      seen.push(request);
      if (seen.length > KEPT * 2) seen.splice(0, seen.length - KEPT);
    },
    newestFirst: (): SeenRequest[] => seen.slice(-KEPT).reverse(),
    clear() {
      seen.length = 0;
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
