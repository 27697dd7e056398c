import { expect, it } from "vitest";
import { readPhone } from "./readPhone.ts";

it.each([
  ["+63 2 8000 0000", "+63 2 8000 0000"],
  [" (02) 8000-0000 ", "(02) 8000-0000"],
  ["911", "911"],
  ["0917-CALL-NOW", ""],
  ["+63 2 8000 0000;ext=1", ""],
  ["+63+2", ""],
  ["( ) -", ""],
  ["1".repeat(25), ""],
])("reads %j as %j", (sent, number) => {
  expect(readPhone(sent)).toBe(number);
});
