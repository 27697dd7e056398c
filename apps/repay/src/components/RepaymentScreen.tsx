import { apiAtom } from "@lending/api-client";
import { type FetchAtom, useAtomValue, useFetched } from "@lending/bridge/store";
import type { ReactNode } from "react";
import type { FetchRepayment, Repayment } from "../api/fetchRepayment.ts";
import { isUnknown } from "../api/money.ts";
import type { OrderIds } from "../readQuery.ts";
import { RepaymentRefused } from "./lazyComponents.ts";
import { OfflineView } from "./OfflineView.tsx";
import { type RepaymentFacts, RepaymentView } from "./RepaymentView.tsx";
import type { LoadedRepayment } from "./repaymentAtom.ts";
import { useLatestRepayment } from "./useLatestRepayment.ts";

interface RepaymentScreenProps {
  ids: OrderIds;
  title: string;
  source: FetchAtom<LoadedRepayment>;
  /** Repeats the request after the borrower returns from paying. */
  refetch: FetchRepayment;
  present: (repayment: Repayment) => RepaymentFacts;
  isDelay?: boolean;
  children?: ReactNode;
}

/**
 * Shared by both repayment screens: shows the newest response, a refusal, or the saved code when there is no
 * connection.
 */
export function RepaymentScreen(props: RepaymentScreenProps) {
  const { ids, title, source, refetch, present, isDelay = false, children } = props;
  const api = useAtomValue(apiAtom);
  const [loaded, refresh, isRefreshing] = useFetched(source);
  const latest = useLatestRepayment(loaded, (signal) => refetch(api, ids, signal));
  const retryProps = { onRetry: refresh, retrying: isRefreshing };
  if (latest.ok) {
    const { repayment } = latest;
    const facts = present(repayment);
    // A payment without an amount cannot be confirmed by the borrower.
    if (isUnknown(facts.amount.money)) {
      return (
        <RepaymentRefused
          ids={ids}
          title={title}
          refusal={{ message: "", payment: repayment.payment }}
          {...retryProps}
        />
      );
    }
    return (
      <RepaymentView ids={ids} title={title} repayment={repayment} facts={facts} isDelay={isDelay}>
        {children}
      </RepaymentView>
    );
  }
  if ("saved" in latest) return <OfflineView title={title} saved={latest.saved} {...retryProps} />;
  return <RepaymentRefused ids={ids} title={title} refusal={latest} {...retryProps} />;
}
