import { locations } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { repaymentMessages } from "../../components/messages.ts";
import type { OrderIds } from "../../components/readOrderIds.ts";
import { repayChooseMessages } from "./messages.ts";

/** The payment was asked for twice, so one may be on its way: the way to the order stays when the toast has gone. */
export function CheckOrderNotice({ ids }: { ids: OrderIds }) {
  const words = useMessages(repayChooseMessages);
  const { checkOrder } = useMessages(repaymentMessages);
  const navigate = useNavigate();
  return (
    <Notice tone="warning" title={checkOrder} onOpen={() => void navigate(locations.loanDetail(ids))}>
      {words.underWay}
    </Notice>
  );
}
