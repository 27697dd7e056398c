import { useState } from "react";
import { describe, expect, it } from "vitest";
import { findViolations, render, screen, userEvent } from "../testing/dom.ts";
import { TextField } from "./TextField.tsx";

function Code() {
  const [code, setCode] = useState("");
  return (
    <TextField
      label="SMS code"
      value={code}
      onChange={setCode}
      autoComplete="one-time-code"
      beside={<button type="button">Get code</button>}
    />
  );
}

describe("TextField", () => {
  it("is named by its label, passes attributes on, and stands beside its button", async () => {
    render(<Code />);
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "SMS code" });
    await userEvent.type(input, "123456");
    expect(input.value).toBe("123456");
    expect(input.autocomplete).toBe("one-time-code");
    expect(screen.getByRole("button", { name: "Get code" })).toBeTruthy();
    expect(await findViolations()).toEqual([]);
  });
});
