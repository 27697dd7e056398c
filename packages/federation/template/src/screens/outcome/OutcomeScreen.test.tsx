import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { outcome } from "../../api/fetchOutcome.ts";
import { OutcomeScreen } from "./OutcomeScreen.tsx";

afterEach(cleanup);

const open = (route: unknown, query = "?reference=R-1") =>
  act(async () =>
    render(
      <TestScreen
        screen={OutcomeScreen}
        path={`/__NAME__Outcome${query}`}
        server={makeApi({ [routeOf(outcome)]: route })}
      />,
    ),
  );

it.each([
  ["received", "We received your request", "Back to your list"],
  ["declined", "Your request was declined", "New request"],
  ["unheard-of", "We received your request", "Back to your list"],
])("offers the next step of a request that is %s", async (state, title, button) => {
  await open(respond({ state }));
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByRole("link", { name: button })).toBeTruthy();
});

it("says that there is nothing to show without a reference", async () => {
  await open(respond(), "");
  expect(await screen.findByRole("heading", { name: "There is no request to show" })).toBeTruthy();
});
