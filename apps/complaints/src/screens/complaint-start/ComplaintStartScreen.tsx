import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useLocale } from "@lending/ui/locale";
import { complaintStartAtom } from "../../components/complaintStartAtom.ts";
import { RefusedScreen } from "../../components/refused-screen/RefusedScreen.tsx";
import { titles } from "../../titles.ts";
import { ComplaintStartView } from "./ComplaintStartView.tsx";
import { readOrderQuery } from "./readOrderQuery.ts";
import { loadOrderSheet } from "./sheets/loadOrderSheet.ts";
import { loadSubTypeSheet } from "./sheets/loadSubTypeSheet.ts";

/** The start of a complaint: chooses its order and its type of problem. */
export function Screen() {
  const orderQuery = readOrderQuery(useSearchParams());
  const title = titles.complaint[useLocale()];
  const [answer, refresh, isRefreshing] = useFetched(complaintStartAtom(orderQuery.orderId));
  if (!answer.ok)
    return <RefusedScreen title={title} message={answer.message} onRetry={refresh} retrying={isRefreshing} />;
  return <ComplaintStartView orderQuery={orderQuery} start={answer.start} onRetry={refresh} retrying={isRefreshing} />;
}
Screen.whenIdle = [loadOrderSheet, loadSubTypeSheet];
