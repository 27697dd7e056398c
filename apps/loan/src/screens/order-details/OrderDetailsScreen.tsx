import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useLocale, useMessages } from "@lending/ui/locale";
import { type OrderIds, orderDetailsAtom } from "../../api/fetchOrderDetails.ts";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { titles } from "../../titles.ts";
import { orderMessages } from "./messages.ts";
import { OrderView } from "./OrderView.tsx";

export function OrderDetailsScreen() {
  const messages = useMessages(orderMessages);
  const title = titles.orderDetails[useLocale()];
  const query = useSearchParams();
  const productId = query.get("productId") ?? "";
  const orderId = query.get("orderId") ?? "";
  if (productId && orderId) return <LoadedOrder ids={{ productId, orderId }} />;
  return <LazyFallbackView title={title} fact={messages.missingTitle} hint={messages.missingHint} />;
}
OrderDetailsScreen.whenIdle = [() => import("./dialogs/OrderDialogs.tsx")];

function LoadedOrder({ ids }: { ids: OrderIds }) {
  const messages = useMessages(orderMessages);
  const title = titles.orderDetails[useLocale()];
  const [response, refresh, isRefreshing] = useFetched(orderDetailsAtom(ids));
  if (response.ok) return <OrderView ids={ids} loaded={response.order} />;
  return (
    <LazyFallbackView
      title={title}
      fact={messages.notLoadedTitle}
      hint={messages.notLoadedHint}
      refusal={{ message: response.message, onRetry: refresh, retrying: isRefreshing }}
    />
  );
}
