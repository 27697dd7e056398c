import { cleanup, render, screen } from "@testing-library/react";
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
  const heading = document.createElement("h1");
  heading.dataset.title = "";
  heading.dataset.kind = kind;
  template.content.append(heading);
  document.body.append(template);
}

it.each([
  ["its own layout", ["form", "money"], "money"],
  ["a form's where only the screen's own document has its layout", ["form"], "form"],
])("shows %s, with the screen's title", (_, kinds, shown) => {
  for (const kind of kinds) addTemplate(kind);
  render(<ScreenSkeleton kind="money" title="Repayment" />);
  expect(screen.getByRole("heading", { name: "Repayment" }).dataset.kind).toBe(shown);
});
