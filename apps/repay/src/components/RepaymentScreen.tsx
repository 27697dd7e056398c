import { apiAtom } from "@lending/api-client";
import { type FetchAtom, useAtomValue, useFetched } from "@lending/bridge/store";
import type { ReactNode } from "react";
import type { FetchRepayment, Repayment } from "../api/fetchRepayment.ts";
import { isUnknown } from "../api/money.ts";
import { RepaymentRefused } from "./lazyComponents.ts";
import type { LoadedRepayment } from "./orSavedPayCode.ts";
import { type RepaymentFacts, RepaymentView } from "./RepaymentView.tsx";
import type { OrderIds } from "./readOrderIds.ts";
import { UnreachedView } from "./UnreachedView.tsx";
import { useLatestRepayment } from "./useLatestRepayment.ts";

interface RepaymentScreenProps {
  ids: OrderIds;
  title: string;
  source: FetchAtom<LoadedRepayment>;
  /** The same question again, for whoever comes back from paying. */
  fetchAgain: FetchRepayment;
  present: (repayment: Repayment) => RepaymentFacts;
  isDelay?: boolean;
  children?: ReactNode;
}

/** Both repayment screens: what the server says now, its refusal, or what is left without a connection. */
export function RepaymentScreen(props: RepaymentScreenProps) {
  const { ids, title, source, fetchAgain, present, isDelay = false, children } = props;
  const api = useAtomValue(apiAtom);
  const [loaded, refresh, isRefreshing] = useFetched(source);
  const latest = useLatestRepayment(loaded, (signal) => fetchAgain(api, ids, signal));
  const again = { onRetry: refresh, retrying: isRefreshing };
  if (latest.ok) {
    const { repayment } = latest;
    const facts = present(repayment);
    // Nothing can be paid of which nobody knows how much it is.
    if (isUnknown(facts.amount.money)) {
      return <RepaymentRefused ids={ids} title={title} refusal={{ message: "" }} {...again} />;
    }
    return (
      <RepaymentView ids={ids} title={title} repayment={repayment} facts={facts} isDelay={isDelay}>
        {children}
      </RepaymentView>
    );
  }
  if ("saved" in latest) return <UnreachedView title={title} saved={latest.saved} {...again} />;
  return <RepaymentRefused ids={ids} title={title} refusal={latest} {...again} />;
}
