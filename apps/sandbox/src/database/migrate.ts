import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const folder = path.join(import.meta.dirname, "migrations");
const versionRow = v.object({ user_version: v.number() });

/** Migrates a database to the newest schema. Each file `NNNN-name.sql` runs once, in one transaction. */
export function migrate(connection: DatabaseSync): void {
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}-.+\.sql$/.test(name))
    .sort();
  const version = v.parse(versionRow, connection.prepare("pragma user_version").get()).user_version;
  if (version > files.length) {
    throw new Error(
      `The database is at version ${version}, newer than this sandbox (${files.length}). Start it with --fresh.`,
    );
  }
  files.forEach((name, index) => {
    if (index < version) return;
    connection.exec(
      `begin immediate; ${readFileSync(path.join(folder, name), "utf8")}; pragma user_version = ${index + 1}; commit;`,
    );
  });
}
