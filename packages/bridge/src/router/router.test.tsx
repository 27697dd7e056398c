// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useLayoutEffect } from "react";
import type { NavigateOptions, To } from "react-router";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { AppLink, AppRouter, useLocation, useNavigate, useSearchParams } from "./router.tsx";

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
    <AppRouter hold={hold}>
      <Where />
      <AppLink to="/held?a=1">Held</AppLink>
      <AppLink to="/other">Other</AppLink>
    </AppRouter>,
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

it("shows the address that changes while the first render is under way", () => {
  cleanup();
  // Effects of children run before those of the router.
  const Tapped = () => {
    useLayoutEffect(() => {
      window.history.pushState(null, "", "/other");
      window.dispatchEvent(new PopStateEvent("popstate"));
    }, []);
    return <Where />;
  };
  render(
    <AppRouter>
      <Tapped />
    </AppRouter>,
  );
  expect(where()).toBe("/other");
});

/** Renders a router, with `navigate` and the location for a test. */
function renderNavigate() {
  cleanup();
  const held: { navigate?: ReturnType<typeof useNavigate>; location?: ReturnType<typeof useLocation> } = {};
  const Hold = () => {
    const navigate = useNavigate();
    const location = useLocation();
    useEffect(() => void Object.assign(held, { navigate, location }));
    return null;
  };
  render(<AppRouter children={<Hold />} />);
  return { held, go: (to: To, options?: NavigateOptions) => act(() => void held.navigate?.(to, options)) };
}

it("numbers its entries, keeps their state, and gives each one a key", () => {
  window.history.replaceState(null, "", "/start");
  const { held, go } = renderNavigate();
  expect(held.location).toMatchObject({ key: "default", state: null });
  expect(window.history.state).toEqual({ idx: 0 });
  go("/form?a=1#b", { state: "kept" });
  expect(held.location).toMatchObject({ pathname: "/form", search: "?a=1", hash: "#b", state: "kept" });
  const { key, idx } = window.history.state;
  expect([idx, held.location?.key]).toEqual([1, key]);
  go("/next", { replace: true });
  expect(window.history.state).toMatchObject({ state: undefined, idx: 1 });
  expect(window.history.state.key).not.toBe(key);
});

it("loads the next document when the browser refuses an entry, and renders its first page without a number", () => {
  const refuse = () => {
    throw new DOMException("100 per 30 seconds", "SecurityError");
  };
  const spies = [vi.spyOn(window.history, "pushState"), vi.spyOn(window.history, "replaceState")];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  window.history.replaceState(null, "", "/start");
  for (const spy of spies) spy.mockImplementation(refuse);
  const { held, go } = renderNavigate();
  expect(held.location).toMatchObject({ pathname: "/start" });
  const before = window.history.length;
  go("#next");
  expect([window.location.hash, window.history.length]).toEqual(["#next", before + 1]);
  go("#order", { replace: true });
  expect([window.location.hash, window.history.length]).toEqual(["#order", before + 1]);
});

it("resolves an address on the path of the page, without its query", () => {
  const { go } = renderNavigate();
  go("/form?a=1#b");
  go({ search: "c=2", hash: "d" });
  expect(window.location.href).toBe(`${window.location.origin}/form?c=2#d`);
  go("#e");
  expect(window.location.href).toBe(`${window.location.origin}/form#e`);
});

it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
  "refuses %s, which is no address of the product",
  (to) => {
    const { held } = renderNavigate();
    expect(() => held.navigate?.(to)).toThrow("External navigation is not allowed");
    expect(window.location.origin).not.toContain("evil");
  },
);

it.each([
  ["productId=%20&orderId=o-1", "orderId=o-1"],
  ["productId=%09%C2%A0&productId=p-1", "productId=p-1"],
  ["productId=&message=a%20b", "message=a+b"],
])("reads a blank parameter of %s as a missing one", { tags: "screens.blank-id" }, (search, stated) => {
  cleanup();
  window.history.replaceState(null, "", `/start?${search}`);
  const Query = () => <p>{`read ${useSearchParams()[0]}`}</p>;
  render(
    <AppRouter>
      <Query />
    </AppRouter>,
  );
  expect(screen.getByText(`read ${stated}`)).toBeTruthy();
});
