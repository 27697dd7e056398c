import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import * as v from "valibot";
import { migrate } from "./migrate.ts";

type Values = Record<string, SQLInputValue>;

/** A prepared reading statement whose rows are parsed, never cast. */
export interface Query<Row> {
  get(values?: Values): Row | undefined;
  all(values?: Values): Row[];
}

/** A prepared writing statement. It tells how many rows it changed, which is how an effect knows that it happened once. */
export type Command = (values?: Values) => { readonly changes: number };

export interface Database {
  query<const Schema extends v.GenericSchema>(sql: string, row: Schema): Query<v.InferOutput<Schema>>;
  command(sql: string): Command;
  /** All of the work is kept, or none. A transaction inside another belongs to the outer one. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Opens (and when needed makes or migrates) the database of a data folder. */
export function openDatabase(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true });
  const connection = new DatabaseSync(path.join(dataDir, "lender.sqlite"), { timeout: 5000 });
  // WAL with synchronous = normal: what was acknowledged survives the death of the process at any moment.
  connection.exec("pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on;");
  migrate(connection);

  const begin = connection.prepare("begin immediate");
  const commit = connection.prepare("commit");
  const rollback = connection.prepare("rollback");

  return {
    query(sql, row) {
      const statement = connection.prepare(sql);
      return {
        get(values = {}) {
          const found = statement.get(values);
          return found === undefined ? undefined : v.parse(row, found);
        },
        all: (values = {}) => statement.all(values).map((found) => v.parse(row, found)),
      };
    },
    command(sql) {
      const statement = connection.prepare(sql);
      return (values = {}) => ({ changes: Number(statement.run(values).changes) });
    },
    transaction(work) {
      if (connection.isTransaction) return work();
      begin.run();
      try {
        const result = work();
        commit.run();
        return result;
      } catch (fault) {
        if (connection.isTransaction) rollback.run();
        throw fault;
      }
    },
    close: () => connection.close(),
  };
}
