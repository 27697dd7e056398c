import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { CopyableCode } from "./CopyableCode.tsx";

it.each([
  ["123456", ["123456"]],
  ["1234567", ["1234", "567"]],
  ["12345678", ["1234", "5678"]],
  ["123456789", ["1234", "56789"]],
  ["1234567890", ["1234", "5678", "90"]],
  [" 12 345678901 ", ["12", "345678901"]],
  ["  1234567 ", ["1234", "567"]],
  ["", [""]],
])("groups %j as %j", (code, groups) => {
  const { container, unmount } = render(<CopyableCode label="Code" code={code} />);
  const shown = [...container.querySelectorAll("[role=img] > span")];
  expect(shown.map((group) => group.textContent)).toEqual(groups);
  unmount();
});
