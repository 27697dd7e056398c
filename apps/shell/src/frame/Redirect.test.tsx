import { AppRouter } from "@lending/bridge/router";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Redirect } from "./Redirect.tsx";

it("replaces the address, and keeps its query and hash", () => {
  history.replaceState(null, "", "/order?orderId=o-1#terms");
  const entries = history.length;
  render(
    <AppRouter>
      <Redirect to="/loanDetail" />
    </AppRouter>,
  );
  expect(location.pathname + location.search + location.hash).toBe("/loanDetail?orderId=o-1#terms");
  expect(history.length).toBe(entries);
});
