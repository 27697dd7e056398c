import { apiAtom } from "@lending/api-client";
import { useApp, useBackGuard } from "@lending/bridge";
import { Link } from "@lending/bridge/router";
import { useAtomValue } from "@lending/bridge/store";
import { complaintPath } from "@lending/domain/addresses/complaints";
import { repayDelayPath, repayPartPath } from "@lending/domain/addresses/repay";
import { isPartRange, isPayable, showMoney } from "@lending/domain/money";
import { DetailRows } from "@lending/ui/detail-rows";
import { Figures } from "@lending/ui/figures";
import { CallIcon, ChevronRightIcon, WarningIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import { dueRow } from "@lending/ui/relative-day";
import { Sheet } from "@lending/ui/sheet";
import { type ReactNode, Suspense, useId } from "react";
import { extensionAtom } from "../../../api/fetchExtension.ts";
import type { OrderDetails, OrderIds, PlanRequest } from "../../../api/fetchOrderDetails.ts";
import { cannotPayMessages } from "../../../messages/source.ts";
import * as css from "./CannotPaySheet.module.css";
import { PlanRequestForm } from "./PlanRequestForm.tsx";

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

/** What a borrower can do who cannot pay, what a late day costs, and what collectors may not do. */
export function CannotPaySheet(props: CannotPaySheetProps) {
  const { ids, order, planRequest, onRequested, phone, onClose } = props;
  const messages = useMessages(cannotPayMessages);
  const locale = useLocale();
  const { native } = useApp();
  const showCentavos = (centavos: number) => showMoney({ centavos }, locale);
  useBackGuard(onClose);
  return (
    <Sheet open onClose={onClose} title={messages.title}>
      <p className={css.text}>{messages.intro}</p>
      {order.rolloverAllowed && (
        <Section title={messages.extendTitle}>
          <Suspense fallback={<p>{messages.extendHint}</p>}>
            <ExtensionPrice ids={ids} />
          </Suspense>
          <Link className={css.link} to={repayDelayPath(ids)} onClick={onClose}>
            {messages.extend}
            <ChevronRightIcon size="s" />
          </Link>
        </Section>
      )}
      {isPartRange(order.part) && (
        <Section title={messages.partTitle}>
          <p>
            <Figures>{messages.partHint(showCentavos(order.part.min), showCentavos(order.part.max))}</Figures>
          </p>
          <Link className={css.link} to={repayPartPath(ids)} onClick={onClose}>
            {messages.part}
            <ChevronRightIcon size="s" />
          </Link>
        </Section>
      )}
      {planRequest && (
        <Section title={messages.planTitle}>
          <PlanRequestForm ids={ids} request={planRequest} onRequested={onRequested} />
        </Section>
      )}
      <ul>
        <li>
          <button type="button" className={css.row} onClick={() => void native.callPhone(phone)}>
            <CallIcon />
            <bdi className={css.label}>{messages.call(phone)}</bdi>
          </button>
        </li>
        <li>
          <Link className={css.row} to={complaintPath({ orderId: ids.orderId })} onClick={onClose}>
            <WarningIcon />
            <span className={css.label}>{messages.complaint}</span>
            <ChevronRightIcon size="s" />
          </Link>
        </li>
      </ul>
      <Section title={messages.lateTitle}>
        {isPayable(order.lateDayFee) && (
          <p>
            <Figures>{messages.lateDay(showMoney(order.lateDayFee, locale))}</Figures>
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The price of a rollover and its new date beside paying now, as far as the lender states them. */
function ExtensionPrice({ ids }: { ids: OrderIds }) {
  const messages = useMessages(cannotPayMessages);
  const locale = useLocale();
  const { now } = useAtomValue(apiAtom);
  const extension = useAtomValue(extensionAtom(ids));
  const price = extension ? showMoney(extension.price, locale) : "";
  if (!extension || price === "") return <p>{messages.extendHint}</p>;
  const rows = [
    { label: messages.extendPrice, value: price },
    dueRow(messages.newDueDate, extension.newDueDate, now),
    { label: messages.dueThen, value: showMoney(extension.dueThen, locale) },
    { label: messages.payNow, value: showMoney(extension.payNow, locale) },
  ];
  return <DetailRows rows={rows.filter(({ value }) => value.trim() !== "")} />;
}
