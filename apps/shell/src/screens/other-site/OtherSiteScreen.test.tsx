import { makeLaunch, makePage, TestApp } from "@lending/bridge/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { OtherSiteScreen } from "./OtherSiteScreen.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const open = (stored: string, sessionId: string) => {
  sessionStorage.setItem("launch", stored);
  const page = { ...makePage({ href: "https://h5.test/otherSite" }), sessionStorage };
  render(
    <TestApp path="/otherSite" app={{ page, launch: makeLaunch({ sessionId }) }}>
      <OtherSiteScreen />
    </TestApp>,
  );
};

describe("the page of a link from another site", { tags: "rulings.foreign-link" }, () => {
  it("says that the link was not opened, and links to the loan of the launch", () => {
    open("sessionId=s1&productId=p-1&orderId=o-174", "s1");
    expect(screen.getByRole("heading", { level: 1, name: "Link not opened" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: "This link came from another site" })).toBeTruthy();
    const way = screen.getByRole("link", { name: "Back to your loan" });
    expect(way.getAttribute("href")).toBe("/loanDetail?productId=p-1&orderId=o-174");
  });

  it.each([
    ["s1", "Back to your loan"],
    ["", "Home"],
  ])("asks the app for its home page without an order, for the session %j", (sessionId, name) => {
    open(`sessionId=${sessionId}`, sessionId);
    expect(screen.getByRole("button", { name })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  });
});
