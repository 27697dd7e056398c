import { isUnsettled } from "@lending/domain/payment";
import type { ReadFirstFacts } from "@lending/federation/routes";
import { readFirstOrder } from "../../api/firstOrder.ts";
import { receivedPayment, repaymentOpened } from "../../stored.ts";
import { momentOf, orderHead, orderStatus, promoteRows, shownPayment } from "./orderStatus.ts";

/** An order: its status text, and the amount, the day and the controls where the borrower opens the page for them. */
export const firstFacts: ReadFirstFacts = (data, { query, copy, locale, date }) => {
  const orderId = query.get("orderId") ?? "";
  const order = readFirstOrder(data, orderId);
  const status = orderStatus(order.status, order.rolloverAllowed);
  const payment = shownPayment(order, status);
  const due = promoteRows(order.rows, status.promotesAmount);
  const moment = momentOf(payment, status, {
    dueOn: due.date?.value ?? "",
    seenAt: receivedPayment.read(orderId),
    nowMs: Date.parse(`${date}`) || Date.now(),
  });
  const { title, text, amount, date: day } = orderHead({ moment, order, payment, due, texts: copy, locale });
  // A pending payment requires a confirmation, and a confirmation link replaces the page.
  const hasControls = moment === "status" && !isUnsettled(payment) && !(status.confirms && order.confirmationLink);
  const repayment = order.repayLink === "" ? status.actions : `${status.actions}Elsewhere`;
  return [
    { texts: { title, line: text }, wraps: true },
    amount && {
      texts: { label: amount.label, amount: amount.value },
      ...(hasControls && { controls: repayment, onOpen: () => repaymentOpened.save(1) }),
    },
    day && { texts: { dateLabel: day.label, date: day.value } },
    hasControls && status.actions === "borrowAgain" && { controls: status.actions },
  ];
};
