import { expect, it } from "vitest";
import { complaintFacts } from "./complaintFacts.ts";
import { makeComplaintStart } from "./testing/makeComplaintStart.ts";

const readPath = (answer: unknown, path: string) =>
  path.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], answer);

it("tells of the order that the answer begins with what its card says first, unless another one was chosen", () => {
  const answer = makeComplaintStart();
  const told = complaintFacts.map(({ unless, slots }) => [
    unless,
    ...Object.entries(slots).map(([slot, source]) => [slot, "field" in source && readPath(answer, source.field)]),
  ]);
  expect(told).toEqual([
    ["orderNo", ["number", "2611210046"], ["product", "Sandbox Cash"]],
    ["orderNo", ["number", "2611210046"], ["term", "Amount due"], ["value", "₱2.650"]],
  ]);
});
