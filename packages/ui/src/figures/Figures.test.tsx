import { describe, expect, it } from "vitest";
import { render } from "../testing/dom.ts";
import { breakAtThousands, Figures } from "./Figures.tsx";

/** Returns the figures of a text, with a bar wherever a figure may break. */
function figuresOf(text: string): string[] {
  const { container } = render(<Figures>{text}</Figures>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll("span, time")].map(({ innerHTML }) => innerHTML.replaceAll("<wbr>", "|"));
}

describe("Figures", () => {
  it.each([
    ["a large amount between thousands", "₱12,345,678,901.00", ["₱12,|345,|678,|901.00"]],
    ["an amount in the server's format", "₱99.999.999.999,99", ["₱99.|999.|999.|999,99"]],
    ["an amount without separators", "₱12345678901.00", ["₱12|345|678|901.00"]],
    ["a short amount never", "₱2,650.00", ["₱2,650.00"]],
    ["a range beside its dash", "₱2.000 – ₱20.000", ["₱2.000", "₱20.000"]],
    ["a date and its time between them", "2026-12-21 10:00:00", ["2026-12-21", "10:00:00"]],
    ["a sentence outside of its figures", "Pay ₱2.650, by 2026-12-21.", ["₱2.650,", "2026-12-21."]],
    ["a long reference with a hyphen after it", "No. 20261119-0042", ["20261119-|0042"]],
    ["a long reference where necessary", "801244673091", ["801244673091"]],
    ["a long amount not before its full stop", "Up to ₱12,345,678,901.00!", ["₱12,|345,|678,|901.00!"]],
    ["facts after their separator", "₱15.00 · No fee · in 5 minutes", ["₱15.00 ·", "fee ·"]],
    ["a text without figures nowhere", "Pay today", []],
  ])("breaks %s", { tags: "screens.long-amount" }, (_, text, figures) => {
    expect(figuresOf(text)).toEqual(figures);
  });

  it("breaks no value that is longer than any amount, because finding its thousands takes quadratic time", () => {
    expect(breakAtThousands(`₱${"9".repeat(36)}.00`)).not.toBeTypeOf("string");
    const long = `₱${"9".repeat(100_000)}.00`;
    expect(breakAtThousands(long)).toBe(long);
  });

  it("keeps amounts and dates from translators", () => {
    const { container } = render(<Figures>Pay ₱2.650 by 2026-12-21, card 4471</Figures>);
    expect([...container.querySelectorAll("[translate=no]")].map(({ textContent }) => textContent)).toEqual([
      "₱2.650",
      "2026-12-21,",
      "4471",
    ]);
  });

  it.each([
    ["Pay ₱2.650 by 2026-12-21 10:00:00.", ["2026-12-21"]],
    ["Order 2026-13-21, card 4471-12-34", []],
  ])("marks up the days of %j", (text, days) => {
    const { container } = render(<Figures>{text}</Figures>);
    expect([...container.querySelectorAll("time")].map(({ dateTime }) => dateTime)).toEqual(days);
  });
});
