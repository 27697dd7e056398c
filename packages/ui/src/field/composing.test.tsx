import { useState } from "react";
import { describe, expect, it } from "vitest";
import { DigitsField } from "../digits-field/DigitsField.tsx";
import { act, fireEvent, render, screen } from "../testing/dom.ts";
import { TextArea } from "../text-area/TextArea.tsx";

function Form({ start = "" }: { start?: string }) {
  const [text, setText] = useState(start);
  const [digits, setDigits] = useState("");
  return (
    <>
      <TextArea label="Text" max={8} value={text} onChange={setText} />
      <DigitsField label="Mobile number" grouping="phone" value={digits} onChange={setDigits} />
      <code>{`${text}/${digits}`}</code>
    </>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (input: HTMLInputElement, value: string, isComposing = true) =>
  act(() => fireEvent.input(input, { target: { value }, isComposing }));
const held = () => screen.getByText(/\//, { selector: "code" }).textContent;

describe("a field while the keyboard composes", () => {
  it("keeps the composed text at its limit, and cuts the result once", () => {
    render(<Form start="abcdefg" />);
    const input = field("Text");
    fireEvent.compositionStart(input);
    type(input, "abcdefgni");
    type(input, "abcdefgni hao");
    expect(input.value).toBe("abcdefgni hao");
    type(input, "abcdefg你好");
    expect(input.value).toBe("abcdefg你好");
    act(() => fireEvent.compositionEnd(input));
    expect(input.value).toBe("abcdefg你");
    expect(held()).toBe("abcdefg你/");
    expect(screen.getByRole("status").textContent).toBe(
      "Only 8 characters fit, the rest was left out. Check the text.",
    );
  });

  it("keeps composed digits as they are, and groups the result", () => {
    render(<Form />);
    const input = field("Mobile number");
    fireEvent.compositionStart(input);
    type(input, "0917");
    type(input, "09171");
    expect(input.value).toBe("09171");
    expect(held()).toBe("/09171");
    act(() => fireEvent.compositionEnd(input));
    expect(input.value).toBe("091 71");
    type(input, "091 712", false);
    expect(input.value).toBe("091 712");
    expect(held()).toBe("/091712");
  });

  it("reports the text while it is composed, and accepts an end before the last input", () => {
    render(<Form />);
    const input = field("Text");
    fireEvent.compositionStart(input);
    type(input, "ni");
    expect(held()).toBe("ni/");
    act(() => fireEvent.compositionEnd(input));
    type(input, "你", false);
    expect(input.value).toBe("你");
    expect(held()).toBe("你/");
  });
});
