import { repayPath } from "@lending/domain/addresses/repay";
import { startedPayment } from "@lending/domain/payment";
import { Band } from "@lending/ui/band";
import { Button, ButtonPair } from "@lending/ui/button";
import { ArticleFirstPaint, FirstPaint, FormFirstPaint, ProductBars, useFirstPaint } from "@lending/ui/first-paint";
import type { FactSource } from "@lending/ui/first-paint-parts";
import { useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import type { ComponentProps } from "react";
import { repaymentMessages, repayOrNotMessages, titles } from "./messages/source.ts";

const unknown = () => Number.NaN;

/** A pending payment makes the main button a secondary action, and a settled one replaces the page. */
const condition = {
  when: [{ field: "payment.state", among: ["", "none", "refused"] }],
  unlessStored: { key: startedPayment.key, query: "orderId" },
  needsAmount: true,
} as const;

interface AmountProps extends Pick<ComponentProps<typeof FirstPaint>, "actions"> {
  screen: keyof typeof titles.source;
  /** The label of the amount, or the field in which the lender sends it. */
  label: string | { readonly field: string };
  amount: FactSource;
  dateLabel: string;
}

/** An amount and its day in the sky, above a product. */
function AmountFirstPaint({ screen, label, amount, dateLabel, actions = [] }: AmountProps) {
  const { placeholder, show } = useFirstPaint();
  const amountLabel = typeof label === "string" ? label : placeholder("short");
  const [value, date] = [placeholder("amount"), placeholder("short")];
  // Without a label that the lender sends, the amount could be that of another purpose.
  show({ facts: { ...(typeof label !== "string" && { [amountLabel]: label }), [value]: amount } });
  show({ facts: { [date]: { field: "repayDate", as: "date" } } });
  return (
    <FirstPaint
      title={useMessages(titles)[screen]}
      band={
        <Band low scene={null}>
          <MoneyBlock amount={{ label: amountLabel, value }} date={{ label: dateLabel, value: date }} now={unknown} />
        </Band>
      }
      actions={actions}
    >
      <ProductBars rows={2} />
    </FirstPaint>
  );
}

function InstalmentFirstPaint({ screen }: { screen: "repay" | "repayDelay" }) {
  const messages = useMessages(repaymentMessages);
  const isDelay = screen === "repayDelay";
  return (
    <AmountFirstPaint
      screen={screen}
      label={isDelay ? { field: "delayInfo.title" } : messages.repaymentAmount}
      amount={{ field: isDelay ? "delayInfo.delayAmount" : "repayAmount", as: "money" }}
      dateLabel={isDelay ? messages.nextPaymentDate : messages.repaymentDate}
      actions={[{ ...condition, controls: <Button>{messages.paymentMethod}</Button> }]}
    />
  );
}

function ChoiceFirstPaint() {
  const messages = useMessages(repayOrNotMessages);
  return (
    <AmountFirstPaint
      screen="repayOrNot"
      label={messages.dueAmount}
      amount={{ field: "repayAmount", as: "money" }}
      dateLabel={messages.dueDate}
      actions={[
        {
          ...condition,
          controls: (
            <ButtonPair>
              <Button variant="line" data-back="">
                {messages.notNow}
              </Button>
              <Button data-to={repayPath({ productId: "-", orderId: "-" })}>{messages.repayNow}</Button>
            </ButtonPair>
          ),
        },
      ]}
    />
  );
}

/** What the document of each path shows before its screen has loaded. The build renders it; no bundle contains it. */
export const firstPaints = {
  "/repay": () => <InstalmentFirstPaint screen="repay" />,
  "/repayDelay": () => <InstalmentFirstPaint screen="repayDelay" />,
  "/repaymentOfCode": () => <FormFirstPaint title={useMessages(titles).repaymentCode} />,
  "/repaymentOfCode2": () => <FormFirstPaint title={useMessages(titles).repaymentCode} />,
  "/payInstructions": () => <ArticleFirstPaint title={useMessages(titles).payInstructions} />,
  "/repayOrNot": ChoiceFirstPaint,
  "/repayChoose": () => <FormFirstPaint title={useMessages(titles).repayChoose} />,
  "/receipt": () => <FormFirstPaint title={useMessages(titles).receipt} />,
};
