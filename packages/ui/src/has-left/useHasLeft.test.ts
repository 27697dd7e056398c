import { renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, it } from "vitest";
import { useHasLeft } from "./useHasLeft.ts";

it("is true only after the component has left the page", () => {
  const { result, rerender, unmount } = renderHook(useHasLeft, { wrapper: StrictMode });
  rerender();
  expect(result.current.current).toBe(false);
  unmount();
  expect(result.current.current).toBe(true);
});
