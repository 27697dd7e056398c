import { makeEnvironment, TestApp } from "@lending/bridge/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PrivacyPolicyScreen } from "./PrivacyPolicyScreen.tsx";

afterEach(cleanup);

const policyTitles = [
  "Who we are",
  "Data we collect",
  "Device information",
  "Purposes of processing",
  "Grounds for processing",
  "Disclosure",
  "What we never do",
  "Cookies and local storage",
  "How long we keep data",
  "Minors",
  "Password and account security",
  "Opting out",
  "Your rights",
  "Grievance officer",
  "Changes to this policy",
];

it("shows the summary and then every section of the policy", {
  tags: ["product.borrower-tasks", "site.privacy"],
}, () => {
  render(
    <TestApp path="/privacyPolicy">
      <PrivacyPolicyScreen />
    </TestApp>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "In short",
    ...policyTitles,
  ]);
});

it("names the lender of the deployment", { tags: "site.privacy" }, () => {
  const environment = makeEnvironment({
    companyName: "Araw Lending Inc.",
    secRegistration: "CS2026001",
    certificateOfAuthority: "1234",
  });
  render(
    <TestApp path="/privacyPolicy" app={{ environment }}>
      <PrivacyPolicyScreen />
    </TestApp>,
  );
  const text = document.body.textContent ?? "";
  expect(text).toContain("This policy is given by Araw Lending Inc.");
  expect(text).toContain("SEC Registration No. CS2026001 and operate under Certificate of Authority No. 1234.");
  expect(text).not.toContain("Sandbox Lending Corp.");
});
