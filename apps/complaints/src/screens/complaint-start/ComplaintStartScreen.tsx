import { useApp, useBack, withQuery } from "@lending/bridge";
import { AppLink, useNavigate, useSearchParams } from "@lending/bridge/router";
import { useAtomValue, useFetched } from "@lending/bridge/store";
import {
  complainDetailsPath,
  complainPageNextPath,
  complaintListPath,
  customerServicePath,
} from "@lending/domain/addresses/complaints";
import { Button } from "@lending/ui/button";
import { ListIcon, MessageIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { Notice } from "@lending/ui/notice";
import { Rows } from "@lending/ui/rows";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import { useEffect, useState } from "react";
import { type ComplaintStart, complaintStart, orderComplaintStart } from "../../api/fetchComplaintStart.ts";
import type { Complaint } from "../../api/submitComplaint.ts";
import { readDeadlines } from "../../case/deadlines.ts";
import { readComplaintDraft, sentCaseAtom } from "../../complaintDraft.ts";
import { RefusedScreen } from "../../components/ComplaintParts.tsx";
import { LinkRow } from "../../components/LinkRow.tsx";
import { PromisedReply } from "../../components/PromisedReply.tsx";
import { complaintMessages, startMessages, titles } from "../../messages/source.ts";
import { OrderCard } from "./OrderCard.tsx";
import { ProblemTypes } from "./ProblemTypes.tsx";

export function ComplaintStartScreen() {
  const [query] = useSearchParams();
  const orderId = query.get("orderId") ?? "";
  const title = useMessages(titles).complaint;
  const [response, refresh, isRefreshing] = useFetched(
    orderId === "" ? complaintStart() : orderComplaintStart({ orderId }),
  );
  if (!response.ok) return <RefusedScreen title={title} refusal={response} onRetry={refresh} retrying={isRefreshing} />;
  const { types, order } = response.value;
  const type = query.get("about") === "receipt" ? types.find(({ takesReceipt }) => takesReceipt) : undefined;
  if (type && order) return <ReceiptForm orderId={orderId} orderNo={order.number} problemType={type.value} />;
  return <ComplaintStartView start={response.value} onRetry={refresh} retrying={isRefreshing} />;
}

/** Replaces the start by the form that takes a receipt. */
function ReceiptForm(choice: { orderId: string; orderNo: string; problemType: string }) {
  const navigate = useNavigate();
  const to = complainPageNextPath({ ...choice, about: "receipt" });
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
ComplaintStartScreen.whenIdle = [() => import("./StartSheets.tsx")];

/** Marks that Back of the form returns to the start. */
const fromStart = { isFromStart: true };

/** Returns the address of the form that goes on with a draft. */
const addressOf = ({ orderNo, problemType, problemSonType, receiptOf: orderId }: Complaint) =>
  complainPageNextPath({ orderNo, problemType, problemSonType, ...(orderId && { about: "receipt", orderId }) });

interface ComplaintStartViewProps {
  start: ComplaintStart;
  onRetry: () => void;
  retrying: boolean;
}

function ComplaintStartView({ start, onRetry, retrying }: ComplaintStartViewProps) {
  const messages = useMessages(startMessages);
  const { more, later } = useMessages(complaintMessages);
  const { retry } = useMessages(commonMessages);
  const { complaint: title, complaintList, customerService } = useMessages(titles);
  const { launch } = useApp();
  const goBack = useBack();
  const navigate = useNavigate();
  const sent = useAtomValue(sentCaseAtom);
  const deadlines = readDeadlines(sent?.caseFile?.receivedAt ?? "");
  const [draft] = useState(() => readComplaintDraft(launch.sessionId));
  // The address holds the order chosen from All; until then the server's choice applies.
  const orderNo = useSearchParams()[0].get("orderNo");
  const order = start.orders.find(({ number }) => number === orderNo) ?? start.order;

  const actions = start.types.length === 0 && (
    <Button onClick={onRetry} waiting={retrying}>
      {retry}
    </Button>
  );
  return (
    <ScreenFrame title={title} onBack={goBack} {...(actions && { actions })}>
      {draft && (
        <Notice icon={<MessageIcon />} render={<AppLink to={addressOf(draft)} state={fromStart} />}>
          {messages.draft}
        </Notice>
      )}
      {sent?.caseFile && sent.problemId !== "" && (
        <Notice
          tone="positive"
          title={messages.sentCase(sent.caseFile.number)}
          render={<AppLink to={complainDetailsPath({ problemId: sent.problemId })} />}
        >
          {deadlines && messages.deadlines(deadlines.replyBy, deadlines.resolveBy)}
        </Notice>
      )}
      <OrderCard order={order} orders={start.orders} />
      {start.types.length > 0 ? (
        <ProblemTypes
          types={start.types}
          subTypes={start.subTypes}
          order={order}
          onChoose={(problemType, problemSonType) =>
            void navigate(complainPageNextPath({ orderNo: order?.number ?? "", problemType, problemSonType }), {
              state: fromStart,
            })
          }
        />
      ) : (
        <StateView kind="empty" title={messages.noTypesTitle} text={later} retrying={retrying} />
      )}
      <PromisedReply />
      <Rows label={more}>
        <LinkRow to={complaintListPath} icon={<ListIcon />}>
          {complaintList}
        </LinkRow>
        <LinkRow to={withQuery(customerServicePath, { orderNo: order?.number ?? "" })} icon={<MessageIcon />}>
          {customerService}
        </LinkRow>
      </Rows>
    </ScreenFrame>
  );
}
