import { apiAtom } from "@lending/api-client";
import { useApp, useBack, useOpenExternal } from "@lending/bridge";
import { Link, useSearchParams } from "@lending/bridge/router";
import { useAtomValue, useFetched } from "@lending/bridge/store";
import { receiptPath } from "@lending/domain/addresses/repay";
import { useLatest } from "@lending/domain/latest";
import { isOnPhone, isUnsettled } from "@lending/domain/payment";
import { Band } from "@lending/ui/band";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { ChevronRightIcon } from "@lending/ui/icon";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { lazyComponent, NotLoaded } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { ProductCard } from "@lending/ui/product-card";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { type ComponentType, Suspense, useEffect } from "react";
import { fetchOrderDetails, type OrderDetails, type OrderIds, orderDetailsAtom } from "../../api/fetchOrderDetails.ts";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { orderMessages, pendingPayment, titles } from "../../messages/source.ts";
import { CannotPay, loadCannotPaySheet, OrderActions } from "./OrderActions.tsx";
import * as css from "./OrderDetailsScreen.module.css";
import { dialogQueue, hasReceipts, orderStatus, promoteRows, type StatusScene as Scene } from "./orderStatus.ts";
import { RecommendedProducts } from "./RecommendedProducts.tsx";

// No fallback: the screen waits for the component, so that its late arrival cannot move a button under the finger.
const OrderPayment = lazyComponent(() => import("./OrderPayment.tsx").then((module) => module.OrderPayment), {
  Failed: NotLoaded,
});
// No fallback: the recommended products below wait for it, so that it cannot move them under the finger.
const LoanTimeline = lazyComponent(() => import("./timeline/LoanTimeline.tsx").then((module) => module.LoanTimeline), {
  Failed: NotLoaded,
});
const OrderDialogs = lazyComponent(() => import("./dialogs/OrderDialogs.tsx").then((module) => module.OrderDialogs), {
  fallback: null,
  Failed: NotLoaded,
});

export function OrderDetailsScreen() {
  const messages = useMessages(orderMessages);
  const title = useMessages(titles).orderDetails;
  const [query] = useSearchParams();
  const productId = query.get("productId") ?? "";
  const orderId = query.get("orderId") ?? "";
  if (productId && orderId) return <LoadedOrder key={orderId} ids={{ productId, orderId }} />;
  return <LazyFallbackView title={title} fact={messages.missingTitle} hint={messages.missingHint} />;
}
OrderDetailsScreen.whenIdle = [() => import("./dialogs/OrderDialogs.tsx"), loadCannotPaySheet];

/** A success without an order, such as `data: null`: its page would show nothing. */
const isBlank = ({ status, title, description, rows, recommended, timeline }: OrderDetails) =>
  [status, title, description].join("") === "" && rows.length + recommended.length + timeline.length === 0;

function LoadedOrder({ ids }: { ids: OrderIds }) {
  const messages = useMessages(orderMessages);
  const title = useMessages(titles).orderDetails;
  const [response, refresh, isRefreshing] = useFetched(orderDetailsAtom(ids));
  if (response.ok && !isBlank(response.order)) return <OrderView ids={ids} loaded={response.order} />;
  return (
    <LazyFallbackView
      title={title}
      fact={messages.notLoadedTitle}
      hint={messages.notLoadedHint}
      refusal={{ ...(response.ok ? { message: "" } : response), onRetry: refresh, retrying: isRefreshing }}
    />
  );
}

interface OrderViewProps {
  ids: OrderIds;
  /** The order as it was loaded. */
  loaded: OrderDetails;
}

function OrderView({ ids, loaded }: OrderViewProps) {
  const messages = useMessages(orderMessages);
  const pending = useMessages(pendingPayment);
  const title = useMessages(titles).orderDetails;
  const { environment, native } = useApp();
  const api = useAtomValue(apiAtom);
  const goBack = useBack();
  const order = useLatest(loaded, async (signal): Promise<OrderDetails> => {
    const response = await fetchOrderDetails(api, ids, signal);
    return response.ok ? response.order : order;
  });
  const status = orderStatus(order.status, order.rolloverAllowed);
  useConfirmationRedirect(status.confirms ? order.confirmationLink : "");

  const { amount, date, rows } = promoteRows(order.rows, status.promotesAmount);
  const account = status.awaitsMoney ? order.account : "";
  const phone = order.servicePhone || environment.servicePhone;
  const call = () => void native.callPhone(phone);
  // A payment that was started on this phone matters only while the order can be repaid. A payment that the lender
  // reports is always shown.
  const payment = isOnPhone(order.payment) && !status.promotesAmount ? undefined : order.payment;
  // The lender's texts name the payment that is due, which may be the one that is pending.
  const isPending = payment?.state === "processing";
  const lines = order.description.split("\n").filter((line) => line.trim() !== "");
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      phone={order.servicePhone}
      band={
        <Band
          title={isPending ? pending.title : order.title}
          lines={isPending ? [pending.line] : lines}
          scene={<StatusScene scene={status.scene} />}
        />
      }
      {...(status.actions !== "none" && {
        actions: (
          <>
            {status.promotesAmount && !isPending && (
              <div className={css.cannotPay}>
                <CannotPay ids={ids} order={order} phone={phone} />
              </div>
            )}
            <OrderActions
              actions={status.actions}
              ids={ids}
              repayLink={order.repayLink}
              amount={amount?.value ?? ""}
              needsConfirmation={isUnsettled(payment)}
            />
          </>
        ),
      })}
    >
      {amount && (
        <Card label={messages.payment}>
          <MoneyBlock amount={amount} {...(date && { date })} now={api.now} />
        </Card>
      )}
      {payment && <OrderPayment payment={payment} orderId={ids.orderId} />}
      <ProductCard name={order.productName} logo={order.productLogo}>
        <DetailRows rows={account === "" ? rows : [...rows, { label: messages.sentTo, value: account }]} />
      </ProductCard>
      <Suspense fallback={null}>
        {order.timeline.length > 0 && (
          <LoanTimeline
            steps={order.timeline}
            account={account}
            isPending={isUnsettled(payment)}
            now={api.now}
            phone={phone}
            onCall={call}
          />
        )}
        {hasReceipts(order) && (
          <Link className={css.link} to={receiptPath({ orderId: ids.orderId })}>
            {messages.receipts}
            <ChevronRightIcon size="s" />
          </Link>
        )}
        {status.recommends && order.recommended.length > 0 && <RecommendedProducts products={order.recommended} />}
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

const lazyScene = (load: () => Promise<ComponentType>) =>
  lazyComponent(load, { fallback: <LowHills />, Failed: LowHills });
// One chunk for each image: an order shows only the image of its status.
const scenes: Readonly<Record<Scene, ComponentType>> = {
  "21": lazyScene(() => import("@lending/ui/illustrations/status-21").then((module) => module.Status21)),
  "110": lazyScene(() => import("@lending/ui/illustrations/status-110").then((module) => module.Status110)),
  "151": lazyScene(() => import("@lending/ui/illustrations/status-151").then((module) => module.Status151)),
  "174": lazyScene(() => import("@lending/ui/illustrations/status-174").then((module) => module.Status174)),
  "180": lazyScene(() => import("@lending/ui/illustrations/status-180").then((module) => module.Status180)),
  "200": lazyScene(() => import("@lending/ui/illustrations/status-200").then((module) => module.Status200)),
};

/** Status illustration. Renders the plain hills while it loads and if it fails. */
function StatusScene({ scene }: { scene: Scene }) {
  const Picture = scenes[scene];
  return <Picture />;
}
