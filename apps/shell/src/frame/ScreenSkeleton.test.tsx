import { LocaleProvider } from "@lending/ui/locale";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { ScreenSkeleton } from "./ScreenSkeleton.tsx";

afterEach(() => {
  cleanup();
  for (const template of document.querySelectorAll("template")) template.remove();
});

/** Adds the layout of a kind to the document, as the composer does. */
function addTemplate(kind: string) {
  const template = document.createElement("template");
  template.id = `skeleton-${kind}`;
  template.innerHTML = `<button data-back aria-label="Back"></button><button data-retry>Retry</button><h1 data-title data-kind="${kind}"></h1>`;
  document.body.append(template);
}

it.each([
  ["the kind's layout", ["form", "money"], "money"],
  ["the form layout when the document lacks the kind's layout", ["form"], "form"],
])("shows %s, with the screen's title", { tags: "screens.skeleton" }, (_, kinds, shown) => {
  for (const kind of kinds) addTemplate(kind);
  render(<ScreenSkeleton kind="money" title="Repayment" />);
  expect(screen.getByRole("heading", { name: "Repayment" }).dataset.kind).toBe(shown);
});

it("labels Back and Retry in the borrower's language", async () => {
  addTemplate("form");
  await act(async () =>
    render(
      <Suspense>
        <LocaleProvider locale="fil-PH">
          <ScreenSkeleton kind="form" title="Repayment" />
        </LocaleProvider>
      </Suspense>,
    ),
  );
  expect(await screen.findByRole("button", { name: "Bumalik" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Subukan ulit" })).toBeTruthy();
});
