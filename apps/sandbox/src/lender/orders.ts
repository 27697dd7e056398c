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
  const setStatus = database.command("update orders set status = :status where id = :id");
  const setOverrides = database.command("update orders set overrides = :overrides where id = :id");
  const setRollover = database.command("update orders set isRolloverAllowed = :allowed where id = :id");
  const setDays = database.command(
    "update orders set appliedOn = :appliedOn, disbursedOn = :disbursedOn, closedOn = :closedOn where id = :id",
  );
  const close = database.command("update orders set status = '200', closedOn = :day where id = :id");
  const countRollover = database.command("update orders set rollovers = rollovers + 1 where id = :id");

  const forgetRollovers = database.command("update orders set rollovers = 0 where id = :id");
  const moneyTables = [
    "instalments",
    "extensions",
    "pay_codes",
    "payments",
    "receipts",
    "card_repayments",
    "plan_requests",
  ];
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
    setStatus: (id: string, status: string) => setStatus({ id, status }),
    setOverrides: (id: string, overrides: JsonObject) => setOverrides({ id, overrides: JSON.stringify(overrides) }),
    setRolloverAllowed: (id: string, allowed: boolean) => setRollover({ id, allowed: allowed ? 1 : 0 }),
    setDays: (id: string, days: Pick<Order, "appliedOn" | "disbursedOn" | "closedOn">) => setDays({ id, ...days }),
    close: (id: string, day: string) => close({ id, day }),
    countRollover: (id: string) => countRollover({ id }),
    /** Deletes all payments, codes and extensions of an order, for the console. */
    forgetMoney(id: string) {
      for (const forget of forgetMoney) forget({ id });
      forgetRollovers({ id });
    },
  };
}
