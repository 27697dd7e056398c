import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { folderForEachTest } from "../../testing/folderForEachTest.ts";
import { makeKeys, readSigner, readTrust } from "./keyFolder.ts";

const folder = folderForEachTest();

it("creates a private key that only the owner can read, and its public key", () => {
  const id = makeKeys(folder());
  expect(statSync(path.join(folder(), "ship.key")).mode & 0o777).toBe(0o600);
  expect(readSigner(folder(), "")?.id).toBe(id);
  expect([...readTrust(folder()).keys()]).toEqual([id]);
});

it("names the file that contains no key", () => {
  makeKeys(folder());
  const file = path.join(folder(), "trusted/a.pub");
  writeFileSync(file, "scope: platform\njunk");
  expect(() => readTrust(folder())).toThrow(`${file} is not a public key in PEM format.`);
  writeFileSync(path.join(folder(), "ship.key"), "junk");
  expect(() => readSigner(folder(), "")).toThrow("ship.key is not a private key in PEM format.");
});

it("prefers the key of the environment variable, and returns undefined without any key", () => {
  expect(readSigner(folder(), "")).toBeUndefined();
  expect(readTrust(folder()).size).toBe(0);
  const other = mkdtempSync(path.join(tmpdir(), "keys-"));
  const id = makeKeys(other);
  makeKeys(folder());
  expect(readSigner(folder(), readFileSync(path.join(other, "ship.key"), "utf8"))?.id).toBe(id);
  rmSync(other, { recursive: true });
});

it("writes the scope of the key into the file that the platform commits", () => {
  const id = makeKeys(folder(), ["loan", "repay"]);
  expect(readTrust(folder()).get(id)?.scope).toEqual(["loan", "repay"]);
  expect(readFileSync(path.join(folder(), `trusted/${id}.pub`), "utf8")).toMatch(
    /^scope: loan, repay\n-----BEGIN PUBLIC/,
  );
});
