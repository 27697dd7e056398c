import { useLocation } from "@lending/bridge/router";
import { useAtom } from "@lending/bridge/store";
import { type Money, type PartRange, showMoney } from "@lending/domain/money";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { Figures } from "@lending/ui/figures";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyField } from "@lending/ui/money-field";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Repayment } from "../api/fetchRepayment.ts";
import type { OrderIds } from "../api/readQuery.ts";
import { paymentMessages } from "../messages/source.ts";
import { ChannelSheet } from "./ChannelSheet.tsx";
import * as css from "./RepaymentView.module.css";
import { typedPartAtom } from "./RepaymentView.tsx";

interface PartPaymentProps {
  ids: OrderIds;
  repayment: Repayment;
  range: PartRange;
}

/** Pays a part of the instalment, within what the lender accepts. The address with `#part` scrolls to it. */
export function PartPayment({ ids, repayment, range }: PartPaymentProps) {
  const messages = useMessages(paymentMessages);
  const locale = useLocale();
  const { hash } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hash === "#part") form.current?.scrollIntoView({ block: "center" });
  }, [hash]);
  const [{ [ids.orderId]: typed = "" }, setTyped] = useAtom(typedPartAtom);
  const [isWrong, setIsWrong] = useState(false);
  const [amount, setAmount] = useState<Money>();
  const min = showMoney({ centavos: range.min }, locale);
  const max = showMoney({ centavos: range.max }, locale);

  const choose = (event: FormEvent) => {
    event.preventDefault();
    const centavos = Math.round(Number(typed) * 100);
    const isPart = centavos >= range.min && centavos <= range.max;
    setIsWrong(!isPart);
    if (isPart) setAmount({ centavos });
  };
  return (
    <Card title={messages.partTitle}>
      <form ref={form} id="part" noValidate className={css.part} onSubmit={choose}>
        <p>
          <Figures>{messages.partText}</Figures>
        </p>
        <MoneyField
          label={messages.partAmount}
          hint={isWrong ? "" : messages.partRange(min, max)}
          error={isWrong ? messages.partWrong(min, max) : ""}
          value={typed}
          onChange={(text) => {
            setTyped({ [ids.orderId]: text });
            setIsWrong(false);
          }}
        />
        <Button type="submit" variant="tonal">
          {messages.partChoose}
        </Button>
      </form>
      {amount && (
        <ChannelSheet
          ids={ids}
          repayment={{ ...repayment, amount }}
          amountLabel={messages.partAmount}
          purpose="part"
          onClose={() => setAmount(undefined)}
        />
      )}
    </Card>
  );
}
