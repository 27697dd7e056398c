import { makeNative, TestApp } from "@lending/bridge/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { ScreenSkeleton } from "./ScreenSkeleton.tsx";

afterEach(() => {
  cleanup();
  for (const template of document.querySelectorAll("template")) template.remove();
});

/** Puts the layout of a kind where a document has it. */
function addTemplate(kind: string) {
  const template = document.createElement("template");
  template.id = `skeleton-${kind}`;
  template.innerHTML = `<button data-back aria-label="Back"></button><h1 data-title data-kind="${kind}"></h1>`;
  document.body.append(template);
}

it.each([
  ["its own layout", ["form", "money"], "money"],
  ["a form's where only the screen's own document has its layout", ["form"], "form"],
])("shows %s, with the screen's title", (_, kinds, shown) => {
  for (const kind of kinds) addTemplate(kind);
  render(
    <TestApp>
      <ScreenSkeleton kind="money" title="Repayment" />
    </TestApp>,
  );
  expect(screen.getByRole("heading", { name: "Repayment" }).dataset.kind).toBe(shown);
});

it("goes back by its Back, as a screen does", async () => {
  const native = makeNative();
  addTemplate("form");
  render(
    <TestApp app={{ native }}>
      <ScreenSkeleton kind="form" title="Repayment" />
    </TestApp>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(native.commands).toEqual([{ command: "closeWebview", params: {} }]);
});
