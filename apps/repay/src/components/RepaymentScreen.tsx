import { useApp } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { useSearchParams } from "@lending/bridge/router";
import { useApi, useFetched } from "@lending/bridge/store";
import type { OrderIds } from "@lending/domain/addresses/repay";
import { isPayable } from "@lending/domain/money";
import { isUnderWay } from "@lending/domain/payment";
import { lazyComponent } from "@lending/ui/lazy-component";
import { type ReactNode, useEffect } from "react";
import { repaymentAtom } from "../api/fetchRepayment.ts";
import { againWhilePending, readOrderIds } from "../api/order.ts";
import { MissingOrder, RepaymentRefused } from "./lazyComponents.ts";
import type { RepaymentPage } from "./RepaymentFrame.tsx";

const OfflineView = lazyComponent(() =>
  import(/* webpackChunkName: "offline" */ "./OfflineView.tsx").then((module) => module.OfflineView),
);

const UnderWayRepayment = lazyComponent(() =>
  import("./UnderWayRepayment.tsx").then((module) => module.UnderWayRepayment),
);

interface RepaymentScreenProps {
  title: string;
  isDelay?: boolean;
  children: (page: RepaymentPage) => ReactNode;
}

/** Renders the newest instalment or extension of an order, a refusal, or the saved code when there is no connection. */
export function RepaymentScreen(props: RepaymentScreenProps) {
  const ids = readOrderIds(useSearchParams()[0]);
  return ids ? <LoadedRepayment ids={ids} {...props} /> : <MissingOrder title={props.title} />;
}

function LoadedRepayment({ ids, title, isDelay = false, children }: RepaymentScreenProps & { ids: OrderIds }) {
  const api = useApi();
  const owner = ownerOf(useApp().launch.sessionId);
  const [latest, onRetry, retrying] = useFetched(repaymentAtom({ ...ids, isDelay, owner }), {
    again: againWhilePending,
    // The saved code replaces nothing that the server sent.
    replaces: (response) => !("saved" in response),
  });
  const { productId, orderId } = ids;
  useEffect(() => {
    if ("saved" in latest) return;
    // Loaded after the repayment, which does not need it.
    void import("../api/keepPayCode.ts").then(
      ({ keepPayCode }) => keepPayCode(latest, { productId, orderId, isDelay, owner, aheadMs: api.now() - Date.now() }),
      () => undefined,
    );
  }, [api, latest, productId, orderId, isDelay, owner]);
  const retry = { onRetry, retrying };
  if ("saved" in latest) return <OfflineView title={title} fault={latest.fault} saved={latest.saved} {...retry} />;
  if (latest.ok) {
    const repayment = latest.value;
    const { payment } = repayment;
    if (payment && isUnderWay(payment))
      return (
        <UnderWayRepayment
          page={{ ids, title, repayment, ...(!isPayable(repayment.amount) && { retry }) }}
          payment={payment}
          isDelay={isDelay}
        />
      );
    if (isPayable(repayment.amount)) return children({ ids, title, repayment });
    // The borrower cannot confirm a payment without a sensible amount. The rest of the page stays.
    if (payment?.state !== "paid") return children({ ids, title, repayment, retry });
  }
  const refusal = latest.ok ? { message: "", payment: latest.value.payment } : { ...latest, ...latest.details };
  return <RepaymentRefused ids={ids} title={title} isDelay={isDelay} refusal={refusal} {...retry} />;
}
