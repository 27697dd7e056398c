import { apiAtom } from "@lending/api-client";
import { useAtomValue } from "@lending/bridge/store";
import { Figures } from "@lending/ui/figures";
import { daysUntil } from "@lending/ui/format";
import { useMessages } from "@lending/ui/locale";
import { RelativeDay } from "@lending/ui/relative-day";
import type { ComplaintItem } from "../../api/fetchComplaintList.ts";
import { readDeadlines } from "../../case/deadlines.ts";
import { listMessages } from "../../messages/source.ts";
import * as css from "./ComplaintListScreen.module.css";

/**
 * The state of a complaint and the day by which the lender must act next: reply, or resolve what it has answered. Only
 * the state for a time that gives no deadline, and nothing for an unknown state.
 */
export function ItemState({ item: { state, time } }: { item: Pick<ComplaintItem, "state" | "time"> }) {
  const messages = useMessages(listMessages);
  const { now } = useAtomValue(apiAtom);
  if (state === "") return null;
  const deadlines = state === "closed" ? undefined : readDeadlines(time);
  const day = state === "open" ? deadlines?.replyBy : deadlines?.resolveBy;
  const isLate = day !== undefined && daysUntil(day, now()) < 0;
  return (
    <span className={css.state} data-late={isLate || undefined}>
      <strong>{messages[state]}</strong>
      {day !== undefined && (
        <span className={css.fact}>
          <Figures>{state === "open" ? messages.replyBy(day) : messages.resolveBy(day)}</Figures>
        </span>
      )}
      {day !== undefined && (
        <span className={css.fact}>
          <RelativeDay day={day} now={now} isDue />
        </span>
      )}
      {isLate && <span className={css.next}>{messages.lateNext}</span>}
    </span>
  );
}
