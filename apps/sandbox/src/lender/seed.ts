import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./calendar.ts";
import { DAY_MS } from "./calendar.ts";
import { DEFAULT_COUNTER } from "./channels.ts";
import type { Complaints } from "./complaints.ts";
import type { OrderBook } from "./orderBook.ts";
import type { OrderStages } from "./orderStages.ts";
import type { Orders } from "./orders.ts";
import type { PayCodes } from "./payCodes.ts";

import { BORROWERS, INSTALMENTS, ORDERS, PRODUCTS, TERM_DAYS } from "./seedData.ts";

/** A registered phone: a code request for it returns 11. */
export const REGISTERED_PHONE = "13800000011";
/** An ended promotion template: requests for it are refused. */
export const ENDED_TEMPLATE = "ended";

const TABLES = [
  "agreement_links",
  "bank_accounts",
  "captchas",
  "card_repayments",
  "complaints",
  "events",
  "extensions",
  "idempotent_answers",
  "instalments",
  "order_scores",
  "plan_requests",
  "pay_codes",
  "payments",
  "product_openings",
  "receipts",
  "registrations",
  "settings",
  "sms_askings",
  "sms_codes",
  "texts",
  "uploads",
  "orders",
  "products",
  "sessions",
  "borrowers",
] as const;

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
    for (const table of TABLES) database.command(`delete from ${table}`)();
    clock.startOver();

    const addBorrower = database.command(
      "insert into borrowers (id, name, phone, is_repeat) values (:id, :name, :phone, :isRepeat)",
    );
    const addSession = database.command("insert into sessions (id, borrower_id) values (:session, :id)");
    for (const { session, ...borrower } of BORROWERS) {
      addBorrower(borrower);
      addSession({ session, id: borrower.id });
    }

    const addProduct =
      database.command(`insert into products (id, position, name, logo, description, smallest_centavos, largest_centavos,
      offer_centavos, daily_rate_ppm, term_days, instalments, late_fee, is_enabled, button_text, tags, opens) values (:id, :position, :name, :logo,
      :description, :smallest, :largest, :offer, :ppm, ${TERM_DAYS}, ${INSTALMENTS}, :lateFee, :isEnabled, :buttonText, :tags, :opens)`);
    PRODUCTS.forEach(({ pesos: [smallest, largest, offer], tags, ...product }, position) => {
      addProduct({
        ...product,
        position,
        smallest: smallest * 100,
        largest: largest * 100,
        offer: offer * 100,
        tags: JSON.stringify(tags),
      });
    });

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
        payCodes.issue(
          {
            orderId: order.id,
            purpose: "instalment",
            round: bill.position,
            amountCentavos: bill.amountCentavos,
            channelNumber: DEFAULT_COUNTER,
          },
          clock.now(),
          { code: order.code },
        );
      }
    }

    database.command(`insert into registrations (phone, origin, template_id, invite_code, user_from, app_from, utm_tag, at)
      values (:phone, 'seed', '', '', '', '', '', :at)`)({ phone: REGISTERED_PHONE, at: clock.now() });

    const answered = complaints.add(
      {
        borrowerId: "b-demo",
        orderId: "o-180",
        problemType: "2",
        problemSonType: "",
        detail: "I paid at the corner store yesterday at 4 pm, but the order still says that payment is due.",
        images: [],
      },
      "seed",
      2 * DAY_MS,
    );
    complaints.reply(
      answered,
      "We found your payment and entered it. Thank you for the receipt, and sorry for the wait.",
      [],
      false,
    );
    complaints.add(
      {
        borrowerId: "b-demo",
        orderId: "o-174",
        problemType: "1",
        problemSonType: "11",
        detail: "I get five messages a day although nothing is late.",
        images: [],
      },
      "seed",
      DAY_MS,
    );
  });
}
