import type { SiteRegistry } from "@lending/federation/manifest";
import { readPlace } from "./readPlace.ts";

/**
 * What of an error may be told: its kind and place, never a message (a server may have put anything in there), an address
 * or a parameter; and which version of which remote it was, of which set, and in which arm of a trial.
 */
export function describeError(error: unknown, registry: SiteRegistry) {
  const fault = error as { name?: unknown; code?: unknown; remote?: unknown } | null;
  const word = (value: unknown) => (typeof value === "string" && /^[\w-]{1,40}$/.test(value) ? value : "");
  return { name: word(fault?.name), code: word(fault?.code), ...readPlace(registry, word(fault?.remote)) };
}
