import type { Environment } from "@lending/bridge/environment";
import { makeEnvironment, TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContactSection } from "./ContactSection.tsx";
import { SiteScreen } from "./SiteScreen.tsx";
import { UserScreen } from "./UserScreen.tsx";

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    // The frame is near the viewport; no section is on the reading line.
    class {
      readonly #notify: (entries: { isIntersecting: boolean; target: Element }[]) => void;
      constructor(notify: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        this.#notify = notify;
      }
      observe(target: Element) {
        this.#notify([{ isIntersecting: target.id === "", target }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(cleanup);

function open(path: string, environment: Partial<Environment> = {}) {
  render(
    <TestApp path={path} app={{ environment: makeEnvironment(environment) }}>
      <SiteScreen />
      <ToastRegion />
    </TestApp>,
  );
}

const nav = () => within(screen.getByRole("navigation", { name: "Sections" }));

describe("the official site", () => {
  it.each([
    ["/", "Know every payment before you borrow", "Home"],
    ["/About", "About Us", "About Us"],
    ["/Policy", "Privacy Policy", "Privacy Policy"],
    ["/Loan", "Loan terms and conditions", "Loan terms and conditions"],
    ["/Contact", "Contact us", "Contact us"],
    ["/Contact/", "Contact us", "Contact us"],
    ["/about/more", "Know every payment before you borrow", "Home"],
  ])("%s makes %s the only level-1 heading and marks its link as current", (path, heading, link) => {
    open(path);
    expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([heading]);
    expect(nav().getByRole("link", { current: "page" }).textContent).toBe(link);
  });

  it("states the effective rates of its example", { tags: "site.sections" }, () => {
    open("/");
    const rate = (label: string) => Number.parseFloat(screen.getByText(label).nextElementSibling?.textContent ?? "");
    const monthly = rate("Effective rate per month") / 100;
    // Four payments of 2,650, one each 30 days, repay 10,000.
    const value = [1, 2, 3, 4].reduce((sum, month) => sum + 2650 / (1 + monthly) ** month, 0);
    expect(Math.abs(value - 10_000)).toBeLessThan(1);
    expect(rate("Effective rate per year")).toBeCloseTo(((1 + monthly) ** 12 - 1) * 100, 0);
  });

  it("has the five links of the specification, in order", { tags: "site.sections" }, () => {
    open("/");
    expect(
      nav()
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Home", "About Us", "Privacy Policy", "Loan terms and conditions", "Contact us"]);
  });

  it.each([
    [
      "/About",
      "About Us",
      [
        "Securities and Exchange Commission of the Philippines",
        "SEC Registration No. CS000000000",
        "Certificate of Authority No. 0000",
      ],
    ],
    [
      "/Loan",
      "Loan terms and conditions",
      [
        "18 years old or over",
        "91 to 365 calendar days",
        "within 1 day",
        "within 1 to 3 calendar days",
        "after half the term, and not before 7 days",
        "for the same period, on payment of the interest and penalties due",
        "7 business days",
        "What its cost card and its agreement say of a late payment applies, not this page.",
        "within 3 days",
      ],
    ],
  ])("%s shows in %s: %j", { tags: ["site.authorised", "site.terms"] }, (path, region, texts) => {
    open(path);
    const shown = screen.getByRole("region", { name: region }).textContent;
    for (const text of texts) expect(shown).toContain(text);
  });

  it("shows what a late payment costs", { tags: "site.terms" }, () => {
    open("/Loan");
    const costs = {
      "One-time penalty": ["New clients ₱1,000", "Repeat clients ₱800"],
      "Daily interest on the unpaid amount": ["Days 1 to 30 5%", "Days 31 to 90 4%", "From day 91 2%"],
    };
    for (const [name, rows] of Object.entries(costs)) {
      const terms = within(screen.getByRole("region", { name })).getAllByRole("term");
      expect(terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)).toEqual(rows);
    }
  });

  it("applies payments after maturity in the order of the specification", { tags: "site.terms" }, () => {
    open("/Loan");
    const parts = within(screen.getByRole("region", { name: "Loan terms and conditions" })).getAllByRole("listitem");
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      "Legal charges",
      "Enforcement costs",
      "Late penalties",
      "Fees",
      "Interest",
      "Principal",
    ]);
  });

  it("frames the policy with the details of the deployment, without scripts", {
    tags: ["site.policy-frame", "site.privacy"],
  }, async () => {
    open("/Policy", {
      companyName: "Araw Lending Inc.",
      companyAddress: "2 Ayala Avenue, Makati City",
      serviceEmail: "help@araw.ph",
      grievanceOfficer: "Maria Reyes",
      grievanceEmail: "dpo@araw.ph",
      secRegistration: "CS2026001",
      certificateOfAuthority: "1234",
    });
    const frame = await screen.findByTitle<HTMLIFrameElement>("Privacy Policy");
    expect(frame.getAttribute("sandbox")).toBe("allow-same-origin");
    const text = await waitFor(() => {
      const content = frame.contentDocument?.body.textContent ?? "";
      expect(content).toContain("with its office at 2 Ayala Avenue, Makati City");
      return content;
    });
    expect(text).toContain("Maria Reyes, Araw Lending Inc., 2 Ayala Avenue, Makati City, dpo@araw.ph");
    expect(text).toContain("write to help@araw.ph");
    expect(text).not.toMatch(/sandbox/i);
  });

  it("frames and links the lender's own policy", { tags: "site.policy-frame" }, async () => {
    open("/Policy", { policyUrl: "https://www.araw.ph/privacy" });
    const frame = await screen.findByTitle("Privacy Policy");
    expect(frame.getAttribute("src")).toBe("https://www.araw.ph/privacy");
    expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-popups");
    const link = screen.getByRole("link", { name: "Read the full policy" });
    expect(link.getAttribute("href")).toBe("https://www.araw.ph/privacy");
  });

  it("shows phone, address, email, company and copyright in its footer", { tags: "site.footer" }, () => {
    open("/");
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByRole("link", { name: "+63 2 8000 0000" }).getAttribute("href")).toBe("tel:+63280000000");
    expect(footer.getByRole("link", { name: "help@sandbox.example" }).getAttribute("href")).toBe(
      "mailto:help@sandbox.example",
    );
    expect(footer.getByRole("button", { name: "Copy" })).toBeTruthy();
    expect(footer.getByText("Sandbox Lending Corp.")).toBeTruthy();
    expect(footer.getByText(/Makati City/)).toBeTruthy();
    expect(footer.getByText(/© 2026 Sandbox Lending Corp/)).toBeTruthy();
  });
});

it("/User shows only the site's frame", { tags: "site.user" }, () => {
  render(
    <TestApp path="/User">
      <UserScreen />
    </TestApp>,
  );
  expect(screen.getByRole("main").textContent).toBe("");
  expect(screen.getByRole("navigation", { name: "Sections" })).toBeTruthy();
  expect(screen.getByRole("contentinfo")).toBeTruthy();
});

const entry = { Name: "Ana Santos", Phone: "0917 000 0000", Message: "Can I prolong my loan?" };
const fetched = vi.fn();

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send Message" }));

describe("the contact form", () => {
  beforeEach(() => {
    fetched.mockClear();
    vi.stubGlobal("fetch", fetched);
    render(
      <>
        <ContactSection isCurrent />
        <ToastRegion />
      </>,
    );
  });

  it.each(["Name", "Phone", "Message"])(
    "reports a missing %s, focuses it and keeps the other fields",
    { tags: ["site.contact", "site.contact-required"] },
    async (missing) => {
      for (const [name, value] of Object.entries(entry)) {
        await userEvent.type(field(name), name === missing ? " \u200b\u2060 " : value);
      }
      await send();
      expect(screen.getByText("Please provide complete information!")).toBeTruthy();
      expect(document.activeElement).toBe(field(missing));
      expect(field(missing).getAttribute("aria-invalid")).toBe("true");
      for (const [name, value] of Object.entries(entry)) if (name !== missing) expect(field(name).value).toBe(value);
    },
  );

  it("shows a success message, clears the form and sends no request", {
    tags: ["site.contact-local", "site.contact-sent"],
  }, async () => {
    for (const [name, value] of Object.entries(entry)) await userEvent.type(field(name), value);
    await send();
    expect(screen.getByText("Successfully!")).toBeTruthy();
    for (const name of Object.keys(entry)) expect(field(name).value).toBe("");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("keeps its success after a double tap, and checks the next message", async () => {
    for (const [name, value] of Object.entries(entry)) await userEvent.type(field(name), value);
    await userEvent.dblClick(screen.getByRole("button", { name: "Send Message" }));
    expect(screen.getByText("Successfully!")).toBeTruthy();
    expect(field("Name").getAttribute("aria-invalid")).not.toBe("true");
    const later = Date.now() + 2_000;
    vi.spyOn(Date, "now").mockReturnValue(later);
    await send();
    expect(screen.getByText("Please provide complete information!")).toBeTruthy();
  });
});
