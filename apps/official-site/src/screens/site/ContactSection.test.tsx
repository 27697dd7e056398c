import { ToastRegion } from "@lending/ui/toast";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContactSection } from "./ContactSection.tsx";

const entry = { Name: "Ana Santos", Phone: "0917 000 0000", Message: "Can I prolong my loan?" };
const fetched = vi.fn();

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
afterEach(cleanup);

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send Message" }));

describe("the contact form", () => {
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
