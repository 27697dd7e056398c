import { type FakeRequest, status as httpStatus, lost, respond, routeOf } from "@lending/api-client/testing";
import { hideToast, showToast, ToastRegion } from "@lending/ui/toast";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cards } from "../../api/fetchCards.ts";
import { commitCardRepayment, confirmCardRepayment, createHostedPayment } from "../../api/submitCardRepayment.ts";
import { CARDS, makeLateResponse, openCards } from "../../testing/openScreen.tsx";
import { readCodeEntry, saveCodeEntry } from "./cardPayment.ts";

afterEach(() => {
  localStorage.clear();
  cleanup();
  hideToast();
  sessionStorage.clear();
  vi.useRealTimers();
});

const WAY = routeOf(cards);
const COMMIT = routeOf(commitCardRepayment);
const CONFIRM = routeOf(confirmCardRepayment);
const HOSTED = routeOf(createHostedPayment);
const NEEDS_CODE = respond({ repayRecordId: "r-1", needValid: 1 });
const NO_CODE = respond({ repayRecordId: "r-1", needValid: 0 });
const AMOUNT_CHANGED = respond(null, { code: "23", message: "The amount has changed." });

const tap = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
const payWith = async (card: string) => {
  await choose(card);
  await tap("Pay");
};
const codeField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "SMS code" });
const typeCode = (code = "123456") => userEvent.type(codeField(), code);
const confirmCode = async () => {
  await typeCode();
  await tap("Confirm");
};
const returnToPage = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));
const startedPayments = () => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith("order.")));
const toCode = async (routes = {}, locale: "source" | "fil-PH" = "source") => {
  const result = await openCards(routes, undefined, locale);
  await choose("Bank of the Sandbox");
  await tap(locale === "source" ? "Pay" : "Bayaran");
  await screen.findByRole("textbox", { name: "SMS code" });
  return result;
};
const commits = (posted: () => readonly FakeRequest[]) => posted().filter(({ path }) => path === "/repayment-commit");

describe("choosing a card", () => {
  it("lists the cards without a preselection, and requires a choice", {
    tags: ["card-repayment.pay", "card-repayment.card-required"],
  }, async () => {
    const { posted } = await openCards();
    expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false]);
    expect(screen.getByText("2650.00")).toBeTruthy();
    await tap("Pay");
    const list = screen.getByRole("radiogroup", { description: "please select a bank card first" });
    expect(list.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Bank of the Sandbox" }));
    expect(screen.getAllByText("please select a bank card first")).toHaveLength(1);
    expect(commits(posted)).toHaveLength(0);
    await choose("Island Savings Bank");
    expect(screen.queryByText("please select a bank card first")).toBeNull();
    expect(list.getAttribute("aria-invalid")).toBeNull();
  });

  it("commits with every field, once for two taps, and opens the order when no code is required", {
    tags: ["card-repayment.fields", "card-repayment.commit", "card-repayment.success"],
  }, async () => {
    const { posted } = await openCards({ [COMMIT]: NO_CODE });
    await choose("Island Savings Bank");
    await userEvent.dblClick(screen.getByRole("button", { name: "Pay" }));
    await waitFor(() => expect(commits(posted)).not.toEqual([]));
    expect(commits(posted).map(({ fields }) => fields)).toEqual([
      {
        amount: "265000",
        bankName: "Island Savings Bank",
        cardId: "card-2",
        cardNo: "**** 8812",
        couponId: "coupon-1",
        orderId: "o-1",
        repayToken: "token-1",
        bankCode: "ISB",
        sendMsg: "0",
      },
    ]);
    expect(screen.queryByRole("textbox", { name: "SMS code" })).toBeNull();
  });

  it.each([
    ["800005", "anything", "do not submit a payment request twice"],
    ["800001", "Please choose one of your cards.", "Please choose one of your cards."],
    ["1", "", "processing failed"],
  ])(
    "shows the refusal %s, and keeps the choice",
    { tags: ["card-repayment.twice", "card-repayment.fallback"] },
    async (code, message, text) => {
      await openCards({ [COMMIT]: respond(null, { code, message }) });
      await payWith("Bank of the Sandbox");
      expect(await screen.findByText(text)).toBeTruthy();
      expect((screen.getByRole("radio", { name: "Bank of the Sandbox" }) as HTMLInputElement).checked).toBe(true);
    },
  );

  it.each([
    ["a lost connection", lost],
    ["an unreadable response", { code: {}, message: "Refused.", data: null }],
  ])(
    "reports %s as error, not as a refusal, and sends it again with the same idempotency key",
    { tags: "card-repayment.network" },
    async (_, fault) => {
      const { posted, route } = await openCards({ [COMMIT]: fault });
      await payWith("Bank of the Sandbox");
      expect(await screen.findByText("error")).toBeTruthy();
      expect(screen.queryByText(/Refused|processing failed/)).toBeNull();
      route(COMMIT, NEEDS_CODE);
      await tap("Pay");
      expect(await screen.findByRole("textbox", { name: "SMS code" })).toBeTruthy();
      const keys = commits(posted).map(({ headers }) => headers["idempotency-key"]);
      expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0]]);
    },
  );

  it("opens the hosted page with user, order and amount", { tags: "card-repayment.hosted" }, async () => {
    const { page, posted } = await openCards({}, "/repayChoose?productId=p-1&orderId=o-1&userId=b-demo");
    await tap("Use the bank's page");
    await waitFor(() => expect(page.opened).toEqual(["https://pay.test/hosted"]));
    expect(posted().find(({ path }) => path === "/repayment-huichao")?.fields).toEqual({
      userId: "b-demo",
      orderId: "o-1",
      amount: "265000",
    });
  });

  it("does not open a hosted page without an http address", async () => {
    const { page } = await openCards({ [HOSTED]: respond({ url: "javascript:alert(1)" }) });
    await tap("Use the bank's page");
    expect(
      await screen.findByText("The payment page cannot be opened. Check your order, then try again."),
    ).toBeTruthy();
    expect(page.opened).toEqual([]);
  });

  it("offers the hosted page when no card is bound", async () => {
    await openCards({ [WAY]: respond({ ...CARDS, cards: null }) });
    expect(screen.getByText(/No card is bound yet/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Pay" })).toBeNull();
  });
});

it("labels two cards of one bank, and a card without a bank, by their numbers", async () => {
  const [first] = CARDS.cards;
  await openCards({
    [WAY]: respond({
      ...CARDS,
      cards: [first, { ...first, id: "card-3", cardNo: "**** 1111" }, { id: "card-4", cardNo: "**** 2222" }],
    }),
  });
  for (const name of ["Bank of the Sandbox **** 4567", "Bank of the Sandbox **** 1111", "**** 2222"]) {
    expect(screen.getByRole("radio", { name })).toBeTruthy();
  }
});

it("fetches the cards again after a refusal, so that the next tap sends current data", async () => {
  const { posted, settled, route } = await openCards({ [COMMIT]: AMOUNT_CHANGED });
  await choose("Bank of the Sandbox");
  route(WAY, respond({ ...CARDS, repayToken: "token-2" }));
  await tap("Pay");
  await settled();
  expect(posted().filter(({ path }) => path === "/repayment-way")).toHaveLength(2);
  await tap("Pay");
  await settled();
  expect(commits(posted).at(-1)?.fields).toMatchObject({ repayToken: "token-2" });
});

it.each([
  ["a refusal without a message", respond(null, { code: "1" }), "query card list failed"],
  ["a refusal with a message", respond(null, { code: "1", message: "Not yours." }), "Not yours."],
  ["a lost connection", lost, "error"],
])(
  "offers Retry for the cards after %s",
  { tags: ["card-repayment.load", "card-repayment.fallback"] },
  async (_, route, text) => {
    await openCards({ [WAY]: route });
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  },
);

it.each([null, "", " ", "0", {}, undefined])(
  "shows the cards when the amount is %j, and pays nothing until Retry brings it",
  { tags: "repayment.missing-amount" },
  async (withholdingAmount) => {
    const { route, posted, settled } = await openCards({ [WAY]: respond({ ...CARDS, withholdingAmount }) });
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(screen.getByText("Not known yet")).toBeTruthy();
    expect(await screen.findByText("The amount has not arrived")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Pay|Use the bank's page/ })).toBeNull();
    route(WAY, respond(CARDS));
    await act(async () => screen.getByRole("button", { name: "Retry" }).click());
    await settled();
    expect(screen.getByRole("button", { name: "Pay" })).toBeTruthy();
    expect(screen.getByText("2650.00")).toBeTruthy();
    expect(commits(posted)).toEqual([]);
  },
);

it("shows that a payment was received although the amount is missing", async () => {
  const payment = { state: "paid", amount: "265000", channelName: "Bank card", at: "2026-12-01 08:00:00" };
  await openCards({ [WAY]: respond({ ...CARDS, withholdingAmount: null, payment }) });
  expect(await screen.findByText("Your payment was received")).toBeTruthy();
});

it("confirms another amount after a lost response before it pays", async () => {
  const { route, posted } = await openCards({ [COMMIT]: lost });
  await payWith("Bank of the Sandbox");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("error"));
  route(WAY, respond({ ...CARDS, withholdingAmount: "265441", repayToken: "token-2" }));
  await returnToPage();
  await screen.findByText("2654.41");
  await tap("Pay");
  expect(await screen.findByRole("dialog")).toBeTruthy();
  expect(commits(posted)).toHaveLength(1);
});

describe("the code step", () => {
  it("hides the toast of the card step, and returning to the cards hides the toast of the code step", async () => {
    const { route } = await openCards({ [COMMIT]: lost });
    await payWith("Bank of the Sandbox");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("error"));
    route(COMMIT, NEEDS_CODE);
    await tap("Pay");
    await screen.findByRole("textbox", { name: "SMS code" });
    expect(screen.getByRole("alert").textContent).toBe("");
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    await returnToPage();
    route(COMMIT, lost);
    await tap("Send again");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/./));
    await tap("Choose another card");
    vi.restoreAllMocks();
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it("leaves no toast on the order after the payment", async () => {
    const { route } = await toCode({ [CONFIRM]: respond(null, { code: "800006" }) });
    await confirmCode();
    await waitFor(() => expect(codeField().getAttribute("aria-invalid")).toBe("true"));
    route(CONFIRM, respond(null));
    await tap("Confirm");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(""), { timeout: 1500 });
  });

  it.each([
    ["source", "800006", "wrong code"],
    ["source", "800007", "Too many wrong codes. Please ask for a new one."],
    ["fil-PH", "800006", "Mali po ang code."],
    ["fil-PH", "800007", "Too many wrong codes. Please ask for a new one."],
  ] as const)(
    "(%s) shows the refusal %s once, at the code field, until the code is mended",
    { tags: "card-repayment.wrong-code" },
    async (locale, code, text) => {
      const message = "Too many wrong codes. Please ask for a new one.";
      await toCode({ [CONFIRM]: respond(null, { code, message }) }, locale);
      const input = codeField();
      await userEvent.type(input, "123456{Tab}");
      await userEvent.click(screen.getByRole("button", { name: /^(?:Confirm|Kumpirmahin)$/ }));
      await waitFor(() => expect(input.getAttribute("aria-invalid")).toBe("true"));
      const description = document.getElementById(input.getAttribute("aria-describedby")?.split(" ")[1] ?? "");
      expect(description?.textContent).toBe(text);
      expect(document.activeElement).toBe(input);
      expect(input.value).toBe("123456");
      expect(screen.getAllByText(text)).toHaveLength(1);
      await userEvent.type(input, "{Backspace}");
      expect(screen.queryByText(text)).toBeNull();
      expect(input.getAttribute("aria-invalid")).toBeNull();
    },
  );

  it("confirms with order, code and record, once for two taps", {
    tags: ["card-repayment.fields", "card-repayment.confirm"],
  }, async () => {
    const { posted } = await toCode();
    await typeCode("123 456");
    await userEvent.dblClick(screen.getByRole("button", { name: "Confirm" }));
    const confirmRequests = () => posted().filter(({ path }) => path === "/repayment-confirm");
    await waitFor(() => expect(confirmRequests()).not.toEqual([]));
    expect(confirmRequests().map(({ fields }) => fields)).toEqual([
      { orderId: "o-1", verifyCode: "123456", repaymentRecordId: "r-1" },
    ]);
  });

  it.each([
    ["800005", "do not submit a payment request twice"],
    ["9", "processing failed"],
  ])("shows the refusal %s, and keeps the code", { tags: "card-repayment.wrong-code" }, async (code, text) => {
    await toCode({ [CONFIRM]: respond(null, { code }) });
    await confirmCode();
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(codeField().value).toBe("123456");
  });

  it("sends the code again after 60 seconds, and not before", {
    tags: ["card-repayment.code-step", "card-repayment.commit"],
  }, async () => {
    const { posted } = await toCode();
    expect((screen.getByRole("button", { name: /^5\ds$/ }) as HTMLButtonElement).disabled).toBe(true);
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now + 60_000);
    await returnToPage();
    await tap("Send again");
    vi.restoreAllMocks();
    await waitFor(() =>
      expect(commits(posted).map(({ fields }) => (fields as { sendMsg: string }).sendMsg)).toEqual(["0", "1"]),
    );
  });

  it("returns to the cards with the native app's Back, and the choice is kept", async () => {
    const { page } = await toCode();
    act(() => expect(page.pressNativeBack()).toBe(true));
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Bank of the Sandbox" })).checked).toBe(true);
  });

  it("stays until the bank answers, because another card could pay a second time", {
    tags: "screens.sent-once",
  }, async () => {
    const { route, arrive } = makeLateResponse();
    const { page, posted } = await toCode({ [CONFIRM]: route });
    await confirmCode();
    await tap("Choose another card");
    act(() => void page.pressNativeBack());
    await tap("Back");
    expect(screen.getByText("The payment is being started. One moment.")).toBeTruthy();
    expect(codeField().value).toBe("123456");
    await arrive(respond(null, { code: "800006" }));
    await tap("Choose another card");
    await choose("Island Savings Bank");
    expect(commits(posted)).toHaveLength(1);
  });

  it("shows and notes the amount that its code pays, whatever is due meanwhile", async () => {
    const { route } = await toCode();
    route(WAY, respond({ ...CARDS, withholdingAmount: "265441" }));
    await returnToPage();
    expect(screen.getByText("2650.00")).toBeTruthy();
    await confirmCode();
    await waitFor(() => expect(startedPayments()).toContain("265000"));
  });

  it("sends the code again for the amount on the page when the new one is missing", async () => {
    const { posted, route } = await toCode();
    route(WAY, respond({ ...CARDS, withholdingAmount: null }));
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    await returnToPage();
    await tap("Send again");
    vi.restoreAllMocks();
    await waitFor(() => expect(commits(posted)).toHaveLength(2));
    expect(commits(posted)[1]?.fields).toMatchObject({ amount: "265000", sendMsg: "1" });
  });

  it("notes the new amount when sending the code again pays it without a code", async () => {
    const { route } = await toCode();
    route(WAY, respond({ ...CARDS, withholdingAmount: "265441" }));
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    await returnToPage();
    route(COMMIT, NO_CODE);
    await tap("Send again");
    vi.restoreAllMocks();
    await waitFor(() => expect(startedPayments()).toContain("265441"));
  });

  it("keeps the entered digits for a card while another one is chosen, and requests no new code", async () => {
    const { posted } = await toCode();
    await typeCode("1234");
    await tap("Choose another card");
    await choose("Island Savings Bank");
    await payWith("Bank of the Sandbox");
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "SMS code" })).value).toBe("1234");
    expect(commits(posted)).toHaveLength(1);
  });

  it("is restored after a reload with the rest of its countdown, and never stores the code", async () => {
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockReturnValue(now);
    await toCode();
    await typeCode("987654");
    cleanup();
    expect(JSON.stringify(sessionStorage)).not.toContain("987654");
    clock.mockReturnValue(now + 40_000);
    const { posted } = await openCards();
    expect(screen.getByRole("textbox", { name: "SMS code" })).toBeTruthy();
    expect((screen.getByRole("button", { name: "20s" }) as HTMLButtonElement).disabled).toBe(true);
    vi.restoreAllMocks();
    expect(commits(posted)).toHaveLength(0);
  });
});

describe("a payment that may have moved money", () => {
  const expectWarning = async () => {
    expect(await screen.findByText("You started a payment")).toBeTruthy();
    expect(screen.getByText(/Do not pay again/)).toBeTruthy();
    expect(screen.getByRole("link", { name: /Check your order/ })).toBeTruthy();
    expect(startedPayments()).toContain("o-1");
  };

  it("is stored under the order of the URL when no code is required", async () => {
    await openCards({ [WAY]: respond({ ...CARDS, orderId: "o-other" }), [COMMIT]: NO_CODE });
    await payWith("Island Savings Bank");
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(["order.startedPayment o-1"]));
    expect(startedPayments()).toContain("265000");
  });

  it("is stored after the code is accepted, and not before", async () => {
    await toCode();
    expect(startedPayments()).toBe("[]");
    await confirmCode();
    await waitFor(() => expect(startedPayments()).toContain("o-1"));
  });

  it("is not stored after a refusal", async () => {
    await openCards({ [COMMIT]: AMOUNT_CHANGED });
    await payWith("Island Savings Bank");
    await screen.findByText("The amount has changed.");
    expect(startedPayments()).toBe("[]");
  });

  it.each([
    ["a lost card payment", COMMIT, lost, "Pay"],
    ["a duplicate card payment", COMMIT, respond(null, { code: "800005" }), "Pay"],
    ["a lost request for the bank's page", HOSTED, lost, "Use the bank's page"],
  ])("is stored and shown after %s, and another card requires a confirmation", async (_, route, response, button) => {
    const way = respond({ ...CARDS, payment: { state: "none" } });
    const { posted } = await openCards({ [WAY]: way, [route]: response });
    await choose("Bank of the Sandbox");
    await tap(button);
    await expectWarning();
    const requests = posted().length;
    await payWith("Island Savings Bank");
    expect(await screen.findByRole("dialog", { name: "Pay again?" })).toBeTruthy();
    expect(posted()).toHaveLength(requests);
  });

  it("is stored after a broken lender, which may have paid, and not after a busy one", {
    tags: "screens.busy",
  }, async () => {
    const { route } = await openCards({
      [WAY]: respond({ ...CARDS, payment: { state: "none" } }),
      [COMMIT]: httpStatus(429),
    });
    await payWith("Bank of the Sandbox");
    expect(await screen.findByText(/^Our system is busy and did not accept this/)).toBeTruthy();
    expect(startedPayments()).toBe("[]");
    route(COMMIT, httpStatus(503));
    await tap("Pay");
    expect(await screen.findByText("Our system has a problem. Check your order before you pay again.")).toBeTruthy();
    await expectWarning();
  });

  it("is stored and shown after a duplicate confirmation", async () => {
    await toCode({ [CONFIRM]: respond(null, { code: "800005" }) });
    await confirmCode();
    await expectWarning();
  });

  it("is stored and shown after a lost confirmation, and the next tap retries it", async () => {
    const { posted } = await toCode({ [CONFIRM]: lost });
    await confirmCode();
    expect(await screen.findByText("error")).toBeTruthy();
    await expectWarning();
    const requests = posted().length;
    await tap("Confirm");
    await waitFor(() => expect(posted()).toHaveLength(requests + 1));
  });
});

it.each([
  ["source", "Send again", /^error$/],
  ["fil-PH", "Ipadala ulit", /Kung walang SMS, ipadala ulit/],
] as const)(
  "a lost request for another code (%s) is no payment, can be resent",
  { tags: "card-repayment.network" },
  async (locale, button, text) => {
    const { posted, route } = await toCode({}, locale);
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now + 60_000);
    await returnToPage();
    route(COMMIT, lost);
    await tap(button);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(text));
    expect(startedPayments()).toBe("[]");
    expect(screen.queryByText(/You started a payment|Check your order/)).toBeNull();
    route(COMMIT, NEEDS_CODE);
    await tap(button);
    await waitFor(() => expect(commits(posted)).toHaveLength(3));
    vi.restoreAllMocks();
  },
);

describe("an answer that arrives after the screen is left", () => {
  const pay = () => payWith("Bank of the Sandbox");

  it.each([
    ["opens no page", HOSTED, () => tap("Use the bank's page"), respond({ url: "https://pay.test/hosted" }), false],
    ["opens no code step", COMMIT, pay, NEEDS_CODE, false],
    ["records the payment", COMMIT, pay, NO_CODE, true],
    ["records the payment that a code confirmed", CONFIRM, confirmCode, respond(null), true],
    ["records that money may have moved", COMMIT, pay, lost, true],
    ["shows no refusal", COMMIT, pay, respond(null, { code: "1", message: "Refused." }), false],
  ])("%s, and changes no other page", async (_, call, send, response, isStarted) => {
    const { route, arrive } = makeLateResponse();
    const open = call === CONFIRM ? toCode : openCards;
    const { page, posted, settled } = await open({ [call]: route });
    await send();
    const address = page.location.href;
    const requests = posted().length;
    cleanup();
    render(<ToastRegion />);
    act(() => showToast("Of the next page."));
    await arrive(response);
    await settled();
    expect(page.opened).toEqual([]);
    expect(page.location.href).toBe(address);
    expect(posted()).toHaveLength(requests);
    expect(startedPayments() !== "[]").toBe(isStarted);
    expect(sessionStorage.getItem("awaitedCode o-1")).toBeNull();
    expect(document.body.textContent).toBe("Of the next page.");
  });
});

describe("a return to the page", () => {
  const pending = { state: "processing", purpose: "instalment", amount: 265000, channelName: "Wallet", at: "x" };

  it.each([
    ["the cards", openCards, () => choose("Bank of the Sandbox"), "Pay"],
    ["the code step", toCode, typeCode, "Confirm"],
  ])("shows beside %s a payment that was started elsewhere, and requires a confirmation", async (...row) => {
    const [, open, enter, button] = row;
    const { route } = await open();
    await enter();
    route(WAY, respond({ ...CARDS, payment: pending }));
    await returnToPage();
    expect(await screen.findByText("Do not pay again")).toBeTruthy();
    await tap(button);
    expect(await screen.findByRole("dialog", { name: "Pay again?" })).toBeTruthy();
  });

  it("keeps the code step after a refusal, and ends it when the payment was received", async () => {
    const { route } = await toCode();
    await typeCode();
    route(WAY, respond(null, { code: "9", message: "A payment needs a code." }));
    await returnToPage();
    await waitFor(() => expect(screen.getByRole("button", { name: "Confirm" })).toBeTruthy());
    expect(codeField().value).toBe("123456");
    route(WAY, respond({ payment: { ...pending, state: "paid" } }, { code: "9" }));
    await returnToPage();
    expect(await screen.findByRole("heading", { name: "Your payment was received" })).toBeTruthy();
  });

  it("keeps the cards when the connection is lost", async () => {
    const { posted, route, settled } = await openCards();
    route(WAY, lost);
    await returnToPage();
    await settled();
    expect(posted().map(({ path }) => path)).toEqual(["/repayment-way", "/repayment-way"]);
    expect(screen.getByRole("button", { name: "Pay" })).toBeTruthy();
  });
});

const boundCard = { id: "card-1", bankName: "Bank of the Sandbox", number: "**** 4567", bankCode: "BOS" };
const codeEntry = { card: boundCard, recordId: "r-1", amount: { centavos: 265000 }, sentAt: 1_000, isOpen: true };

describe("the stored entry of a code", () => {
  it.each([
    ["the card is no longer available", [], 2_000],
    ["the code has expired", [boundCard], 601_000],
    ["the phone's clock was set back", [boundCard], 500],
  ])("is undefined when %s", (_, cards, now) => {
    saveCodeEntry("o-1", codeEntry);
    expect(readCodeEntry("o-1", cards, now)).toBeUndefined();
  });
});
