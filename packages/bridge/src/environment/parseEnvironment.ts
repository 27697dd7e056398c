import * as v from "valibot";
import { type Environment, environmentSchema } from "./environmentSchema.ts";

export { type Environment, environmentSchema };

/** The specification's rule, or a Philippine number such as 09171234567. */
const MOBILE = "^(?:1[3-9]|09)\\d{9}$";

/** Permissive defaults of the sandbox. Every other stage must set these keys. */
const SANDBOX_DEFAULTS = {
  redirectHosts: ["*"],
  imageHosts: ["*"],
  analyticsUrl: "/collect",
  mobilePatterns: { "en-PH": MOBILE, "fil-PH": MOBILE, "zh-CN": MOBILE },
  companyName: "Sandbox Lending Corp.",
  secRegistration: "CS000000000 (sandbox)",
  certificateOfAuthority: "0000 (sandbox)",
  companyAddress: "1 Sample Street, Makati City, 1200 Metro Manila, Philippines",
  serviceEmail: "help@sandbox.example",
  serviceHours: "08:00-20:00",
  grievanceOfficer: "The Grievance Officer",
  grievanceEmail: "grievance@sandbox.example",
};

/**
 * Reads the environment from the parsed JSON of the document. Never throws: a missing or invalid key gets its default, an
 * invalid entry of a list is dropped, and each invalid key is reported by its path, such as `wireNames.recommended.logo`.
 * An environment without a stage is production.
 */
export function parseEnvironment(value: unknown, onProblem?: (path: string) => void): Environment {
  let candidate = copyJson(value);
  if (!isContainer(candidate) || Array.isArray(candidate)) {
    onProblem?.("environment");
    candidate = {};
  }
  if (isContainer(candidate) && candidate.stage === "sandbox") {
    // A sandbox with its own rule accepts no number beside it.
    const own = "mobilePattern" in candidate && { mobilePatterns: {} };
    candidate = { ...SANDBOX_DEFAULTS, ...own, ...candidate };
  }
  for (;;) {
    const result = v.safeParse(environmentSchema, candidate, { abortEarly: true });
    if (result.success) return result.output;
    const path = (result.issues[0].path ?? []).map((step) => String(step.key));
    onProblem?.(path.join("."));
    if (path.length === 0 || !repair(candidate, path)) candidate = {};
  }
}

/**
 * Removes the invalid value, so that the next parse treats it as missing. Returns whether there was a value to remove.
 */
function repair(root: unknown, path: readonly string[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined || !isContainer(root) || !Object.keys(root).includes(key)) return false;
  const inner = root[key];
  const isList = /(Hosts|Accounts)$/.test(key);
  if (rest.length > 0 && isContainer(inner) && (isList || !Array.isArray(inner))) return repair(inner, rest);
  if (Array.isArray(root)) root.splice(Number(key), 1);
  // Its default reports more than intended.
  else if (key === "analyticsPercent") root[key] = 0;
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
