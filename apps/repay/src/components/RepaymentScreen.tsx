import { apiAtom, Fault } from "@lending/api-client";
import { fetchAtomFamily, useAtomValue, useFetched } from "@lending/bridge/store";
import type { ReactNode } from "react";
import { fetchRepayment, type Repayment, type RepaymentQuery, type RepaymentResponse } from "../api/fetchRepayment.ts";
import { isUnknown } from "../api/money.ts";
import { readSavedPayCode, type SavedPayCode } from "../api/savedPayCode.ts";
import type { OrderIds } from "../readQuery.ts";
import { OfflineView, RepaymentRefused } from "./lazyComponents.ts";
import { useLatestRepayment } from "./useLatestRepayment.ts";
import { useOwner } from "./useOwner.ts";

/** The server cannot be reached, but its last code for this order is saved on this device. */
interface OfflineRepayment {
  readonly ok: false;
  readonly saved: SavedPayCode;
  readonly payment?: undefined;
}

/** The server's response, or the saved code without a connection. Fetched while a component reads it. */
const repaymentAtom = fetchAtomFamily((get, query: RepaymentQuery & Pick<SavedPayCode, "owner">, { signal }) =>
  fetchRepayment(get(apiAtom), query, signal).catch((error: unknown): RepaymentResponse | OfflineRepayment => {
    const saved = error instanceof Fault ? readSavedPayCode(query.owner) : undefined;
    if (saved?.orderId !== query.orderId) throw error;
    return { ok: false, saved };
  }),
);

interface RepaymentScreenProps {
  ids: OrderIds;
  title: string;
  isDelay?: boolean;
  children: (repayment: Repayment) => ReactNode;
}

/** Renders the newest instalment or extension of an order, a refusal, or the saved code when there is no connection. */
export function RepaymentScreen({ ids, title, isDelay = false, children }: RepaymentScreenProps) {
  const api = useAtomValue(apiAtom);
  const query = { ...ids, isDelay, owner: useOwner() };
  const [loaded, onRetry, retrying] = useFetched(repaymentAtom(query));
  const latest = useLatestRepayment(loaded, (signal) => fetchRepayment(api, query, signal));
  const common = { title, onRetry, retrying };
  if ("saved" in latest) return <OfflineView saved={latest.saved} {...common} />;
  // A payment without an amount cannot be confirmed by the borrower.
  if (latest.ok && !isUnknown(latest.repayment.amount)) return children(latest.repayment);
  const refusal = latest.ok ? { message: "", payment: latest.repayment.payment } : latest;
  return <RepaymentRefused ids={ids} refusal={refusal} {...common} />;
}
