import { useLocation } from "@lending/bridge/router";
import type { OrderIds } from "@lending/domain/addresses/repay";
import { type Money, type PartRange, showMoney } from "@lending/domain/money";
import { formatAmount, readAmount } from "@lending/ui/amount";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { Figures } from "@lending/ui/figures";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyField } from "@lending/ui/money-field";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Repayment } from "../../api/fetchRepayment.ts";
import { ChannelSheet } from "../../components/PaymentMethod.tsx";
import * as css from "../../components/RepaymentView.module.css";
import { codePageMessages, paymentMessages, repaymentMessages } from "../../messages/source.ts";

/** The amount of the example in a message, in centavos. */
const EXAMPLE = 132_550;

interface PartPaymentProps {
  ids: OrderIds;
  repayment: Repayment;
  range: PartRange;
  /** What the borrower typed. */
  typed: string;
  /** Receives what is typed; null to pay all. */
  onType: (typed: string | null) => void;
}

/** Pays a part of the instalment, within what the lender accepts. The address with `#part` scrolls to it. */
export function PartPayment({ ids, repayment, range, typed, onType }: PartPaymentProps) {
  const messages = useMessages(paymentMessages);
  const { partTitle } = useMessages(repaymentMessages);
  const { partAmount } = useMessages(codePageMessages);
  const locale = useLocale();
  const { hash } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hash === "#part") form.current?.scrollIntoView({ block: "center" });
  }, [hash]);
  const [problem, setProblem] = useState<"unclear" | "range">();
  const [amount, setAmount] = useState<Money>();
  const min = showMoney({ centavos: range.min }, locale);
  const max = showMoney({ centavos: range.max }, locale);

  const errors = { unclear: messages.partUnclear(formatAmount(EXAMPLE, locale)), range: messages.partWrong(min, max) };

  /** Reads the typed amount. Shows what is wrong with it, and returns undefined. */
  const read = (): Money | undefined => {
    const centavos = readAmount(typed);
    const isPart = centavos !== undefined && centavos >= range.min && centavos <= range.max;
    setProblem(isPart ? undefined : centavos === undefined && typed !== "" ? "unclear" : "range");
    return isPart ? { centavos } : undefined;
  };
  const choose = (event: FormEvent) => {
    event.preventDefault();
    setAmount(read());
  };
  return (
    <Card title={partTitle}>
      <form ref={form} id="part" noValidate className={css.part} onSubmit={choose}>
        <p>
          <Figures>{messages.partText}</Figures>
        </p>
        <MoneyField
          label={partAmount}
          hint={problem ? "" : messages.partRange(min, max)}
          error={problem ? errors[problem] : ""}
          value={typed}
          onChange={(text) => {
            onType(text);
            setProblem(undefined);
          }}
          onBlur={() => void (typed && read())}
        />
        <Button variant="quiet" size="s" onClick={() => onType(null)}>
          {messages.payAll}
        </Button>
      </form>
      {amount && (
        <ChannelSheet
          ids={ids}
          repayment={{ ...repayment, amount }}
          amountLabel={partAmount}
          purpose="part"
          onClose={() => setAmount(undefined)}
        />
      )}
    </Card>
  );
}
