import { type FakeRoute, makeApi, respond, routeOf } from "@lending/api-client/testing";
import { makeLaunch } from "@lending/bridge/testing";
import { showFirstPaint } from "@lending/federation/show-first-paint";
import { TestScreen } from "@lending/federation/test-screen";
import { LOCALES } from "@lending/ui/locale";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { complaintStart, orderComplaintStart } from "../../api/fetchComplaintStart.ts";
import { firstFacts } from "../../api/firstStart.ts";
import { makeComplaintOrder, makeComplaintStart } from "../../api/testing/makeComplaint.ts";
import { saveComplaintDraft } from "../../complaintDraft.ts";
import { firstPaints } from "../../firstPaints.tsx";
import { routes } from "../../routes.tsx";
import { openScreen } from "../../testing/openScreen.tsx";
import { ComplaintStartScreen } from "./ComplaintStartScreen.tsx";

const open = (data: unknown = makeComplaintStart(), path = "/complaint?orderId=o-174", route?: FakeRoute) =>
  openScreen({
    screen: ComplaintStartScreen,
    path,
    server: makeApi({
      [routeOf(orderComplaintStart)]: route ?? respond(data),
      [routeOf(complaintStart)]: respond(data),
    }),
  });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const orderCard = () => screen.getByRole("region", { name: "Order" });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("the start of a complaint", () => {
  it("shows the order, the types, and the promised reply date", {
    tags: ["complaints.types", "complaints.promise"],
  }, async () => {
    // By the lender's clock: that of the phone is years behind.
    vi.spyOn(Date, "now").mockReturnValue(Date.parse("2019-03-01T10:00:00+08:00"));
    const headers = { Date: "Fri, 20 Nov 2026 02:00:00 GMT" };
    await open(undefined, undefined, () => Response.json(respond(makeComplaintStart()), { headers }));
    expect(within(orderCard()).getByText("Sandbox Cash")).toBeTruthy();
    expect(orderCard().textContent).toContain("In repayment");
    expect(within(orderCard()).getByText("₱2,650.00")).toBeTruthy();
    const types = within(screen.getByRole("list", { name: "What is the problem about?" }));
    expect(types.getAllByRole("button").map((type) => type.textContent)).toEqual([
      "Collection",
      "Repayment",
      "Bank account",
      "Using the app",
      "Something else",
    ]);
    expect(screen.getByRole("main").textContent).toContain("Promised reply within 3 weekdays: by Tuesday, 2026-11-24");
    expect(screen.getByRole("link", { name: "My complaints" }).getAttribute("href")).toBe(
      "/complaintList?orderId=o-174",
    );
    expect(screen.getByRole("link", { name: "Customer service" }).getAttribute("href")).toBe(
      "/customerService?orderNo=2611210046&orderId=o-174",
    );
  });

  it.each([
    ["Repayment", "2"],
    ["Something else", "5"],
  ])("opens the form directly for %s", { tags: "complaints.other-types" }, async (name, type) => {
    await open();
    await press(name);
    expect(screen.getByText(`goes to /complainPageNext?orderNo=2611210046&problemType=${type}`)).toBeTruthy();
  });

  it.each([
    [
      "opens the form of the lender's type for a receipt",
      true,
      "goes to /complainPageNext?orderId=o-174&orderNo=2611210046&problemType=2&about=receipt",
    ],
    ["asks for the type where the lender names none for a receipt", false, "What is the problem about?"],
  ])("%s", { tags: "repayment-codes.have-paid" }, async (_, takesReceipt, text) => {
    const problemType = makeComplaintStart().problemType.map((type) => ({
      ...type,
      takesReceipt: takesReceipt && type.value === "2",
    }));
    const server = makeApi({ [routeOf(orderComplaintStart)]: respond(makeComplaintStart({ problemType })) });
    const path = "/complaint?orderId=o-174&about=receipt";
    await act(async () => render(<TestScreen screen={ComplaintStartScreen} path={path} server={server} />));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("shows the sub-types of type 1, and opens the form for one; Back and Escape close the list", {
    tags: "complaints.sub-types",
  }, async () => {
    const { pressBack } = await open();
    for (const close of [pressBack, () => userEvent.keyboard("{Escape}")]) {
      await press("Collection");
      await screen.findByRole("dialog", { name: "Collection" });
      await close();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    await press("Collection");
    const list = within(await screen.findByRole("dialog", { name: "Collection" }));
    await userEvent.click(list.getByRole("button", { name: "Rude or threatening words" }));
    expect(
      await screen.findByText("goes to /complainPageNext?orderNo=2611210046&problemType=1&problemSonType=12"),
    ).toBeTruthy();
  });

  it.each([
    ["is not 1", makeComplaintStart({ orderDetail: makeComplaintOrder({ isShow: false }) })],
    ["is unknown because there is no order", { ...makeComplaintStart(), orderDetail: null, orderList: [] }],
  ])("refuses type 1 where isShow %s", { tags: "complaints.collection" }, async (_, data) => {
    await open(data);
    // The reason is visible before the tap, and is not part of the button's name.
    const reason = "The selected order does not support sending collection types";
    expect(screen.getByRole("button", { name: "Collection", description: reason })).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    await press("Collection");
    expect(screen.getByRole("alert").textContent).toBe("The selected order does not support sending collection types");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows a type and a status with the name of a property of every object", async () => {
    const [type] = makeComplaintStart().problemType;
    const orderDetail = makeComplaintOrder({ status: "constructor" });
    await open(makeComplaintStart({ problemType: [{ ...type, value: "constructor" }], orderDetail } as object));
    expect(screen.getByRole("button", { name: "Collection" })).toBeTruthy();
    expect(within(orderCard()).getByText(/constructor$/)).toBeTruthy();
  });

  it("gives no reason where type 1 can be chosen", async () => {
    await open();
    expect(screen.getByRole("button", { name: "Collection", description: "" })).toBeTruthy();
  });

  it("lists all orders, and changes the order only on Confirm", { tags: "complaints.order" }, async () => {
    const { pressBack, posted } = await open();
    await press("All");
    const sheet = within(await screen.findByRole("dialog", { name: "All orders" }));
    expect(sheet.getByRole<HTMLInputElement>("radio", { name: /2611210046/ }).checked).toBe(true);
    await userEvent.click(sheet.getByRole("radio", { name: /2611210048/ }));
    await pressBack();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(within(orderCard()).getByText(/2611210046/)).toBeTruthy();

    await press("All");
    const reopened = within(await screen.findByRole("dialog", { name: "All orders" }));
    expect(reopened.getByRole<HTMLInputElement>("radio", { name: /2611210046/ }).checked).toBe(true);
    await userEvent.click(reopened.getByRole("radio", { name: /2611210048/ }));
    await userEvent.click(reopened.getByRole("button", { name: "Confirm" }));
    expect(within(orderCard()).getByText(/2611210048/)).toBeTruthy();
    expect(posted("/problem-init")).toHaveLength(1);
  });

  it("names an order by its product, and adds its number when two orders share a product", async () => {
    const orders = [
      makeComplaintOrder({ orderNo: "1", productName: "Island Loan" }),
      makeComplaintOrder({ orderNo: "2", productName: "Sandbox Cash" }),
      makeComplaintOrder({ orderNo: "3", productName: "Sandbox Cash" }),
    ];
    await open(makeComplaintStart({ orderList: orders }));
    await press("All");
    const sheet = within(await screen.findByRole("dialog", { name: "All orders" }));
    for (const name of ["Island Loan", /^Sandbox Cash No\.\s2$/, /^Sandbox Cash No\.\s3$/]) {
      expect(sheet.getByRole("radio", { name })).toBeTruthy();
    }
  });

  it.each([
    ["174", "Due soon"],
    ["200", "Repaid"],
    ["999", undefined],
    ["", undefined],
  ])("shows the status %j of an order in words: %j", { tags: "complaints.order-status" }, async (status, text) => {
    const order = makeComplaintOrder({ orderNo: "1", status });
    await open(makeComplaintStart({ orderDetail: order, orderList: [order] }));
    expect(orderCard().textContent?.includes(String(text ?? "")) ?? false).toBe(true);
    expect(orderCard().textContent).not.toMatch(/\b(174|200|999)\b/);
    await press("All");
    // The options replace what the sheet shows while its file loads.
    await screen.findByRole("radio");
    expect(screen.getByRole("dialog", { name: "All orders" }).textContent?.match(/Due soon|Repaid/) ?? []).toHaveLength(
      text ? 1 : 0,
    );
  });

  it("starts with the order in the address", async () => {
    await open(makeComplaintStart(), "/complaint?orderNo=2611210048");
    expect(within(orderCard()).getByText(/2611210048/)).toBeTruthy();
  });

  it.each([
    ["", undefined],
    ["&about=receipt&orderId=o-174", "o-174"],
  ])(
    "offers to continue a draft, with %j in its address",
    { tags: "rulings.complaint-draft" },
    async (rest, receiptOf) => {
      const subject = { orderNo: "7", problemType: "3", problemSonType: "" };
      saveComplaintDraft(makeLaunch().sessionId, { ...subject, text: "Wrong bank", pictures: [], receiptOf });
      await open();
      await userEvent.click(screen.getByRole("link", { name: "You have an unsent complaint. Continue writing." }));
      expect(screen.getByText(`goes to /complainPageNext?orderNo=7&problemType=3${rest}`)).toBeTruthy();
    },
  );

  it("shows an empty state without orders and types, and sends the request again on Retry", async () => {
    const { posted } = await open({});
    expect(within(orderCard()).getByText(/no order yet/)).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Nothing to choose from right now" })).toBeTruthy();
    await act(() => press("Retry"));
    await waitFor(() => expect(posted("/problem-init")).toHaveLength(2));
  });

  it("shows the server's refusal, and sends the request again on Retry", async () => {
    const { posted } = await open(undefined, undefined, respond(null, { code: "30", message: "Try later." }));
    expect(screen.getAllByText("Try later.").length).toBeGreaterThan(0);
    await act(() => press("Retry"));
    await waitFor(() => expect(posted("/problem-init")).toHaveLength(2));
  });

  it("has no Retry for an order that does not exist", async () => {
    await open(undefined, undefined, respond(null, { code: "404", message: "No such order" }));
    expect(screen.getAllByText("No such order").length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  });
});

describe("the first paint", () => {
  const order = (orderNo: string, list = [{ title: "Amount due", value: "₱2,650.00" }]) => ({
    ...{ orderNo, productName: `Cash ${orderNo}`, status: "Active", isShow: 1, list },
  });
  const data = { orderDetail: order("1"), orderList: [order("1"), order("2", [])] };

  it("belongs to a path", () => {
    expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(firstPaints)));
  });

  it.each<[string, string, unknown, object]>([
    ["the server's order", "", data, { product: "Cash 1", label: "Amount due", value: "₱2,650.00" }],
    ["the chosen order", "&orderNo=2", data, { product: "Cash 2" }],
    ["the server's order for an unknown one", "&orderNo=3", data, { product: "Cash 1" }],
    ["the first order of the list", "", { orderList: [order(""), order("2")] }, { product: "Cash 2" }],
    ["the number of a product without a name", "", { orderDetail: { orderNo: 7 } }, { product: "7" }],
  ])("shows %s", async (_, chosen, data, facts) => {
    const address = `/complaint?orderId=o-1${chosen}`;
    const early = await showFirstPaint({ Component: firstPaints["/complaint"], firstFacts, data, address });
    expect(early.facts).toMatchObject(facts);
  });

  it.each(LOCALES.flatMap((locale) => ["", "&orderNo=2"].map((chosen) => [locale, chosen] as const)))(
    "shows in %s, with the choice %j, what its screen shows",
    async (locale, chosen) => {
      const address = `/complaint?orderId=o-1${chosen}`;
      const early = await showFirstPaint({ Component: firstPaints["/complaint"], firstFacts, data, address, locale });
      const server = makeApi({ [routeOf(orderComplaintStart)]: respond(data) });
      await openScreen({ screen: ComplaintStartScreen, path: address, server, app: { locale } });
      const main = document.querySelector("main")?.textContent;
      for (const text of Object.values(early.facts)) expect(main).toContain(text);
      expect(early.facts.product).toBe(chosen ? "Cash 2" : "Cash 1");
    },
  );

  it.each([{ orderDetail: {}, orderList: [{}] }, { orderDetail: [], orderList: "x" }, null])(
    "shows nothing of the response %j without an order",
    async (data) => {
      const early = await showFirstPaint({
        ...{ Component: firstPaints["/complaint"], firstFacts, data, address: "/complaint?orderId=o-1" },
      });
      expect(early.facts).toEqual({});
    },
  );
});
