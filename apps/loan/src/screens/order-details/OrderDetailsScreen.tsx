import { useApp, useBack, useOpenExternal } from "@lending/bridge";
import { AppLink, useSearchParams } from "@lending/bridge/router";
import { onReturn, useApi, useFetched } from "@lending/bridge/store";
import { type OrderIds, receiptPath } from "@lending/domain/addresses/repay";
import { isPayable, type Money, showMoney } from "@lending/domain/money";
import { isUnsettled } from "@lending/domain/payment";
import { Band } from "@lending/ui/band";
import { Button, ButtonPair } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { RowLink } from "@lending/ui/disclosure";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { lazyComponent, NotLoaded, optional } from "@lending/ui/lazy-component";
import { useLocale, useMessages } from "@lending/ui/locale";
import { underWayMessages } from "@lending/ui/messages";
import { MoneyBlock } from "@lending/ui/money-block";
import { ProductCard } from "@lending/ui/product-card";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StatusRegion } from "@lending/ui/status-region";
import { type ComponentType, Suspense, useEffect, useState } from "react";
import { type OrderDetails, orderDetails } from "../../api/fetchOrderDetails.ts";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { orderHeads, orderMessages, statusMessages, titles } from "../../messages/source.ts";
import { openedPaymentPage, receivedPayment } from "../../stored.ts";
import { CannotPay, loadCannotPaySheet, OrderActions } from "./OrderActions.tsx";
import { OrderNumber } from "./OrderNumber.tsx";
import {
  dialogQueue,
  hasReceipts,
  momentOf,
  orderHead,
  orderStatus,
  promoteRows,
  recommends,
  sceneOf,
  shownPayment,
} from "./orderStatus.ts";

// No fallback: the screen waits for the component, so that its late arrival cannot move a button under the finger.
const OrderPart = lazyComponent(() => import("./OrderParts.tsx").then((module) => module.OrderPart), {
  Failed: NotLoaded,
});
// No fallback: the recommended products below wait for it, so that it cannot move them under the finger.
const LoanTimeline = lazyComponent(() => import("./LoanTimeline.tsx").then((module) => module.LoanTimeline), {
  Failed: NotLoaded,
});
const RecommendedProducts = lazyComponent(
  () => import("./RecommendedProducts.tsx").then((module) => module.RecommendedProducts),
  // Last on the page, so nothing moves when they arrive.
  optional,
);
const OrderDialogs = lazyComponent(() => import("./OrderDialogs.tsx").then((module) => module.OrderDialogs), optional);

export function OrderDetailsScreen() {
  const messages = useMessages(orderMessages);
  const title = useMessages(titles).orderDetails;
  const [query] = useSearchParams();
  const productId = query.get("productId") ?? "";
  const orderId = query.get("orderId") ?? "";
  if (productId && orderId) return <LoadedOrder key={orderId} ids={{ productId, orderId }} />;
  return <LazyFallbackView title={title} fact={messages.missingTitle} hint={messages.missingHint} />;
}
OrderDetailsScreen.whenIdle = [() => import("./OrderDialogs.tsx"), loadCannotPaySheet];

/** A success without an order, such as `data: null`: its page would show nothing. */
const isBlank = ({ status, title, description, rows, recommended, timeline }: OrderDetails) =>
  [status, title, description].join("") === "" && rows.length + recommended.length + timeline.length === 0;

function LoadedOrder({ ids }: { ids: OrderIds }) {
  const messages = useMessages(orderMessages);
  const title = useMessages(titles).orderDetails;
  const [response, refresh, isRefreshing] = useFetched(orderDetails(ids), {
    again: (counts, { ok }) => (ok ? onReturn(counts) : undefined),
    // An order stays when it cannot be read again.
    replaces: (latest) => latest.ok && !isBlank(latest.value),
  });
  if (response.ok && !isBlank(response.value)) return <OrderView ids={ids} order={response.value} />;
  return (
    <LazyFallbackView
      title={title}
      fact={messages.notLoadedTitle}
      hint={messages.notLoadedHint}
      refusal={{ ...(response.ok ? { message: "" } : response), onRetry: refresh, retrying: isRefreshing }}
    />
  );
}

function OrderView({ ids, order }: { ids: OrderIds; order: OrderDetails }) {
  const messages = useMessages(orderMessages);
  const heads = { ...useMessages(orderHeads), ...useMessages(underWayMessages) };
  const statuses: Readonly<Record<string, string>> = useMessages(statusMessages);
  const title = useMessages(titles).orderDetails;
  const locale = useLocale();
  const { environment, native } = useApp();
  const { now } = useApi();
  const goBack = useBack();
  const { orderId } = ids;
  const status = orderStatus(order.status, order.rolloverAllowed);
  const StatusScene = scenes[sceneOf(order.status)];
  useConfirmationRedirect(status.confirms ? order.confirmationLink : "");

  const { rows, ...due } = promoteRows(order.rows, status.promotesAmount);
  const account = status.awaitsMoney ? order.account : "";
  const phone = order.servicePhone || environment.servicePhone;
  const call = () => void native.callPhone(phone);
  const payment = shownPayment(order, status);
  // As it was when the page opened: a visit shows a received payment until the page is left.
  const [seenAt] = useState(() => receivedPayment.read(orderId));
  const moment = momentOf(payment, status, { dueOn: due.date?.value ?? "", seenAt, nowMs: now() });
  const { amount, date, ...head } = orderHead({ moment, order, payment, due, texts: (name) => heads[name], locale });
  const isOfStatus = moment === "status";
  const received = moment === "received" ? payment : undefined;
  const openedMs = status.promotesAmount && !payment ? openedPaymentPage.read(orderId) : 0;
  const money = (one: Money) => (isPayable(one) ? showMoney(one, locale) : "");
  const saves = money(order.payoff.saves);
  const whatIsLeft = [
    { label: messages.balance, value: received ? "" : money(order.balance) },
    { label: messages.payoff, value: money(order.payoff.amount), note: saves && messages.saves(saves) },
  ].filter(({ value }) => status.promotesAmount && moment !== "underWay" && value !== "");
  const details = [...whatIsLeft, ...rows, ...(account === "" ? [] : [{ label: messages.sentTo, value: account }])];
  const parts = { order, orderId, payment, moment, due, openedMs, now };
  const actions = status.actions !== "none" && (
    <OrderActions
      actions={status.actions}
      ids={ids}
      repayLink={order.repayLink}
      needsConfirmation={isUnsettled(payment)}
      isAside={!isOfStatus}
      beside={<CannotPay ids={ids} order={order} phone={phone} />}
    />
  );
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      phone={order.servicePhone}
      orderNumber={order.orderNumber}
      band={
        <Band
          title={head.title || statuses[`${order.status}Status`] || ""}
          lines={head.text.split("\n").filter((line) => line.trim() !== "")}
          scene={<StatusScene />}
        />
      }
      {...(actions && {
        actions: received ? (
          <ButtonPair>
            {actions}
            <Button render={<AppLink to={receiptPath({ orderId, receiptId: received.receiptId ?? "" })} />}>
              {messages.seeReceipt}
            </Button>
          </ButtonPair>
        ) : (
          actions
        ),
      })}
    >
      {amount && (
        <Card label={messages.payment}>
          <MoneyBlock
            amount={amount}
            {...(date && { date })}
            {...(isOfStatus && { now, lateDayFee: status.isLate && money(order.lateDayFee) })}
          />
          {received && <OrderPart {...parts} part="received" />}
        </Card>
      )}
      {status.actions === "borrowAgain" && <OrderPart {...parts} part="clearance" />}
      <StatusRegion>{(payment || openedMs > 0) && <OrderPart {...parts} part="payment" />}</StatusRegion>
      <StatusRegion>
        {order.planRequest?.isSent && status.promotesAmount && <OrderPart {...parts} part="plan" />}
      </StatusRegion>
      {(details.length > 0 || [order.productName, order.productLogo, order.orderNumber].join("") !== "") && (
        <ProductCard name={order.productName} logo={order.productLogo}>
          <DetailRows rows={details} />
          {order.orderNumber !== "" && <OrderNumber number={order.orderNumber} />}
        </ProductCard>
      )}
      <Suspense fallback={null}>
        {order.timeline.length > 0 && (
          <LoanTimeline
            steps={order.timeline}
            account={account}
            isPending={moment === "underWay"}
            now={now}
            phone={phone}
            onCall={call}
          />
        )}
        {hasReceipts(order) && <RowLink title={messages.receipts} render={<AppLink to={receiptPath({ orderId })} />} />}
        {recommends(status) && order.recommended.length > 0 && <RecommendedProducts products={order.recommended} />}
      </Suspense>
      {dialogQueue(order).length > 0 && <OrderDialogs order={order} ids={ids} />}
    </ScreenFrame>
  );
}

/** Replaces the page with the order's confirmation link, with the shared request parameters. */
function useConfirmationRedirect(link: string) {
  const openExternal = useOpenExternal();
  useEffect(() => {
    if (link !== "") openExternal(link, { replace: true, withClientQuery: true });
  }, [link, openExternal]);
}

/** A status illustration. Renders the plain hills while it loads and if it fails. */
const lazyScene = (load: () => Promise<ComponentType>) =>
  lazyComponent(load, { fallback: <LowHills />, Failed: LowHills });
// One chunk for each image: an order shows only the image of its status.
const scenes: Readonly<Record<ReturnType<typeof sceneOf>, ComponentType>> = {
  "21": lazyScene(() => import("@lending/ui/illustrations/status-21").then((module) => module.Status21)),
  "110": lazyScene(() => import("@lending/ui/illustrations/status-110").then((module) => module.Status110)),
  "151": lazyScene(() => import("@lending/ui/illustrations/status-151").then((module) => module.Status151)),
  "174": lazyScene(() => import("@lending/ui/illustrations/status-174").then((module) => module.Status174)),
  "180": lazyScene(() => import("@lending/ui/illustrations/status-180").then((module) => module.Status180)),
  "200": lazyScene(() => import("@lending/ui/illustrations/status-200").then((module) => module.Status200)),
};
