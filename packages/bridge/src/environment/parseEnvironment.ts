import * as v from "valibot";
import { type Environment, environmentSchema } from "./environmentSchema.ts";

// An odd value here must not open what its default opens: it closes.
const CLOSED = new Map<string, unknown>([
  ["stage", "production"],
  ["redirectHosts", []],
  ["imageHosts", []],
  ["analyticsUrl", ""],
  ["analyticsPercent", 0],
]);

/**
 * Reads the environment from the parsed JSON of the document. Never throws: a missing or odd key takes the sandbox's
 * value, an odd entry of a list is dropped, and each odd key is reported by its path, such as `wireNames.recommended.logo`.
 */
export function parseEnvironment(value: unknown, onProblem?: (path: string) => void): Environment {
  let candidate = copyJson(value);
  if (!isContainer(candidate) || Array.isArray(candidate)) {
    onProblem?.("environment");
    candidate = {};
  }
  for (;;) {
    const result = v.safeParse(environmentSchema, candidate, { abortEarly: true });
    if (result.success) return result.output;
    const path = (result.issues[0].path ?? []).map((step) => String(step.key));
    onProblem?.(path.join("."));
    if (path.length === 0 || !repair(candidate, path)) candidate = {};
  }
}

/** Takes the odd value out, so that the next reading finds it missing; says whether there was anything to take. */
function repair(root: unknown, path: readonly string[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined || !isContainer(root) || !Object.keys(root).includes(key)) return false;
  const inner = root[key];
  const isList = key === "redirectHosts" || key === "imageHosts";
  if (rest.length > 0 && isContainer(inner) && (isList || !Array.isArray(inner))) return repair(inner, rest);
  if (Array.isArray(root)) root.splice(Number(key), 1);
  else if (CLOSED.has(key)) root[key] = CLOSED.get(key);
  else delete root[key];
  return true;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function copyJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value ?? null));
  } catch {
    return null;
  }
}
