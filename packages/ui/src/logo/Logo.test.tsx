import { fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { render } from "../testing/dom.ts";
import { Logo } from "./Logo.tsx";

describe("Logo", () => {
  it("shows the picture as decoration", () => {
    const { container } = render(<Logo src="https://cdn.example/logo.png" name="Sandbox Cash" />);
    const image = container.querySelector("img");
    expect(image?.getAttribute("alt")).toBe("");
    expect(image?.getAttribute("referrerpolicy")).toBe("no-referrer");
    expect(container.textContent).toBe("");
  });

  it.each([
    ["Sandbox Cash", "S"],
    ["  palengke", "P"],
    ["ñandu", "Ñ"],
    ["工行", "工"],
    ["", ""],
  ])("shows the initial of %j without a picture", (name, initial) => {
    const { container } = render(<Logo name={name} />);
    expect(container.textContent).toBe(initial);
    expect(container.querySelector("img")).toBeNull();
  });

  it("shows the initial if the picture is broken, and loads a new address again", () => {
    const { container, rerender } = render(<Logo src="/broken.png" name="Cash" />);
    const image = container.querySelector("img");
    if (image !== null) fireEvent.error(image);
    expect(container.textContent).toBe("C");
    rerender(<Logo src="/whole.png" name="Cash" />);
    expect(container.querySelector("img")?.getAttribute("src")).toBe("/whole.png");
  });
});
