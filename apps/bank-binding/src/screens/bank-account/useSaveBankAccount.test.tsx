import { apiAtom, SessionFault } from "@lending/api-client";
import { answer, type FakeRoute, lost, makeApi, status } from "@lending/api-client/testing";
import { createStore } from "@lending/bridge/store";
import { TestApp } from "@lending/bridge/testing";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useSaveBankAccount } from "./useSaveBankAccount.ts";

const account = { productId: "p-1", cardType: 1, channelNumber: 90006, fields: { cardNo: "001245678901" } };

afterEach(cleanup);

function start(route: FakeRoute) {
  const server = makeApi({ "POST /bind-card-new": route });
  const store = createStore();
  store.set(apiAtom, server.api);
  const onSaved = vi.fn();
  const onUnanswered = vi.fn();
  const { result } = renderHook(() => useSaveBankAccount(false, { onSaved, onRefused: vi.fn(), onUnanswered }), {
    wrapper: ({ children }) => <TestApp store={store}>{children}</TestApp>,
  });
  const save = () => act(() => result.current.save(account));
  return { server, onSaved, onUnanswered, result, save };
}

describe("saving an account", () => {
  // The native app takes a moment to close the page, and so does the navigation to the order.
  it("sends nothing more once the account is saved, and stays busy until the page closes", async () => {
    const { server, onSaved, result, save } = start(answer());
    await save();
    expect(onSaved).toHaveBeenCalledOnce();
    expect(result.current.isSaving).toBe(true);
    await save();
    expect(server.requests).toHaveLength(1);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it.each([
    ["a refusal", answer(null, { code: "10" })],
    ["a malformed code", { code: {}, message: "", data: null }],
  ])("can be tried again after %s", async (_, route) => {
    const { server, onSaved, result, save } = start(route);
    await save();
    expect(result.current.isSaving).toBe(false);
    server.route("POST /bind-card-new", answer());
    await save();
    expect(server.requests).toHaveLength(2);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it("reports that no answer came, and can be tried again", async () => {
    const { onUnanswered, result, save } = start(lost);
    await save();
    expect(onUnanswered).toHaveBeenCalledOnce();
    expect(result.current.isSaving).toBe(false);
  });

  it("leaves a refused session to the shell: an answer came", { tags: "screens.session-ended" }, async () => {
    const { onUnanswered, save } = start(status(401));
    await expect(save()).rejects.toBeInstanceOf(SessionFault);
    expect(onUnanswered).not.toHaveBeenCalled();
  });
});
