import { AppLink } from "@lending/bridge/router";
import { repayPath } from "@lending/domain/addresses/repay";
import { Button, ButtonPair } from "@lending/ui/button";
import { FormFirstPaint, MoneyFirstPaint, useFirstPaint } from "@lending/ui/first-paint";
import { useMessages } from "@lending/ui/locale";
import { repaymentMessages, repayOrNotMessages, titles } from "./messages/source.ts";

function InstalmentFirstPaint() {
  const messages = useMessages(repaymentMessages);
  return (
    <MoneyFirstPaint
      title={useMessages(titles).repay}
      label={messages.repaymentAmount}
      dateLabel={messages.repaymentDate}
      rows={1}
      controls={{ repayment: <Button>{messages.paymentMethod}</Button> }}
    />
  );
}

function ExtensionFirstPaint() {
  const messages = useMessages(repaymentMessages);
  const { placeholder } = useFirstPaint();
  return (
    <MoneyFirstPaint
      title={useMessages(titles).repayDelay}
      dateLabel={messages.nextPaymentDate}
      // Keeps the line of the note below the day.
      note={placeholder("none")}
      rows={1}
      copy={{ label: messages.delayAmount }}
      controls={{ repayment: <Button>{messages.paymentMethod}</Button> }}
    />
  );
}

function ChoiceFirstPaint() {
  const messages = useMessages(repayOrNotMessages);
  const choice = (
    <ButtonPair>
      <Button variant="line" data-back="">
        {messages.notNow}
      </Button>
      <Button render={<AppLink to={repayPath({ productId: "-", orderId: "-" })} />}>{messages.repayNow}</Button>
    </ButtonPair>
  );
  return (
    <MoneyFirstPaint
      title={useMessages(titles).repayOrNot}
      label={messages.dueAmount}
      dateLabel={messages.dueDate}
      rows={1}
      controls={{ repayment: choice }}
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
