// @vitest-environment jsdom
import { expect, it } from "vitest";
import preview from "../../.storybook/preview.tsx";

it("opens in English for a reader, not in the wording of the requirements", () => {
  expect(preview.initialGlobals?.locale).toBe("en-PH");
});
