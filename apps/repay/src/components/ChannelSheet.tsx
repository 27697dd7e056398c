import { apiAtom, Fault } from "@lending/api-client";
import { useOpenExternal } from "@lending/bridge";
import { useAtomValue } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { DetailRows } from "@lending/ui/detail-rows";
import { useLocale, useMessages } from "@lending/ui/locale";
import { RadioList } from "@lending/ui/radio-list";
import { Sheet } from "@lending/ui/sheet";
import { showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import { createPayment } from "../api/createPayment.ts";
import type { Channel } from "../api/fetchRepayment.ts";
import { type Money, showMoney } from "../api/money.ts";
import { repaymentMessages } from "./messages.ts";
import type { OrderIds } from "./readOrderIds.ts";

interface ChannelSheetProps {
  ids: OrderIds;
  channels: readonly Channel[];
  amount: { readonly label: string; readonly money: Money };
  isDelay: boolean;
  onClose: () => void;
}

/** The Payment Method sheet: the first channel is chosen already, and Payment asks for a code there and leaves for its page. */
export function ChannelSheet({ ids, channels, amount, isDelay, onClose }: ChannelSheetProps) {
  const words = useMessages(repaymentMessages);
  const locale = useLocale();
  const api = useAtomValue(apiAtom);
  const openExternal = useOpenExternal();
  const [channelNumber, setChannelNumber] = useState(channels[0]?.number);
  const [isPaying, setIsPaying] = useState(false);
  const paying = useRef(false);

  const pay = async () => {
    if (paying.current || channelNumber === undefined) return;
    paying.current = true;
    setIsPaying(true);
    try {
      const answer = await createPayment(api, { ...ids, amount: amount.money, channelNumber, isDelay });
      if (!answer.ok) showToast(answer.message || words.notPaid, { tone: "error" });
      // The sheet goes with the page that is being left: a second tap finds nothing to pay with.
      else if (openExternal(answer.payLink).opened) onClose();
      else showToast(words.notOpened, { tone: "error" });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      showToast(words.notPaid, { tone: "error" });
    } finally {
      paying.current = false;
      setIsPaying(false);
    }
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={words.paymentMethod}
      footer={
        channels.length > 0 && (
          <>
            <DetailRows rows={[{ label: amount.label, value: showMoney(amount.money, locale) }]} />
            <Button waiting={isPaying} onClick={() => void pay()}>
              {words.payment}
            </Button>
          </>
        )
      }
    >
      {channels.length > 0 ? (
        <RadioList
          label={words.paymentMethod}
          options={channels.map(({ number, name, logo }) => ({ value: number, label: name, logo }))}
          value={channelNumber}
          onChange={setChannelNumber}
        />
      ) : (
        <p>{words.noChannels}</p>
      )}
    </Sheet>
  );
}
