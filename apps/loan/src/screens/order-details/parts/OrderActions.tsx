import { apiAtom } from "@lending/api-client";
import { locations, useBackGuard, useOpenExternal } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { useAtomValue } from "@lending/bridge/store";
import { ActionPair } from "@lending/ui/action-pair";
import { Button } from "@lending/ui/button";
import { lazyComponent, NotOpened } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useState } from "react";
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
  /** A payment may be on its way: paying is not the main action, and needs a confirmation. */
  asksFirst: boolean;
}

const PayAgainDialog = lazyComponent(
  () => import("@lending/ui/pay-again-dialog").then((module) => module.PayAgainDialog),
  { fallback: null, Failed: NotOpened },
);

/** The buttons that a status has. */
export function OrderActions({ actions, ids, repayLink, asksFirst }: OrderActionsProps) {
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
  const [wanted, setWanted] = useState<{ readonly pay: () => void }>();
  // Once the first payment is settled there is nothing left to confirm.
  const unconfirmed = asksFirst ? wanted : undefined;
  const close = () => setWanted(undefined);
  useBackGuard(close, unconfirmed !== undefined);
  const confirmed = (pay: () => void) => (asksFirst ? () => setWanted({ pay }) : pay);
  const variant = asksFirst ? "tonal" : "solid";
  const dialog = unconfirmed && (
    <PayAgainDialog
      onClose={close}
      onPayAgain={() => {
        close();
        unconfirmed.pay();
      }}
    />
  );

  switch (actions) {
    case "repayment":
      return (
        <>
          <Button variant={variant} data-to={repayment.to} onClick={confirmed(repay)}>
            {words.repayment}
          </Button>
          {dialog}
        </>
      );
    case "repayOrRollover":
      return (
        <>
          <ActionPair
            main={{ label: words.repay, onClick: confirmed(repay), variant, ...repayment }}
            hint={words.shortOfMoney}
            second={{ label: words.rollover, onClick: confirmed(rollOver), to: locations.repayDelay(ids) }}
          />
          {dialog}
        </>
      );
    case "borrowAgain":
      return (
        <Button data-to={locations.productUrl({ productId: ids.productId })} onClick={borrowAgain}>
          {words.borrowAgain}
        </Button>
      );
  }
}
