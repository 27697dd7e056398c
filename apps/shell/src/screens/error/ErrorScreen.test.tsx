import { TestApp } from "@lending/bridge/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ErrorScreen } from "./ErrorScreen.tsx";

afterEach(cleanup);

const open = (path: string) =>
  render(
    <TestApp path={path}>
      <ErrorScreen />
    </TestApp>,
  );

describe("the shared error page", () => {
  it("shows a general error and a button to go back", { tags: "product.error-page" }, () => {
    open("/error");
    expect(screen.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Back" }).length).toBeGreaterThan(0);
  });

  it("shows a message as text and truncates it", { tags: "product.error-page" }, () => {
    open(`/error?message=${encodeURIComponent(`<img src=x>${"a".repeat(500)}`)}`);
    const text = screen.getByText(/^<img src=x>a+$/);
    expect(text.tagName).toBe("P");
    expect(text.textContent).toHaveLength(300);
    expect(document.querySelector("img")).toBeNull();
  });

  it("shows its headings with any message, and removes invisible characters", { tags: "product.error-page" }, () => {
    open(`/error?message=${encodeURIComponent("Pay 09171234567\u202e now\u0000!")}`);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Something went wrong",
      "We could not open this",
    ]);
    expect(screen.getByText("Pay 09171234567 now !").tagName).toBe("P");
  });

  it.each(["", "   ", "\u200b"])("shows its default text for the empty message %j", (message) => {
    open(`/error?message=${encodeURIComponent(message)}`);
    expect(screen.getByText(/^Please try again/)).toBeTruthy();
  });
});
