import { apiAtom, Fault } from "@lending/api-client";
import { fetchAtomFamily, useAtomValue, useFetched } from "@lending/bridge/store";
import { type ReactNode, useEffect } from "react";
import { fetchRepayment, type Repayment, type RepaymentQuery, type RepaymentResponse } from "../api/fetchRepayment.ts";
import { isPayable } from "../api/money.ts";
import { readSavedPayCode, type SavedPayCode } from "../api/savedPayCode.ts";
import type { OrderIds } from "../readQuery.ts";
import { OfflineView, RepaymentRefused } from "./lazyComponents.ts";
import { useLatestRepayment } from "./useLatestRepayment.ts";
import { useOwner } from "./useOwner.ts";

/** The server did not answer, but its last code for this payment is saved on this device. */
interface OfflineRepayment {
  readonly ok: false;
  readonly fault: Fault["code"];
  readonly saved: SavedPayCode;
  readonly payment?: undefined;
}

/** The server's response, or the saved code without a connection. Fetched while a component reads it. */
const repaymentAtom = fetchAtomFamily((get, query: RepaymentQuery & Pick<SavedPayCode, "owner">, { signal }) =>
  fetchRepayment(get(apiAtom), query, signal).catch((error: unknown): RepaymentResponse | OfflineRepayment => {
    const saved = readSavedPayCode(query.owner);
    const purpose = query.isDelay ? "extension" : "instalment";
    if (!(error instanceof Fault) || saved?.orderId !== query.orderId || saved.purpose !== purpose) throw error;
    return { ok: false, fault: error.code, saved };
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
  const owner = useOwner();
  const query = { ...ids, isDelay, owner };
  const [loaded, onRetry, retrying] = useFetched(repaymentAtom(query));
  const latest = useLatestRepayment(loaded, (signal) => fetchRepayment(api, query, signal));
  const { orderId } = ids;
  useEffect(() => {
    if ("saved" in latest) return;
    // Loaded after the repayment, which does not need it.
    void import("../api/keepPayCode.ts").then(
      ({ keepPayCode }) => keepPayCode(latest, { orderId, isDelay, owner }),
      () => undefined,
    );
  }, [latest, orderId, isDelay, owner]);
  const common = { title, onRetry, retrying };
  if ("saved" in latest) return <OfflineView fault={latest.fault} saved={latest.saved} {...common} />;
  // A payment without a sensible amount cannot be confirmed by the borrower.
  if (latest.ok && isPayable(latest.repayment.amount)) return children(latest.repayment);
  const refusal = latest.ok ? { message: "", payment: latest.repayment.payment } : latest;
  return <RepaymentRefused ids={ids} refusal={refusal} {...common} />;
}
