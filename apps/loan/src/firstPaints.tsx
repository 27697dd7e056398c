import { AppLink } from "@lending/bridge/router";
import { productUrlPath } from "@lending/domain/addresses/loan";
import { repayDelayPath, repayPath } from "@lending/domain/addresses/repay";
import { ActionPair } from "@lending/ui/action-pair";
import { Band } from "@lending/ui/band";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { FirstPaint, ListFirstPaint, MoneyFirstPaint, ProductBars, useFirstPaint } from "@lending/ui/first-paint";
import { useMessages } from "@lending/ui/locale";
import { underWayMessages } from "@lending/ui/messages";
import { MoneyBlock } from "@lending/ui/money-block";
import { confirmationMessages, orderHeads, orderMessages, titles } from "./messages/source.ts";

const unknown = () => Number.NaN;

/** The start-up script takes the ids from the address. */
const ids = { productId: "-", orderId: "-" };

/** An order: its status text, and the amount and the day where the borrower opens the page for them. */
function OrderFirstPaint() {
  const messages = useMessages(orderMessages);
  const heads = { ...useMessages(orderHeads), ...useMessages(underWayMessages) };
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
      title={useMessages(titles).loanConfirm}
      label={messages.loanAmount}
      dateLabel={messages.firstPayment}
      // The total moves with its label, so it has no bar.
      total={{ label: placeholder("medium", "totalLabel"), value: placeholder("none", "total") }}
    />
  );
}

/** What a document shows before its screen has loaded, if not lines of text. No bundle contains it. */
export const firstPaints = {
  "/loanDetail": OrderFirstPaint,
  "/loanConfirm": OfferFirstPaint,
  "/loanConfirm2": OfferFirstPaint,
  "/loginFailure": () => <MoneyFirstPaint title={useMessages(titles).orderDetails} />,
  "/recommendList": () => <ListFirstPaint title={useMessages(titles).recommendList} />,
  "/productUrl": () => <MoneyFirstPaint title={useMessages(titles).productUrl} />,
};
