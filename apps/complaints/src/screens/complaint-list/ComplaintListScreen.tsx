import { useBack, withQuery } from "@lending/bridge";
import { AppLink, useNavigate, useSearchParams } from "@lending/bridge/router";
import { useApi, useFetched } from "@lending/bridge/store";
import { complainDetailsPath, complaintPath } from "@lending/domain/addresses/complaints";
import { Button } from "@lending/ui/button";
import { isOver } from "@lending/ui/day";
import { Figures } from "@lending/ui/figures";
import { ClockIcon } from "@lending/ui/icon";
import { ComplaintLetter } from "@lending/ui/illustrations/complaint-letter";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { Facts } from "@lending/ui/plan";
import { RelativeDayText } from "@lending/ui/relative-day-text";
import { Rows } from "@lending/ui/rows";
import { StateView } from "@lending/ui/state-view";
import { TabScreen } from "@lending/ui/tabs";
import { type ComplaintItem, complaintList } from "../../api/fetchComplaints.ts";
import { readDeadlines } from "../../case/deadlines.ts";
import { RefusedScreen } from "../../components/ComplaintParts.tsx";
import { LinkRow } from "../../components/LinkRow.tsx";
import { complaintMessages, listMessages, titles } from "../../messages/source.ts";
import * as css from "./ComplaintListScreen.module.css";

export function ComplaintListScreen() {
  const messages = useMessages(listMessages);
  const title = useMessages(titles).complaintList;
  const goBack = useBack();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [response, refresh, isRefreshing] = useFetched(complaintList());
  if (!response.ok)
    return (
      <RefusedScreen
        title={title}
        refusal={response}
        onRetry={refresh}
        retrying={isRefreshing}
        actions={<FileComplaint />}
      />
    );

  const tabs = response.value;
  const requestedTab = Number(query.get("tab") ?? 0);
  const index = tabs[requestedTab] === undefined ? 0 : requestedTab;
  const items = tabs[index]?.items ?? [];
  const labelOf = (at: number) => tabs[at]?.title || messages.tab(at + 1);
  // A single tab without a title would show nothing useful, so the tab bar is left out.
  const hasTabs = tabs.length > 1 || tabs.some((tab) => tab.title !== "");
  const isEmpty = tabs.every(({ items }) => items.length === 0);
  return (
    <TabScreen
      title={title}
      onBack={goBack}
      actions={<FileComplaint variant={isEmpty ? "solid" : "tonal"} />}
      label={messages.tabs}
      items={hasTabs ? tabs.map((_, at) => ({ value: String(at), label: labelOf(at) })) : []}
      value={String(index)}
      onChange={(tab) =>
        void navigate(withQuery("/complaintList", { orderId: query.get("orderId") ?? "", tab }), { replace: true })
      }
    >
      <ComplaintItems label={hasTabs ? labelOf(index) : title} items={items} />
    </TabScreen>
  );
}

interface ComplaintItemsProps {
  /** The list's accessible name. */
  label: string;
  items: readonly ComplaintItem[];
}

function ComplaintItems({ label, items }: ComplaintItemsProps) {
  const messages = useMessages(listMessages);
  const { promisedReply } = useMessages(complaintMessages);
  return (
    <>
      {items.length === 0 ? (
        <StateView kind="empty" title={messages.emptyTitle} text={messages.emptyHint} picture={<ComplaintLetter />} />
      ) : (
        <Rows label={label}>
          {items.map((item, index) =>
            item.id === "" ? (
              <li key={`${index}`} className={css.still}>
                <ItemContent item={item} />
              </li>
            ) : (
              <LinkRow key={`${index} ${item.id}`} to={complainDetailsPath({ problemId: item.id })}>
                <ItemContent item={item} />
              </LinkRow>
            ),
          )}
        </Rows>
      )}
      {/* Without a day: each complaint of the list has its own. */}
      <Notice icon={<ClockIcon />} title={promisedReply}>
        {messages.escalation}
      </Notice>
    </>
  );
}

/** A complaint with its state and the day by which the lender must act next: reply, or resolve what it has answered. */
function ItemContent({ item: { type, time, content, state } }: { item: ComplaintItem }) {
  const messages = useMessages(listMessages);
  const nameless = useMessages(titles).complaintDetails;
  const { now } = useApi();
  const deadlines = state === "" || state === "closed" ? undefined : readDeadlines(time);
  const day = state === "open" ? deadlines?.replyBy : deadlines?.resolveBy;
  const isLate = day !== undefined && isOver(day, now());
  return (
    <>
      <span className={css.type}>{type || content ? type : nameless}</span>
      <span className={css.time}>{time}</span>
      {state !== "" && (
        <span className={css.state} data-late={isLate || undefined}>
          <Facts>
            <strong>{messages[state]}</strong>
            {day !== undefined && (
              <>
                <span>
                  <Figures>{state === "open" ? messages.replyBy(day) : messages.resolveBy(day)}</Figures>
                </span>
                {/* In the bundle of the screen: loaded later, it could move what is below it. */}
                <span>
                  <RelativeDayText day={day} now={now} isDue />
                </span>
              </>
            )}
          </Facts>
          {isLate && messages.lateNext}
        </span>
      )}
      <span className={css.content}>{content}</span>
    </>
  );
}

/** Opens the start of a complaint, about the order of the address if it names one. */
function FileComplaint({ variant = "tonal" }: { variant?: "solid" | "tonal" }) {
  const { fileComplaint } = useMessages(complaintMessages);
  const orderId = useSearchParams()[0].get("orderId") ?? "";
  return (
    <Button variant={variant} render={<AppLink to={complaintPath({ orderId })} />}>
      {fileComplaint}
    </Button>
  );
}
