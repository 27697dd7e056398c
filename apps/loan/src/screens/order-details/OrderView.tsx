import { useApp, useBack } from "@lending/bridge";
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

const OrderDialogs = lazyComponent(() => loadOrderDialogs().then((module) => module.OrderDialogs), {
  fallback: null,
  Failed: NotLoaded,
});

interface OrderViewProps {
  ids: OrderIds;
  order: OrderDetails;
}

/** An order that was read: what its status shows, composed of parts. */
export function OrderView({ ids, order }: OrderViewProps) {
  const words = useMessages(orderMessages);
  const title = titles.orderDetails[useLocale()];
  const { environment, native } = useApp();
  const goBack = useBack();
  const status = orderStatus(order.status, order.rolloverAllowed);
  useConfirmationRedirect(status.confirms ? order.confirmationLink : "");

  const { amount, date, rows } = promoteRows(order.rows, status.promotesAmount);
  const phone = order.servicePhone || environment.servicePhone;
  const lines = order.description.split("\n").filter((line) => line.trim() !== "");
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      call={{ number: phone, onCall: () => void native.callPhone(phone) }}
      band={<Band title={order.title} lines={lines} scene={<StatusScene scene={status.scene} />} />}
      {...(status.actions !== "none" && {
        actions: <OrderActions actions={status.actions} ids={ids} repayLink={order.repayLink} />,
      })}
    >
      {amount && (
        <Card label={words.payment}>
          <MoneyBlock amount={amount} {...(date && { date })} />
        </Card>
      )}
      <ProductCard name={order.productName} logo={order.productLogo}>
        <DetailRows rows={rows} />
      </ProductCard>
      {status.recommends && order.recommended.length > 0 && <RecommendedProducts products={order.recommended} />}
      {hasOrderDialogs(order) && <OrderDialogs order={order} ids={ids} />}
    </ScreenFrame>
  );
}
