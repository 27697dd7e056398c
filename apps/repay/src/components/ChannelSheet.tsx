import { apiAtom, Fault } from "@lending/api-client";
import { useBackGuard, useOpenExternal } from "@lending/bridge";
import { isUnsettled, saveStartedPayment } from "@lending/bridge/payment";
import { useAtomValue } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { DetailRows } from "@lending/ui/detail-rows";
import { formatDate } from "@lending/ui/format";
import { useHasLeft } from "@lending/ui/has-left";
import { useLocale, useMessages } from "@lending/ui/locale";
import { PayAgainDialog } from "@lending/ui/pay-again-dialog";
import { RadioList } from "@lending/ui/radio-list";
import { Sheet } from "@lending/ui/sheet";
import { showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import { saveCodeFacts } from "../api/codeFacts.ts";
import { createPayment } from "../api/createPayment.ts";
import type { Repayment } from "../api/fetchRepayment.ts";
import { savePayCode } from "../api/keepPayCode.ts";
import { sendMoney, showMoney } from "../api/money.ts";
import type { OrderIds } from "../api/readQuery.ts";
import { repaymentMessages } from "./messages.ts";
import { PaymentState } from "./PaymentState.tsx";
import { paymentMessages } from "./paymentMessages.ts";
import * as css from "./RepaymentView.module.css";
import { useOwner } from "./useOwner.ts";

interface ChannelSheetProps {
  ids: OrderIds;
  repayment: Repayment;
  amountLabel: string;
  isDelay: boolean;
  onClose: () => void;
}

/**
 * The Payment Method sheet. The first channel is preselected. Payment requests a code in the chosen channel and opens
 * its page.
 */
export function ChannelSheet({ ids, repayment, amountLabel, isDelay, onClose }: ChannelSheetProps) {
  const messages = useMessages(repaymentMessages);
  const texts = useMessages(paymentMessages);
  const locale = useLocale();
  const api = useAtomValue(apiAtom);
  const owner = useOwner();
  const openExternal = useOpenExternal();
  const { amount, channels, instructions, payment, date } = repayment;
  const [chosenNumber, setChosenNumber] = useState(channels[0]?.number);
  // A refetch may return a list in which the server has closed the chosen channel.
  const channel = channels.find(({ number }) => number === chosenNumber) ?? channels[0];
  const [isPaying, setIsPaying] = useState(false);
  const paying = useRef(false);
  const hasLeft = useHasLeft();
  const [wantsToPayAgain, setWantsToPayAgain] = useState(false);
  const needsConfirmation = isUnsettled(payment);
  const isConfirming = needsConfirmation && wantsToPayAgain;
  const cancelConfirmation = () => setWantsToPayAgain(false);
  /** The answer opens the page of the channel that is paying, so the sheet stays as it is until then. */
  const unlessPaying = (act: () => void) => (paying.current ? showToast(texts.paying) : act());
  const close = () => unlessPaying(onClose);
  useBackGuard(isConfirming ? cancelConfirmation : close);

  const { orderId } = ids;
  const purpose = isDelay ? "extension" : "instalment";
  const after = payment?.at ?? "";
  const saveCode = (code: string, logo: string, expiresAt: string) => {
    const issued = { code, logo, amount, instructions, ...ids, dueOn: date, owner, purpose, after, expiresAt } as const;
    savePayCode({ ...issued, isRequested: true });
  };

  const pay = async () => {
    if (paying.current || channel === undefined) return;
    paying.current = true;
    setIsPaying(true);
    try {
      const response = await createPayment(api, { ...ids, amount, channelNumber: channel.number, isDelay });
      if (hasLeft.current) return;
      if (!response.ok) {
        showToast(response.message || texts.notPaid, { tone: "error" });
        return;
      }
      if (response.payCode !== "") saveCode(response.payCode, channel.logo, response.facts.expiresAt);
      saveCodeFacts(response.payLink, response.facts, { ...ids, purpose, reference: response.payCode });
      // Close the sheet while the page unloads: a second tap then finds no button.
      if (openExternal(response.payLink).opened) {
        saveStartedPayment(orderId, {
          purpose,
          amount: sendMoney(amount),
          channelName: channel.name,
          at: formatDate(Date.now(), "time"),
        });
        onClose();
      } else showToast(texts.notOpened, { tone: "error" });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      if (!hasLeft.current) showToast(texts.unanswered, { tone: "error" });
    } finally {
      paying.current = false;
      setIsPaying(false);
    }
  };

  // Replaces the sheet, so that only one dialog is open. The chosen channel stays.
  if (isConfirming) {
    const payAgain = () => {
      cancelConfirmation();
      void pay();
    };
    return <PayAgainDialog onPayAgain={payAgain} onClose={cancelConfirmation} />;
  }
  return (
    <Sheet
      open
      onClose={close}
      title={messages.paymentMethod}
      footer={
        channel && (
          <>
            <DetailRows rows={[{ label: amountLabel, value: showMoney(amount, locale) }]} />
            <Button
              variant={needsConfirmation ? "tonal" : "solid"}
              waiting={isPaying}
              onClick={() => (needsConfirmation ? setWantsToPayAgain(true) : void pay())}
            >
              {messages.payment}
            </Button>
          </>
        )
      }
    >
      {payment && (
        <div className={css.sheetText}>
          <PaymentState payment={payment} />
        </div>
      )}
      {channel ? (
        <RadioList
          label={messages.paymentMethod}
          options={channels.map(({ number, name, logo }) => ({ value: number, label: name, logo }))}
          value={channel.number}
          onChange={(number) => unlessPaying(() => setChosenNumber(number))}
        />
      ) : (
        <p className={css.sheetText}>{texts.noChannels}</p>
      )}
    </Sheet>
  );
}
