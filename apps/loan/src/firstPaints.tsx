import type { WireNames } from "@lending/api-client";
import { productUrlPath } from "@lending/domain/addresses/loan";
import { repayDelayPath, repayPath } from "@lending/domain/addresses/repay";
import { startedPayment } from "@lending/domain/payment";
import { ActionPair } from "@lending/ui/action-pair";
import { Band } from "@lending/ui/band";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { ArticleFirstPaint, FirstPaint, ListFirstPaint, ProductBars, useFirstPaint } from "@lending/ui/first-paint";
import { useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import type { ComponentProps } from "react";
import { TOTAL_LABEL } from "./api/fetchConfirmation.ts";
import { confirmationMessages, orderMessages, pendingPayment, titles } from "./messages/source.ts";
import { type OrderActions, orderStatus, statuses } from "./screens/order-details/orderStatus.ts";
import { repaymentOpened } from "./stored.ts";

const nothing = () => {};
const unknown = () => Number.NaN;

/** The statuses that `matches` selects from the table of the order details, as a condition. */
const statusesWhere = (matches: (status: ReturnType<typeof orderStatus>) => boolean, isRolloverAllowed = false) => ({
  field: "orderStatus",
  among: statuses.filter((status) => matches(orderStatus(status, isRolloverAllowed))),
});
const statusesWith = (actions: OrderActions, isRolloverAllowed = false) =>
  statusesWhere((status) => status.actions === actions, isRolloverAllowed);

const isPending = { field: "payment.state", among: ["processing"] };
const isNotPending = { field: "payment.state", among: ["", "none", "paid", "refused"] };
/** A pending payment requires a confirmation, and a confirmation link replaces the page. */
const needsNoConfirmation = [isNotPending, { field: "playeduL", among: [""] }];
/** A payment that was started on this phone requires a confirmation too. */
const unlessStored = { key: startedPayment.key, query: "orderId" };
/** The start-up script takes the ids from the address. */
const ids = { productId: "-", orderId: "-" };

/** An order: its status text, and the amount and the day where the borrower opens the page for them. */
function OrderFirstPaint() {
  const messages = useMessages(orderMessages);
  const pending = useMessages(pendingPayment);
  const { placeholder, show } = useFirstPaint();
  const [title, line] = [placeholder("long"), placeholder("long")];
  // The day moves with its label, so it has no bar.
  const [label, amount, dateLabel, date] = [
    placeholder("short"),
    placeholder("amount"),
    placeholder("medium"),
    placeholder("none"),
  ];
  const rows = "userOrderDetail.detail";
  const isPromoted = [statusesWhere(({ promotesAmount }) => promotesAmount)];
  show({ when: [isNotPending], facts: { [title]: { field: "noticeStatusText" }, [line]: { field: "noticeDesText" } } });
  show({
    when: [isPending],
    facts: { [title]: { text: pending.title }, [line]: { text: pending.line } },
  });
  show({
    when: isPromoted,
    facts: { [label]: { rows, is: "amount", take: "text" }, [amount]: { rows, is: "amount", take: "value" } },
  });
  show({
    when: isPromoted,
    facts: { [dateLabel]: { rows, is: "date", take: "text" }, [date]: { rows, is: "date", take: "value" } },
  });
  const repayment = { unlessStored, needsAmount: true, opensElsewhere: "h5Url", marks: repaymentOpened.key } as const;
  return (
    <FirstPaint
      title={useMessages(titles).orderDetails}
      band={<Band title={title} lines={[line]} scene={null} />}
      actions={[
        {
          when: [statusesWith("repayOrRollover", true), { field: "isDelay", among: ["1"] }, ...needsNoConfirmation],
          ...repayment,
          controls: (
            <ActionPair
              main={{ label: messages.repay, to: repayPath(ids), onClick: nothing }}
              hint={messages.shortOfMoney}
              second={{ label: messages.rollover, to: repayDelayPath(ids), onClick: nothing }}
            />
          ),
        },
        {
          when: [statusesWith("repayment"), ...needsNoConfirmation],
          ...repayment,
          controls: <Button data-to={repayPath(ids)}>{messages.repayment}</Button>,
        },
        {
          when: [statusesWith("borrowAgain"), ...needsNoConfirmation],
          // The screen also reports the tap.
          waits: true,
          controls: <Button data-to={productUrlPath({ productId: "-" })}>{messages.borrowAgain}</Button>,
        },
      ]}
    >
      <Card>
        <MoneyBlock amount={{ label, value: amount }} date={{ label: dateLabel, value: date }} now={unknown} />
      </Card>
      <ProductBars />
    </FirstPaint>
  );
}

interface OfferFields {
  amount: string;
  date: string;
  rows: string;
}

/** An offer: its amount, the day of the first payment, and the total, where the response has them. */
function OfferFirstPaint({ amount, date, rows }: OfferFields) {
  const messages = useMessages(confirmationMessages);
  const { placeholder, show } = useFirstPaint();
  // The total moves with its label, so it has no bar.
  const [money, day, label, total] = [
    placeholder("amount"),
    placeholder("short"),
    placeholder("medium"),
    placeholder("none"),
  ];
  const row = { rows, is: "amount", labelled: TOTAL_LABEL.source } as const;
  show({ facts: { [money]: { field: amount, as: "money" } } });
  show({ facts: { [day]: { field: date, as: "date" } } });
  show({ facts: { [label]: { ...row, take: "text" }, [total]: { ...row, take: "value" } } });
  return (
    <MoneyFirstPaint
      screen="loanConfirm"
      amount={{ label: messages.loanAmount, value: money }}
      date={{ label: messages.firstPayment, value: day }}
      total={{ label, value: total }}
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

/** The name of a field of the newer confirmation, which the deployment's `wireNames` has. */
const named = (meaning: keyof WireNames["confirmation"]) => `{confirmation.${meaning}}`;

/** What the document of each path shows before its screen has loaded. The build renders it; no bundle contains it. */
export const firstPaints = {
  "/loanDetail": OrderFirstPaint,
  "/order": OrderFirstPaint,
  "/loanConfirm": () => <OfferFirstPaint amount="amount" date="firstPayTime" rows="details" />,
  "/loanConfirm2": () => (
    <OfferFirstPaint amount={named("amount")} date={`${named("repayPlans")}.0.pay_time`} rows={named("details")} />
  ),
  "/loginFailure": () => <MoneyFirstPaint screen="orderDetails" />,
  "/recommendList": () => <ListFirstPaint title={useMessages(titles).recommendList} />,
  "/productUrl": () => <MoneyFirstPaint screen="productUrl" />,
  "/loanAgreement": () => <ArticleFirstPaint title={useMessages(titles).loanAgreement} />,
};
