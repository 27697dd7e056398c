import { answer, type FakeRoute, makeApi } from "@lending/api-client/testing";
import { ScreenStage } from "@lending/federation/screen-stage";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Screen } from "./ProductEntryScreen.tsx";

const ENTER = "POST /gopia/goya/enter";
const leadsTo = (glen: unknown) => ({ tarn: "00", strath: { glen } });

async function open(route: FakeRoute, path = "/productUrl?productId=p-1") {
  const server = makeApi({ [ENTER]: route });
  await act(async () => render(<ScreenStage screen={Screen} path={path} server={server} />));
  return server;
}

afterEach(cleanup);

describe("/productUrl", () => {
  it.each([
    ["a page of this remote", "https://h5.test/loanConfirm?productId=p-1", "goes to /loanConfirm?productId=p-1"],
    ["another address", "https://partner.test/a", "is replaced by https://partner.test/a"],
    ["the native app", "product", "asks the app for goToPage p-1 product"],
  ])("asks for the product's link and leads to %s, once", async (_, link, way) => {
    const { requests } = await open(leadsTo(link));
    expect(await screen.findByText(way)).toBeTruthy();
    expect(screen.getAllByText(/^(goes to|is replaced by|asks the app)/)).toHaveLength(1);
    expect(requests).toMatchObject([{ fields: { lochan: "p-1", corrie: "0" } }]);
  });

  it("says what happens while it leads away, and asks again by Retry alone", async () => {
    const { requests } = await open(leadsTo("product"));
    expect(await screen.findByRole("heading", { level: 1, name: "Product details" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Opening the product" })).toBeTruthy();
    await act(async () => userEvent.click(screen.getByRole("button", { name: "Retry" })));
    await waitFor(() => expect(screen.getAllByText("asks the app for goToPage p-1 product")).toHaveLength(2));
    expect(requests).toHaveLength(2);
  });

  it("does not lead to itself in a circle", async () => {
    const { requests } = await open(leadsTo("https://h5.test/productUrl?productId=p-1"));
    expect(await screen.findByText("is replaced by https://h5.test/productUrl?productId=p-1")).toBeTruthy();
    await act(async () => userEvent.click(screen.getByRole("button", { name: "Retry" })));
    expect(await screen.findByRole("heading", { name: "The product could not be opened" })).toBeTruthy();
    expect(screen.getAllByText(/^is replaced by/)).toHaveLength(1);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ["the server's refusal", { tarn: "30", ben: "Full today." }, "Full today."],
    ["a refusal by the envelope", answer(null, { code: "404", message: "No such product." }), /try again later/],
    ["an answer without a link", leadsTo(""), /try again later/],
    ["a link that must not be followed", leadsTo("https://a@evil.test/"), /try again later/],
  ])("says %s, and opens the product by Retry", async (_, route, words) => {
    const server = await open(route);
    expect(await screen.findByRole("heading", { name: "The product could not be opened" })).toBeTruthy();
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    server.route(ENTER, leadsTo("product"));
    await act(async () => userEvent.click(screen.getByRole("button", { name: "Retry" })));
    expect(await screen.findByText("asks the app for goToPage p-1 product")).toBeTruthy();
  });

  it.each(["/productUrl", "/productUrl?productId="])("asks for nothing when %s names no product", async (path) => {
    const { requests } = await open(leadsTo("product"), path);
    expect(await screen.findByRole("heading", { name: "No product was chosen" })).toBeTruthy();
    expect(requests).toEqual([]);
  });
});
