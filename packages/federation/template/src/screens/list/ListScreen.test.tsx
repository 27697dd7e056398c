import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { items } from "../../api/fetchItems.ts";
import { ListScreen } from "./ListScreen.tsx";

afterEach(cleanup);

const open = (route: unknown) =>
  act(async () =>
    render(<TestScreen screen={ListScreen} path="/__NAME__" server={makeApi({ [routeOf(items)]: route })} />),
  );

it("lists what the server sends", async () => {
  await open(respond({ email: " help@sandbox.example " }));
  expect(await screen.findByText("help@sandbox.example")).toBeTruthy();
  expect(screen.queryByText("Phone")).toBeNull();
});

it("says what will appear when the server sends nothing", async () => {
  await open(respond(null));
  expect(await screen.findByRole("heading", { name: "Nothing here yet" })).toBeTruthy();
});

it("shows the server's message when it refuses", async () => {
  await open(respond(null, { code: "1", message: "Please log in again." }));
  const main = within(await screen.findByRole("main"));
  expect(await main.findByText("Please log in again.")).toBeTruthy();
});
