import { useApp } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { useApi, useFetched } from "@lending/bridge/store";
import { isPayable } from "@lending/domain/money";
import { type ReactNode, useEffect } from "react";
import { type Repayment, repaymentAtom } from "../api/fetchRepayment.ts";
import { againWhilePending, type OrderIds } from "../api/order.ts";
import { OfflineView, RepaymentRefused } from "./lazyComponents.ts";
import type { Retry } from "./Missing.tsx";

interface RepaymentScreenProps {
  ids: OrderIds;
  title: string;
  isDelay?: boolean;
  /** Renders the repayment. `retry` is passed when its amount is missing: then nothing can be paid. */
  children: (repayment: Repayment, retry?: Retry) => ReactNode;
}

/** Renders the newest instalment or extension of an order, a refusal, or the saved code when there is no connection. */
export function RepaymentScreen({ ids, title, isDelay = false, children }: RepaymentScreenProps) {
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
  const common = { title, onRetry, retrying };
  if ("saved" in latest) return <OfflineView fault={latest.fault} saved={latest.saved} {...common} />;
  if (latest.ok && isPayable(latest.value.amount)) return children(latest.value);
  // The borrower cannot confirm a payment without a sensible amount. The rest of the page stays.
  if (latest.ok && latest.value.payment?.state !== "paid")
    return children({ ...latest.value, amount: { text: "" } }, { onRetry, retrying });
  const refusal = latest.ok ? { message: "", payment: latest.value.payment } : { ...latest, ...latest.details };
  return <RepaymentRefused ids={ids} isDelay={isDelay} refusal={refusal} {...common} />;
}
