import type { Fields } from "./endpoint.ts";

export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Fields;
  readonly form: Fields;
  /** HTTP status; 0 when no response reached the client. */
  readonly status: number;
  /** The envelope's code; "" when it has none. */
  readonly code: string;
  readonly fault: string;
  readonly milliseconds: number;
  /** ISO 8601. */
  readonly at: string;
}

const REQUESTS_MAX = 1000;
const SECRETS = new Set(["sessionid", "deviceid", "advertisingid"]);

/** Replaces the values of secret fields with "***". No log may contain a session or a device id. */
export const maskSecrets = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRETS.has(name.toLowerCase()) && value !== "" ? "***" : value,
    ]),
  );

/** Creates the in-memory log of API requests since the start of the process. */
export function createRequestLog() {
  const requests: LoggedRequest[] = [];
  return {
    add(request: LoggedRequest) {
      requests.push(request);
      if (requests.length > REQUESTS_MAX * 2) requests.splice(0, requests.length - REQUESTS_MAX);
    },
    newestFirst: (): LoggedRequest[] => requests.slice(-REQUESTS_MAX).reverse(),
    clear() {
      requests.length = 0;
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
