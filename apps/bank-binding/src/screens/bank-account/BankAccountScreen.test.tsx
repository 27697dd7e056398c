import { type FakeRoute, html, lost, makeApi, makeLateRoute, respond, routeOf } from "@lending/api-client/testing";
import { useLocation, useNavigate } from "@lending/bridge/router";
import { makeNative, makePage, type RecordingPage } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bankForm } from "../../api/fetchBankForm.ts";
import { changeBankAccount, submitBankAccount } from "../../api/submitBankAccount.ts";
import { type BankFormItemData, makeBankForm } from "../../api/testing/makeBankForm.ts";

import { BankAccountScreen } from "./BankAccountScreen.tsx";
import { findRefusedItem } from "./formItems.ts";
import { bankDraft } from "./useBankValues.ts";

const PATH = "/bindBank?productId=p-1";
const FROM_ORDER = "/bindBank?productId=p-1&orderId=o-151&source=loanDetail";

interface OpenOptions {
  items?: readonly Partial<BankFormItemData>[];
  routes?: Readonly<Record<string, FakeRoute>>;
  path?: string;
  page?: RecordingPage;
  screen?: ComponentType;
}

async function open({
  items,
  routes = {},
  path = PATH,
  page = makePage(),
  screen: Screen = BankAccountScreen,
}: OpenOptions = {}) {
  const server = makeApi({
    [routeOf(bankForm)]: respond(makeBankForm(items)),
    [routeOf(submitBankAccount)]: respond(),
    [routeOf(changeBankAccount)]: respond(),
    ...routes,
  });
  const native = makeNative();
  const view = await act(async () =>
    render(<TestScreen screen={Screen} path={path} server={server} app={{ native, page }} />),
  );
  await screen.findByRole("heading", { level: 1, name: "Payment account information" });
  const posted = (path: string) => server.requests.filter((request) => request.path === path);
  const commands = () => native.commands.map(({ command }) => command);
  return { ...view, server, posted, commands };
}

const next = () => screen.getByRole("button", { name: "Next" });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const picker = (name: string) => screen.getByRole("button", { name });
const openPicker = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name }));
  return screen.findByRole("dialog", { name });
};
const pick = async (name: string, choice: string) => {
  const sheet = within(await openPicker(name));
  await userEvent.click(sheet.getByRole("radio", { name: choice }));
  await userEvent.click(sheet.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};
const fillBankAccount = async () => {
  await pick("Bank", "Island Savings Bank");
  await userEvent.type(field("Account number"), "001245678901");
  await pick("City", "Makati");
  await pick("Payday", "15");
};
const resizeTo = (height: number, width = 360) =>
  act(() => {
    vi.stubGlobal("innerHeight", height);
    vi.stubGlobal("innerWidth", width);
    window.dispatchEvent(new Event("resize"));
  });

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("the form", () => {
  it("starts with the bank account and shows its fields, common fields last", {
    tags: "bank-account.fields",
  }, async () => {
    await open();
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Bank account", "E-wallet"]);
    const panel = within(screen.getByRole("tabpanel", { name: "Bank account" }));
    expect(panel.getByRole("button", { name: "Bank", description: "Choose your bank" })).toBeTruthy();
    expect(panel.getByRole("textbox", { name: "Account number", description: "12 digits" })).toBeTruthy();
    expect(panel.getByRole("button", { name: "City" })).toBeTruthy();
    expect(panel.getByRole("button", { name: "Payday" })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Wallet number" })).toBeNull();
  });

  it("accepts digits only, grouped according to the input type", {
    tags: ["bank-account.digits", "formatting.number-input"],
  }, async () => {
    await open({
      items: [
        { code: "a", title: "Card", inputType: "bankCard" },
        { code: "b", title: "Mobile", inputType: "phone" },
        { code: "c", title: "Number", inputType: "number" },
        { code: "d", title: "Plain" },
      ],
    });
    for (const name of ["Card", "Mobile", "Number", "Plain"]) {
      await userEvent.type(field(name), "0a0-1 2.4567890123");
      expect(field(name).inputMode).toBe("numeric");
    }
    expect(field("Card").value).toBe("0012 4567 8901 23");
    expect(field("Mobile").value).toBe("001 2456 7890");
    expect(field("Number").value).toBe("00124567890123");
    expect(field("Plain").value).toBe("00124567890123");
  });

  it("shows the values that the server already has", async () => {
    const { posted } = await open({
      items: [
        { value: "0012 4567" },
        { code: "bank", cate: "enum", title: "Bank", note: [{ name: "Island", type: "ISB" }], value: "ISB" },
      ],
    });
    expect(screen.getByRole("button", { name: "Bank", description: "Island" })).toBeTruthy();
    await userEvent.click(next());
    await waitFor(() => expect(posted("/bind-card-new")[0]?.fields).toMatchObject({ cardNo: "00124567", bank: "ISB" }));
  });

  it.each([
    ["one card type", [{ cardTypeMi: 2 }], "2"],
    ["common fields alone", [{ cardTypeMi: 0 }], "1"],
  ])("with %s has no tabs", async (_, items, cardTypeMi) => {
    const { posted } = await open({ items });
    expect(screen.queryByRole("tab")).toBeNull();
    await userEvent.type(field("Account number"), "1");
    await userEvent.click(next());
    await waitFor(() => expect(posted("/bind-card-new")[0]?.fields).toMatchObject({ cardTypeMi }));
  });

  it("shows an unknown card type in a separate tab", async () => {
    await open({ items: [{ cardTypeMi: 1 }, { code: "x", cardTypeMi: 7, title: "Seven" }] });
    await userEvent.click(screen.getByRole("tab", { name: "Other 7" }));
    expect(field("Seven")).toBeTruthy();
  });

  it("shows an unknown kind as an optional text field", async () => {
    const { posted } = await open({
      items: [
        { code: "h", cate: "hologram", title: "Hologram" },
        { code: "s", cate: "seal", title: "Seal" },
      ],
    });
    await userEvent.type(field("Hologram"), "Ana");
    await userEvent.click(next());
    await waitFor(() => expect(posted("/bind-card-new")[0]?.fields).toMatchObject({ h: "Ana", s: "" }));
  });

  it.each(["enum", "citySelect"])("sends nothing while a list of %s is empty, and can load it again", async (cate) => {
    const empty = { code: "c", cate, title: "Bank", value: "ISB" };
    const { server, posted } = await open({ items: [{}, empty] });
    await userEvent.type(field("Account number"), "0012");
    await userEvent.click(next());
    const retry = screen.getByRole("button", { name: "Retry", description: "This list did not load. Try again." });
    expect(document.activeElement).toBe(retry);
    expect(retry.getAttribute("aria-invalid")).toBe("true");
    expect(posted("/bind-card-new")).toEqual([]);
    const note = [{ name: "ISB", type: "ISB" }];
    server.route(routeOf(bankForm), respond(makeBankForm([{}, { ...empty, note }])));
    await userEvent.click(retry);
    await screen.findByRole("button", { name: "Bank", description: "ISB" });
    await userEvent.click(next());
    await waitFor(() => expect(posted("/bind-card-new")[0]?.fields).toMatchObject({ cardNo: "0012", c: "ISB" }));
  });

  it.each([
    ["a lost connection", lost, "This list did not load. Try again."],
    ["a refusal", respond(null, { code: "9", message: "Come back later." }), "Come back later."],
    ["a form without fields", respond({ items: [] }), "This list did not load. Try again."],
  ])("keeps a typed number after Retry of an empty list with %s", async (_, body, text) => {
    const empty = { code: "c", cate: "enum", title: "Bank" };
    const { server } = await open({ items: [{}, empty] });
    await userEvent.type(field("Account number"), "0012");
    server.route(routeOf(bankForm), body);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(text));
    expect(field("Account number").value).toBe("0012");
    const note = [{ name: "Island", type: "ISB" }];
    server.route(routeOf(bankForm), respond(makeBankForm([{}, { ...empty, note }])));
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await pick("Bank", "Island");
    expect(field("Account number").value).toBe("0012");
  });

  it("requires a new choice when a reloaded form no longer has the old one", async () => {
    const bank = { code: "b", cate: "enum", title: "Bank" };
    const empty = { code: "c", cate: "enum", title: "City" };
    const note = [{ name: "Island", type: "ISB" }];
    const { server, posted } = await open({ items: [{ ...bank, note }, empty] });
    await pick("Bank", "Island");
    const items = [
      { ...bank, note: [{ name: "Harbour", type: "HRB" }] },
      { ...empty, note, value: "ISB" },
    ];
    server.route(routeOf(bankForm), respond(makeBankForm(items)));
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByRole("button", { name: "City", description: "Island" });
    await userEvent.click(next());
    expect(document.activeElement).toBe(picker("Bank"));
    expect(posted("/bind-card-new")).toEqual([]);
  });

  it.each([
    ["no items", respond({ items: [] })],
    ["nothing", respond(null)],
    ["a list", respond([])],
    ["a refusal", respond(null, { code: "404", message: "No such product" }), "No such product"],
  ])("of %s shows a message, and can be requested again", async (_, body, message = "There is nothing to fill in") => {
    const { server } = await open({ routes: { [routeOf(bankForm)]: body } });
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
    server.route(routeOf(bankForm), respond(makeBankForm()));
    await act(() => userEvent.click(screen.getByRole("button", { name: "Retry" })));
    await waitFor(() => expect(next()).toBeTruthy());
  });

  it("is not requested without a product", async () => {
    const { posted } = await open({ path: "/bindBank" });
    expect(screen.getByText("No loan was chosen")).toBeTruthy();
    expect(posted("/card-init")).toEqual([]);
  });
});

describe("a picker", () => {
  it("changes the choice only on Confirm", { tags: "bank-account.picker" }, async () => {
    await open();
    const sheet = within(await openPicker("Bank"));
    expect(sheet.getByRole<HTMLButtonElement>("button", { name: "Confirm" }).disabled).toBe(true);
    await userEvent.click(sheet.getByRole("radio", { name: "Harbour Rural Bank" }));
    await userEvent.click(sheet.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "Bank", description: "Choose your bank" })).toBeTruthy();
    await pick("Bank", "Harbour Rural Bank");
    expect(screen.getByRole("button", { name: "Bank", description: "Harbour Rural Bank" })).toBeTruthy();
  });

  it("is cancelled by the native Back button without closing the form", async () => {
    const page = makePage();
    await open({ page });
    await openPicker("City");
    act(() => expect(page.pressNativeBack()).toBe(true));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(page.pressNativeBack()).toBe(false);
    expect(next()).toBeTruthy();
  });

  it("offers the days of a month when the server sends no days", async () => {
    await open();
    const sheet = within(await openPicker("Payday"));
    expect(sheet.getAllByRole("radio")).toHaveLength(31);
    expect(sheet.queryByRole("searchbox")).toBeNull();
  });
});

describe("Next", () => {
  it("posts the fields of the visible card type and closes the webview", {
    tags: ["bridge.close", "bank-account.enum-value", "bank-account.submit", "bank-account.closes"],
  }, async () => {
    const { posted, commands } = await open();
    expect(commands()).toEqual(["startBankStep"]);
    await userEvent.click(screen.getByRole("tab", { name: "E-wallet" }));
    await userEvent.type(field("Wallet number"), "09171234567");
    await userEvent.click(screen.getByRole("tab", { name: "Bank account" }));
    await fillBankAccount();
    await userEvent.click(next());
    await waitFor(() => expect(commands()).toEqual(["startBankStep", "endBankStep", "closeWebview"]));
    expect(posted("/bind-card-new").map(({ fields }) => fields)).toEqual([
      {
        bankCode: "ISB",
        cardNo: "001245678901",
        city: "Makati",
        payday: "15",
        product_id: "p-1",
        cardTypeMi: "1",
        channelNumber: "90006",
      },
    ]);
    expect(screen.getByText("Your account is saved")).toBeTruthy();
    // The response drops the idempotency key; typed values are never stored.
    expect({ ...sessionStorage }).toEqual({ intents: "[]" });
  });

  it.each([
    [{ name: "BPI", lastDigits: "8901" }, "We send your money to BPI ••• 8901."],
    [{ name: "BPI", lastDigits: "001245678901" }, "We send your money to BPI ••• 8901."],
    [undefined, "You can close this page now."],
    [null, "You can close this page now."],
    ["BPI", "You can close this page now."],
    [{ name: "0".repeat(9), lastDigits: {} }, "We send your money to •••."],
  ])(
    "confirms the account %j by its bank and last digits",
    { tags: "rulings.bound-account" },
    async (account, text) => {
      await open({ routes: { [routeOf(submitBankAccount)]: respond({ account }) } });
      await fillBankAccount();
      await userEvent.click(next());
      expect(await screen.findByText((shown) => shown.startsWith(text))).toBeTruthy();
      expect(document.body.textContent).not.toContain("001245678901");
    },
  );

  it("from an order changes the account, opens the order and names the account", {
    tags: ["bank-account.to-order", "bank-account.change", "rulings.bound-account"],
  }, async () => {
    const account = { name: "BPI", lastDigits: "8901" };
    const { posted, commands } = await open({
      path: FROM_ORDER,
      routes: { [routeOf(changeBankAccount)]: respond({ account }) },
    });
    await fillBankAccount();
    await userEvent.click(next());
    expect(await screen.findByText("goes to /loanDetail?productId=p-1&orderId=o-151")).toBeTruthy();
    expect(screen.getByText("Your account is saved: BPI ••• 8901")).toBeTruthy();
    expect(posted("/bind-card-change")).toHaveLength(1);
    expect(posted("/bind-card-new")).toHaveLength(0);
    expect(commands()).toEqual(["startBankStep", "endBankStep"]);
  });

  it("from an order that is the previous page returns to it, so that Back leaves it", {
    tags: "bank-account.to-order",
  }, async () => {
    // The first history entry is the order's.
    const AfterOrder = () => {
      const navigate = useNavigate();
      if (useLocation().state) return <BankAccountScreen />;
      const bind = () => void navigate(FROM_ORDER, { state: { isFromOrder: true } });
      return (
        <>
          <h1>Payment account information</h1>
          <button type="button" onClick={bind}>
            Go and bind the card
          </button>
        </>
      );
    };
    await open({ path: FROM_ORDER, screen: AfterOrder });
    await act(async () => userEvent.click(screen.getByRole("button", { name: "Go and bind the card" })));
    await screen.findByRole("button", { name: "Bank" });
    await fillBankAccount();
    await userEvent.click(next());
    expect(await screen.findByRole("button", { name: "Go and bind the card" })).toBeTruthy();
    expect(screen.queryByText(/^goes to/)).toBeNull();
  });

  it("shows a message at each empty field, and focuses the first", async () => {
    const { posted } = await open();
    await pick("Bank", "Island Savings Bank");
    await userEvent.click(next());
    const empty = field("Account number");
    expect(document.activeElement).toBe(empty);
    expect(empty.getAttribute("aria-invalid")).toBe("true");
    expect(
      screen.getByRole("textbox", {
        name: "Account number",
        description: "12 digits This is empty. Enter the digits.",
      }),
    ).toBe(empty);
    expect(
      screen.getByRole("button", { name: "City", description: "Nothing is chosen yet. Choose one. Choose a city" }),
    ).toBeTruthy();
    await userEvent.type(empty, "1");
    expect(empty.getAttribute("aria-invalid")).toBeNull();
    await userEvent.click(next());
    expect(document.activeElement).toBe(picker("City"));
    expect(posted("/bind-card-new")).toEqual([]);
  });

  it.each([
    ["code", [{}, { code: "cardNoAgain", title: "The same once more" }]],
    ["title", [{}, { code: "x2", title: "Confirm account number" }]],
  ] as const)(
    "shows at its field that two numbers differ, by %s, and sends nothing",
    {
      tags: "bank-account.same-number",
    },
    async (_, items) => {
      const again = items[1].title;
      const { posted } = await open({ items });
      await userEvent.type(field("Account number"), "001245678901");
      await userEvent.type(field(again), "001245678902");
      const text = "The two numbers are not the same. Check both.";
      expect(screen.queryByText(text)).toBeNull();
      await userEvent.tab();
      expect(screen.getByText(text)).toBeTruthy();
      await userEvent.click(next());
      expect(screen.getAllByText(text)).toHaveLength(1);
      const wrong = screen.getByRole("textbox", { name: again, description: text });
      expect(document.activeElement).toBe(wrong);
      expect([...document.querySelectorAll("[aria-invalid=true]")]).toEqual([wrong]);
      await userEvent.clear(wrong);
      expect(screen.queryByText(text)).toBeNull();
      await userEvent.type(wrong, "0012");
      await userEvent.click(next());
      expect(screen.getByText(text)).toBeTruthy();
      expect(posted("/bind-card-new")).toEqual([]);
      // The other number was the wrong one.
      await userEvent.clear(field("Account number"));
      expect(screen.queryByText(text)).toBeNull();
      await userEvent.type(field("Account number"), "0012");
      await userEvent.click(next());
      await waitFor(() => expect(posted("/bind-card-new")).toHaveLength(1));
    },
  );

  it.each([
    ["Account number: enter all 12 digits.", "Account number", "12 digits"],
    ["Confirm account number: digits only.", "Confirm account number", ""],
    ["The account numbers are not the same.", "Account number", "12 digits"],
    ["Account number: not the confirm account number.", "Account number", "12 digits"],
  ])("ties the refusal %j to its field", async (message, title, hint) => {
    const { server } = await open({
      items: [{ subtitle: "12 digits" }, { code: "again", title: "Confirm account number" }],
      routes: { [routeOf(submitBankAccount)]: respond(null, { code: "10", message }) },
    });
    await userEvent.type(field("Account number"), "1");
    await userEvent.type(field("Confirm account number"), "1");
    await userEvent.click(next());
    await act(() => server.settled());
    // No toast repeats the message, and none covers Next.
    expect(screen.getAllByText(message)).toHaveLength(1);
    const refused = screen.getByRole("textbox", { name: title, description: `${hint} ${message}`.trim() });
    expect(document.activeElement).toBe(refused);
    expect([...document.querySelectorAll("[aria-invalid=true]")]).toEqual([refused]);
    await userEvent.type(refused, "2");
    expect(refused.getAttribute("aria-invalid")).toBeNull();
  });

  it.each([
    ["Our capacity is used up today.", undefined],
    ["Choose a city.", "City"],
    ["City: unknown", "City"],
    ["Bank and city differ.", "Bank"],
    ["Our banking hours are over.", undefined],
    ["The cities differ from the banks.", "Bank"],
    ["请检查City。", "City"],
    ["Velocity and capacity of the bank.", "Bank"],
  ])("finds the field that %j names", (message, title) => {
    const items = [{ title: "" }, { title: "City" }, { title: "Bank" }] as unknown as Parameters<
      typeof findRefusedItem
    >[0];
    expect(findRefusedItem(items, message)?.title).toBe(title);
  });

  it("keeps a refusal visible that names no field", async () => {
    const message = "Please try again tomorrow.";
    const { server } = await open({
      items: [{}],
      routes: { [routeOf(submitBankAccount)]: respond(null, { code: "11", message }) },
    });
    await userEvent.type(field("Account number"), "1");
    await userEvent.click(next());
    await act(() => server.settled());
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.getByText(message).closest("[role=alert]")).toBeTruthy();
    expect(document.querySelector("[aria-invalid=true]")).toBeNull();
  });
});

describe("a borrower who leaves before the response", () => {
  const leaveAndRespond = async (body: unknown) => {
    function ScreenWithLink() {
      const navigate = useNavigate();
      return (
        <>
          <BankAccountScreen />
          <button type="button" onClick={() => void navigate("/repay?orderId=o-1")}>
            Leave
          </button>
        </>
      );
    }
    const late = makeLateRoute();
    const item = { code: "c", cate: "enum", title: "Bank", note: [{ name: "Island", type: "ISB" }] };
    const { server } = await open({
      items: [item],
      path: FROM_ORDER,
      screen: ScreenWithLink,
      routes: { [routeOf(changeBankAccount)]: late.route },
    });
    await pick("Bank", "Island");
    await userEvent.click(next());
    await userEvent.click(screen.getByRole("button", { name: "Leave" }));
    expect(await screen.findByText("goes to /repay?orderId=o-1")).toBeTruthy();
    await act(async () => {
      late.arrive(body);
      await server.settled();
    });
    expect(screen.getByText("goes to /repay?orderId=o-1")).toBeTruthy();
  };

  it("stays on the next screen with the message that the account is saved, and the draft is dropped", async () => {
    await leaveAndRespond(respond());
    expect(screen.getByText("Your account is saved")).toBeTruthy();
    expect(bankDraft.read("p-1").picked).toEqual({});
  });

  it("keeps the draft and sees nothing about Next when no answer came", async () => {
    await leaveAndRespond(html());
    expect(screen.getByRole("alert").textContent).toBe("");
    expect(bankDraft.read("p-1").picked).not.toEqual({});
  });
});

describe("a reload", () => {
  it("drops a choice that the form no longer has, and choices for another product", async () => {
    const { unmount } = await open();
    await pick("City", "Cebu City");
    unmount();
    const { unmount: unmountNext } = await open({ path: "/bindBank?productId=p-2" });
    expect(screen.getByRole("button", { name: "City", description: "Choose a city" })).toBeTruthy();
    unmountNext();
    await open({ items: [{ code: "city", cate: "citySelect", title: "City", note: [{ name: "Manila", type: "m" }] }] });
    expect(screen.getByRole("button", { name: "City", description: "Choose" })).toBeTruthy();
  });
});

describe("the on-screen keyboard", () => {
  it("hides Next while it takes more than 60 px", { tags: "bank-account.next-hidden" }, async () => {
    vi.stubGlobal("innerHeight", 740);
    vi.stubGlobal("innerWidth", 360);
    await open();
    resizeTo(680);
    expect(next()).toBeTruthy();
    resizeTo(679);
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
    resizeTo(740);
    expect(next()).toBeTruthy();
    resizeTo(360, 740);
    expect(next()).toBeTruthy();
  });

  it("hides Next when it shrinks only the visual viewport, but not on zoom", async () => {
    const viewport = Object.assign(new EventTarget(), { height: 740, scale: 1 });
    vi.stubGlobal("innerHeight", 740);
    vi.stubGlobal("visualViewport", viewport);
    await open();
    const shrinkTo = (height: number, scale = 1) =>
      act(() => {
        Object.assign(viewport, { height, scale });
        viewport.dispatchEvent(new Event("resize"));
      });
    shrinkTo(370, 2);
    expect(next()).toBeTruthy();
    shrinkTo(480);
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
    shrinkTo(740);
    expect(next()).toBeTruthy();
  });

  it("submits on Enter while Next is hidden", async () => {
    vi.stubGlobal("innerHeight", 740);
    const { posted } = await open({ items: [{}, { code: "b", title: "Branch" }] });
    resizeTo(400);
    await userEvent.type(field("Account number"), "1");
    await userEvent.type(field("Branch"), "2{Enter}");
    await waitFor(() => expect(posted("/bind-card-new")).toHaveLength(1));
  });
});

describe("the bank step of the native app", () => {
  it("ends when the screen unmounts", { tags: "bridge.bank-step" }, async () => {
    const { unmount, commands } = await open();
    unmount();
    expect(commands()).toEqual(["startBankStep", "endBankStep"]);
  });

  it("ends before Back closes the webview", async () => {
    const { commands } = await open();
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(commands()).toEqual(["startBankStep", "endBankStep", "closeWebview"]);
  });

  it("ends when the page is hidden, and starts again when it is restored", async () => {
    const target = new EventTarget();
    const page: RecordingPage = {
      ...makePage(),
      addEventListener: (type, listener) => target.addEventListener(type, listener),
      removeEventListener: (type, listener) => target.removeEventListener(type, listener),
    };
    const { commands } = await open({ page });
    target.dispatchEvent(new Event("pagehide"));
    target.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(commands()).toEqual(["startBankStep", "endBankStep", "startBankStep"]);
  });
});
