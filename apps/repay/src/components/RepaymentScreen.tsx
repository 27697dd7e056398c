import { apiAtom } from "@lending/api-client";
import { useApp } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { useAtomValue, useFetched } from "@lending/bridge/store";
import { isPayable } from "@lending/domain/money";
import { type ReactNode, useEffect } from "react";
import { fetchRepayment, type Repayment, repaymentAtom } from "../api/fetchRepayment.ts";
import type { OrderIds } from "../api/readQuery.ts";
import { OfflineView, RepaymentRefused } from "./lazyComponents.ts";
import { useLatestRepayment } from "./useLatestRepayment.ts";

interface RepaymentScreenProps {
  ids: OrderIds;
  title: string;
  isDelay?: boolean;
  children: (repayment: Repayment) => ReactNode;
}

/** Renders the newest instalment or extension of an order, a refusal, or the saved code when there is no connection. */
export function RepaymentScreen({ ids, title, isDelay = false, children }: RepaymentScreenProps) {
  const api = useAtomValue(apiAtom);
  const owner = ownerOf(useApp().launch.sessionId);
  const query = { ...ids, isDelay, owner };
  const [loaded, onRetry, retrying] = useFetched(repaymentAtom(query));
  const latest = useLatestRepayment(loaded, (signal) => fetchRepayment(api, query, signal));
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
  // A payment without a sensible amount cannot be confirmed by the borrower.
  if (latest.ok && isPayable(latest.repayment.amount)) return children(latest.repayment);
  const refusal = latest.ok ? { message: "", payment: latest.repayment.payment } : latest;
  return <RepaymentRefused ids={ids} refusal={refusal} {...common} />;
}
