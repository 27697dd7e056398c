import type { ComplaintDetails } from "../api/fetchComplaintDetails.ts";
import type { caseMessages } from "../messages/source.ts";
import { readDeadlines } from "./deadlines.ts";

interface Regulator {
  readonly id: "sec" | "npc" | "bsp";
  readonly name: string;
  readonly site: string;
  readonly email?: string;
  readonly phone?: string;
}

// Sources, read on 22 November 2026: sec.gov.ph ("Lending companies and financing companies", complaints), privacy.gov.ph
// ("Filing a complaint") and bsp.gov.ph ("Consumer assistance channels"). The SEC supervises lending companies.
export const regulators: readonly Regulator[] = [
  { id: "sec", name: "Securities and Exchange Commission", site: "https://www.sec.gov.ph" },
  {
    id: "npc",
    name: "National Privacy Commission",
    site: "https://privacy.gov.ph",
    email: "complaints@privacy.gov.ph",
  },
  {
    id: "bsp",
    name: "Bangko Sentral ng Pilipinas",
    site: "https://www.bsp.gov.ph",
    email: "consumeraffairs@bsp.gov.ph",
    phone: "(02) 8708-7087",
  },
];

type CaseMessages = Awaited<ReturnType<(typeof caseMessages)["others"]["fil-PH"]>>["messages"];

export interface CaseRow {
  readonly label: string;
  readonly value: string;
  /** The lender must have acted by this day. */
  readonly isDue?: boolean;
}

/** Returns whether the lender has replied, in whichever way it shows. */
export const isAnswered = ({ reply, replyPictures, caseFile }: ComplaintDetails) =>
  reply !== "" || replyPictures.length > 0 || (caseFile?.repliedAt ?? "") !== "";

/** Returns the dates and numbers of a case. Leaves out what the server did not send. */
export function describeDates(complaint: ComplaintDetails, messages: CaseMessages): readonly CaseRow[] {
  const { caseFile } = complaint;
  if (caseFile === undefined) return [];
  const deadlines = readDeadlines(caseFile.receivedAt);
  const { callAt, callCount, repliedAt, closedAt } = caseFile;
  const rows: readonly CaseRow[] = [
    { label: messages.number, value: caseFile.number },
    { label: messages.order, value: caseFile.orderNo },
    { label: messages.received, value: caseFile.receivedAt },
    { label: messages.replyBy, value: deadlines?.replyBy ?? "", isDue: closedAt === "" && !isAnswered(complaint) },
    { label: messages.resolveBy, value: deadlines?.resolveBy ?? "", isDue: closedAt === "" },
    { label: messages.replied, value: repliedAt },
    { label: messages.closed, value: closedAt },
    { label: messages.calls, value: callAt || callCount > 0 ? messages.callsOn(callCount, callAt) : "" },
  ];
  return rows.filter(({ value }) => value !== "");
}

/** Returns the whole case as plain text, for a file that another office can read. */
export function writeCase(complaint: ComplaintDetails, lender: string, messages: CaseMessages): string {
  const { type, subType, content, pictures, reply, replyPictures } = complaint;
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines, ""] : []);
  const rows = [
    { label: messages.lender, value: lender },
    { label: messages.type, value: [type, subType].filter(Boolean).join(", ") },
    ...describeDates(complaint, messages),
  ];
  return [
    messages.title,
    "",
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    "",
    ...section(messages.complaint, [content, ...pictures]),
    ...section(
      messages.reply,
      [reply || (replyPictures.length > 0 ? "" : messages.noReply), ...replyPictures].filter(Boolean),
    ),
    messages.law,
    "",
    ...section(
      messages.offices,
      regulators.map(({ id, name, site, email, phone }) =>
        [`${name} (${messages[id]})`, site, email, phone].filter(Boolean).join(", "),
      ),
    ),
  ].join("\r\n");
}
