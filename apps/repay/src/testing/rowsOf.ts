import { screen, within } from "@testing-library/react";

/** Returns the terms of a region with their definitions. */
export const rowsOf = (region: string) =>
  Object.fromEntries(
    within(screen.getByRole("region", { name: region }))
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
