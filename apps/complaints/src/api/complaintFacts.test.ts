import { expect, it } from "vitest";
import { complaintFacts } from "./fetchComplaintStart.ts";
import { makeComplaintStart } from "./testing/makeComplaint.ts";

const readPath = (response: unknown, path: string) =>
  path.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], response);

it("reads the card title of the response's first order, unless the borrower chose another order", () => {
  const response = makeComplaintStart();
  const facts = complaintFacts.map(({ unless, slots }) => [
    unless,
    ...Object.entries(slots).map(([slot, source]) => [slot, "field" in source && readPath(response, source.field)]),
  ]);
  expect(facts).toEqual([
    ["orderNo", ["number", "2611210046"], ["product", "Sandbox Cash"]],
    ["orderNo", ["number", "2611210046"], ["term", "Amount due"], ["value", "₱2.650"]],
  ]);
});
