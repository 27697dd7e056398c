// @vitest-environment node
import { TestApp } from "@lending/bridge/testing";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SiteScreen } from "./SiteScreen.tsx";

describe("the official site", () => {
  it("renders to HTML without a window", () => {
    expect(typeof window).toBe("undefined");
    const html = renderToString(
      <TestApp path="/Loan">
        <SiteScreen />
      </TestApp>,
    );
    expect(html).toContain(">Loan terms and conditions</h1>");
    expect(html).toContain("91 to 365 calendar days");
  });
});
