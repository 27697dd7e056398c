import { apiAtom } from "@lending/api-client";
import { locations, useOpenExternal } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { useAtomValue } from "@lending/bridge/store";
import { ActionPair } from "@lending/ui/action-pair";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { eventModules, saveEvent } from "../../../api/saveEvent.ts";
import { markBankTipSeen } from "../bankTipFlag.ts";
import { orderMessages } from "../messages.ts";
import type { OrderActions as Actions } from "../orderStatus.ts";
import type { OrderIds } from "../readOrderIds.ts";

interface OrderActionsProps {
  actions: Exclude<Actions, "none">;
  ids: OrderIds;
  /** A payment partner's page that replaces our repayment page. */
  repayLink: string;
}

/** The buttons that a status has. */
export function OrderActions({ actions, ids, repayLink }: OrderActionsProps) {
  const words = useMessages(orderMessages);
  const api = useAtomValue(apiAtom);
  const navigate = useNavigate();
  const openExternal = useOpenExternal();

  const repayment = repayLink === "" ? { to: locations.repay(ids) } : {};
  const repay = () => {
    markBankTipSeen();
    if (repayLink === "") void navigate(locations.repay(ids));
    else if (!openExternal(repayLink).opened) showToast(words.notOpened, { tone: "error" });
  };
  const rollOver = () => {
    markBankTipSeen();
    void navigate(locations.repayDelay(ids));
  };
  const borrowAgain = () => {
    saveEvent(api, { productId: ids.productId, moduleId: eventModules.borrowAgain, positionId: "0" });
    void navigate(locations.productUrl({ productId: ids.productId }));
  };

  switch (actions) {
    case "repayment":
      return (
        <Button data-to={repayment.to} onClick={repay}>
          {words.repayment}
        </Button>
      );
    case "repayOrRollover":
      return (
        <ActionPair
          main={{ label: words.repay, onClick: repay, ...repayment }}
          hint={words.shortOfMoney}
          second={{ label: words.rollover, onClick: rollOver, to: locations.repayDelay(ids) }}
        />
      );
    case "borrowAgain":
      return (
        <Button data-to={locations.productUrl({ productId: ids.productId })} onClick={borrowAgain}>
          {words.borrowAgain}
        </Button>
      );
  }
}
