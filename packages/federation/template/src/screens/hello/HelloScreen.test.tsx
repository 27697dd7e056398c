import { answer, makeApi } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { HelloScreen } from "./HelloScreen.tsx";

afterEach(cleanup);

const open = (route: unknown) =>
  act(async () =>
    render(<TestScreen screen={HelloScreen} path="/__NAME__" server={makeApi({ "POST /contact-kf-info": route })} />),
  );

it("shows the lender's mail address", async () => {
  await open(answer({ email: " help@sandbox.example " }));
  expect((await screen.findByRole("link", { name: "help@sandbox.example" })).getAttribute("href")).toBe(
    "mailto:help@sandbox.example",
  );
});

it("shows no link when the server sends no address", async () => {
  await open(answer(null));
  expect(await screen.findByText("This remote works.")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it("shows the server's message when it refuses", async () => {
  await open(answer(null, { code: "1", message: "Please log in again." }));
  const main = within(await screen.findByRole("main"));
  expect(await main.findByText("Please log in again.")).toBeTruthy();
});
