import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Instalments } from "./instalments.ts";

const receiptRow = v.object({
  purpose: v.picklist(["instalment", "extension"]),
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
  const insert = database.command(`insert into receipts
    (order_id, purpose, round, amount_centavos, way, reference, at, remaining_centavos, next_centavos, next_on)
    values (:orderId, :purpose, :round, :amountCentavos, :way, :reference, :at, :remainingCentavos, :nextCentavos, :nextOn)`);
  const ofOrder = database.query("select * from receipts where order_id = :orderId order by sequence", receiptRow);

  return {
    /** Writes the receipt of a payment that the instalments already contain. */
    write(orderId: string, paid: Paid) {
      const unpaid = instalments.of(orderId).filter(({ paidOn }) => paidOn === null);
      const amounts = unpaid.map((line) => line.principalCentavos + line.interestCentavos);
      const { purpose, round, amountCentavos, way, reference, at } = paid;
      insert({
        ...{ orderId, purpose, round, amountCentavos, way, reference, at },
        remainingCentavos: amounts.reduce((sum, amount) => sum + amount, 0),
        nextCentavos: amounts[0] ?? null,
        nextOn: unpaid[0]?.dueOn ?? null,
      });
    },
    /** Returns the receipts of an order, oldest first. */
    ofOrder: (orderId: string) => ofOrder.all({ orderId }),
  };
}
