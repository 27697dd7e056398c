import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { crc32 } from "node:zlib";
import * as v from "valibot";

const schema = readFileSync(path.join(import.meta.dirname, "schema.sql"), "utf8");
const versionRow = v.object({ user_version: v.number() });

/** Opens the file, and creates its tables when it is new. Returns undefined when it has those of another schema. */
function connect(dataDir: string): DatabaseSync | undefined {
  const connection = new DatabaseSync(path.join(dataDir, "lender.sqlite"), { timeout: 5000 });
  // With WAL and synchronous = normal, committed data survives a kill of the process at any moment.
  connection.exec("pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on;");
  const version = crc32(schema) >>> 1;
  const existing = v.parse(versionRow, connection.prepare("pragma user_version").get()).user_version;
  if (existing === 0) connection.exec(`begin immediate; ${schema}; pragma user_version = ${version}; commit;`);
  else if (existing !== version) {
    connection.close();
    return undefined;
  }
  return connection;
}

type Values = Record<string, SQLInputValue>;

/** A prepared `select` statement. Its rows are parsed by a schema. */
interface Query<Row> {
  get(values?: Values): Row | undefined;
  all(values?: Values): Row[];
}

/** A prepared write statement. Returns the number of changed rows, which shows whether an effect happened. */
type Command = (values?: Values) => { readonly changes: number };

export interface Database {
  query<const Schema extends v.GenericSchema>(sql: string, row: Schema): Query<v.InferOutput<Schema>>;
  command(sql: string): Command;
  /** Inserts a row by its columns. With `once`, a row that exists is left as it is. */
  insert(table: string, options?: { readonly once?: boolean }): Command;
  /** Updates the columns of the row with this key. */
  update(table: string, key: string): (id: string, values: Values) => void;
  /** Commits all changes of the callback or none. A nested transaction becomes part of the outer one. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Opens the database of a folder. Data of another schema is removed, because it is only an example. */
export function openDatabase(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true });
  let connection = connect(dataDir);
  if (!connection) {
    process.stderr.write("The sandbox's data was of another version and begins again.\n");
    removeData(dataDir);
    connection = connect(dataDir);
  }
  if (!connection) throw new Error(`Another sandbox of another version uses ${dataDir}.`);
  return wrap(connection);
}

function wrap(connection: DatabaseSync): Database {
  const begin = connection.prepare("begin immediate");
  const commit = connection.prepare("commit");
  const rollback = connection.prepare("rollback");

  const command = (sql: string): Command => {
    const statement = connection.prepare(sql);
    return (values = {}) => ({ changes: Number(statement.run(values).changes) });
  };

  return {
    command,
    query(sql, row) {
      const statement = connection.prepare(sql);
      return {
        get(values = {}) {
          const result = statement.get(values);
          return result === undefined ? undefined : v.parse(row, result);
        },
        all: (values = {}) => statement.all(values).map((result) => v.parse(row, result)),
      };
    },
    insert(table, { once = false } = {}) {
      let insert: Command | undefined;
      return (values = {}) => {
        const names = Object.keys(values);
        insert ??= command(
          `insert into ${table} (${names}) values (${names.map((name) => `:${name}`)}) ${once ? "on conflict do nothing" : ""}`,
        );
        return insert(values);
      };
    },
    update(table, key) {
      const updates = new Map<string, Command>();
      return (id, values) => {
        const columns = Object.keys(values).map((name) => `${name} = :${name}`);
        const sql = `update ${table} set ${columns} where ${key} = :key`;
        const update = updates.get(sql) ?? command(sql);
        updates.set(sql, update);
        update({ ...values, key: id });
      };
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

export function removeData(dataDir: string): void {
  for (const name of ["lender.sqlite", "lender.sqlite-wal", "lender.sqlite-shm"]) {
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
}

export type JsonObject = Readonly<Record<string, unknown>>;

export const jsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** A column of 0 or 1. */
export const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
);
