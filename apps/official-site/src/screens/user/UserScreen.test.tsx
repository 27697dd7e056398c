import { TestApp } from "@lending/bridge/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { UserScreen } from "./UserScreen.tsx";

afterEach(cleanup);

it("shows only the site's frame", { tags: "site.user" }, () => {
  render(
    <TestApp path="/User">
      <UserScreen />
    </TestApp>,
  );
  expect(screen.getByRole("main").textContent).toBe("");
  expect(screen.getByRole("navigation", { name: "Sections" })).toBeTruthy();
  expect(screen.getByRole("contentinfo")).toBeTruthy();
});
