import { TestApp } from "@lending/bridge/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Screen } from "./ErrorScreen.tsx";

afterEach(cleanup);

const open = (path: string) =>
  render(
    <TestApp path={path}>
      <Screen />
    </TestApp>,
  );

describe("the shared error page", () => {
  it("says that something went wrong, and leads back", () => {
    open("/error");
    expect(screen.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Back" }).length).toBeGreaterThan(0);
  });

  it("shows a message as text, and not more of it than anybody reads", () => {
    open(`/error?message=${encodeURIComponent(`<img src=x>${"a".repeat(500)}`)}`);
    const said = screen.getByRole("heading", { level: 2 }).textContent ?? "";
    expect(said).toContain("<img src=x>");
    expect(said).toHaveLength(300);
    expect(document.querySelector("img")).toBeNull();
  });
});
