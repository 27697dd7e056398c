import { RemoteUnavailable } from "@lending/federation/runtime";

/** What a borrower needs to know of a failure: no connection, an answer that makes no sense, a closed part, or a defect. */
export type FaultKind = "offline" | "fault" | "closed" | "broken";

/** Sorts a thrown value by what can be said and done about it. */
export function faultKind(error: unknown, online: boolean): FaultKind {
  if (error instanceof RemoteUnavailable) return online ? "closed" : "offline";
  const code = (error as { code?: unknown } | null)?.code;
  if (code === "NETWORK" || code === "TIMEOUT") return "offline";
  if (code === "HTTP" || code === "UNREADABLE") return "fault";
  return "broken";
}
