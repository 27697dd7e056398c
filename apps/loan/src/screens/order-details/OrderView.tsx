import { useApp, useBack } from "@lending/bridge";
import { isUnsettled } from "@lending/bridge/payment";
import { Band } from "@lending/ui/band";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { lazyComponent, NotLoaded } from "@lending/ui/lazy-component";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { ProductCard } from "@lending/ui/product-card";
import { ScreenFrame } from "@lending/ui/screen-frame";
import type { OrderDetails } from "../../api/fetchOrderDetails.ts";
import { titles } from "../../titles.ts";
import { loadOrderDialogs } from "./dialogs/loadOrderDialogs.ts";
import { hasOrderDialogs } from "./hasOrderDialogs.ts";
import { orderMessages } from "./messages.ts";
import { orderStatus } from "./orderStatus.ts";
import { OrderActions } from "./parts/OrderActions.tsx";
import { RecommendedProducts } from "./parts/RecommendedProducts.tsx";
import { StatusScene } from "./parts/StatusScene.tsx";
import { promoteRows } from "./promoteRows.ts";
import type { OrderIds } from "./readOrderIds.ts";
import { useConfirmationRedirect } from "./useConfirmationRedirect.ts";
import { useRefetchOnReturn } from "./useRefetchOnReturn.ts";

// No fallback: the screen waits for the component, so that its late arrival cannot move a button under the finger.
const OrderPayment = lazyComponent(() => import("./payment/OrderPayment.tsx").then((module) => module.OrderPayment), {
  Failed: NotLoaded,
});
const OrderDialogs = lazyComponent(() => loadOrderDialogs().then((module) => module.OrderDialogs), {
  fallback: null,
  Failed: NotLoaded,
});

interface OrderViewProps {
  ids: OrderIds;
  order: OrderDetails;
  /** Called when the order has changed since it was fetched. */
  onOutdated: () => void;
}

/** Shows an order according to its status. */
export function OrderView({ ids, order, onOutdated }: OrderViewProps) {
  const messages = useMessages(orderMessages);
  const title = titles.orderDetails[useLocale()];
  const { environment, native } = useApp();
  const goBack = useBack();
  const status = orderStatus(order.status, order.rolloverAllowed);
  useRefetchOnReturn(ids, order, status.promotesAmount, onOutdated);
  useConfirmationRedirect(status.confirms ? order.confirmationLink : "");

  const { amount, date, rows } = promoteRows(order.rows, status.promotesAmount);
  const phone = order.servicePhone || environment.servicePhone;
  // A payment that was started on this phone matters only while the order can be repaid. A payment that the lender
  // reports is always shown.
  const payment = order.payment?.state === "started" && !status.promotesAmount ? undefined : order.payment;
  const lines = order.description.split("\n").filter((line) => line.trim() !== "");
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      call={{ number: phone, onCall: () => void native.callPhone(phone) }}
      band={<Band title={order.title} lines={lines} scene={<StatusScene scene={status.scene} />} />}
      {...(status.actions !== "none" && {
        actions: (
          <OrderActions
            actions={status.actions}
            ids={ids}
            repayLink={order.repayLink}
            amount={amount?.value ?? ""}
            needsConfirmation={isUnsettled(payment)}
          />
        ),
      })}
    >
      {amount && (
        <Card label={messages.payment}>
          <MoneyBlock amount={amount} {...(date && { date })} />
        </Card>
      )}
      {payment && <OrderPayment payment={payment} />}
      <ProductCard name={order.productName} logo={order.productLogo}>
        <DetailRows rows={rows} />
      </ProductCard>
      {status.recommends && order.recommended.length > 0 && <RecommendedProducts products={order.recommended} />}
      {hasOrderDialogs(order) && <OrderDialogs order={order} ids={ids} />}
    </ScreenFrame>
  );
}
