import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./calendar.ts";
import { addDays, daysBetween } from "./calendar.ts";
import { DEFAULT_COUNTER } from "./channels.ts";
import type { Instalments } from "./instalments.ts";
import { periodDays, planInstalments } from "./instalments.ts";
import type { OrderLife } from "./orderLife.ts";
import { DISBURSED_AFTER_DAYS, isOrderStatus, isWaiting } from "./orderLife.ts";
import type { Orders } from "./orders.ts";
import type { Receipts } from "./payments.ts";

/** Sets orders to the state that a demonstration or a test needs. No call of a borrower uses this. */
export type OrderStages = ReturnType<typeof createOrderStages>;

export function createOrderStages(
  database: Database,
  orders: Orders,
  instalments: Instalments,
  life: OrderLife,
  receipts: Receipts,
  clock: Clock,
) {
  return {
    /** Advances an application by one step: received, in review, money sent, running. */
    moveOn(id: string) {
      database.transaction(() => {
        const order = orders.find(id);
        if (order === undefined || !isWaiting(order.status)) return;
        if (order.status === "21") orders.setStatus(id, "110");
        else if (order.status === "110") orders.setStatus(id, "151");
        else {
          life.disburse(order, clock.today());
          life.settleStatus(order);
        }
      });
    },
    /** Moves the unpaid dates so that the next payment is due in the given number of days (negative: days ago). */
    makeDueIn(id: string, days: number) {
      database.transaction(() => {
        const order = orders.find(id);
        const next = instalments.nextUnpaid(id);
        if (order === undefined || next === undefined) return;
        instalments.moveUnpaid(id, daysBetween(next.dueOn, addDays(clock.today(), days)));
        life.settleStatus(order);
      });
    },
    /** Sets a status with matching dates, instalments and payments. An unknown status changes only the status. */
    place(id: string, status: string) {
      database.transaction(() => {
        const order = orders.find(id);
        if (order === undefined) return;
        orders.setStatus(id, status);
        if (!isOrderStatus(status)) return;
        orders.forgetMoney(id);
        const today = clock.today();
        if (isWaiting(status)) {
          orders.setDays(id, {
            appliedOn: status === "151" ? addDays(today, -1) : today,
            disbursedOn: null,
            closedOn: null,
          });
          return;
        }
        const terms = life.terms(order);
        const disbursedOn = addDays(today, -daysSinceDisbursal(status, periodDays(terms), order.termDays));
        orders.setDays(id, { appliedOn: addDays(disbursedOn, -DISBURSED_AFTER_DAYS), disbursedOn, closedOn: null });
        const planned = planInstalments(terms, disbursedOn);
        instalments.add(id, planned);
        for (const line of planned.slice(0, status === "200" ? planned.length : status === "180" ? 1 : 0)) {
          const amountCentavos = line.principalCentavos + line.interestCentavos;
          instalments.pay(id, line.position, amountCentavos, line.dueOn);
          receipts.write(id, {
            purpose: "instalment",
            round: line.position,
            amountCentavos,
            way: String(DEFAULT_COUNTER),
            reference: `${order.number}${String(line.position).padStart(2, "0")}`,
            // A payment of today may be before ten.
            at: Math.min(Date.parse(`${line.dueOn}T10:00:00+08:00`), clock.now()),
          });
        }
        if (status === "200") orders.close(id, today);
      });
    },
  };
}

/** 170: new loan; 174: due in three days; 180: second instalment three days late; 200: after the whole term. */
function daysSinceDisbursal(status: string, period: number, termDays: number): number {
  if (status === "174") return period - 3;
  if (status === "180") return period * 2 + 3;
  return status === "200" ? termDays : 0;
}
