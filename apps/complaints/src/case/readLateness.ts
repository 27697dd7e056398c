import type { CaseFile } from "../api/caseFile.ts";
import type { Deadlines } from "./deadlines.ts";

/** What the lender is late with on this day (yyyy-mm-dd), or undefined. A late resolution counts more than a reply. */
export function readLateness(
  caseFile: CaseFile,
  deadlines: Deadlines | undefined,
  isAnswered: boolean,
  today: string,
): "reply" | "resolution" | undefined {
  if (deadlines === undefined || caseFile.closedAt !== "") return undefined;
  if (today > deadlines.resolveBy) return "resolution";
  return today > deadlines.replyBy && !isAnswered ? "reply" : undefined;
}
