import { type ComponentProps, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { DigitsField } from "../digits-field/DigitsField.tsx";
import { act, fireEvent, render, screen, userEvent } from "../testing/dom.ts";
import { TextArea } from "../text-area/TextArea.tsx";
import { TextField } from "../text-field/TextField.tsx";

/** The texts of all live regions. */
const announced = () =>
  [...document.querySelectorAll("[aria-live], [role=status]")]
    .map(({ textContent }) => textContent)
    .filter(Boolean)
    .join(" ");
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

describe.each([
  ["TextField", TextField],
  ["TextArea", TextArea],
])("%s", (_, Field) => {
  it("ignores keys beyond its limit, and reports that a longer paste was cut", async () => {
    function Text() {
      const [text, setText] = useState("");
      return <Field label="Text" max={10} value={text} onChange={setText} />;
    }
    render(<Text />);
    const input = field("Text");
    await userEvent.type(input, "12345678901234");
    expect(input.value).toBe("1234567890");
    expect(screen.queryAllByText("10/10")).toHaveLength(Field === TextArea ? 1 : 0);
    expect(input.getAttribute("aria-invalid")).toBeNull();
    await userEvent.clear(input);
    await userEvent.paste("abcdefghijklmnop");
    expect(input.value).toBe("abcdefghij");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(announced()).toBe("Only 10 characters fit, the rest was left out. Check the text.");
  });
});

describe("the live regions of a field", { tags: "screens.announced" }, () => {
  it("exist before the error, once, and hold it", () => {
    const { container, rerender } = render(<TextField label="Name" value="" onChange={() => undefined} />);
    const region = container.querySelector("[aria-live]");
    expect(region?.textContent).toBe("");
    expect(screen.queryByRole("status")).toBeNull();
    rerender(<TextField label="Name" value="" onChange={() => undefined} error="Enter your name." />);
    expect(screen.getByRole("status")).toBe(region);
    expect(region?.textContent).toBe("Enter your name.");
    const nested = "[role=status] [role=status], [aria-live] [role=status], [role=status] [aria-live]";
    expect(container.querySelectorAll(nested)).toHaveLength(0);
  });

  it("announce that the limit of a text is near and reached, not every key", async () => {
    function Text() {
      const [text, setText] = useState("");
      return <TextArea label="Message" max={40} value={text} onChange={setText} />;
    }
    render(<Text />);
    await userEvent.type(field("Message"), "x".repeat(20));
    expect(announced()).toBe("");
    await userEvent.type(field("Message"), "x");
    expect(announced()).toBe("Fewer than 20 characters are left.");
    await userEvent.type(field("Message"), "x".repeat(19));
    expect(announced()).toBe("All 40 characters are used.");
  });
});

type DigitsProps = Partial<ComponentProps<typeof DigitsField>>;

function Digits({ onChange, ...rest }: DigitsProps) {
  const [digits, setDigits] = useState("");
  const change = (next: string) => {
    setDigits(next);
    onChange?.(next);
  };
  return <DigitsField label="Number" {...rest} value={digits} onChange={change} />;
}

const showDigits = (props: DigitsProps) => {
  render(<Digits {...props} />);
  return field("Number");
};

describe("DigitsField", () => {
  it("shows groups of four, returns digits only, and has the numeric keyboard", {
    tags: "formatting.card-input",
  }, async () => {
    const onChange = vi.fn();
    const input = showDigits({ grouping: "card", onChange });
    await userEvent.type(input, "0012a4567-89");
    expect(input.value).toBe("0012 4567 89");
    expect(onChange).toHaveBeenLastCalledWith("0012456789");
    expect(input.inputMode).toBe("numeric");
  });

  it("keeps the caret when typing in the middle", async () => {
    const input = showDigits({ grouping: "card" });
    await userEvent.type(input, "00124567");
    await userEvent.type(input, "99", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input.value).toBe("0099 1245 67");
    expect(input.selectionStart).toBe(4);
  });

  it("cuts a paste that is too long, and shows a message until the number changes", async () => {
    const input = showDigits({ grouping: "phone" });
    await userEvent.click(input);
    await userEvent.paste("0917 123 4567 89");
    expect(input.value).toBe("091 7123 4567");
    const description = "Only 11 digits fit, the rest was left out. Check the number.";
    expect(screen.getByRole("textbox", { description })).toBe(input);
    await userEvent.keyboard("8");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    await userEvent.keyboard("{Backspace}");
    expect(input.getAttribute("aria-invalid")).toBeNull();
    await userEvent.keyboard("89");
    expect(input.value).toBe("091 7123 4568");
    expect(input.getAttribute("aria-invalid")).toBeNull();
  });

  it("takes the code out of a pasted SMS, and shows a message when there is none", async () => {
    const input = showDigits({ codeMin: 6, max: 6 });
    await userEvent.click(input);
    await userEvent.paste("Call 0917 123 4567.");
    expect(input.value).toBe("");
    expect(announced()).toBe("The pasted text does not contain one clear code. Type the code.");
    await userEvent.paste("PHP 1,500.00 due 2026-11-25. Code: 482913.");
    expect(input.value).toBe("482913");
    expect(input.getAttribute("aria-invalid")).toBeNull();
  });

  it("ties its error message to the input", () => {
    const input = showDigits({ grouping: "phone", hint: "11 digits", error: "Too short." });
    expect(screen.getByRole("textbox", { description: "11 digits Too short." })).toBe(input);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(announced()).toBe("Too short.");
    expect([input.type, input.autocomplete]).toEqual(["tel", "tel-national"]);
  });
});

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
    expect(announced()).toBe("Only 8 characters fit, the rest was left out. Check the text.");
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
