import { locations } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { repaymentMessages } from "../../components/messages.ts";
import type { OrderIds } from "../../components/readOrderIds.ts";
import { repayChooseMessages } from "./messages.ts";

/**
 * Shown after a duplicate payment request or a lost response, when a payment may be pending: keeps a button to the order after the toast
 * disappears.
 */
export function CheckOrderNotice({ ids }: { ids: OrderIds }) {
  const messages = useMessages(repayChooseMessages);
  const { checkOrder } = useMessages(repaymentMessages);
  const navigate = useNavigate();
  return (
    <Notice tone="warning" title={checkOrder} onOpen={() => void navigate(locations.loanDetail(ids))}>
      {messages.underWay}
    </Notice>
  );
}
