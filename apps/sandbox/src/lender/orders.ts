import * as v from "valibot";
import { type Database, flag, type JsonObject, jsonObject } from "../database/openDatabase.ts";

const orderRow = v.object({
  sequence: v.number(),
  id: v.string(),
  /** Order number that the borrower sees: "2611210042". */
  number: v.string(),
  borrowerId: v.string(),
  isRepeat: flag,
  productId: v.string(),
  origin: v.picklist(["seed", "application"]),
  status: v.string(),
  principalCentavos: v.number(),
  termDays: v.number(),
  appliedOn: v.string(),
  disbursedOn: v.nullable(v.string()),
  closedOn: v.nullable(v.string()),
  isRolloverAllowed: flag,
  rollovers: v.number(),
  recommends: flag,
  /** The console's overrides of the order's details. */
  overrides: jsonObject,
  createdAt: v.number(),
});

export type Order = Readonly<v.InferOutput<typeof orderRow>>;

const selectOrder = `select o.*, b.isRepeat from orders o join borrowers b on b.id = o.borrowerId`;

type NewOrder = Omit<
  Order,
  "sequence" | "number" | "isRepeat" | "disbursedOn" | "closedOn" | "rollovers" | "overrides" | "id"
> & {
  readonly id?: string;
};

type OrderDay = "appliedOn" | "disbursedOn" | "closedOn";

export type Orders = ReturnType<typeof createOrders>;

export function createOrders(database: Database) {
  const byId = database.query(`${selectOrder} where o.id = :id`, orderRow);
  const byNumber = database.query(`${selectOrder} where o.number = :number`, orderRow);
  const ofBorrower = database.query(`${selectOrder} where o.borrowerId = :borrowerId order by o.sequence`, orderRow);
  const every = database.query(`${selectOrder} order by o.sequence`, orderRow);
  const nextSequence = database.query(
    "select coalesce(max(sequence), 0) + 1 as next from orders",
    v.object({ next: v.number() }),
  );
  const insert = database.insert("orders");
  const update = database.update("orders", "id");
  const moneyTables = ["instalments", "pay_codes", "receipts", "card_repayments", "plan_requests"];
  const forgetMoney = moneyTables.map((table) => database.command(`delete from ${table} where orderId = :id`));

  return {
    find: (id: string) => byId.get({ id }),
    findByNumber: (number: string) => byNumber.get({ number }),
    ofBorrower: (borrowerId: string) => ofBorrower.all({ borrowerId }),
    all: () => every.all(),
    add({ isRolloverAllowed, recommends, ...order }: NewOrder): string {
      const sequence = nextSequence.get()?.next ?? 1;
      const id = order.id ?? `o-${1000 + sequence}`;
      const number = `${order.appliedOn.slice(2).replaceAll("-", "")}${String(sequence + 41).padStart(4, "0")}`;
      const flags = { isRolloverAllowed: Number(isRolloverAllowed), recommends: Number(recommends) };
      insert({ ...order, ...flags, id, sequence, number });
      return id;
    },
    update: (id: string, changes: Partial<Pick<Order, "status" | "rollovers" | OrderDay>>) => update(id, changes),
    setOverrides: (id: string, overrides: JsonObject) => update(id, { overrides: JSON.stringify(overrides) }),
    setRolloverAllowed: (id: string, allowed: boolean) => update(id, { isRolloverAllowed: Number(allowed) }),
    /** Deletes all payments, codes and extensions of an order, for the console. */
    forgetMoney(id: string) {
      for (const forget of forgetMoney) forget({ id });
      update(id, { rollovers: 0 });
    },
  };
}

const productRow = v.object({
  id: v.string(),
  name: v.string(),
  logo: v.string(),
  description: v.string(),
  smallestCentavos: v.number(),
  largestCentavos: v.number(),
  offerCentavos: v.number(),
  dailyRatePpm: v.number(),
  termDays: v.number(),
  instalments: v.number(),
  lateFee: v.picklist(["loan-terms", "capped"]),
  isEnabled: flag,
  buttonText: v.string(),
  tags: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  /** Target of "apply": a confirmation of this site, or the native app's product page. */
  opens: v.picklist(["confirmation", "newer-confirmation", "native"]),
  /** The console's overrides of the confirmation. */
  overrides: jsonObject,
});

export type Product = Readonly<v.InferOutput<typeof productRow>>;

export type Products = ReturnType<typeof createProducts>;

export function createProducts(database: Database) {
  const byId = database.query("select * from products where id = :id", productRow);
  const every = database.query("select * from products order by position", productRow);
  const update = database.update("products", "id");
  return {
    find: (id: string) => byId.get({ id }),
    all: () => every.all(),
    /** Overrides fields of the confirmation's data. */
    override: (id: string, fields: JsonObject) =>
      update(id, { overrides: JSON.stringify({ ...byId.get({ id })?.overrides, ...fields }) }),
  };
}
