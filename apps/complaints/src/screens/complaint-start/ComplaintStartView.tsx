import { locations, useApp, useBack } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { EmptyState } from "@lending/ui/empty-state";
import { ListIcon, MessageIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { useState } from "react";
import type { ComplaintStart } from "../../api/fetchComplaintStart.ts";
import { PromisedReply } from "../../components/promised-reply/PromisedReply.tsx";
import { LinkRow } from "../../components/rows/LinkRow.tsx";
import { Rows } from "../../components/rows/Rows.tsx";
import { START_MARK } from "../../components/startMark.ts";
import { readComplaintDraft } from "../../draft/complaintDraft.ts";
import { titles } from "../../titles.ts";
import { startMessages } from "./messages.ts";
import { OrderCard } from "./parts/OrderCard.tsx";
import { ProblemTypes } from "./parts/ProblemTypes.tsx";
import type { OrderQuery } from "./readOrderQuery.ts";

interface ComplaintStartViewProps {
  orderQuery: OrderQuery;
  start: ComplaintStart;
  onRetry: () => void;
  retrying: boolean;
}

/** Shows the choices for a complaint: the order and the type of problem. */
export function ComplaintStartView({ orderQuery, start, onRetry, retrying }: ComplaintStartViewProps) {
  const words = useMessages(startMessages);
  const title = titles.complaint[useLocale()];
  const { launch } = useApp();
  const goBack = useBack();
  const navigate = useNavigate();
  const [draft] = useState(() => readComplaintDraft(launch.sessionId));
  const order = start.orders.find(({ number }) => number === orderQuery.orderNo) ?? start.order;

  const goOn = (orderNo: string, problemType: string, problemSonType: string) =>
    void navigate(locations.complainPageNext({ orderNo, problemType, problemSonType }), { state: START_MARK });

  return (
    <ScreenFrame title={title} onBack={goBack}>
      {draft && (
        <Notice icon={<MessageIcon />} onOpen={() => goOn(draft.orderNo, draft.problemType, draft.problemSonType)}>
          {words.draft}
        </Notice>
      )}
      <OrderCard orderQuery={orderQuery} order={order} orders={start.orders} />
      {start.types.length > 0 ? (
        <ProblemTypes
          types={start.types}
          subTypes={start.subTypes}
          order={order}
          onChoose={(problemType, problemSonType) => goOn(order?.number ?? "", problemType, problemSonType)}
        />
      ) : (
        <EmptyState title={words.noTypesTitle} text={words.noTypesHint} onRetry={onRetry} retrying={retrying} />
      )}
      <PromisedReply />
      <Rows label={words.more}>
        <LinkRow to={locations.complaintList()} icon={<ListIcon />}>
          {words.myComplaints}
        </LinkRow>
        <LinkRow to={locations.customerService()} icon={<MessageIcon />}>
          {words.customerService}
        </LinkRow>
      </Rows>
    </ScreenFrame>
  );
}
