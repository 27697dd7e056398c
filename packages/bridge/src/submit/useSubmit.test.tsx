import { type Result, SessionFault } from "@lending/api-client";
import { defineSend, given } from "@lending/api-client/endpoint";
import { type FakeRoute, lost, makeApi, respond, status } from "@lending/api-client/testing";
import { hideToast, showToast, ToastRegion } from "@lending/ui/toast";
import { act, cleanup, render, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type TaskOutcome, useSubmit } from "./useSubmit.ts";

afterEach(cleanup);

const pay = defineSend({ client: "form", method: "POST", path: "/pay", fields: { text: given("text") }, once: true });

/**
 * Renders the hook before a real client with a fake server. A tap sends `text`, and ends as `onResponse` returns.
 */
function start(route: FakeRoute, onResponse: (response: Result<undefined>) => TaskOutcome = () => undefined) {
  const { api, ...server } = makeApi({ "POST /pay": route });
  const onFault = vi.fn();
  const responses: { readonly response: Result<undefined>; readonly hasLeft: boolean }[] = [];
  const { result, unmount } = renderHook(() => useSubmit<string>(onFault), { wrapper: StrictMode });
  const send = (name: string, text: string) =>
    result.current.submit(name, async () => {
      const response = await api.request(pay({ text }));
      responses.push({ response, hasLeft: result.current.hasLeft.current });
      return onResponse(response);
    });
  return {
    server,
    onFault,
    responses,
    result,
    unmount,
    tap: (text = "1", name = "pay") => act(() => send(name, text)),
    /** Taps without waiting for the response. */
    startTap: (name = "pay", text = "1") => act(async () => void send(name, text)),
    doubleTap: () => act(async () => void [send("pay", "1"), send("pay", "1")]),
    keys: () => server.requests.map(({ headers }) => headers["idempotency-key"]),
  };
}

/** A response that arrives when the test decides. */
function makeLate() {
  let arrive = (_body: unknown) => {};
  const route = () => new Promise((resolve) => (arrive = resolve));
  return { route, arrive: (body: unknown = respond()) => act(async () => arrive(body)) };
}

describe("a task", { tags: "screens.sent-once" }, () => {
  it("runs alone: a double tap and other controls send nothing meanwhile", async () => {
    const late = makeLate();
    const { server, result, startTap, doubleTap } = start(late.route);
    expect(result.current.busyWith).toBeUndefined();
    await doubleTap();
    await startTap("other");
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    expect(result.current.busyWith).toBe("pay");
    await late.arrive();
    await act(() => server.settled());
    expect(result.current.busyWith).toBeUndefined();
    await startTap("other");
    await vi.waitFor(() => expect(server.requests).toHaveLength(2));
    expect(result.current.busyWith).toBe("other");
  });

  it("runs again with the same idempotency key after a lost response", async () => {
    const { server, onFault, responses, result, tap, keys } = start(lost);
    await tap();
    expect(onFault.mock.calls).toEqual([["pay", expect.objectContaining({ kind: "lost" })]]);
    expect(result.current.busyWith).toBeUndefined();
    server.route("POST /pay", respond());
    await tap();
    expect(onFault).toHaveBeenCalledTimes(1);
    // The screen is there, also after the second mount of strict mode.
    expect(responses).toMatchObject([{ response: { ok: true }, hasLeft: false }]);
    expect(new Set(keys())).toEqual(new Set([expect.stringMatching(/^\w{32}$/)]));
    expect(keys()).toHaveLength(2);
  });

  it("hides the message of an earlier attempt as it starts, and keeps its own", async () => {
    const { container } = render(<ToastRegion />);
    act(() => void showToast("No answer came", { tone: "error", durationMs: 10_000 }));
    const late = makeLate();
    const { startTap } = start(late.route, () => void showToast("Refused", { tone: "error" }));
    await startTap();
    expect(container.textContent).toBe("");
    await late.arrive();
    await vi.waitFor(() => expect(container.textContent).toBe("Refused"));
    act(() => hideToast());
  });

  it("runs again after a refusal, with the changed input and another key", async () => {
    const { server, onFault, responses, result, tap, keys } = start(respond(null, { code: "10", message: "Wrong." }));
    await tap("1");
    expect(responses).toMatchObject([{ response: { ok: false, message: "Wrong." } }]);
    expect(result.current.busyWith).toBeUndefined();
    server.route("POST /pay", respond());
    await tap("2");
    expect(server.requests.map(({ fields }) => fields.text)).toEqual(["1", "2"]);
    expect(new Set(keys()).size).toBe(2);
    expect(onFault).not.toHaveBeenCalled();
  });

  it("that is done stays busy and does not run again, until the borrower returns", async () => {
    const { server, result, tap } = start(respond(), () => "done");
    await tap();
    expect(result.current.busyWith).toBe("pay");
    await tap();
    expect(server.requests).toHaveLength(1);
    act(() => result.current.release());
    expect(result.current.busyWith).toBeUndefined();
    await tap();
    expect(server.requests).toHaveLength(2);
  });

  it("continues when the borrower returns while it runs", async () => {
    const late = makeLate();
    const { server, result, startTap } = start(late.route);
    await startTap();
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    act(() => result.current.release());
    // With other input, which the client would send too.
    await startTap("pay", "2");
    expect(result.current.busyWith).toBe("pay");
    await late.arrive();
    await act(() => server.settled());
    expect(server.requests).toHaveLength(1);
  });

  it("ends after the screen was left: its late response knows that", async () => {
    const late = makeLate();
    const { server, responses, unmount, startTap } = start(late.route);
    await startTap();
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    unmount();
    await late.arrive();
    await server.settled();
    expect(responses).toMatchObject([{ response: { ok: true }, hasLeft: true }]);
  });
});

it("leaves a refused session to the shell: an answer came", { tags: "screens.session-ended" }, async () => {
  const { onFault, result, tap } = start(status(401));
  await expect(tap()).rejects.toBeInstanceOf(SessionFault);
  expect(onFault).not.toHaveBeenCalled();
  expect(result.current.busyWith).toBeUndefined();
});

it("rejects with an error that is not a fault, and runs again", async () => {
  const { onFault, result } = start(respond());
  const failing = () => Promise.reject(new TypeError("ours"));
  await act(() => expect(result.current.submit("pay", failing)).rejects.toThrow("ours"));
  expect(onFault).not.toHaveBeenCalled();
  expect(result.current.busyWith).toBeUndefined();
});

it.each([
  [lost, "lost", "No answer came. Check your order."],
  [status(404), "lost", "No answer came. Check your order."],
  [status(429), "busy", "Our system is busy and did not accept this. Wait a minute, then try again."],
  [status(500), "trouble", "Our system has a problem. Check your order."],
  [status(503), "trouble", "Our system has a problem. Check your order."],
])("says why %o has no result, and sends the same key again", { tags: "screens.busy" }, async (route, kind, text) => {
  const { onFault, tap, keys } = start(route);
  await tap();
  const [, noAnswer] = onFault.mock.calls[0] ?? [];
  expect([noAnswer.kind, noAnswer.describe("Check your order.")]).toEqual([kind, text]);
  await tap();
  expect(new Set(keys()).size).toBe(1);
});
