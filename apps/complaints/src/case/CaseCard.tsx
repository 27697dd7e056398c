import { useApi } from "@lending/bridge/store";
import { useLenderRows } from "@lending/domain/lender";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { CopyButton } from "@lending/ui/copy-button";
import { isOver } from "@lending/ui/day";
import { DetailRows } from "@lending/ui/detail-rows";
import { Figures } from "@lending/ui/figures";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { dueRow } from "@lending/ui/relative-day";
import { useSaveText } from "@lending/ui/save-text";
import type { CaseFile } from "../api/caseFile.ts";
import type { ComplaintDetails } from "../api/fetchComplaints.ts";
import { caseMessages, complaintMessages, listMessages, titles } from "../messages/source.ts";
import * as css from "./CaseCard.module.css";
import { PROVISIONAL_YEARS, readDeadlines } from "./deadlines.ts";
import { REGULATORS } from "./regulators.ts";

interface CaseCardProps {
  complaint: ComplaintDetails;
  caseFile: CaseFile;
  /** Shown while there is no reply if the received date gives no deadline. */
  promise: string;
}

/** Status, deadlines and acknowledgement of a complaint, where to go when the lender is late, and the case as a file. */
export function CaseCard({ complaint, caseFile, promise }: CaseCardProps) {
  const messages = useMessages(caseMessages);
  const states = useMessages(listMessages);
  const { now } = useApi();
  const { number, orderNo, receivedAt, repliedAt, closedAt, callAt, callCount } = caseFile;
  const deadlines = readDeadlines(receivedAt);
  const isClosed = closedAt !== "";
  const isAnswered = complaint.reply !== "" || complaint.replyPictures.length > 0 || repliedAt !== "";
  const isLate = (day: string | undefined) => day !== undefined && !isClosed && isOver(day, now());
  // A late resolution counts more than a reply.
  const lateTitle = isLate(deadlines?.resolveBy)
    ? messages.lateResolution
    : isLate(deadlines?.replyBy) && !isAnswered && messages.lateReply;
  const isProvisional = PROVISIONAL_YEARS.some((year) => deadlines?.replyBy.startsWith(year));
  /** What happened, then what is due. Leaves out what the server did not send. */
  const rows = [
    { label: messages.closed, value: closedAt },
    { label: messages.replied, value: repliedAt },
    { label: messages.replyBy, value: deadlines?.replyBy ?? "", isDue: !isClosed && !isAnswered },
    { label: messages.resolveBy, value: deadlines?.resolveBy ?? "", isDue: !isClosed },
    { label: messages.received, value: receivedAt },
    { label: messages.number, value: number },
    { label: messages.order, value: orderNo },
    { label: messages.calls, value: callAt || callCount > 0 ? messages.callsOn(callCount, callAt) : "" },
  ].filter(({ value }) => value !== "");
  const text = useCaseText(complaint, rows);
  const saveText = useSaveText();
  return (
    <Card title={messages.title}>
      <p className={css.state} data-late={lateTitle ? "" : undefined}>
        {states[isClosed ? "closed" : isAnswered ? "answered" : "open"]}
      </p>
      {lateTitle && (
        <Notice tone="warning" title={lateTitle}>
          {messages.goNext}
        </Notice>
      )}
      <DetailRows
        rows={rows.map(({ label, value, isDue }) => (isDue ? dueRow(label, value, now) : { label, value }))}
      />
      {deadlines === undefined && receivedAt !== "" && !isAnswered && <p className={css.fine}>{promise}</p>}
      {deadlines !== undefined && (
        <p className={css.fine}>
          {messages.law} {isProvisional && messages.provisional}
        </p>
      )}
      <div className={css.actions}>
        <Button
          variant="line"
          size="s"
          onClick={() => void saveText(`complaint-${number.replace(/[^\w-]/g, "") || "case"}.txt`, text)}
        >
          {messages.save}
        </Button>
        <CopyButton text={text} />
      </div>
      {lateTitle && <Offices />}
    </Card>
  );
}

/** Returns the whole case as plain text, for a file that another office can read. */
function useCaseText(
  { type, subType, content, pictures, reply, replyPictures }: ComplaintDetails,
  dates: readonly { readonly label: string; readonly value: string }[],
): string {
  const messages = useMessages(caseMessages);
  const typeLabel = useMessages(complaintMessages).type;
  const { complaint } = useMessages(titles);
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines, ""] : []);
  const rows = [...useLenderRows(), { label: typeLabel, value: [type, subType].filter(Boolean).join(", ") }, ...dates];
  const answer = reply || (replyPictures.length > 0 ? "" : messages.noReply);
  return [
    messages.title,
    "",
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    "",
    ...section(complaint, [content, ...pictures]),
    ...section(messages.reply, [answer, ...replyPictures].filter(Boolean)),
    messages.law,
    "",
    ...section(
      messages.offices,
      REGULATORS.map(({ id, name, ...ways }) => [`${name} (${messages[id]})`, ...Object.values(ways)]).map((parts) =>
        parts.filter(Boolean).join(", "),
      ),
    ),
  ].join("\r\n");
}

function Offices() {
  const messages = useMessages(caseMessages);
  return (
    <ul className={css.offices} aria-label={messages.offices}>
      {REGULATORS.map(({ id, name, site, email, phone }) => (
        <li key={id}>
          <strong>{name}</strong>
          <p className={css.fine}>{messages[id]}</p>
          <a className={css.link} href={site} rel="noreferrer">
            {site.replace("https://", "")}
          </a>
          {email && (
            <>
              <a className={css.link} href={`mailto:${email}`}>
                {email}
              </a>
              <CopyButton text={email} />
            </>
          )}
          {phone && (
            <a className={css.link} href={`tel:+63${phone.replace(/\D/g, "").replace(/^0/, "")}`}>
              <Figures>{phone}</Figures>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
