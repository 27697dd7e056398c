import { useState } from "react";
import { describe, expect, it } from "vitest";
import { render, screen, userEvent } from "../testing/dom.ts";
import { TextArea } from "./TextArea.tsx";

function Complaint() {
  const [text, setText] = useState("");
  return <TextArea label="Tell us what happened" value={text} onChange={setText} max={10} />;
}

describe("TextArea", () => {
  it("counts characters, ignores keys beyond the limit, and reports that a longer paste was cut", async () => {
    render(<Complaint />);
    const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Tell us what happened" });
    await userEvent.type(area, "12345678901234");
    expect(area.value).toBe("1234567890");
    expect(screen.getByText("10/10")).toBeTruthy();
    expect(area.getAttribute("aria-invalid")).toBeNull();
    await userEvent.clear(area);
    await userEvent.paste("abcdefghijklmnop");
    expect(area.value).toBe("abcdefghij");
    expect(area.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("status").textContent).toBe(
      "Only 10 characters fit, the rest was left out. Check the text.",
    );
  });
});
