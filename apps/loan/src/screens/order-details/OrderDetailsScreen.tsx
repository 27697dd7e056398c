import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { type OrderDetails, type OrderIds, orderDetailsAtom } from "../../api/fetchOrderDetails.ts";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { orderMessages, titles } from "../../messages/source.ts";
import { loadCannotPaySheet } from "./CannotPay.tsx";
import { OrderView } from "./OrderView.tsx";

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
