import { describe, expect, it, vi } from "vitest";
import { render, screen, userEvent } from "../testing/dom.ts";
import { Button } from "./Button.tsx";

describe("Button", () => {
  it("ignores clicks while it waits, and keeps name and focus", async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Submit</Button>);
    const button = screen.getByRole("button", { name: "Submit" });
    button.focus();
    rerender(
      <Button onClick={onClick} waiting>
        Submit
      </Button>,
    );
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(screen.getByRole("button", { name: "Submit" })).toBe(button);
  });

  it("submits a form only with type submit, and not while it waits", async () => {
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    const form = (waiting: boolean) => (
      <form>
        <Button>Plain</Button>
        <Button type="submit" waiting={waiting}>
          Send
        </Button>
      </form>
    );
    const { container, rerender } = render(form(false));
    container.querySelector("form")?.addEventListener("submit", onSubmit);
    await userEvent.click(screen.getByRole("button", { name: "Plain" }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    rerender(form(true));
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
