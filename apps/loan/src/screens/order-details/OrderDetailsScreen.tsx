import { useBack } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { EmptyState } from "@lending/ui/empty-state";
import { ErrorState } from "@lending/ui/error-state";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { showToast } from "@lending/ui/toast";
import { useEffect } from "react";
import { titles } from "../../titles.ts";
import { loadOrderDialogs } from "./dialogs/loadOrderDialogs.ts";
import { orderMessages } from "./messages.ts";
import { OrderView } from "./OrderView.tsx";
import { orderDetailsAtom } from "./orderDetailsAtom.ts";
import { type OrderIds, readOrderIds } from "./readOrderIds.ts";

export const soon = [loadOrderDialogs];

/** Loan order details, version 3 (specification 2): the order that the address names. */
export function Screen() {
  const query = useSearchParams();
  const ids = readOrderIds(query);
  return ids ? <LoadedOrder ids={ids} /> : <MissingOrder />;
}

function LoadedOrder({ ids }: { ids: OrderIds }) {
  const [answer, refresh, isRefreshing] = useFetched(orderDetailsAtom(ids));
  if (!answer.ok) return <RefusedOrder message={answer.message} onRetry={refresh} retrying={isRefreshing} />;
  return <OrderView ids={ids} order={answer.order} />;
}

function MissingOrder() {
  const words = useMessages(orderMessages);
  const title = titles.orderDetails[useLocale()];
  const goBack = useBack();
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <EmptyState title={words.missingTitle} text={words.missingHint} onBack={goBack} />
    </ScreenFrame>
  );
}

interface RefusedOrderProps {
  message: string;
  onRetry: () => void;
  retrying: boolean;
}

function RefusedOrder({ message, onRetry, retrying }: RefusedOrderProps) {
  const words = useMessages(orderMessages);
  const title = titles.orderDetails[useLocale()];
  const goBack = useBack();
  // Specification 7: on non-success the server's message is shown as a toast.
  useEffect(() => {
    showToast(message, { tone: "error" });
  }, [message]);
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <ErrorState
        title={words.notLoadedTitle}
        text={message || words.notLoadedHint}
        onRetry={onRetry}
        retrying={retrying}
        onBack={goBack}
      />
    </ScreenFrame>
  );
}
