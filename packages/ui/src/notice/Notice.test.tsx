import { describe, expect, it, vi } from "vitest";
import { render, screen, userEvent } from "../testing/dom.ts";
import { Notice } from "./Notice.tsx";

describe("Notice", () => {
  it.each(["info", "warning", "danger", "positive"] as const)("shows its text in the tone %s", (tone) => {
    render(<Notice tone={tone}>Pay once only.</Notice>);
    expect(screen.getByText("Pay once only.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is one button named by its whole text when it opens something", async () => {
    const onOpen = vi.fn();
    render(
      <Notice title="Repayment instructions" onOpen={onOpen}>
        Counter or app, step by step
      </Notice>,
    );
    await userEvent.click(screen.getByRole("button", { name: /Repayment instructions.*Counter or app/ }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});
