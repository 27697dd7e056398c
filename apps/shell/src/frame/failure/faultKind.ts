import { RemoteUnavailable } from "@lending/federation/runtime";

/** Kinds of failure that a borrower sees. `closed` is an unavailable part, `broken` a defect. */
export type FaultKind = "offline" | "late" | "fault" | "session" | "closed" | "broken";

/** Classifies a thrown value. */
export function faultKind(error: unknown): FaultKind {
  const online = navigator.onLine;
  if (error instanceof RemoteUnavailable) return online ? "closed" : "offline";
  const code = (error as { code?: unknown } | null)?.code;
  if (code === "SESSION") return "session";
  if (code === "TIMEOUT" && online) return "late";
  if (code === "NETWORK" || code === "TIMEOUT") return "offline";
  if (code === "HTTP" || code === "UNREADABLE") return "fault";
  return "broken";
}
