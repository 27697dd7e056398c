import { RemoteUnavailable } from "@lending/federation/runtime";

/**
 * Kinds of failure that a borrower sees. `busy` and `trouble` are the lender's: HTTP 429 and 5xx. `closed` is an
 * unavailable part, `broken` a defect.
 */
export type FaultKind = "offline" | "timeout" | "busy" | "trouble" | "fault" | "session" | "closed" | "broken";

/** Classifies a thrown value. */
export function faultKind(error: unknown): FaultKind {
  const online = navigator.onLine;
  if (error instanceof RemoteUnavailable) return online ? "closed" : "offline";
  const { code, status } = Object(error) as { code?: unknown; status?: unknown };
  if (code === "SESSION") return "session";
  if (code === "TIMEOUT" && online) return "timeout";
  if (code === "NETWORK" || code === "TIMEOUT") return "offline";
  if (code === "HTTP" && status === 429) return "busy";
  if (code === "HTTP" && Number(status) >= 500) return "trouble";
  if (code === "HTTP" || code === "UNREADABLE") return "fault";
  return "broken";
}
