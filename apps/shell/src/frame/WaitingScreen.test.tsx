import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { WaitingScreen } from "./WaitingScreen.tsx";

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

/** Adds a first paint to the document, as the composer does. */
function addTemplate(path: string, heading: string) {
  const template = document.createElement("template");
  template.id = `first-paint${path}`;
  template.innerHTML = `<h1 data-path="${path}">${heading}</h1>`;
  document.body.append(template);
}

it.each([
  ["the first paint of the path", ["", "/repay"], "/repay"],
  ["that of a path which is not known, when the document lacks it", [""], ""],
])("shows %s, with the screen's title", { tags: "screens.skeleton" }, (_, paths, shown) => {
  for (const path of paths) addTemplate(path, "");
  render(<WaitingScreen path="/repay" base="/assets/repay/" title="Repayment" />);
  expect(screen.getByRole("heading", { name: "Repayment" }).dataset.path).toBe(shown);
});

it("keeps the title of the first paint while the screen's is not known", () => {
  addTemplate("/repay", "Repayment");
  render(<WaitingScreen path="/repay" base="/assets/repay/" title="" />);
  expect(screen.getByRole("heading", { name: "Repayment" })).toBeTruthy();
});

it("adds nothing while the document shows its own first paint", () => {
  addTemplate("", "Unknown");
  document.body.insertAdjacentHTML("beforeend", '<div id="skeleton"></div>');
  render(<WaitingScreen path="/repay" base="/assets/repay/" title="Repayment" />);
  expect(screen.queryByRole("heading")).toBeNull();
});
