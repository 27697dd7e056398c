import { apiAtom, SessionFault } from "@lending/api-client";
import { type FakeRoute, lost, makeApi, status } from "@lending/api-client/testing";
import { createStore } from "@lending/bridge/store";
import { TestApp } from "@lending/bridge/testing";
import { hideToast, ToastRegion } from "@lending/ui/toast";
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useSendComplaint } from "./useSendComplaint.ts";

const complaint = { orderNo: "", problemType: "2", problemSonType: "", text: "They call.", pictures: [] };

afterEach(() => {
  hideToast();
  cleanup();
});

function start(route: FakeRoute) {
  const { api } = makeApi({ "POST /problem-save": route });
  const store = createStore();
  store.set(apiAtom, api);
  const { result } = renderHook(() => useSendComplaint({ prepare: async () => complaint, onSent: vi.fn() }), {
    wrapper: ({ children }) => (
      <TestApp store={store}>
        {children}
        <ToastRegion />
      </TestApp>
    ),
  });
  return () => act(() => result.current.send());
}

it("says that no answer came for a lost complaint", async () => {
  await start(lost)();
  expect(screen.getByText(/No answer came/)).toBeTruthy();
});

it("leaves a refused session to the shell: an answer came", { tags: "screens.session-ended" }, async () => {
  await expect(start(status(401))()).rejects.toBeInstanceOf(SessionFault);
  expect(screen.queryByText(/No answer came/)).toBeNull();
});
