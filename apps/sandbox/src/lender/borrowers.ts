import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";

const borrowerRow = v.object({ id: v.string(), name: v.string(), phone: v.string() });

export type Borrower = v.InferOutput<typeof borrowerRow>;

export function createBorrowers(database: Database) {
  const bySession = database.query(
    "select b.id, b.name, b.phone from sessions s join borrowers b on b.id = s.borrower_id where s.id = :session",
    borrowerRow,
  );
  const sessions = database.query(
    "select s.id as session, b.id, b.name, b.phone from sessions s join borrowers b on b.id = s.borrower_id order by s.rowid",
    v.object({ ...borrowerRow.entries, session: v.string() }),
  );
  return {
    findBySession: (session: string) => bySession.get({ session }),
    sessions: () => sessions.all(),
  };
}
