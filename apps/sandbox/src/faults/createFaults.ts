import * as v from "valibot";

/** The kinds of faults and their effects. "lost-response" and the kinds below it apply after the call had its effect. */
export const FAULT_KINDS = {
  "401": "responds with HTTP 401",
  "403": "responds with HTTP 403",
  "code-401": "responds with HTTP 200 and the code 401",
  "500": "responds with HTTP 500",
  "502": "responds with HTTP 502 with a proxy's HTML page",
  "429": "responds with HTTP 429",
  html: "responds with HTTP 200 with an HTML page",
  null: "responds with HTTP 200 with null",
  "empty-object": "responds with HTTP 200 with {}",
  array: "responds with HTTP 200 with [] where an envelope is expected",
  reset: "resets the connection before anything happens",
  hang: "never responds",
  "lost-response": "handles the call, then resets the connection",
  "reset-midway": "handles the call, sends half of the response, then resets the connection",
  truncate: "handles the call, sends half of the response and closes the connection",
  short: "handles the call, then sends a complete HTTP response with half of the JSON",
  "code-number": "handles the call; the code in the response is a number",
  "code-string": "handles the call; the code in the response is a string",
  "code-absent": "handles the call; the response has no code",
  drip: "sends the response in small pieces, delayMs apart",
  slow: "waits delayMs, then responds normally",
} as const;

type FaultKind = keyof typeof FAULT_KINDS;

export interface Fault {
  readonly id: number;
  /**
   * Part of a path. A leading "=" requires the complete path, and a leading method such as "POST " limits the fault to that
   * method. The name of an endpoint works as well.
   */
  readonly match: string;
  readonly kind: FaultKind;
  /** How often the fault still happens; null until it is removed. */
  left: number | null;
  readonly delayMs: number;
  hits: number;
}

const DELAY_MAX_MS = 120_000;
const DEFAULT_DELAY_MS: Partial<Record<FaultKind, number>> = { slow: 3000, drip: 100 };

export const faultSchema = v.object({
  match: v.pipe(v.string(), v.trim(), v.nonEmpty("is missing"), v.maxLength(300, "is too long")),
  kind: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.picklist(Object.keys(FAULT_KINDS) as FaultKind[]),
  ),
  times: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delayMs: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(DELAY_MAX_MS))),
});

export function createFaults(pathOfEndpoint: (name: string) => string | undefined) {
  let faults: Fault[] = [];
  let nextId = 1;

  function matches({ match }: Fault, method: string, path: string): boolean {
    const [, requiredMethod, rest = match] = /^(GET|POST|HEAD|PUT|DELETE)\s+(.*)$/.exec(match) ?? [];
    if (requiredMethod !== undefined && requiredMethod !== method) return false;
    const exact = rest.startsWith("=") ? rest.slice(1) : pathOfEndpoint(rest);
    return exact === undefined ? path.includes(rest) : path === exact || path.endsWith(exact);
  }

  return {
    add({ match, kind, times, delayMs }: v.InferOutput<typeof faultSchema>): Fault {
      const fault: Fault = {
        id: nextId++,
        match,
        kind,
        left: times ?? null,
        delayMs: delayMs ?? DEFAULT_DELAY_MS[kind] ?? 0,
        hits: 0,
      };
      faults.push(fault);
      return fault;
    },
    all: (): readonly Fault[] => faults,
    remove(id: number) {
      faults = faults.filter((fault) => fault.id !== id);
    },
    clear() {
      faults = [];
    },
    /** Returns the first matching fault and counts it as used. */
    take(method: string, path: string): Fault | undefined {
      if (faults.length === 0) return undefined;
      const fault = faults.find((candidate) => matches(candidate, method, path));
      if (fault === undefined) return undefined;
      fault.hits += 1;
      if (fault.left !== null) {
        fault.left -= 1;
        if (fault.left === 0) faults = faults.filter((candidate) => candidate !== fault);
      }
      return fault;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
