import { TestApp } from "@lending/bridge/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { privacyPolicy } from "../../policy/privacyPolicy.ts";
import { PrivacyPolicyScreen } from "./PrivacyPolicyScreen.tsx";

afterEach(cleanup);

it("shows the summary and then every section of the policy", {
  tags: ["product.borrower-tasks", "site.privacy"],
}, () => {
  render(
    <TestApp path="/privacyPolicy">
      <PrivacyPolicyScreen />
    </TestApp>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Privacy policy" })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "In short",
    ...privacyPolicy.map(({ title }) => title),
  ]);
});
