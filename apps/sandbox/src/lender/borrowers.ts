import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import type { Clock } from "./calendar.ts";

const borrowerRow = v.object({ id: v.string(), name: v.string(), phone: v.string() });

export type Borrower = v.InferOutput<typeof borrowerRow>;

export function createBorrowers(database: Database) {
  const bySession = database.query(
    "select b.id, b.name, b.phone from sessions s join borrowers b on b.id = s.borrowerId where s.id = :session",
    borrowerRow,
  );
  const sessions = database.query(
    "select s.id as session, b.id, b.name, b.phone from sessions s join borrowers b on b.id = s.borrowerId order by s.rowid",
    v.object({ ...borrowerRow.entries, session: v.string() }),
  );
  return {
    findBySession: (session: string) => bySession.get({ session }),
    sessions: () => sessions.all(),
  };
}

const accountRow = v.object({
  borrowerId: v.string(),
  productId: v.string(),
  cardType: v.number(),
  channelNumber: v.number(),
  fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
  changes: v.number(),
  changedAt: v.number(),
});

export type BankAccount = v.InferOutput<typeof accountRow>;

const select = "select * from bank_accounts";

export function createBankAccounts(database: Database, clock: Clock) {
  const find = database.query(`${select} where borrowerId = :borrowerId and productId = :productId`, accountRow);
  const every = database.query(`${select} order by changedAt desc`, accountRow);
  const save =
    database.command(`insert into bank_accounts (borrowerId, productId, cardType, channelNumber, fields, changes, changedAt)
    values (:borrowerId, :productId, :cardType, :channelNumber, :fields, 1, :at)
    on conflict (borrowerId, productId) do update set cardType = excluded.cardType, channelNumber = excluded.channelNumber,
    fields = excluded.fields, changes = changes + 1, changedAt = excluded.changedAt
    where cardType <> excluded.cardType or channelNumber <> excluded.channelNumber or fields <> excluded.fields`);
  return {
    find: (borrowerId: string, productId: string) => find.get({ borrowerId, productId }),
    all: () => every.all(),
    /** Binds an account. Binding the same account again changes nothing. */
    save({ fields, ...account }: Omit<BankAccount, "changes" | "changedAt">): boolean {
      return save({ ...account, fields: JSON.stringify(fields), at: clock.now() }).changes === 1;
    },
  };
}
