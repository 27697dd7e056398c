import { fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { render, screen, userEvent } from "../testing/dom.ts";
import { Zoomable } from "./Zoomable.tsx";

const zoomText = () => screen.getByText(/ %$/).textContent;
const open = () =>
  render(
    <Zoomable label="Pay Bills">
      <svg role="img" aria-label="A phone" viewBox="0 0 10 10" />
    </Zoomable>,
  );
const pinch = (from: number, to: number) => {
  const frame = screen.getByRole("region", { name: "Pay Bills" });
  const touches = (apart: number) => [
    { clientX: 0, clientY: 0 },
    { clientX: apart, clientY: 0 },
  ];
  fireEvent.touchStart(frame, { touches: touches(from) });
  fireEvent.touchMove(frame, { touches: touches(to) });
  fireEvent.touchEnd(frame, { touches: [] });
};

describe("Zoomable", () => {
  it("zooms in and out with its buttons, from 100 to 400 %", async () => {
    open();
    const [out, into] = [
      screen.getByRole("button", { name: "Zoom out" }),
      screen.getByRole("button", { name: "Zoom in" }),
    ];
    expect(out.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(out);
    expect(zoomText()).toBe("100 %");
    for (let tap = 0; tap < 6; tap += 1) await userEvent.click(into);
    expect(zoomText()).toBe("400 %");
    expect(into.getAttribute("aria-disabled")).toBe("true");
  });

  it("zooms by a pinch within its limits", () => {
    open();
    pinch(100, 250);
    expect(zoomText()).toBe("250 %");
    pinch(100, 1000);
    expect(zoomText()).toBe("400 %");
    pinch(400, 10);
    expect(zoomText()).toBe("100 %");
  });

  it("ignores one finger, which scrolls", () => {
    open();
    const frame = screen.getByRole("region", { name: "Pay Bills" });
    fireEvent.touchStart(frame, { touches: [{ clientX: 0, clientY: 0 }] });
    fireEvent.touchMove(frame, { touches: [{ clientX: 80, clientY: 0 }] });
    expect(zoomText()).toBe("100 %");
  });

  it("zooms to 200 % on a double tap, and back on the next", () => {
    open();
    const picture = screen.getByRole("img");
    fireEvent.doubleClick(picture);
    expect(zoomText()).toBe("200 %");
    fireEvent.doubleClick(picture);
    expect(zoomText()).toBe("100 %");
  });
});
