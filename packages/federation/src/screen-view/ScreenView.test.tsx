/** @vitest-environment jsdom */
import { NetworkFault, SessionFault } from "@lending/api-client";
import { fetchAtomFamily, useAtomValue } from "@lending/bridge/store";
import { act, cleanup, render, screen } from "@testing-library/react";
import { startTransition, use } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ScreenView } from "./ScreenView.tsx";

afterEach(cleanup);

/** Dispatches what a browser dispatches for an error that an action throws. Returns whether it is still reported. */
function reject(reason: unknown): boolean {
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
  act(() => void dispatchEvent(event));
  return !event.defaultPrevented;
}

const boundary = (query = "", isMounted = false) => (
  <ScreenView
    waiting={null}
    query={query}
    isMounted={isMounted}
    recover={() => false}
    failure={(error) => <p>{String(error)}</p>}
  >
    <h1>Payment</h1>
  </ScreenView>
);
const renderBoundary = () => render(boundary());

it("replaces the screen when the session ends during an action", { tags: "screens.session-ended" }, () => {
  const { unmount } = renderBoundary();
  expect(reject(new SessionFault("POST /pay"))).toBe(false);
  expect(screen.getByText(/SessionFault/)).toBeTruthy();
  expect(screen.queryByRole("heading")).toBeNull();
  unmount();
  expect(reject(new SessionFault("POST /pay"))).toBe(true);
});

it("replaces the screen of a mounted remote, and leaves the rejection to the host's page", () => {
  render(boundary("", true));
  expect(reject(new SessionFault("POST /pay"))).toBe(true);
  expect(screen.getByText(/SessionFault/)).toBeTruthy();
});

it("leaves any other rejection to the browser", () => {
  renderBoundary();
  expect(reject(new TypeError("x"))).toBe(true);
  expect(screen.getByRole("heading", { name: "Payment" })).toBeTruthy();
});

it("shows the screen again when the borrower goes to another order", () => {
  const { rerender } = render(boundary("?orderId=1"));
  reject(new SessionFault("POST /pay"));
  rerender(boundary("?orderId=1"));
  expect(screen.queryByRole("heading")).toBeNull();
  rerender(boundary("?orderId=2"));
  expect(screen.getByRole("heading", { name: "Payment" })).toBeTruthy();
});

it("shows that it waits until the screen has loaded", async () => {
  let arrive = (_: string) => {};
  const loading = new Promise<string>((resolve) => (arrive = resolve));
  const Loaded = () => <h1>{use(loading)}</h1>;
  await act(async () =>
    render(
      <ScreenView waiting={<p>Loading</p>} query="" failure={() => null}>
        <Loaded />
      </ScreenView>,
    ),
  );
  expect(screen.getByText("Loading")).toBeTruthy();
  await act(async () => arrive("Loan"));
  expect(screen.getByRole("heading", { name: "Loan" })).toBeTruthy();
  expect(screen.queryByText("Loading")).toBeNull();
});

it("does not load another order again by itself when that order fails", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const send = vi.fn(async (query: string) => {
    if (query === "?orderId=2") throw new NetworkFault("GET /order");
    return "Order 1";
  });
  const orderAtom = fetchAtomFamily((_, query: string) => send(query));
  const Order = ({ query }: { query: string }) => <h1>{useAtomValue(orderAtom(query))}</h1>;
  const frame = (query: string) => (
    <ScreenView waiting={null} query={query} recover={() => false} failure={(error) => <p>{String(error)}</p>}>
      <Order query={query} />
    </ScreenView>
  );
  const { rerender } = await act(async () => render(frame("?orderId=1")));
  // As the router navigates: the page of the first order stays until the second one has loaded.
  await act(async () => startTransition(() => rerender(frame("?orderId=2"))));
  expect(screen.getByText(/NetworkFault/)).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(2);
});

const failure = () => <p>Something went wrong</p>;

it("renders the fallback version after the current one throws", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new TypeError("x is undefined");
    return <h1>Loan</h1>;
  };
  const recover = () => {
    isBroken = false;
    return true;
  };
  render(
    <ScreenView waiting={null} query="" recover={recover} failure={failure}>
      <Part />
    </ScreenView>,
  );
  expect(screen.getByRole("heading", { name: "Loan" })).toBeTruthy();
});

it("renders a failure when there is no fallback version", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Part = () => {
    throw new TypeError("x is undefined");
  };
  render(
    <ScreenView waiting={null} query="" recover={() => false} failure={failure}>
      <Part />
    </ScreenView>,
  );
  expect(screen.getByText("Something went wrong")).toBeTruthy();
});
