import { AppLink } from "@lending/bridge/router";
import { productUrlPath } from "@lending/domain/addresses/loan";
import { repayDelayPath, repayPath } from "@lending/domain/addresses/repay";
import { ActionPair } from "@lending/ui/action-pair";
import { Band } from "@lending/ui/band";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { FirstPaint, ListFirstPaint, ProductBars, useFirstPaint } from "@lending/ui/first-paint";
import { useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import type { ComponentProps } from "react";
import { confirmationMessages, orderHeads, orderMessages, titles } from "./messages/source.ts";

const unknown = () => Number.NaN;

/** The start-up script takes the ids from the address. */
const ids = { productId: "-", orderId: "-" };

/** An order: its status text, and the amount and the day where the borrower opens the page for them. */
function OrderFirstPaint() {
  const messages = useMessages(orderMessages);
  const heads = useMessages(orderHeads);
  const { placeholder } = useFirstPaint();
  const beside = (
    <Button variant="quiet" size="s">
      {messages.cannotPay}
    </Button>
  );
  const pair = {
    beside,
    hint: messages.shortOfMoney,
    second: { label: messages.rollover, render: <AppLink to={repayDelayPath(ids)} /> },
  };
  return (
    <FirstPaint
      title={useMessages(titles).orderDetails}
      band={<Band title={placeholder("long", "title")} lines={[placeholder("long", "line")]} scene={null} />}
      copy={heads}
      controls={{
        repayment: (
          <ActionPair main={{ label: messages.repayment, render: <AppLink to={repayPath(ids)} /> }} beside={beside} />
        ),
        repayOrRollover: (
          <ActionPair main={{ label: messages.repay, render: <AppLink to={repayPath(ids)} /> }} {...pair} />
        ),
        // The screen opens the page of a partner.
        repaymentElsewhere: <ActionPair main={{ label: messages.repayment }} beside={beside} />,
        repayOrRolloverElsewhere: <ActionPair main={{ label: messages.repay }} {...pair} />,
        borrowAgain: (
          <Button variant="tonal" render={<AppLink to={productUrlPath({ productId: "-" })} />}>
            {messages.borrowAgain}
          </Button>
        ),
      }}
    >
      <Card>
        <MoneyBlock
          amount={{ label: placeholder("short", "label"), value: placeholder("amount", "amount") }}
          // The day moves with its label, so it has no bar.
          date={{ label: placeholder("medium", "dateLabel"), value: placeholder("none", "date") }}
          now={unknown}
        />
      </Card>
      <ProductBars />
    </FirstPaint>
  );
}

/** An offer: its amount, the day of the first payment, and the total, where the response has them. */
function OfferFirstPaint() {
  const messages = useMessages(confirmationMessages);
  const { placeholder } = useFirstPaint();
  return (
    <MoneyFirstPaint
      screen="loanConfirm"
      amount={{ label: messages.loanAmount, value: placeholder("amount", "amount") }}
      date={{ label: messages.firstPayment, value: placeholder("short", "date") }}
      // The total moves with its label, so it has no bar.
      total={{ label: placeholder("medium", "totalLabel"), value: placeholder("none", "total") }}
    />
  );
}

interface MoneyFirstPaintProps extends Partial<Pick<ComponentProps<typeof MoneyBlock>, "amount" | "date" | "total">> {
  screen: keyof typeof titles.source;
}

/** A screen about one amount in the sky, above a product. */
function MoneyFirstPaint({ screen, ...facts }: MoneyFirstPaintProps) {
  const { placeholder } = useFirstPaint();
  const amount = { label: placeholder("short"), value: placeholder("amount") };
  const date = { label: placeholder("short"), value: placeholder("short") };
  return (
    <FirstPaint
      title={useMessages(titles)[screen]}
      band={
        <Band low scene={null}>
          <MoneyBlock amount={amount} date={date} now={unknown} {...facts} />
        </Band>
      }
    >
      <ProductBars rows={4} />
    </FirstPaint>
  );
}

/** What a document shows before its screen has loaded, if not lines of text. No bundle contains it. */
export const firstPaints = {
  "/loanDetail": OrderFirstPaint,
  "/loanConfirm": OfferFirstPaint,
  "/loanConfirm2": OfferFirstPaint,
  "/loginFailure": () => <MoneyFirstPaint screen="orderDetails" />,
  "/recommendList": () => <ListFirstPaint title={useMessages(titles).recommendList} />,
  "/productUrl": () => <MoneyFirstPaint screen="productUrl" />,
};
