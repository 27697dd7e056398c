import { act, cleanup, renderHook } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router";
import { afterEach, expect, it } from "vitest";
import { useSearchParams } from "./router.tsx";

afterEach(cleanup);

it("returns the query of the current address, and the same object until it changes", () => {
  const { result, rerender } = renderHook(useSearchParams, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={["/order?orderId=o%261&x=2#y"]}>{children}</MemoryRouter>,
  });
  expect([...result.current]).toEqual([
    ["orderId", "o&1"],
    ["x", "2"],
  ]);
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});

it("follows the address", () => {
  const { result } = renderHook(() => ({ params: useSearchParams(), navigate: useNavigate() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={["/order?orderId=o-1"]}>{children}</MemoryRouter>,
  });
  act(() => void result.current.navigate("/order?orderId=o-2"));
  expect(result.current.params.get("orderId")).toBe("o-2");
});
