import type { ComplaintDetails } from "../api/fetchComplaintDetails.ts";
import { readDeadlines } from "./deadlines.ts";
import type { caseMessages } from "./messages.ts";
import { regulators } from "./regulators.ts";

/** The catalogue in one language. */
type Words = Awaited<ReturnType<(typeof caseMessages)["others"]["fil-PH"]>>["messages"];

/** One line of a case: its label and its value. */
export interface CaseRow {
  readonly label: string;
  readonly value: string;
}

/** Returns the dates and numbers of a case. Leaves out what the server did not send. */
export function describeDates({ caseFile }: Pick<ComplaintDetails, "caseFile">, words: Words): readonly CaseRow[] {
  if (caseFile === undefined) return [];
  const deadlines = readDeadlines(caseFile.receivedAt);
  const { callAt, callCount } = caseFile;
  const rows = [
    { label: words.number, value: caseFile.number },
    { label: words.order, value: caseFile.orderNo },
    { label: words.received, value: caseFile.receivedAt },
    { label: words.replyBy, value: deadlines?.replyBy ?? "" },
    { label: words.resolveBy, value: deadlines?.resolveBy ?? "" },
    { label: words.replied, value: caseFile.repliedAt },
    { label: words.closed, value: caseFile.closedAt },
    { label: words.calls, value: callAt || callCount > 0 ? words.callsOn(callCount, callAt) : "" },
  ];
  return rows.filter(({ value }) => value !== "");
}

/** Returns the whole case as plain text, for a file that another office can read. */
export function writeCase(complaint: ComplaintDetails, lender: string, words: Words): string {
  const { type, subType, content, pictures, reply, replyPictures } = complaint;
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines, ""] : []);
  const rows = [
    { label: words.lender, value: lender },
    { label: words.type, value: [type, subType].filter(Boolean).join(", ") },
    ...describeDates(complaint, words),
  ];
  return [
    words.title,
    "",
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    "",
    ...section(words.complaint, [content, ...pictures]),
    ...section(
      words.reply,
      [reply || (replyPictures.length > 0 ? "" : words.noReply), ...replyPictures].filter(Boolean),
    ),
    words.law,
    "",
    ...section(
      words.offices,
      regulators.map(({ id, name, site, email, phone }) =>
        [`${name} (${words[id]})`, site, email, phone].filter(Boolean).join(", "),
      ),
    ),
  ].join("\r\n");
}
