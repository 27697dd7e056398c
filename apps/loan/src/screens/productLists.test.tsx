import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { scholarships } from "../api/fetchScholarships.ts";
import { makeScholarships } from "../api/testing/makeProducts.ts";
import { LoginFailureScreen } from "./login-failure/LoginFailureScreen.tsx";
import { RecommendListScreen } from "./recommend-list/RecommendListScreen.tsx";

const LIST = routeOf(scholarships);
const CLICK = "/gopia/goya/click";
const ENTER = "/gopia/goya/enter";

interface OpenOptions {
  /** The `data` of the server's response. */
  data?: unknown;
  routes?: Readonly<Record<string, FakeRoute>>;
  path?: "/loginFailure" | "/recommendList";
}

async function open({ data = makeScholarships(), routes = {}, path = "/loginFailure" }: OpenOptions = {}) {
  const server = makeApi({
    [LIST]: respond(data),
    [`POST ${CLICK}`]: { tarn: "00" },
    [`POST ${ENTER}`]: { tarn: "00", strath: { glen: "https://h5.test/loanConfirm2?productId=p-2" } },
    ...routes,
  });
  const Screen = path === "/loginFailure" ? LoginFailureScreen : RecommendListScreen;
  await act(async () => render(<TestScreen screen={Screen} path={path} server={server} />));
  return { server, paths: () => server.requests.map((request) => request.path) };
}

const apply = () => screen.findByRole("button", { name: "Apply now" });
const tapApply = async () => userEvent.click(await apply());

afterEach(cleanup);

describe("/loginFailure", () => {
  it("shows Failed, the cause, and the products that the lender offers instead", {
    tags: ["products.failure-route", "products.failure", "products.list"],
  }, async () => {
    await open();
    expect(await screen.findByRole("heading", { level: 1, name: "Order Details" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: "Failed" })).toBeTruthy();
    expect(screen.getByText("The partner app could not log you in.")).toBeTruthy();
    expect(screen.getByText("These loans are open to you today.")).toBeTruthy();
    const [first] = within(screen.getByRole("list", { name: "Recommended products" })).getAllByRole("listitem");
    for (const text of [
      "Palengke Plus",
      "For market and store stock",
      "₱2,000.00 – ₱20,000.00",
      "Loan amount",
      "0.05% a day",
      "Apply now",
      "For small stores",
    ])
      expect(first?.textContent).toContain(text);
  });

  it("shows a message when no other product is open", async () => {
    await open({ data: makeScholarships({ products: [] }) });
    expect(await screen.findByText(/no other product open to you now/)).toBeTruthy();
    expect(screen.getByText("These loans are open to you today.")).toBeTruthy();
  });
});

describe("a product of /loginFailure", () => {
  it("is recorded, then entered, then opened", { tags: ["products.click", "products.click-opens"] }, async () => {
    const { server, paths } = await open();
    await tapApply();
    expect(await screen.findByText("goes to /loanConfirm2?productId=p-2")).toBeTruthy();
    expect(paths()).toEqual(["/panda/honey/scholarships", CLICK, ENTER]);
    for (const { fields } of server.requests.slice(1)) expect(fields).toEqual({ lochan: "p-2", corrie: "0" });
  });

  it.each([
    ["in the native app when its link does not start with http", "product", "asks the app for goToPage p-2 product"],
    ["at a partner's URL", "https://partner.test/a", "opens https://partner.test/a"],
  ])("opens %s", { tags: "products.click-opens" }, async (_, glen, text) => {
    await open({ routes: { [`POST ${ENTER}`]: { tarn: "00", strath: { glen } } } });
    await tapApply();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("is entered even when the tap cannot be recorded", async () => {
    await open({ routes: { [`POST ${CLICK}`]: lost } });
    await tapApply();
    expect(await screen.findByText(/^goes to/)).toBeTruthy();
  });

  it.each([
    ["the server's refusal", { tarn: "30", ben: "Full today." }, "Full today."],
    ["a refusal without a message", { tarn: "30" }, /^This product cannot be opened/],
    ["a response without a link", { tarn: "00", strath: {} }, /^This product cannot be opened/],
    ["a link that must not be followed", { tarn: "00", strath: { glen: "https://a@evil.test/" } }, /cannot be opened/],
    ["a lost connection", lost, "No answer came. Please try again."],
  ])("reports %s and can be tapped again", { tags: "confirmation.variant-refusal" }, async (_, route, text) => {
    const { server } = await open({ routes: { [`POST ${ENTER}`]: route } });
    await tapApply();
    expect((await screen.findByText(text)).closest("[role=alert]")).not.toBeNull();
    server.route(`POST ${ENTER}`, { tarn: "00", strath: { glen: "https://h5.test/loanConfirm?productId=p-2" } });
    await tapApply();
    expect(await screen.findByText("goes to /loanConfirm?productId=p-2")).toBeTruthy();
  });

  it("opens once with a tap anywhere or a key, and a disabled one stays readable and never opens", {
    tags: "formatting.product-button",
  }, async () => {
    const { server, paths } = await open({ routes: { [`POST ${ENTER}`]: stuck } });
    const disabled = await screen.findByRole("article", { name: "Ani Loan" });
    await userEvent.click(within(disabled).getByText("Loan amount"));
    await userEvent.click(within(disabled).getByRole("button", { name: "Full today" }));
    expect(disabled.textContent).toContain("0.06% a day");
    const product = screen.getByRole("article", { name: "Palengke Plus" });
    within(product).getByRole("button", { name: "Apply now", description: "Palengke Plus" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(within(product).getByText("0.05% a day"));
    await act(() => server.settled());
    expect(paths().filter((path) => path === CLICK)).toHaveLength(1);
  });

  it("is listed after Retry when the first request was refused", async () => {
    const { server } = await open({ routes: { [LIST]: respond(null, { code: "5", message: "Not now." }) } });
    expect(await screen.findAllByText("Not now.")).toHaveLength(1);
    server.route(LIST, respond(makeScholarships()));
    await act(async () => userEvent.click(await screen.findByRole("button", { name: "Retry" })));
    expect(await apply()).toBeTruthy();
  });
});

describe("/recommendList", () => {
  const path = "/recommendList";

  it("lists the products under its title and the server's notice, and does not mention a failure", {
    tags: "products.list-route",
  }, async () => {
    await open({ path });
    expect(await screen.findByRole("heading", { level: 1, name: "Recommended products" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: "These loans are open to you today." })).toBeTruthy();
    expect(screen.getByRole("list", { name: "Recommended products" })).toBeTruthy();
    expect(screen.queryByText("Failed")).toBeNull();
    expect(screen.queryByText("The partner app could not log you in.")).toBeNull();
  });

  it("shows a default heading when the server sends no notice", async () => {
    await open({ path, data: makeScholarships({ noticeMessage: null }) });
    expect(await screen.findByRole("heading", { level: 2, name: "Open to you now" })).toBeTruthy();
  });

  it("opens a product once for a double tap when a busy phone handles its second tap late, and again later", async () => {
    const { server, paths } = await open({ path });
    server.route(`POST ${ENTER}`, { tarn: "00", strath: { glen: "product" } });
    const opened = () => paths().filter((one) => one === ENTER);
    await tapApply();
    await waitFor(() => expect(opened()).toHaveLength(1));
    await act(async () => {});
    await tapApply();
    expect(opened()).toHaveLength(1);
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_300)));
    await tapApply();
    await waitFor(() => expect(opened()).toHaveLength(2));
  });

  it.each([[makeScholarships({ products: [] })], [{}], [null]])("shows that no product is open: %j", async (data) => {
    await open({ path, data });
    expect(await screen.findByRole("heading", { name: "No product is open now" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Recommended products" })).toBeTruthy();
  });
});
