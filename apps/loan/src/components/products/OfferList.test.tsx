import { TestApp } from "@lending/bridge/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { OfferList } from "./OfferList.tsx";

const offer = {
  productId: "p-2",
  name: "Palengke Plus",
  logo: "",
  description: "For market and store stock",
  rangeDescription: "Loan amount",
  rangeText: "₱2.000 – ₱20.000",
  rateText: "0.05% a day",
  buttonText: "Apply now",
  enabled: true,
  tags: ["Fast", "New"],
};

/** Renders one product, and returns the function that is called when it opens. */
function show(product: Partial<typeof offer> = {}) {
  const fetchLink = vi.fn(() => new Promise<never>(() => {}));
  const messages = { notOpened: "Not opened", unreachedNext: "Not reached" };
  render(
    <TestApp>
      <OfferList
        products={[{ ...offer, ...product }]}
        fetchLink={fetchLink}
        openLink={() => true}
        messages={messages}
      />
    </TestApp>,
  );
  return fetchLink;
}

afterEach(cleanup);

it("opens once with a tap anywhere, and waits for its link", async () => {
  const fetchLink = show();
  await userEvent.click(screen.getByText("Loan amount"));
  await userEvent.click(screen.getByRole("button", { name: "Apply now", description: "Palengke Plus" }));
  await userEvent.click(screen.getByText("0.05% a day"));
  expect(fetchLink).toHaveBeenCalledTimes(1);
});

it("opens by the keyboard, from the server's button", async () => {
  const fetchLink = show();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Apply now" }));
  await userEvent.keyboard("{Enter}");
  expect(fetchLink).toHaveBeenCalledTimes(1);
});

it("is not clickable or focusable when it is disabled, and stays readable", {
  tags: "formatting.product-button",
}, async () => {
  const fetchLink = show({ enabled: false, buttonText: "Full today" });
  await userEvent.click(screen.getByText("Loan amount"));
  await userEvent.click(screen.getByRole("button", { name: "Full today" }));
  await userEvent.tab();
  expect(fetchLink).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole("article", { name: "Palengke Plus" }).textContent).toContain("₱2.000 – ₱20.000");
  expect(screen.getByRole("heading", { level: 3, name: "Palengke Plus" })).toBeTruthy();
});

it("shows each tag once", () => {
  show();
  const tags = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(tags.slice(1)).toEqual(["Fast", "New"]);
});
