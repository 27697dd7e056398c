// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BrowserRouter, Link, Navigate } from "./router.tsx";

const Where = () => <h1>{useLocation().pathname}</h1>;
const where = () => screen.getByRole("heading").textContent;
const tap = (name: string) => userEvent.click(screen.getByRole("link", { name }));

let release = (): void => undefined;
const hold = vi.fn(
  ({ pathname }: { pathname: string }) =>
    (pathname === "/held" || undefined) &&
    new Promise<void>((resolve) => {
      release = resolve;
    }),
);

beforeEach(() => {
  hold.mockClear();
  window.history.pushState(null, "", "/start");
  render(
    <BrowserRouter hold={hold}>
      <Where />
      <Link to="/held?a=1">Held</Link>
      <Link to="/other">Other</Link>
    </BrowserRouter>,
  );
});
afterEach(cleanup);

const isReleased = () => act(async () => release());

it("keeps the current page until the next one has loaded, and pushes its address once", async () => {
  const before = window.history.length;
  await tap("Held");
  await tap("Held");
  expect(where()).toBe("/start");
  expect(window.location.pathname).toBe("/held");
  expect(window.history.length).toBe(before + 1);
  await isReleased();
  expect(where()).toBe("/held");
});

it("immediately shows a page that is not loading, also while another one is pending", async () => {
  await tap("Held");
  await tap("Other");
  expect(where()).toBe("/other");
  await isReleased();
  expect(where()).toBe("/other");
});

it("goes back immediately while a page is pending, and can navigate to that page again", async () => {
  await tap("Held");
  await act(async () => {
    const popped = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    window.history.back();
    await popped;
  });
  expect(window.location.pathname).toBe("/start");
  await isReleased();
  expect(where()).toBe("/start");
  expect(hold).toHaveBeenCalledOnce();
  await tap("Held");
  await isReleased();
  expect(where()).toBe("/held");
});

it.each([
  ["replaces the address", { to: "/held?b=2", replace: true }, "/held?b=2", 0],
  ["pushes an address", { to: "/start?d=4" }, "/start?d=4", 1],
  ["keeps the path of the page when only the query is given", { to: { search: "?c=3" } }, "/start?c=3", 1],
] as const)("%s when Navigate is rendered", async (_, props, address, added) => {
  cleanup();
  const before = window.history.length;
  render(
    <BrowserRouter>
      <Where />
      <Navigate {...props} />
    </BrowserRouter>,
  );
  expect(window.location.pathname + window.location.search).toBe(address);
  expect(window.history.length).toBe(before + added);
  expect(where()).toBe(window.location.pathname);
});
