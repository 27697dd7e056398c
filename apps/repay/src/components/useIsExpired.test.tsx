import { formatDate } from "@lending/ui/format";
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useIsExpired } from "./useIsExpired.ts";

it("notices at the return that a code expired while the phone slept", { tags: "repayment-codes.expired" }, () => {
  vi.useFakeTimers({ now: 1_795_000_000_000 });
  const expiresAt = formatDate(Date.now() + 1_800_000, "time");
  const { result } = renderHook(() => useIsExpired(expiresAt));
  expect(result.current).toBe(false);
  vi.setSystemTime(Date.now() + 7_200_000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current).toBe(true);
  vi.useRealTimers();
});
