import { apiAtom, NetworkFault } from "@lending/api-client";
import { defineRead, fromQuery } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";
import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchAtomFamily } from "./fetchAtomFamily.ts";
import { onReturn, type RequestCounts, useApi, useFetched } from "./useFetched.ts";

afterEach(cleanup);

const order = defineRead({
  client: "helper",
  method: "GET",
  path: "/v3/order",
  fields: { orderId: fromQuery("orderId") },
  data: record({ state: text() }),
  read: ({ state }) => state,
});

describe("a call", () => {
  function Order({ orderId }: { orderId: string }) {
    const [result, refresh] = useFetched(order({ orderId }));
    const { request } = useApi();
    const check = () => void request(order({ orderId }));
    return (
      <>
        <h1>{result.ok ? result.value : result.message}</h1>
        <button type="button" onClick={refresh}>
          Refresh
        </button>
        <button type="button" onClick={check}>
          Check
        </button>
      </>
    );
  }

  it("is sent once for all readers with the same input, and again by a refresh", async () => {
    const server = makeApi({
      [routeOf(order)]: ({ query }: { query: Record<string, string> }) => respond({ state: query.orderId }),
    });
    const store = createStore();
    store.set(apiAtom, server.api);
    await act(async () =>
      render(
        <Provider store={store}>
          <Suspense fallback={<p>Loading</p>}>
            <Order orderId="o-1" />
            <Order orderId="o-1" />
            <Order orderId="o-2" />
          </Suspense>
        </Provider>,
      ),
    );
    await act(() => server.settled());
    const titles = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(titles()).toEqual(["o-1", "o-1", "o-2"]);
    expect(server.requests).toHaveLength(2);
    server.route(routeOf(order), respond(null, { code: "30", message: "Full today." }));
    await act(async () => screen.getAllByRole("button", { name: "Refresh" })[0]?.click());
    await act(() => server.settled());
    expect(titles()).toEqual(["Full today.", "Full today.", "o-2"]);
    await act(async () => screen.getAllByRole("button", { name: "Check" })[0]?.click());
    await act(() => server.settled());
    expect(server.requests).toHaveLength(4);
  });
});

let visibility: DocumentVisibilityState;
const setVisibility = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state;
    document.dispatchEvent(new Event("visibilitychange"));
  });
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const returnToPage = async () => {
  await setVisibility("hidden");
  await setVisibility("visible");
  await wait(0);
};

type Responses = readonly (string | Error | Promise<string>)[];
interface Options {
  readonly again?: (counts: RequestCounts, latest: string) => number | undefined;
  readonly replaces?: (latest: string) => boolean;
}

/** Reads "loaded" first, then these responses. */
async function renderFetched(responses: Responses, options: Options = { again: onReturn }) {
  const remaining = ["loaded", ...responses];
  const fetcher = vi.fn(async (_get: unknown, _param: null, _options: { readonly signal: AbortSignal }) => {
    const next = remaining.shift() ?? "further";
    if (next instanceof Error) throw next;
    return next;
  });
  const fetched = fetchAtomFamily(fetcher)(null);
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <Suspense fallback="Loading">{children}</Suspense>
    </Provider>
  );
  const rendered = await act(async () => renderHook(() => useFetched(fetched, options), { wrapper }));
  await wait(0);
  const value = () => rendered.result.current[0];
  return { ...rendered, value, requests: () => fetcher.mock.calls.length - 1, fetcher };
}

describe("a response that is fetched again", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    visibility = "visible";
    vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("is the loaded one, without requests, until the borrower returns", async () => {
    const { value, requests } = await renderFetched(["newer"]);
    await wait(120_000);
    expect([value(), requests()]).toEqual(["loaded", 0]);
    await returnToPage();
    await wait(120_000);
    expect([value(), requests()]).toEqual(["newer", 1]);
  });

  it("is never fetched again without a delay", async () => {
    const { value, requests } = await renderFetched(["newer"], {});
    await returnToPage();
    await wait(120_000);
    expect([value(), requests()]).toEqual(["loaded", 0]);
  });

  it("is fetched while the delay says so, of which each finished request counts", async () => {
    const again = vi.fn(({ total }: RequestCounts, latest: string) => (latest === "paid" ? undefined : total + 1));
    const { value, requests } = await renderFetched(["pending", "paid"], { again });
    await wait(1);
    expect(value()).toBe("pending");
    await wait(1);
    expect(value()).toBe("pending");
    await wait(1);
    expect(value()).toBe("paid");
    await wait(120_000);
    expect(requests()).toBe(2);
    await returnToPage();
    expect(again).toHaveBeenLastCalledWith({ sinceReturn: 0, total: 2 }, "paid");
  });

  it("waits for the return while the page is hidden", async () => {
    const { requests } = await renderFetched([], { again: () => 5_000 });
    await setVisibility("hidden");
    await wait(60_000);
    expect(requests()).toBe(0);
  });

  it("stays when a request fails or is not to replace it, and is fetched again", async () => {
    const options = { again: onReturn, replaces: (latest: string) => latest !== "refused" };
    const { value, requests } = await renderFetched([new NetworkFault("x"), "refused", "newer"], options);
    await returnToPage();
    expect([value(), requests()]).toEqual(["loaded", 1]);
    await returnToPage();
    expect([value(), requests()]).toEqual(["loaded", 2]);
    await returnToPage();
    expect(value()).toBe("newer");
  });

  it("is that of the last return, also when the response to an earlier one arrives later", async () => {
    let arrive = (_text: string) => {};
    const { value, fetcher } = await renderFetched([new Promise((resolve) => (arrive = resolve)), "second"]);
    await returnToPage();
    await returnToPage();
    expect(fetcher.mock.calls[1]?.[2].signal.aborted).toBe(true);
    await act(async () => arrive("first"));
    expect(value()).toBe("second");
  });

  it("is the refreshed one, whatever was fetched before", async () => {
    const { value, result } = await renderFetched(["newer", "refreshed"]);
    await returnToPage();
    expect(value()).toBe("newer");
    await act(async () => result.current[1]());
    await wait(0);
    expect(value()).toBe("refreshed");
  });

  it("is returned to who fetches it, with the fault of a failed request", async () => {
    const { value, result } = await renderFetched(["newer", new NetworkFault("x")], {});
    await act(async () => expect(await result.current[3]()).toBe("newer"));
    await wait(0);
    expect(value()).toBe("newer");
    await act(async () => expect(result.current[3]()).rejects.toThrow("No connection"));
    expect(value()).toBe("newer");
  });

  it("is no longer fetched after the screen is left", async () => {
    const { unmount, requests } = await renderFetched([], { again: () => 5_000 });
    unmount();
    await returnToPage();
    await wait(60_000);
    expect(requests()).toBe(0);
  });
});
