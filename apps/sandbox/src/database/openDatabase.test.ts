import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDatabase } from "./openDatabase.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "database-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens the database, reads its settings, writes one, and closes it. */
function visit() {
  const database = openDatabase(folder);
  const names = database.query("select name from settings", v.object({ name: v.string() })).all();
  database.command("insert or ignore into settings (name, value) values ('visited', '')")();
  database.close();
  return names.map(({ name }) => name);
}

it("keeps its data, and begins again when the data is of another schema", () => {
  expect(visit()).toEqual([]);
  expect(visit()).toEqual(["visited"]);
  const connection = new DatabaseSync(path.join(folder, "lender.sqlite"));
  connection.exec("pragma user_version = 7");
  connection.close();
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(visit()).toEqual([]);
  expect(write).toHaveBeenCalledExactlyOnceWith("The sandbox's data was of another version and begins again.\n");
  write.mockRestore();
  expect(visit()).toEqual(["visited"]);
});
