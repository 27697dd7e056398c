import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import { type Instalments, leftOf } from "./instalments.ts";

const receiptRow = v.object({
  purpose: v.picklist(["instalment", "extension", "part"]),
  round: v.number(),
  amountCentavos: v.number(),
  way: v.string(),
  reference: v.string(),
  at: v.number(),
  remainingCentavos: v.number(),
  nextCentavos: v.nullable(v.number()),
  nextOn: v.nullable(v.string()),
});

export type Receipt = v.InferOutput<typeof receiptRow>;

type Paid = Pick<Receipt, "purpose" | "round" | "amountCentavos" | "way" | "reference" | "at">;

/** The receipts of each order: one for each payment, with what remained at that time. */
export type Receipts = ReturnType<typeof createReceipts>;

export function createReceipts(database: Database, instalments: Instalments) {
  const insert = database.insert("receipts");
  const ofOrder = database.query("select * from receipts where orderId = :orderId order by sequence", receiptRow);
  const newestOfPayer = database.query(
    "select * from receipts where orderId = :orderId and origin = 'payer' order by sequence desc limit 1",
    receiptRow,
  );

  return {
    /** Writes the receipt of a payment that the instalments already contain. The late fee is that of the next one. */
    write(orderId: string, paid: Paid, origin: "seed" | "payer", lateFeeCentavos = 0) {
      const unpaid = instalments.of(orderId).filter(({ paidOn }) => paidOn === null);
      const amounts = unpaid.map(leftOf);
      insert({
        orderId,
        ...paid,
        origin,
        remainingCentavos: amounts.reduce((sum, amount) => sum + amount, lateFeeCentavos),
        nextCentavos: amounts[0] === undefined ? null : amounts[0] + lateFeeCentavos,
        nextOn: unpaid[0]?.dueOn ?? null,
      });
    },
    /** Returns the receipts of an order, oldest first. */
    ofOrder: (orderId: string) => ofOrder.all({ orderId }),
    /** Returns the newest receipt of a payment, not one that an order was seeded with. */
    newestOfPayer: (orderId: string) => newestOfPayer.get({ orderId }),
  };
}
