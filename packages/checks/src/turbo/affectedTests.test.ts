import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { affectedTests, changedGroups } from "./affectedTests.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
const source = "apps/loan/src/messages/source.ts";

/** Returns what a change of some files of the loan remote affects; before it, `text` was another one. */
function change(changed: readonly string[], text = "", app = "loan") {
  const readBefore = (file: string) => readFileSync(path.join(repository, file), "utf8").replace(text, "another text");
  return affectedTests({ repository, app, changed, readBefore });
}
const namesOf = (files: readonly string[] | undefined) => files?.map((file) => path.basename(file).split(".")[0]);

describe("affectedTests", () => {
  it.each([source, "apps/loan/src/messages/fil-PH.ts"])(
    "selects for a message of an offer in %s what shows the offer",
    (file) => {
      const affected = change([file, ".changeset/loan.md"], file === source ? "Total to repay" : "Kabuuang babayaran");
      expect(namesOf(affected?.tests)).toContain("LoanConfirmScreen");
      expect(namesOf(affected?.tests)).not.toContain("OrderDetailsScreen");
      expect(namesOf(affected?.stories)).toEqual(["LoanConfirmScreen"]);
      expect(namesOf(affected?.journeys)).toEqual(
        expect.arrayContaining(["everyScreen", "loanConfirm", "hostileFrame"]),
      );
      expect(namesOf(affected?.journeys)).not.toContain("cannotPay");
      expect(affected?.isCopy).toBe(true);
    },
  );

  it("follows a lazy component to its screen", () => {
    const affected = change(["apps/loan/src/screens/order-details/cannot-pay/PlanRequestForm.tsx"]);
    expect(namesOf(affected?.stories)).toEqual(["OrderDetailsScreen"]);
    expect(namesOf(affected?.tests)).toEqual(expect.arrayContaining(["CannotPay", "OrderDetailsScreen"]));
    expect(namesOf(affected?.journeys)).toContain("cannotPay");
    expect(affected?.isCopy).toBe(false);
  });

  it("selects a changed test alone, without a journey", () => {
    const file = "apps/loan/src/screens/order-details/orderStatus.test.ts";
    expect(change([file])).toEqual({ tests: [file], stories: [], journeys: [], isCopy: false });
  });

  it.each([
    ["a title", source, "Order Details"],
    ["the languages of the messages", source, '"zh-CN": () =>'],
    ["a route", "apps/loan/src/routes.tsx", ""],
    ["a first paint", "apps/loan/src/firstPaints.tsx", ""],
    ["a table that a first paint reads", "apps/loan/src/screens/order-details/orderStatus.ts", ""],
    ["a request", "apps/loan/src/api/pushLoan.ts", ""],
    ["a file that is gone", "apps/loan/src/gone.ts", ""],
    ["another package", "packages/ui/src/card/Card.tsx", ""],
    ["the build", "apps/loan/rspack.config.ts", ""],
    ["the entry of the shell, which no screen loads", "apps/shell/src/main.tsx", ""],
    ["the critical styles", "apps/shell/src/critical.css", ""],
    ["the frame", "apps/shell/src/frame/Frame.tsx", ""],
    ["the services", "apps/shell/src/start/createServices.ts", ""],
    ["the public pages", "apps/promo/src/publicPages.ts", ""],
  ])("selects nothing in particular for %s", (_, file, text) => {
    const [, app] = /^apps\/(\w+)/.exec(file) ?? [];
    expect(change([file], text, app)).toBeUndefined();
  });
});

it("finds the groups of messages that differ, and what is outside of them", () => {
  const [head, first, second] = ["const languages = {};\n", "export const a = 1;\n", "export const b = 1;\n"];
  expect(changedGroups(head + first + second, head + first + second.replace("1", "2"))).toEqual(["b"]);
  expect(changedGroups(head + first, head + first + second)).toEqual(["b"]);
  expect(changedGroups(head + first, `// New.\n${head}${first}`)).toEqual([""]);
});
