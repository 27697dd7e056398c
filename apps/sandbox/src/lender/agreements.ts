import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";

export const AGREEMENTS = [
  { title: "Loan agreement", identifier: "loan-agreement" },
  { title: "Payment schedule", identifier: "payment-schedule" },
] as const;

export const findAgreement = (identifier: string) =>
  AGREEMENTS.find((agreement) => agreement.identifier === identifier);

const linkRow = v.object({
  token: v.string(),
  borrowerId: v.string(),
  productId: v.string(),
  orderId: v.string(),
  identifier: v.string(),
});

/** Creates URLs of agreements that a frame can open without a session. A random token replaces the session. */
export function createAgreements(database: Database) {
  const insert = database.insert("agreement_links", { once: true });
  const same = database.query(
    `select * from agreement_links
     where borrower_id = :borrowerId and product_id = :productId and order_id = :orderId and identifier = :identifier`,
    linkRow,
  );
  const byToken = database.query("select * from agreement_links where token = :token", linkRow);
  return {
    /** Returns the token in the URL of one agreement of one borrower. Every call returns the same token. */
    link(wanted: Omit<v.InferOutput<typeof linkRow>, "token">): string {
      insert({ ...wanted, token: randomUUID() });
      return same.get({ ...wanted })?.token ?? "";
    },
    find: (token: string) => byToken.get({ token }),
  };
}
