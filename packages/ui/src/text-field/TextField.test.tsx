import { useState } from "react";
import { describe, expect, it } from "vitest";
import { render, screen, userEvent } from "../testing/dom.ts";
import { TextField } from "./TextField.tsx";

describe("TextField", () => {
  it("ignores a key beyond its limit, and reports that a longer paste was cut", async () => {
    function Captcha() {
      const [text, setText] = useState("");
      return <TextField label="Image captcha" max={4} value={text} onChange={setText} />;
    }
    render(<Captcha />);
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Image captcha" });
    await userEvent.type(input, "7K4MX");
    expect(input.value).toBe("7K4M");
    expect(input.getAttribute("aria-invalid")).toBeNull();
    await userEvent.clear(input);
    await userEvent.paste("7K4MX");
    expect(input.value).toBe("7K4M");
    expect(
      screen.getByRole("textbox", { description: "Only 4 characters fit, the rest was left out. Check the text." }),
    ).toBe(input);
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });
});
