import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import { type Clock, DAY_MS } from "./calendar.ts";
import type { Complaints } from "./complaints.ts";
import type { OrderBook } from "./orderBook.ts";
import type { OrderLife } from "./orderLife.ts";
import type { Orders, Product } from "./orders.ts";
import { DEFAULT_COUNTER, type PayCodes } from "./payCodes.ts";

/** Data of a new sandbox. Links, tests and documents rely on these names. */
export const BORROWERS = [
  { id: "b-demo", session: "demo", name: "Ana Reyes", phone: "13900000001", isRepeat: 1 },
  { id: "b-other", session: "other", name: "Ben Santos", phone: "13900000002", isRepeat: 0 },
] as const;

export const TERM_DAYS = 120;

type SeededProduct = Omit<Product, "isEnabled" | "overrides"> & { readonly isEnabled: 0 | 1 };

/** Makes a product with its amounts in pesos: the smallest, the largest, and the offer. */
const product = (
  id: string,
  name: string,
  [smallest, largest, offer]: readonly [number, number, number],
  own: Pick<SeededProduct, "description" | "tags" | "opens"> & Partial<SeededProduct>,
): SeededProduct => ({
  id,
  name,
  logo: `${name.toLowerCase().replace(" ", "-")}.svg`,
  smallestCentavos: smallest * 100,
  largestCentavos: largest * 100,
  offerCentavos: offer * 100,
  dailyRatePpm: 500,
  termDays: TERM_DAYS,
  instalments: 4,
  // The late fee of the specification's loan terms. Only the first product is lawful: newcomers see it.
  lateFee: "loan-terms",
  isEnabled: 1,
  buttonText: "Apply now",
  ...own,
});

export const PRODUCTS: readonly SeededProduct[] = [
  product("p-1", "Sandbox Cash", [2_000, 20_000, 10_000], {
    description: "For urgent needs",
    lateFee: "capped",
    tags: ["Four payments", "No hidden fees"],
    opens: "confirmation",
  }),
  product("p-2", "Palengke Plus", [2_000, 20_000, 8_000], {
    description: "For market and store stock",
    tags: ["Four payments", "For small stores"],
    opens: "newer-confirmation",
  }),
  product("p-3", "Biyahe Loan", [5_000, 30_000, 12_000], {
    description: "For drivers and riders",
    tags: ["For drivers", "Decision within 1 day"],
    opens: "native",
  }),
  product("p-4", "Ani Loan", [3_000, 15_000, 6_000], {
    description: "For the planting season",
    dailyRatePpm: 600,
    isEnabled: 0,
    buttonText: "Full today",
    tags: ["For farmers"],
    opens: "confirmation",
  }),
];

export const ORDERS = [
  { id: "o-21", status: "21" },
  { id: "o-110", status: "110" },
  { id: "o-151", status: "151" },
  { id: "o-170", status: "170", code: "801222154478" },
  { id: "o-174", status: "174", rollover: true, code: "801244673091" },
  { id: "o-180", status: "180", code: "801290765523" },
  { id: "o-200", status: "200" },
  { id: "o-1", status: "110", recommends: true },
  { id: "o-other", status: "170", borrowerId: "b-other" },
] as const;

/** A registered phone: a code request for it returns 11. */
export const REGISTERED_PHONE = "13800000011";
/** An ended promotion template: requests for it are refused. */
export const ENDED_TEMPLATE = "ended";

interface SeedParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly orders: Orders;
  readonly book: OrderBook;
  readonly life: OrderLife;
  readonly payCodes: PayCodes;
  readonly complaints: Complaints;
}

/** Deletes all data and writes the borrowers, products, orders and complaints that links and tests rely on. */
export function seed({ database, clock, orders, life, book, payCodes, complaints }: SeedParts): void {
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
      life.place(order.id, order.status);
      const bill = book.any(order.id)?.bill;
      if ("code" in order && bill !== undefined) {
        const { position: round, amountCentavos } = bill;
        const bought = { orderId: order.id, purpose: "instalment", round, amountCentavos } as const;
        payCodes.issue({ ...bought, channelNumber: DEFAULT_COUNTER }, clock.now(), { code: order.code });
      }
    }

    const campaign = { templateId: "", inviteCode: "", userFrom: "", appFrom: "", utmTag: "" };
    database.insert("registrations")({ phone: REGISTERED_PHONE, origin: "seed", ...campaign, at: clock.now() });

    const ofDemo = { borrowerId: "b-demo", images: [] };
    const late = "I paid at the corner store yesterday at 4 pm, but the order still says that payment is due.";
    const reply = "We found your payment and entered it. Thank you for the receipt, and sorry for the wait.";
    const answered = { ...ofDemo, id: "c-1", orderId: "o-180", problemType: "2", problemSonType: "", detail: late };
    complaints.reply(complaints.add(answered, "seed", 2 * DAY_MS), reply, false);
    const detail = "I get five messages a day although nothing is late.";
    const open = { ...ofDemo, id: "c-2", orderId: "o-174", problemType: "1", problemSonType: "11", detail };
    complaints.add(open, "seed", DAY_MS);
  });
}
