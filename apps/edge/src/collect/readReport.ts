import * as v from "valibot";
import { maskSecret } from "../http/headers.ts";
import { readFrame } from "./errorReport.ts";

const DIRECTIVES =
  /^(?:(?:default|script|style|img|font|connect|frame|media|object|worker|manifest|child)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types|sandbox)$/;

const measure = v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))), undefined);
const text = v.fallback(v.string(), "");
/** A visit, an error or another event of a page, as far as it is counted. */
export const browserReport = v.object({
  event: v.string(),
  name: text,
  code: text,
  path: text,
  remote: text,
  version: text,
  release: v.fallback(v.number(), 0),
  token: text,
  stack: v.fallback(v.array(v.string()), []),
  lcp: measure,
  inp: measure,
  cls: measure,
});
export type BrowserReport = v.InferOutput<typeof browserReport>;

/** Returns the app and version that a report is about: of an error, those of the file that threw it. */
export function sourceOf({ remote, version, stack }: Pick<BrowserReport, "remote" | "version" | "stack">) {
  const thrower = readFrame(stack[0] ?? "");
  return { remote: thrower?.app ?? remote, version: thrower?.version ?? version };
}

const body = v.looseObject({});
const violations = v.union([
  v.pipe(
    v.object({ "csp-report": body }),
    v.transform((report) => [report["csp-report"]]),
  ),
  v.array(
    v.pipe(
      v.object({ type: v.literal("csp-violation"), body }),
      v.transform((report) => report.body),
    ),
  ),
]);

/** Removes the query of an address, and the value of a field that identifies a borrower. */
const strip = (name: string, value: unknown): unknown => {
  const masked = maskSecret(name, value);
  // One expression for the address and its query would take seconds for 64 kB of slashes.
  return typeof masked === "string" ? masked.replace(/\/[^\s"]*/g, (address) => address.replace(/[?#].*/, "")) : masked;
};

/** Parses a report of any shape: JSON, a form, or text. No secret field and no query remains in it. */
export function parseReport(content: string): unknown {
  try {
    return JSON.parse(content, strip);
  } catch {
    if (!content.includes("=")) return strip("", content);
    return Object.fromEntries([...new URLSearchParams(content)].map(([name, value]) => [name, strip(name, value)]));
  }
}

/** Returns a report without its token. */
export function withoutToken(report: unknown): unknown {
  if (typeof report !== "object" || report === null || Array.isArray(report)) return report;
  return Object.fromEntries(Object.entries(report).filter(([name]) => name !== "token"));
}

/** Returns the directives of policy violations, unknown ones as "other"; undefined when the report is malformed. */
export function readViolations(report: unknown): readonly string[] | undefined {
  const parsed = v.safeParse(violations, report);
  if (!parsed.success) return undefined;
  return parsed.output.slice(0, 100).map((one) => {
    const directive = one["effective-directive"] ?? one.effectiveDirective ?? one["violated-directive"];
    return typeof directive === "string" && DIRECTIVES.test(directive) ? directive : "other";
  });
}
