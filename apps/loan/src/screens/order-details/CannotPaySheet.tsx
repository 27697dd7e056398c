import { useApp, useBackGuard } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { useApi, useFetched } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { complaintPath } from "@lending/domain/addresses/complaints";
import { type OrderIds, repayDelayPath, repayPartPath } from "@lending/domain/addresses/repay";
import { isPayable, showMoney } from "@lending/domain/money";
import { Button } from "@lending/ui/button";
import { showDay } from "@lending/ui/day";
import { DetailRows } from "@lending/ui/detail-rows";
import { Figures } from "@lending/ui/figures";
import { CallIcon, ComplaintIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import { moneyMessages } from "@lending/ui/messages";
import { Notice } from "@lending/ui/notice";
import { dueRow } from "@lending/ui/relative-day";
import { Row, Rows } from "@lending/ui/rows";
import { Sheet } from "@lending/ui/sheet";
import { type ReactNode, Suspense, useId, useRef, useState } from "react";
import { extension, submitPlanRequest } from "../../api/cannotPay.ts";
import type { OrderDetails, PlanRequest } from "../../api/fetchOrderDetails.ts";
import { cannotPayMessages, orderMessages } from "../../messages/source.ts";
import { repaymentOpened } from "../../stored.ts";
import * as css from "./CannotPaySheet.module.css";

interface CannotPaySheetProps {
  ids: OrderIds;
  order: OrderDetails;
  /** Undefined when the lender takes no requests. */
  planRequest: PlanRequest | undefined;
  /** Called with the acknowledgement of a request. */
  onRequested: (request: PlanRequest) => void;
  phone: string;
  onClose: () => void;
}

/** What a borrower can do who cannot pay, as equal offers; then what a late day costs and what collectors may not do. */
export function CannotPaySheet(props: CannotPaySheetProps) {
  const { ids, order, planRequest, onRequested, phone, onClose } = props;
  const messages = useMessages(cannotPayMessages);
  const { lateDay } = useMessages(moneyMessages);
  const locale = useLocale();
  const { native } = useApp();
  const showCentavos = (centavos: number) => showMoney({ centavos }, locale);
  useBackGuard(onClose);
  const openRepayment = () => {
    repaymentOpened.save(1);
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={useMessages(orderMessages).cannotPay}>
      <p className={css.text}>{messages.intro}</p>
      <div className={css.offers}>
        {order.rolloverAllowed && (
          <Offer title={messages.extendTitle} label={messages.extend} to={repayDelayPath(ids)} onOpen={openRepayment}>
            <Suspense fallback={messages.extendHint}>
              <ExtensionPrice ids={ids} />
            </Suspense>
          </Offer>
        )}
        {order.partRange && (
          <Offer title={messages.partTitle} label={messages.part} to={repayPartPath(ids)} onOpen={openRepayment}>
            <Figures>{messages.partHint(showCentavos(order.partRange.min), showCentavos(order.partRange.max))}</Figures>
          </Offer>
        )}
        {planRequest && (
          <Section title={messages.planTitle} isOffer>
            <PlanRequestForm ids={ids} request={planRequest} onRequested={onRequested} />
          </Section>
        )}
      </div>
      <Rows bare>
        <Row
          icon={<CallIcon />}
          end={null}
          render={<button type="button" onClick={() => void native.callPhone(phone)} />}
        >
          <bdi>{messages.call(phone)}</bdi>
        </Row>
        <Row
          icon={<ComplaintIcon />}
          render={<AppLink to={complaintPath({ orderId: ids.orderId })} onClick={onClose} />}
        >
          {messages.complaint}
        </Row>
      </Rows>
      <Section title={messages.lateTitle}>
        {isPayable(order.lateDayFee) && (
          <p>
            <Figures>{lateDay(showMoney(order.lateDayFee, locale))}</Figures>
          </p>
        )}
        <p>
          <Figures>{messages.lateFee}</Figures>
        </p>
        <p className={css.source}>{messages.lateSource}</p>
      </Section>
      <Section title={messages.rightsTitle}>
        <ul className={css.rights}>
          <li>{messages.rightsHours}</li>
          <li>{messages.rightsThreats}</li>
          <li>{messages.rightsContacts}</li>
        </ul>
        <p>{messages.rightsReport}</p>
        <p className={css.source}>{messages.rightsSource}</p>
      </Section>
    </Sheet>
  );
}

interface SectionProps {
  title: string;
  /** What helps: as prominent as the other offers. */
  isOffer?: boolean;
  children: ReactNode;
}

function Section({ title, isOffer = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={isOffer ? css.offer : css.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}

interface OfferProps extends SectionProps {
  /** The label and the address of its page. */
  label: string;
  to: string;
  onOpen: () => void;
}

/** A way that another page opens, with a hint. */
const Offer = ({ title, label, to, onOpen, children }: OfferProps) => (
  <Section title={title} isOffer>
    <p className={css.hint}>{children}</p>
    <Button variant="tonal" size="s" render={<AppLink to={to} onClick={onOpen} />}>
      {label}
    </Button>
  </Section>
);

/** The price of a rollover and its new date, as far as the lender states them. It takes no more lines than its hint. */
function ExtensionPrice({ ids }: { ids: OrderIds }) {
  const messages = useMessages(cannotPayMessages);
  const locale = useLocale();
  const [response] = useFetched(extension(ids));
  const price = response.ok ? showMoney(response.value.price, locale) : "";
  if (!response.ok || price === "") return messages.extendHint;
  return <Figures>{messages.extendOffer(price, response.value.newDueDate)}</Figures>;
}

interface PlanRequestFormProps {
  ids: OrderIds;
  request: PlanRequest;
  onRequested: (request: PlanRequest) => void;
}

/** Requests a plan from the lender, or shows the acknowledgement of the request. */
function PlanRequestForm({ ids, request, onRequested }: PlanRequestFormProps) {
  const messages = useMessages(cannotPayMessages);
  const api = useApi();
  const [failure, setFailure] = useState("");
  const status = useRef<HTMLDivElement>(null);
  const { submit, busyWith } = useSubmit<"plan">((_, { describe }) =>
    setFailure(describe(messages.planUnansweredNext)),
  );

  const send = async () => {
    setFailure("");
    const response = await api.request(submitPlanRequest(ids));
    if (response.ok) {
      // The button with the focus disappears.
      status.current?.focus();
      onRequested(response.value);
    } else setFailure(response.message || messages.planNotSent);
    return undefined;
  };

  const facts = [
    { label: messages.planReference, value: request.reference },
    dueRow(messages.planAnswer, showDay(request.date), api.now),
  ].filter(({ value }) => value.trim() !== "");
  return (
    <>
      <div ref={status} role="status" tabIndex={-1} className={css.status}>
        {request.isSent && <Notice tone="positive">{messages.planSent}</Notice>}
        {failure !== "" && <Notice tone="warning">{failure}</Notice>}
      </div>
      {request.isSent ? (
        <>
          <DetailRows rows={facts} />
          <p className={css.hint}>{messages.planMeanwhile}</p>
        </>
      ) : (
        <>
          <p className={css.hint}>{`${messages.planHint} ${messages.planMeanwhile}`}</p>
          <Button variant="tonal" size="s" waiting={busyWith !== undefined} onClick={() => void submit("plan", send)}>
            {messages.planAsk}
          </Button>
        </>
      )}
    </>
  );
}
