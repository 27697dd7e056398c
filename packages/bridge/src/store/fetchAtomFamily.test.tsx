import { act, cleanup, render, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { Component, type ReactNode, StrictMode, Suspense, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FetchAtom, fetchAtomFamily, forgetFault } from "./fetchAtomFamily.ts";
import { useFetched } from "./useFetched.ts";

interface Order {
  readonly orderId: string;
}

/** A fetcher with responses that the test settles. */
function makeSource() {
  const requests: {
    orderId: string;
    signal: AbortSignal;
    resolve: (text: string) => void;
    reject: (error: Error) => void;
  }[] = [];
  const family = fetchAtomFamily(
    (_get, { orderId }: Order, { signal }) =>
      new Promise<string>((resolve, reject) => {
        requests.push({ orderId, signal, resolve, reject });
        signal.addEventListener("abort", () => reject(new DOMException("left", "AbortError")));
      }),
  );
  const answer = (index: number, text: string | Error) =>
    act(async () => {
      const request = requests[index];
      if (text instanceof Error) request?.reject(text);
      else request?.resolve(text);
    });
  return { requests, family, answer, aborted: () => requests.map(({ signal }) => signal.aborted) };
}

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    if (this.state.error === undefined) return this.props.children;
    const retry = () => {
      forgetFault(this.state.error);
      this.setState({ error: undefined });
    };
    return (
      <div role="alert">
        Failed{" "}
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
}

function Shown({ fetchAtom }: { fetchAtom: FetchAtom<string> }) {
  const [text, refresh, isRefreshing] = useFetched(fetchAtom);
  return (
    <div>
      <h1>{text}</h1>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
      {isRefreshing && <p role="status">Refreshing</p>}
    </div>
  );
}

function OrderScreen({ family, orderId }: { family: (order: Order) => FetchAtom<string>; orderId: string }) {
  return <Shown fetchAtom={family({ orderId })} />;
}

function Page({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Toggle
      </button>
      {open && (
        <Boundary>
          <Suspense fallback={<p>Loading</p>}>{children}</Suspense>
        </Boundary>
      )}
    </>
  );
}

const show = (ui: ReactNode) =>
  act(async () =>
    render(
      <StrictMode>
        <Provider store={createStore()}>{ui}</Provider>
      </StrictMode>,
    ),
  );
const showOrder = (family: (order: Order) => FetchAtom<string>) =>
  show(
    <Page>
      <OrderScreen family={family} orderId="o-1" />
    </Page>,
  );
// Uses an awaited `act`: React loses a component that suspends inside the `act` of user-event.
const click = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const toggle = () => click("Toggle");

const expectConsoleErrors = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

afterEach(cleanup);

describe("fetchAtomFamily", () => {
  it("suspends, then shows the response after one request, also in StrictMode", async () => {
    const { requests, family, answer } = makeSource();
    await showOrder(family);
    expect(screen.getByText("Loading")).toBeTruthy();
    await answer(0, "Approved");
    expect(screen.getByRole("heading").textContent).toBe("Approved");
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal.aborted).toBe(false);
  });

  it("shares one response among readers with equal parameters and separates others", async () => {
    const { requests, family, answer } = makeSource();
    expect(family({ orderId: "o-1" })).toBe(family({ orderId: "o-1" }));
    await show(
      <Page>
        <OrderScreen family={family} orderId="o-1" />
        <OrderScreen family={family} orderId="o-1" />
        <OrderScreen family={family} orderId="o-2" />
      </Page>,
    );
    await answer(0, "one");
    await answer(1, "two");
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["one", "one", "two"]);
    expect(requests.map(({ orderId }) => orderId)).toEqual(["o-1", "o-2"]);
  });

  it("treats parameters as equal in any order of their keys", () => {
    const family = fetchAtomFamily(async (_get, _param: Record<string, unknown>) => "");
    expect(family({ a: "1", b: { c: 2, d: [3] } })).toBe(family({ b: { d: [3], c: 2 }, a: "1" }));
    expect(family({ a: "1" })).not.toBe(family({ a: "2" }));
  });

  it("fetches again when the screen is opened again", async () => {
    const { requests, family, answer } = makeSource();
    await showOrder(family);
    await answer(0, "first");
    await toggle();
    await toggle();
    expect(screen.queryByText("first")).toBeNull();
    await answer(1, "second");
    expect(screen.getByRole("heading").textContent).toBe("second");
    expect(requests).toHaveLength(2);
  });

  it("keeps the old response on the screen while it refreshes", async () => {
    const { family, answer } = makeSource();
    await showOrder(family);
    await answer(0, "old");
    await click("Refresh");
    expect(screen.getByRole("heading").textContent).toBe("old");
    expect(screen.getByRole("status").textContent).toBe("Refreshing");
    await answer(1, "new");
    expect(screen.getByRole("heading").textContent).toBe("new");
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("aborts a refresh that a newer one replaces, and shows only the newest response", async () => {
    const { requests, family, answer } = makeSource();
    await showOrder(family);
    await answer(0, "old");
    await click("Refresh");
    await click("Refresh");
    expect(requests[1]?.signal.aborted).toBe(true);
    await answer(2, "newest");
    expect(screen.getByRole("heading").textContent).toBe("newest");
  });

  it("lets an error boundary show a fault and retry immediately", async () => {
    expectConsoleErrors();
    const { requests, family, answer } = makeSource();
    await showOrder(family);
    await answer(0, new Error("lost"));
    expect(screen.getByRole("alert").textContent).toContain("Failed");
    expect(requests).toHaveLength(1);
    await click("Retry");
    expect(screen.getByText("Loading")).toBeTruthy();
    await answer(1, "there");
    expect(screen.getByRole("heading").textContent).toBe("there");
  });

  it("throws the fault of a refresh to the error boundary, and recovers", async () => {
    expectConsoleErrors();
    const { family, answer } = makeSource();
    await showOrder(family);
    await answer(0, "old");
    await click("Refresh");
    await answer(1, new Error("lost"));
    await click("Retry");
    await answer(2, "back");
    expect(screen.getByRole("heading").textContent).toBe("back");
  });

  it("turns a synchronous throw of the fetcher into a fault", async () => {
    expectConsoleErrors();
    const family = fetchAtomFamily((): Promise<string> => {
      throw new Error("at once");
    });
    await showOrder(() => family("p"));
    expect(screen.getByRole("alert")).toBeTruthy();
  });
});

const order = { orderId: "o-1" };
const ignore = () => {};

describe("the readers of a response", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is cached briefly, then fetched again", async () => {
    const family = fetchAtomFamily(async (_get, id: string) => id);
    const first = family("o-1");
    await createStore().get(first);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(family("o-1")).toBe(first);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(family("o-1")).not.toBe(first);
  });

  it("is dropped sooner when it failed", async () => {
    const family = fetchAtomFamily(async (_get, _id: string): Promise<string> => {
      throw new Error("lost");
    });
    const first = family("o-1");
    await expect(createStore().get(first)).rejects.toThrow("lost");
    expect(family("o-1")).toBe(first);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(family("o-1")).not.toBe(first);
  });

  it("stays when one reader leaves and is aborted when both have left", async () => {
    const { family, aborted } = makeSource();
    const answer = family(order);
    const leaveFirst = createStore().sub(answer, ignore);
    const leaveSecond = createStore().sub(answer, ignore);
    leaveFirst();
    await vi.advanceTimersByTimeAsync(0);
    expect(family(order)).toBe(answer);
    expect(aborted()).toEqual([false, false]);
    leaveSecond();
    await vi.advanceTimersByTimeAsync(0);
    expect(family(order)).not.toBe(answer);
    expect(aborted()).toEqual([true, true]);
  });

  it.each(["arrived", "failed"])("is not aborted once it has %s", async (outcome) => {
    const { requests, family, aborted } = makeSource();
    const store = createStore();
    const answer = family(order);
    const leave = store.sub(answer, ignore);
    store.get(answer).catch(ignore);
    if (outcome === "arrived") requests[0]?.resolve("Approved");
    else requests[0]?.reject(new Error("lost"));
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(aborted()).toEqual([false]);
  });

  it("does not drop the response that replaced it", async () => {
    const { requests, family } = makeSource();
    const leave = createStore().sub(family(order), ignore);
    requests[0]?.resolve("old");
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.advanceTimersByTimeAsync(0);
    const next = family(order);
    createStore().sub(next, ignore);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(family(order)).toBe(next);
  });
});

it.each([["text"], [7], [null], [undefined]])("forgets nothing for the thrown value %j", async (thrown) => {
  const family = fetchAtomFamily(() => Promise.reject<string>(thrown));
  await expect(createStore().get(family("o-1"))).rejects.toBe(thrown);
  expect(() => forgetFault(thrown)).not.toThrow();
});

it("forgets the module of a lazy component, so that the next render loads it again", () => {
  const forget = vi.fn();
  forgetFault(Object.assign(new TypeError("Failed to fetch"), { forget }));
  expect(forget).toHaveBeenCalledOnce();
  expect(() => forgetFault({ forget: "text" })).not.toThrow();
});
