import { type FakeRoute, makeApi, respond, routeOf } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { enterProduct } from "../../api/productLinks.ts";
import { ProductEntryScreen } from "./ProductEntryScreen.tsx";

const ENTER = routeOf(enterProduct);
const withLink = (glen: unknown) => ({ tarn: "00", strath: { glen } });

async function open(route: FakeRoute, path = "/productUrl?productId=p-1") {
  const server = makeApi({ [ENTER]: route });
  await act(async () => render(<TestScreen screen={ProductEntryScreen} path={path} server={server} />));
  return server;
}

afterEach(cleanup);

describe("/productUrl", () => {
  it.each([
    ["a page of this remote", "https://h5.test/loanConfirm?productId=p-1", "goes to /loanConfirm?productId=p-1"],
    [
      "a page of this remote with launch parameters, as a document",
      "https://h5.test/loanConfirm?productId=p-1&deviceId=d2",
      "is replaced by https://h5.test/loanConfirm?productId=p-1&deviceId=d2",
    ],
    ["another URL", "https://partner.test/a", "is replaced by https://partner.test/a"],
    ["the native app", "product", "asks the app for goToPage p-1 product"],
  ])("fetches the product's link and opens %s, once", async (_, link, text) => {
    const { requests } = await open(withLink(link));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getAllByText(/^(goes to|is replaced by|asks the app)/)).toHaveLength(1);
    expect(requests).toMatchObject([{ fields: { lochan: "p-1", corrie: "0" } }]);
  });

  it("shows its progress while it navigates away, and sends the request again only on Retry", async () => {
    const { requests } = await open(withLink("product"));
    expect(await screen.findByRole("heading", { level: 1, name: "Product details" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Opening the product" })).toBeTruthy();
    await act(async () => userEvent.click(screen.getByRole("button", { name: "Retry" })));
    await waitFor(() => expect(screen.getAllByText("asks the app for goToPage p-1 product")).toHaveLength(2));
    expect(requests).toHaveLength(2);
  });

  it("does not navigate to itself repeatedly", { tags: "products.link-route" }, async () => {
    const { requests } = await open(withLink("https://h5.test/productUrl?productId=p-1"));
    expect(await screen.findByText("is replaced by https://h5.test/productUrl?productId=p-1")).toBeTruthy();
    await act(async () => userEvent.click(screen.getByRole("button", { name: "Retry" })));
    expect(await screen.findByRole("heading", { name: "The product could not be opened" })).toBeTruthy();
    expect(screen.getAllByText(/^is replaced by/)).toHaveLength(1);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ["a product that is full", { tarn: "30", ben: "Full today." }, "Full today."],
    [
      "a refusal in the common envelope",
      respond(null, { code: "404", message: "No such product." }),
      "No such product.",
    ],
  ])("says of %s why, with other loans instead of a Retry that changes nothing", async (_, route, text) => {
    await open(route);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole("link", { name: "See other loans" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  });

  it.each([
    ["a response without a link", withLink(""), /try again later/],
    ["a link that must not be followed", withLink("https://a@evil.test/"), /try again later/],
  ])("reports %s, and opens the product after Retry", async (_, route, text) => {
    const server = await open(route);
    expect(await screen.findByRole("heading", { name: "The product could not be opened" })).toBeTruthy();
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    server.route(ENTER, withLink("product"));
    await act(async () => userEvent.click(screen.getByRole("button", { name: "Retry" })));
    expect(await screen.findByText("asks the app for goToPage p-1 product")).toBeTruthy();
  });

  it.each(["/productUrl", "/productUrl?productId="])("sends no request when %s names no product", async (path) => {
    const { requests } = await open(withLink("product"), path);
    expect(await screen.findByRole("heading", { name: "No product was chosen" })).toBeTruthy();
    expect(requests).toEqual([]);
  });
});
