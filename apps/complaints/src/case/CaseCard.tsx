import { useApp } from "@lending/bridge";
import { useApi } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { CopyButton } from "@lending/ui/copy-button";
import { isOver } from "@lending/ui/day";
import { DetailRows } from "@lending/ui/detail-rows";
import { Figures } from "@lending/ui/figures";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { dueRow } from "@lending/ui/relative-day";
import { saveText } from "@lending/ui/save-file";
import { showToast } from "@lending/ui/toast";
import type { CaseFile } from "../api/caseFile.ts";
import type { ComplaintDetails } from "../api/fetchComplaintDetails.ts";
import { caseMessages } from "../messages/source.ts";
import * as css from "./CaseCard.module.css";
import { type Deadlines, readDeadlines } from "./deadlines.ts";
import { describeDates, isAnswered, regulators, writeCase } from "./describeCase.ts";
import { PROVISIONAL_YEARS } from "./holidays.ph.ts";

/** What the lender is late with at this time, or undefined. A late resolution counts more than a reply. */
function readLateness(
  caseFile: CaseFile,
  deadlines: Deadlines | undefined,
  hasReply: boolean,
  nowMs: number,
): "reply" | "resolution" | undefined {
  if (deadlines === undefined || caseFile.closedAt !== "") return undefined;
  if (isOver(deadlines.resolveBy, nowMs)) return "resolution";
  return isOver(deadlines.replyBy, nowMs) && !hasReply ? "reply" : undefined;
}

interface CaseCardProps {
  complaint: ComplaintDetails;
  caseFile: CaseFile;
  /** Shown while there is no reply if the received date gives no deadline. */
  promise: string;
}

/** Acknowledgement and deadlines of a complaint, where to go when the lender is late, and the case as a file. */
export function CaseCard({ complaint, caseFile, promise }: CaseCardProps) {
  const messages = useMessages(caseMessages);
  const { environment } = useApp();
  const { now } = useApi();
  const deadlines = readDeadlines(caseFile.receivedAt);
  const hasReply = isAnswered(complaint);
  const lateness = readLateness(caseFile, deadlines, hasReply, now());
  const isProvisional = PROVISIONAL_YEARS.some((year) => deadlines?.replyBy.startsWith(String(year)));
  const text = writeCase(complaint, environment.companyName || environment.brandName, messages);
  const save = async () => {
    const outcome = await saveText(`complaint-${caseFile.number.replace(/[^\w-]/g, "") || "case"}.txt`, text);
    if (outcome === "shared") showToast(messages.saved, { tone: "success" });
    else if (outcome === "unknown") showToast(messages.downloaded);
    else if (outcome === "impossible") showToast(messages.notSaved, { tone: "error" });
  };
  return (
    <Card title={messages.title}>
      {lateness !== undefined && (
        <div className={css.late}>
          <Notice tone="warning" title={lateness === "reply" ? messages.lateReply : messages.lateResolution}>
            {messages.goNext}
          </Notice>
        </div>
      )}
      <DetailRows
        rows={describeDates(complaint, messages).map(({ isDue, label, value }) =>
          isDue ? dueRow(label, value, now) : { label, value },
        )}
      />
      {deadlines === undefined && caseFile.receivedAt !== "" && !hasReply && <p className={css.fine}>{promise}</p>}
      {deadlines !== undefined && (
        <p className={css.fine}>
          {messages.law} {isProvisional && messages.provisional}
        </p>
      )}
      <div className={css.actions}>
        <Button variant="line" size="s" onClick={() => void save()}>
          {messages.save}
        </Button>
        <CopyButton text={text} />
      </div>
      {lateness !== undefined && <Offices />}
    </Card>
  );
}

function Offices() {
  const messages = useMessages(caseMessages);
  return (
    <ul className={css.offices} aria-label={messages.offices}>
      {regulators.map(({ id, name, site, email, phone }) => (
        <li key={id} className={css.office}>
          <strong>{name}</strong>
          <span className={css.fine}>{messages[id]}</span>
          <div className={css.links}>
            <a className={css.link} href={site} rel="noreferrer">
              {site.replace("https://", "")}
            </a>
            {email !== undefined && (
              <>
                <a className={css.link} href={`mailto:${email}`}>
                  {email}
                </a>
                <CopyButton text={email} />
              </>
            )}
            {phone !== undefined && (
              <a className={css.link} href={`tel:+63${phone.replace(/\D/g, "").replace(/^0/, "")}`}>
                <span>
                  <Figures>{phone}</Figures>
                </span>
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
