import type { SiteRegistry } from "@lending/federation/manifest";
import { readPlace } from "./readPlace.ts";

/**
 * Returns the data of an error that may be reported: its kind, the path, the remote with its version, the release and the
 * variant. It never contains a message (a server may put any text in it), a URL or a parameter.
 */
export function describeError(error: unknown, registry: SiteRegistry) {
  const fault = error as { name?: unknown; code?: unknown; remote?: unknown } | null;
  const identifier = (value: unknown) => (typeof value === "string" && /^[\w-]{1,40}$/.test(value) ? value : "");
  return {
    name: identifier(fault?.name),
    code: identifier(fault?.code),
    ...readPlace(registry, identifier(fault?.remote)),
  };
}
