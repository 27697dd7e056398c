import * as v from "valibot";
import { NO_SESSION } from "../api/endpoint.ts";
import { WIRE_NAMES } from "../api/readFields.ts";

const respond = (body: string, status = 200, type = "application/json; charset=utf-8", more = {}) =>
  new Response(body, { status, headers: { "content-type": type, "cache-control": "no-store", ...more } });
const page = (status: number) =>
  respond("<!doctype html><title>Gateway</title><h1>The gateway is having a bad day</h1>", status, "text/html");
const refusal = (code: string, message: string) => JSON.stringify({ code, message, data: null });

/** Field names of the code in a response. */
const CODE_NAMES = ["code", WIRE_NAMES.openProductAnswer.status];

function withCode(text: string, change: (code: unknown) => unknown): string {
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), text);
  if (!body.success) return text;
  const entries = Object.entries(body.output);
  return JSON.stringify(
    Object.fromEntries(entries.map(([name, value]) => [name, CODE_NAMES.includes(name) ? change(value) : value])),
  );
}

interface Kind {
  readonly does: string;
  /** Responds instead of the lender, which does not handle the call. */
  readonly replace?: () => Response;
  /** Changes the text of the real response, and keeps HTTP intact. */
  readonly rewrite?: (text: string) => string;
  readonly delayMs?: number;
}

const kinds = {
  "401": { does: "responds with HTTP 401", replace: () => respond("{}", 401) },
  "403": { does: "responds with HTTP 403", replace: () => page(403) },
  "code-401": {
    does: "responds with HTTP 200 and the code 401",
    replace: () => respond(JSON.stringify(NO_SESSION)),
  },
  "500": {
    does: "responds with HTTP 500",
    replace: () => respond(refusal("500", "Something broke on our side."), 500),
  },
  "502": { does: "responds with HTTP 502 with a proxy's HTML page", replace: () => page(502) },
  "429": {
    does: "responds with HTTP 429",
    replace: () => respond(refusal("429", "Too many requests."), 429, "application/json", { "retry-after": "5" }),
  },
  html: { does: "responds with HTTP 200 with an HTML page", replace: () => page(200) },
  null: { does: "responds with HTTP 200 with null", replace: () => respond("null") },
  "empty-object": { does: "responds with HTTP 200 with {}", replace: () => respond("{}") },
  array: { does: "responds with HTTP 200 with [] where an envelope is expected", replace: () => respond("[]") },
  reset: { does: "resets the connection before anything happens" },
  hang: { does: "never responds" },
  "lost-response": { does: "handles the call, then resets the connection" },
  "reset-midway": { does: "handles the call, sends half of the response, then resets the connection" },
  truncate: { does: "handles the call, sends half of the response and closes the connection" },
  short: {
    does: "handles the call, then sends a complete HTTP response with half of the JSON",
    rewrite: (text: string) => text.slice(0, text.length >> 1),
  },
  "code-number": {
    does: "handles the call; the code in the response is a number",
    rewrite: (text: string) => withCode(text, Number),
  },
  "code-string": {
    does: "handles the call; the code in the response is a string",
    rewrite: (text: string) => withCode(text, String),
  },
  "code-absent": {
    does: "handles the call; the response has no code",
    rewrite: (text: string) => withCode(text, () => undefined),
  },
  drip: { does: "sends the response in small pieces, delayMs apart", delayMs: 100 },
  slow: { does: "waits delayMs, then responds normally", delayMs: 3000 },
} as const satisfies Readonly<Record<string, Kind>>;

type FaultKind = keyof typeof kinds;

/** The kinds of faults. "lost-response" and the kinds below it apply after the call had its effect. */
export const FAULT_KINDS: Readonly<Record<FaultKind, Kind>> = kinds;

export interface Fault {
  /** Part of a path, or the name of an endpoint. */
  readonly match: string;
  readonly kind: FaultKind;
  /** How often the fault still happens; null until it is removed. */
  left: number | null;
  readonly delayMs: number;
  hits: number;
}

const DELAY_MAX_MS = 120_000;

/** A number of a program, or the text of one in a form. */
export const numberSchema = v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toNumber())]);

export const faultSchema = v.object({
  match: v.pipe(v.string(), v.trim(), v.nonEmpty("is missing"), v.maxLength(300, "is too long")),
  kind: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.picklist(Object.keys(FAULT_KINDS) as FaultKind[]),
  ),
  times: v.nullish(v.pipe(numberSchema, v.integer(), v.minValue(1))),
  delayMs: v.nullish(v.pipe(numberSchema, v.minValue(0), v.maxValue(DELAY_MAX_MS))),
});

export type Faults = ReturnType<typeof createFaults>;

export function createFaults(pathOfEndpoint: (name: string) => string | undefined) {
  let faults: Fault[] = [];

  function matches({ match }: Fault, path: string): boolean {
    const whole = pathOfEndpoint(match);
    return whole === undefined ? path.includes(match) : path.endsWith(whole);
  }

  return {
    add({ match, kind, times, delayMs }: v.InferOutput<typeof faultSchema>): Fault {
      const delay = delayMs ?? FAULT_KINDS[kind].delayMs ?? 0;
      const fault: Fault = { match, kind, left: times ?? null, delayMs: delay, hits: 0 };
      faults.push(fault);
      return fault;
    },
    all: (): readonly Fault[] => faults,
    clear() {
      faults = [];
    },
    /** Returns the first matching fault and counts it as used. */
    take(path: string): Fault | undefined {
      const fault = faults.find((candidate) => matches(candidate, path));
      if (fault === undefined) return undefined;
      fault.hits += 1;
      if (fault.left !== null) fault.left -= 1;
      if (fault.left === 0) faults = faults.filter((one) => one !== fault);
      return fault;
    },
  };
}
