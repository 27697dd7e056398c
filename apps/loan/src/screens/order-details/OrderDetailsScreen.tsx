import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useLocale, useMessages } from "@lending/ui/locale";
import { LazyFallbackView } from "../../components/fallback-view/LazyFallbackView.tsx";
import { titles } from "../../titles.ts";
import { loadOrderDialogs } from "./dialogs/loadOrderDialogs.ts";
import { orderMessages } from "./messages.ts";
import { OrderView } from "./OrderView.tsx";
import { orderDetailsAtom } from "./orderDetailsAtom.ts";
import { type OrderIds, readOrderIds } from "./readOrderIds.ts";

/** Loan order details, version 3: shows the order that the URL names. */
export function Screen() {
  const query = useSearchParams();
  const ids = readOrderIds(query);
  return ids ? <LoadedOrder ids={ids} /> : <MissingOrder />;
}
Screen.whenIdle = [loadOrderDialogs];

function LoadedOrder({ ids }: { ids: OrderIds }) {
  const messages = useMessages(orderMessages);
  const title = titles.orderDetails[useLocale()];
  const [answer, refresh, isRefreshing] = useFetched(orderDetailsAtom(ids));
  if (answer.ok) return <OrderView ids={ids} order={answer.order} onOutdated={refresh} />;
  return (
    <LazyFallbackView
      title={title}
      fact={messages.notLoadedTitle}
      hint={messages.notLoadedHint}
      refusal={{ message: answer.message, onRetry: refresh, retrying: isRefreshing }}
    />
  );
}

function MissingOrder() {
  const messages = useMessages(orderMessages);
  const title = titles.orderDetails[useLocale()];
  return <LazyFallbackView title={title} fact={messages.missingTitle} hint={messages.missingHint} />;
}
