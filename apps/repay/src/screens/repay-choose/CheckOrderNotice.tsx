import { locations } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { repaymentMessages } from "../../components/messages.ts";
import type { OrderIds } from "../../readQuery.ts";
import { repayChooseMessages } from "./messages.ts";

/**
 * Shown when a payment may be pending, after a duplicate payment request or a lost response. Its button to the order
 * remains after the toast.
 */
export function CheckOrderNotice({ ids }: { ids: OrderIds }) {
  const { underWay } = useMessages(repayChooseMessages);
  const { checkOrder } = useMessages(repaymentMessages);
  const navigate = useNavigate();
  return (
    <Notice tone="warning" title={checkOrder} onOpen={() => void navigate(locations.loanDetail(ids))}>
      {underWay}
    </Notice>
  );
}
