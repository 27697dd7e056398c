import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { render, screen, userEvent } from "../testing/dom.ts";
import { DigitsField } from "./DigitsField.tsx";

function Account({ onChange }: { onChange?: (digits: string) => void }) {
  const [digits, setDigits] = useState("");
  return (
    <DigitsField
      label="Account number"
      grouping="card"
      value={digits}
      onChange={(next) => {
        setDigits(next);
        onChange?.(next);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Account number" });

describe("DigitsField", () => {
  it("shows groups of four, returns digits only, and has the numeric keyboard", {
    tags: "formatting.card-input",
  }, async () => {
    const onChange = vi.fn();
    render(<Account onChange={onChange} />);
    await userEvent.type(field(), "0012a4567-89");
    expect(field().value).toBe("0012 4567 89");
    expect(onChange).toHaveBeenLastCalledWith("0012456789");
    expect(field().inputMode).toBe("numeric");
  });

  it("keeps the caret when typing in the middle", async () => {
    render(<Account />);
    await userEvent.type(field(), "00124567");
    await userEvent.type(field(), "99", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field().value).toBe("0099 1245 67");
    expect(field().selectionStart).toBe(4);
  });

  it("deletes a digit when backspace reaches a separator", async () => {
    render(<Account />);
    await userEvent.type(field(), "00124567");
    await userEvent.type(field(), "{Backspace}", { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(field().value).toBe("0014 567");
    expect(field().selectionStart).toBe(3);
  });

  it("cuts a paste that is too long, and shows a message until the number changes", async () => {
    function Mobile() {
      const [digits, setDigits] = useState("");
      return <DigitsField label="Mobile number" grouping="phone" value={digits} onChange={setDigits} />;
    }
    render(<Mobile />);
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Mobile number" });
    await userEvent.click(input);
    await userEvent.paste("0917 123 4567 89");
    expect(input.value).toBe("091 7123 4567");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(
      screen.getByRole("textbox", { description: "Only 11 digits fit, the rest was left out. Check the number." }),
    ).toBe(input);
    await userEvent.keyboard("8");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    await userEvent.keyboard("{Backspace}");
    expect(input.getAttribute("aria-invalid")).toBeNull();
    await userEvent.keyboard("89");
    expect(input.value).toBe("091 7123 4568");
    expect(input.getAttribute("aria-invalid")).toBeNull();
  });

  it("takes the code out of a pasted SMS, and shows a message when there is none", async () => {
    function Code() {
      const [digits, setDigits] = useState("");
      return <DigitsField label="SMS code" codeMin={6} max={6} value={digits} onChange={setDigits} />;
    }
    render(<Code />);
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "SMS code" });
    await userEvent.click(input);
    await userEvent.paste("Call 0917 123 4567.");
    expect(input.value).toBe("");
    expect(screen.getByRole("status").textContent).toBe(
      "The pasted text does not contain one clear code. Type the code.",
    );
    await userEvent.paste("PHP 1,500.00 due 2026-11-25. Code: 482913.");
    expect(input.value).toBe("482913");
    expect(input.getAttribute("aria-invalid")).toBeNull();
  });

  it("ties its error message to the input", async () => {
    render(
      <DigitsField
        label="Mobile number"
        grouping="phone"
        value="0917"
        onChange={() => {}}
        hint="11 digits"
        error="Too short. Enter all 11 digits."
      />,
    );
    const input = screen.getByRole<HTMLInputElement>("textbox", {
      name: "Mobile number",
      description: "11 digits Too short. Enter all 11 digits.",
    });
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("status").textContent).toBe("Too short. Enter all 11 digits.");
    expect(input.type).toBe("tel");
    expect(input.autocomplete).toBe("tel-national");
  });
});
