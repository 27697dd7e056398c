// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import * as react from "react";
import { createPortal } from "react-dom";
import { afterEach, expect, it } from "vitest";
import { createRoots } from "./createRoots.ts";

afterEach(cleanup);

const { createElement, useState } = react;
const Counter = () => {
  const [count, setCount] = useState(0);
  return createElement("button", { type: "button", onClick: () => setCount(count + 1) }, `Taps: ${count}`);
};

it("renders each root into its element, updates it with its state, and removes it", () => {
  const { createRoot, Roots } = createRoots();
  render(createElement(Roots, { react, createPortal }));
  const element = document.body.appendChild(document.createElement("section"));
  const root = createRoot(element);
  act(() => root.render(createElement(Counter)));
  act(() => screen.getByRole("button", { name: "Taps: 0" }).click());
  act(() => root.render(createElement(Counter)));
  expect(element.textContent).toBe("Taps: 1");
  const other = createRoot(document.body.appendChild(document.createElement("aside")));
  act(() => other.render("Other"));
  expect(screen.getByRole("complementary").textContent).toBe("Other");
  act(() => root.unmount());
  expect(element.textContent).toBe("");
  expect(screen.getByRole("complementary").textContent).toBe("Other");
});
