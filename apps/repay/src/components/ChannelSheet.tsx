import { useApp, useBackGuard, useOpenExternal } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { AppLink } from "@lending/bridge/router";
import { useApi, useFetched } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { customerServicePath } from "@lending/domain/addresses/complaints";
import type { OrderIds } from "@lending/domain/addresses/repay";
import { isUnknown, sendMoney, showMoney, withFee } from "@lending/domain/money";
import { usePayAgain } from "@lending/domain/pay-again";
import { isUnsettled, saveStartedPayment } from "@lending/domain/payment";
import { Button } from "@lending/ui/button";
import { formatDate } from "@lending/ui/day";
import { DetailRows } from "@lending/ui/detail-rows";
import { RowLink } from "@lending/ui/disclosure";
import { useLocale, useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { Notice } from "@lending/ui/notice";
import { RadioList } from "@lending/ui/radio-list";
import { Sheet } from "@lending/ui/sheet";
import { StatusRegion } from "@lending/ui/status-region";
import { showToast } from "@lending/ui/toast";
import { useState } from "react";
import { type CreatedPayment, createPayment, lastChannel } from "../api/createPayment.ts";
import { type Repayment, repaymentAtom } from "../api/fetchRepayment.ts";
import { saveIssuedCode } from "../api/issuedCode.ts";
import { savePayCode } from "../api/keepPayCode.ts";
import { paymentMessages, repaymentMessages } from "../messages/source.ts";
import { PaymentState } from "./PaymentState.tsx";
import { useArrival } from "./paymentTexts.ts";
import * as css from "./RepaymentView.module.css";

type Channel = Repayment["channels"][number];

interface ChannelSheetProps {
  ids: OrderIds;
  repayment: Repayment;
  amountLabel: string;
  purpose: "instalment" | "extension" | "part";
  onClose: () => void;
}

/**
 * The Payment Method sheet. The first channel is preselected; the one that the borrower paid in last is marked. Payment
 * requests a code in the chosen channel and opens its page.
 */
export function ChannelSheet({ ids, repayment, amountLabel, purpose, onClose }: ChannelSheetProps) {
  const messages = useMessages(repaymentMessages);
  const texts = useMessages(paymentMessages);
  const common = useMessages(commonMessages);
  const locale = useLocale();
  const api = useApi();
  const owner = ownerOf(useApp().launch.sessionId);
  const openExternal = useOpenExternal();
  const arrival = useArrival();
  const { amount, channels, instructions: ofRepayment, payment, date, orderNumber } = repayment;
  const [lastNumber] = useState(() => lastChannel.read());
  const [chosenNumber, setChosenNumber] = useState(channels[0]?.number);
  // A refetch may return a list in which the server has closed the chosen channel.
  const channel = channels.find(({ number }) => number === chosenNumber) ?? channels[0];
  const { submit, busyWith, showError, hasLeft } = useSubmit<"payment" | "reload">(texts.unansweredNext);
  const isPaying = busyWith !== undefined;
  const [refusal, setRefusal] = useState("");
  const [, , , fetchAgain] = useFetched(repaymentAtom({ ...ids, isDelay: purpose === "extension", owner }));
  const needsConfirmation = isUnsettled(payment);
  const { withConfirmation, dialog } = usePayAgain(needsConfirmation);
  /** The answer opens the page of the channel that is paying, so the sheet stays as it is until then. */
  const unlessPaying = (act: () => void) => (isPaying ? showToast(texts.paying) : act());
  const close = () => unlessPaying(onClose);
  useBackGuard(close, !dialog);

  const after = payment?.after ?? payment?.at ?? "";
  /** What costs nothing, costs something or is fast, as far as the lender sends it. */
  const describe = ({ number, fee, minutes }: Channel) => {
    const isFree = "centavos" in fee && fee.centavos === 0;
    const total = withFee(amount, fee);
    const charge = showMoney(fee, locale);
    return [
      number === lastNumber ? texts.lastUsed : "",
      isFree
        ? texts.totalWithoutFee(showMoney(amount, locale))
        : isUnknown(fee)
          ? ""
          : total
            ? texts.totalWithFee(showMoney(total, locale), charge)
            : texts.channelFee(charge),
      minutes > 0 ? texts.arrives(arrival(minutes)) : "",
    ]
      .filter((fact) => fact !== "")
      .join(" · ");
  };
  /** Stores the code for the page that shows it, and for a page without a connection. */
  const saveCode = (
    { payLink, payCode: code, facts, ...issued }: CreatedPayment,
    { name, logo, fee, minutes }: Channel,
  ) => {
    // The steps of the repayment state its amount, which is not that of a part.
    const instructions = issued.instructions.length > 0 || purpose === "part" ? issued.instructions : ofRepayment;
    const channel = { channelName: name, minutes, fee: sendMoney(fee), expiresAt: facts.expiresAt };
    const requested = { ...ids, orderNumber, ...channel, purpose, after, aheadMs: api.now() - Date.now() };
    saveIssuedCode(payLink, { ...requested, ...facts, reference: code });
    if (code === "") return;
    const saved = { ...requested, code, logo, amount: sendMoney(amount), instructions, dueOn: date, owner };
    savePayCode({ ...saved, isRequested: true });
  };

  const pay = () =>
    submit("payment", async () => {
      if (channel === undefined) return undefined;
      setRefusal("");
      const response = await api.request(
        createPayment({ ...ids, amount, channelNumber: channel.number, isDelay: purpose === "extension" }),
      );
      if (!response.ok) {
        setRefusal(response.message || texts.refusedTitle);
        return undefined;
      }
      if (hasLeft.current) return undefined;
      saveCode(response.value, channel);
      if (!openExternal(response.value.payLink).opened) return showError(texts.notOpened);
      lastChannel.save(channel.number);
      saveStartedPayment(ids.orderId, {
        purpose,
        amount: sendMoney(amount),
        channelName: channel.name,
        after,
        at: formatDate(api.now(), "time"),
        expectedBy: channel.minutes > 0 ? formatDate(api.now() + channel.minutes * 60_000, "time").slice(0, 16) : "",
      });
      // Close the sheet while the page unloads: a second tap then finds no button.
      onClose();
      return undefined;
    });

  /** The amount may have changed. */
  const reload = () =>
    submit("reload", async () => {
      await fetchAgain();
      setRefusal("");
      return undefined;
    });

  // Replaces the sheet, so that only one dialog is open. The chosen channel stays.
  if (dialog) return dialog;
  const total = channel && withFee(amount, channel.fee);
  return (
    <Sheet
      open
      onClose={close}
      title={messages.paymentMethod}
      footer={
        channel && (
          <>
            <DetailRows
              rows={[
                { label: amountLabel, value: showMoney(amount, locale) },
                ...(total
                  ? [
                      { label: texts.feeOfChannel, value: showMoney(channel.fee, locale) },
                      { label: texts.inAll, value: showMoney(total, locale), isTotal: true },
                    ]
                  : []),
              ]}
            />
            <Button variant={needsConfirmation ? "tonal" : "solid"} waiting={isPaying} onClick={withConfirmation(pay)}>
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
      <StatusRegion>
        {refusal && (
          <div className={css.sheetText}>
            <Notice tone="warning" title={refusal}>
              {texts.refusedNext}
            </Notice>
            <Button variant="quiet" size="s" onClick={reload}>
              {common.retry}
            </Button>
          </div>
        )}
      </StatusRegion>
      {channel ? (
        <RadioList
          label={messages.paymentMethod}
          options={channels.map((one) => ({
            value: one.number,
            label: one.name || one.number,
            logo: one.logo,
            sub: describe(one),
          }))}
          value={channel.number}
          onChange={(number) => unlessPaying(() => setChosenNumber(number))}
        />
      ) : (
        <>
          <p className={css.sheetText}>{texts.noChannels}</p>
          <RowLink title={common.help} render={<AppLink to={customerServicePath} />} />
        </>
      )}
    </Sheet>
  );
}
