import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useFirstPaintRemoval, WaitingScreen } from "./WaitingScreen.tsx";

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

const element = (selector: string) => document.querySelector(selector) as HTMLElement;

/** Renders a screen over the document's first paint, in which a control has the focus. */
function showOver(focused: string, hasBack = true) {
  document.body.innerHTML =
    '<div id="skeleton"><button data-back></button><button data-retry></button></div><div id="root"></div>';
  if (focused) element(focused).focus();
  function Screen() {
    useFirstPaintRemoval();
    return (
      <>
        {hasBack && (
          <button type="button" data-back="">
            Back
          </button>
        )}
        <h1 tabIndex={-1}>Repayment</h1>
      </>
    );
  }
  render(<Screen />, { container: element("#root") });
}

it.each(["[data-back]", "[data-retry]"])(
  "moves the focus from the first paint's %s to the screen's Back",
  (focused) => {
    showOver(focused);
    expect(document.activeElement).toBe(element("#root [data-back]"));
    expect(element("#skeleton")).toBeNull();
  },
);

it("moves the focus to the title of a screen without Back", () => {
  showOver("[data-back]", false);
  expect(document.activeElement).toBe(element("h1"));
});

it("leaves the focus where it is when it is not in the first paint", () => {
  showOver("");
  expect(document.activeElement).toBe(document.body);
});
