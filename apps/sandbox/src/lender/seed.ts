import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./calendar.ts";
import { DAY_MS } from "./calendar.ts";
import { DEFAULT_COUNTER } from "./channels.ts";
import type { Complaints } from "./complaints.ts";
import type { OrderBook } from "./orderBook.ts";
import type { OrderStages } from "./orderStages.ts";
import type { Orders } from "./orders.ts";
import type { PayCodes } from "./payCodes.ts";
import { BORROWERS, ORDERS, PRODUCTS, TERM_DAYS } from "./seedData.ts";

/** A registered phone: a code request for it returns 11. */
export const REGISTERED_PHONE = "13800000011";
/** An ended promotion template: requests for it are refused. */
export const ENDED_TEMPLATE = "ended";

interface SeedParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly orders: Orders;
  readonly book: OrderBook;
  readonly stages: OrderStages;
  readonly payCodes: PayCodes;
  readonly complaints: Complaints;
}

/** Deletes all data and writes the borrowers, products, orders and complaints that links and tests rely on. */
export function seed({ database, clock, orders, book, stages, payCodes, complaints }: SeedParts): void {
  database.transaction(() => {
    // Rows may refer to rows of a table that is emptied before theirs.
    database.command("pragma defer_foreign_keys = on")();
    const tables = database.query(
      "select name from sqlite_schema where type = 'table'",
      v.object({ name: v.string() }),
    );
    for (const { name } of tables.all()) database.command(`delete from ${name}`)();
    clock.startOver();

    const [addBorrower, addSession] = [database.insert("borrowers"), database.insert("sessions")];
    for (const { session, ...borrower } of BORROWERS) {
      addBorrower(borrower);
      addSession({ id: session, borrowerId: borrower.id });
    }
    const addProduct = database.insert("products");
    for (const [position, { tags, ...product }] of PRODUCTS.entries())
      addProduct({ ...product, position, tags: JSON.stringify(tags) });

    for (const order of ORDERS) {
      orders.add({
        id: order.id,
        borrowerId: "borrowerId" in order ? order.borrowerId : "b-demo",
        productId: "p-1",
        origin: "seed",
        status: order.status,
        principalCentavos: 1_000_000,
        termDays: TERM_DAYS,
        appliedOn: clock.today(),
        isRolloverAllowed: "rollover" in order,
        recommends: "recommends" in order,
        createdAt: clock.now(),
      });
      stages.place(order.id, order.status);
      const bill = book.any(order.id)?.bill;
      if ("code" in order && bill !== undefined) {
        const { position: round, amountCentavos } = bill;
        const bought = { orderId: order.id, purpose: "instalment", round, amountCentavos } as const;
        payCodes.issue({ ...bought, channelNumber: DEFAULT_COUNTER }, clock.now(), { code: order.code });
      }
    }

    const campaign = { templateId: "", inviteCode: "", userFrom: "", appFrom: "", utmTag: "" };
    database.insert("registrations")({ phone: REGISTERED_PHONE, origin: "seed", ...campaign, at: clock.now() });

    const complain = (orderId: string, problemType: string, problemSonType: string, detail: string, age: number) =>
      complaints.add({ borrowerId: "b-demo", orderId, problemType, problemSonType, detail, images: [] }, "seed", age);
    const late = "I paid at the corner store yesterday at 4 pm, but the order still says that payment is due.";
    const reply = "We found your payment and entered it. Thank you for the receipt, and sorry for the wait.";
    complaints.reply(complain("o-180", "2", "", late, 2 * DAY_MS), reply, [], false);
    complain("o-174", "1", "11", "I get five messages a day although nothing is late.", DAY_MS);
  });
}
