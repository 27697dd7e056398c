import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { clearingOf, listStored, readDeclarations, renderStored } from "./stored.ts";

const file = "apps/loan/src/stored.ts";
const declared =
  '/** A draft,\n * for a week. */\nexport const draft = declareStored({\n  key: "draft",\n  place: "local",\n});';
const ofPort = '/** The launch. */\nconst KEY: SessionKey = "launch";';

describe("the stored values of the product", () => {
  it("are read with their comment", () => {
    expect(readDeclarations(file, `${declared}\n${ofPort}`)).toEqual([
      { key: "draft", place: "local", owner: "loan", text: "A draft, for a week." },
      { key: "launch", place: "session", owner: "loan", text: "The launch." },
    ]);
  });

  it.each([
    ['const draft = declareStored({ key: "draft", place: "local" })'],
    ['const KEY: LocalKey = "draft";'],
    ['/** A draft. */\nconst draft = declareStored({ key: name, place: "local" })'],
  ])("are refused without a comment or a literal key: %s", (source) => {
    expect(() => readDeclarations(file, source)).toThrow("declares a stored value without a comment");
  });

  it("have one name each over all apps and packages", () => {
    const root = mkdtempSync(path.join(tmpdir(), "stored-"));
    for (const app of ["loan", "repay"]) {
      mkdirSync(path.join(root, `apps/${app}/src`), { recursive: true });
      writeFileSync(path.join(root, `apps/${app}/src/stored.ts`), declared);
    }
    expect(() => listStored(root)).toThrow('Two modules declare the stored value "local draft".');
  });

  it.each([
    ["session", "draft", ["discarded", "discarded"]],
    ["session", "tab.tools", ["kept", "kept"]],
    ["local", "draft", ["discarded", "discarded"]],
    ["local", "session.draft", ["discarded", "discarded"]],
    ["local", "order.payment", ["kept", "discarded"]],
    ["local", "phone.form", ["kept", "kept"]],
  ] as const)("are discarded by owner: %s %s", (place, key, expected) => {
    expect(clearingOf({ key, place, owner: "", text: "" })).toEqual(expected);
  });

  it("are one row each in the documents", () => {
    expect(renderStored(readDeclarations(file, ofPort))).toContain(
      "| session | `launch` | loan | The launch. | discarded | discarded |",
    );
  });
});
