import { AppLink } from "@lending/bridge/router";
import { repayPath } from "@lending/domain/addresses/repay";
import { Band } from "@lending/ui/band";
import { Button, ButtonPair } from "@lending/ui/button";
import { FirstPaint, FormFirstPaint, ProductBars, useFirstPaint } from "@lending/ui/first-paint";
import { useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import type { ComponentProps } from "react";
import { repaymentMessages, repayOrNotMessages, titles } from "./messages/source.ts";

const unknown = () => Number.NaN;

interface AmountProps extends Pick<ComponentProps<typeof FirstPaint>, "controls" | "copy"> {
  /** Keeps the line of the note below the day. */
  hasNote?: boolean;
  screen: keyof typeof titles.source;
  /** The label of the amount, unless the lender sends it. */
  label?: string;
  dateLabel: string;
}

/** An amount and its day in the sky, above a product. */
function AmountFirstPaint({ screen, label, dateLabel, hasNote = false, ...props }: AmountProps) {
  const { placeholder } = useFirstPaint();
  const amount = { label: label ?? placeholder("short", "label"), value: placeholder("amount", "amount") };
  const date = { label: dateLabel, value: placeholder("short", "date") };
  return (
    <FirstPaint
      title={useMessages(titles)[screen]}
      band={
        <Band low scene={null}>
          <MoneyBlock amount={amount} date={date} now={unknown} {...(hasNote && { note: placeholder("none") })} />
        </Band>
      }
      {...props}
    >
      <ProductBars rows={1} />
    </FirstPaint>
  );
}

function InstalmentFirstPaint() {
  const messages = useMessages(repaymentMessages);
  return (
    <AmountFirstPaint
      screen="repay"
      label={messages.repaymentAmount}
      dateLabel={messages.repaymentDate}
      controls={{ repayment: <Button>{messages.paymentMethod}</Button> }}
    />
  );
}

function ExtensionFirstPaint() {
  const messages = useMessages(repaymentMessages);
  return (
    <AmountFirstPaint
      screen="repayDelay"
      dateLabel={messages.nextPaymentDate}
      hasNote
      copy={{ label: messages.delayAmount }}
      controls={{ repayment: <Button>{messages.paymentMethod}</Button> }}
    />
  );
}

function ChoiceFirstPaint() {
  const messages = useMessages(repayOrNotMessages);
  return (
    <AmountFirstPaint
      screen="repayOrNot"
      label={messages.dueAmount}
      dateLabel={messages.dueDate}
      controls={{
        repayment: (
          <ButtonPair>
            <Button variant="line" data-back="">
              {messages.notNow}
            </Button>
            <Button render={<AppLink to={repayPath({ productId: "-", orderId: "-" })} />}>{messages.repayNow}</Button>
          </ButtonPair>
        ),
      }}
    />
  );
}

/** What a document shows before its screen has loaded, if not lines of text. No bundle contains it. */
export const firstPaints = {
  "/repay": InstalmentFirstPaint,
  "/repayDelay": ExtensionFirstPaint,
  "/repaymentOfCode": () => <FormFirstPaint title={useMessages(titles).repaymentCode} />,
  "/repaymentOfCode2": () => <FormFirstPaint title={useMessages(titles).repaymentCode} />,
  "/repayOrNot": ChoiceFirstPaint,
  "/repayChoose": () => <FormFirstPaint title={useMessages(titles).repayChoose} />,
  "/receipt": () => <FormFirstPaint title={useMessages(titles).receipt} />,
};
