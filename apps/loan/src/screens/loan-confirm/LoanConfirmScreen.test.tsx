import { type FakeRoute, html, lost, makeApi, respond, routeOf, status, stuck } from "@lending/api-client/testing";
import { useNavigate } from "@lending/bridge/router";
import { makeNative, makePage, TestApp } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { type Locale, LocaleProvider } from "@lending/ui/locale";
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { loanAgreements, newerLoanAgreements } from "../../api/fetchAgreements.ts";
import { confirmation, newerConfirmation } from "../../api/fetchConfirmation.ts";
import { pushLoan, pushNewerLoan } from "../../api/offer.ts";
import { makeConfirmation, makeNewerConfirmation } from "../../api/testing/makeConfirmation.ts";
import { LoanConfirmScreen } from "./LoanConfirmScreen.tsx";
import { useOfferVisit } from "./useOfferVisit.ts";

const order = "https://h5.test/loanDetail?productId=p-1&orderId=o-9";
const agreements = [
  { title: "Loan agreement", identifier: "loan-agreement" },
  { title: "Payment schedule", identifier: "payment-schedule" },
];

const v3 = {
  path: "/loanConfirm?productId=p-1",
  details: routeOf(confirmation),
  agreements: routeOf(loanAgreements),
  agreement: "/loanAgreement?productId=p-1&scene=3&position=payment-schedule",
  push: routeOf(pushLoan),
  offer: makeConfirmation,
  link: (url: string) => ({ lendDetailsUrl: url }),
};
const newer: typeof v3 = {
  path: "/loanConfirm2?productId=p-1",
  details: routeOf(newerConfirmation),
  agreements: routeOf(newerLoanAgreements),
  agreement: "/loanAgreement?productId=p-1&scene=3&confirmation=newer&position=payment-schedule",
  push: routeOf(pushNewerLoan),
  offer: (fields) => makeNewerConfirmation(fields) as ReturnType<typeof makeConfirmation>,
  link: (url: string) => ({ nutmeg: url }) as unknown as ReturnType<typeof v3.link>,
};
type Variant = typeof v3;

interface OpenOptions {
  offer?: Parameters<typeof makeConfirmation>[0] & { NewPopMsg?: unknown; NewButtonMsg?: unknown };
  routes?: Readonly<Record<string, FakeRoute>>;
  path?: string;
  page?: ReturnType<typeof makePage>;
  native?: ReturnType<typeof makeNative>;
  locale?: Locale;
}

async function open(
  variant: Variant,
  { offer = {}, routes = {}, path = variant.path, page, native, locale = "source" }: OpenOptions = {},
) {
  const server = makeApi({
    [variant.details]: respond(variant.offer(offer)),
    [variant.agreements]: respond(agreements),
    [variant.push]: respond(variant.link(order)),
    ...routes,
  });
  await act(async () =>
    render(
      <LocaleProvider locale={locale}>
        <TestScreen
          screen={LoanConfirmScreen}
          path={path}
          server={server}
          app={{ ...(page && { page }), ...(native && { native }) }}
        />
      </LocaleProvider>,
    ),
  );
  const requestsTo = (name: string) =>
    server.requests.filter((request) => `${request.method} ${request.path}` === name);
  return { server, requestsTo };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const goLoan = () => screen.findByRole<HTMLButtonElement>("button", { name: "Go Loan" });
const consent = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "I have read and agree" });
const dialog = (name: string) => screen.findByRole("dialog", { name });
const lookAtOrders = /^Look at your orders/;
const expectAlert = (text: string | RegExp) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole("alert")
        .map(({ textContent }) => textContent)
        .join(""),
    ).toMatch(text),
  );

// The screen preloads its dialogs and its notice when the phone is idle.
beforeAll(async () => {
  await import("./ConfirmationDialogs.tsx");
  await import("./ApplicationNotices.tsx");
});
// The host of the required agreement responds.
beforeEach(() => void vi.stubGlobal("fetch", async () => Response.error()));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe.each([
  ["/loanConfirm", v3],
  ["/loanConfirm2", newer],
])("%s", (_, variant) => {
  it("shows amount, term, rate, detail rows and plan before Go Loan", {
    tags: ["confirmation.offer", "confirmation.details", "confirmation.go-loan"],
  }, async () => {
    await open(variant);
    expect(await screen.findByRole("heading", { level: 1, name: "Confirm loan" })).toBeTruthy();
    const offered = screen.getByText("Loan amount").closest("dl")?.textContent;
    for (const fact of ["₱10000.00", "First payment2026-12-21", "Total to repay₱10,600.00"])
      expect(offered).toContain(fact);
    const terms = await screen.findByRole("region", { name: "Cost of this loan" });
    for (const text of ["Sandbox Cash", "120 days", "0.05% a day", "Interest₱600.00", "Total to repay₱10,600.00"])
      expect(terms.textContent).toContain(text);
    const plan = screen.getByRole("region", { name: "Payment plan" });
    expect(within(plan).getAllByRole("listitem")).toHaveLength(4);
    for (const text of ["First payment", "2026-12-21", "Last payment", "2027-03-21", "₱2650.00"])
      expect(plan.textContent).toContain(text);
    expect((await goLoan()).disabled).toBe(false);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each(["", "1", 1, "day", "D"])("shows the unit %j as days", { tags: "confirmation.offer" }, async (termUnit) => {
    await open(variant, { offer: { periods: "91", termUnit } });
    expect((await screen.findByRole("region", { name: "Cost of this loan" })).textContent).toContain("91 days");
  });

  it("starts with the consent ticked, and enables Go Loan only while it is ticked", {
    tags: ["confirmation.consent", "confirmation.consent-checked", "confirmation.go-loan-blocked"],
  }, async () => {
    const { requestsTo } = await open(variant);
    expect((await consent()).checked).toBe(true);
    await userEvent.click(await consent());
    const button = await goLoan();
    expect(button.disabled).toBe(true);
    expect(screen.getByRole("button", { description: "Tick “I have read and agree” to go on." })).toBe(button);
    // A line of the page, not text for screen readers alone.
    expect(screen.getByText("Tick “I have read and agree” to go on.").tagName).toBe("P");
    await userEvent.click(button);
    expect(requestsTo(variant.push)).toEqual([]);
    await userEvent.click(await consent());
    expect((await goLoan()).disabled).toBe(false);
  });

  it("applies for exactly the offer on the screen and opens the order with from=confirm", async () => {
    const { requestsTo } = await open(variant);
    await press("Go Loan");
    expect(await screen.findByText("goes to /loanDetail?productId=p-1&orderId=o-9&from=confirm")).toBeTruthy();
    expect(requestsTo(variant.push)).toHaveLength(1);
    expect(Object.values(requestsTo(variant.push)[0]?.fields ?? {})).toEqual(["1000000", "120", "days", "p-1"]);
  });

  const to = "/loanDetail?productId=p-1";
  it.each<[string, string, string]>([
    ["replaces the from of", `${to}&from=home&orderId=o-9&from=push`, `goes to ${to}&from=confirm&orderId=o-9`],
    ...["sessionId", "lang"].map((name): [string, string, string] => [
      `loads a document, for the start-up script, for the ${name} of`,
      `${to}&orderId=o-9&${name}=other`,
      `is replaced by https://h5.test${to}&orderId=o-9&${name}=other&from=confirm`,
    ]),
  ])("%s an order's link", async (_, link, text) => {
    await open(variant, { routes: { [variant.push]: respond(variant.link(link)) } });
    await press("Go Loan");
    const navigations = await screen.findAllByText(/^(goes to|is replaced by)/);
    expect(navigations.map(({ textContent }) => textContent)).toEqual([text]);
  });

  it("sends the tracking point to the app once, before it opens the page of another host with from=confirm", {
    tags: "confirmation.push-opens",
  }, async () => {
    const steps: string[] = [];
    const native = makeNative("android", ({ command, params }) => steps.push(`${command} ${JSON.stringify(params)}`));
    const page = makePage({ href: `https://h5.test${variant.path}` });
    const replace = vi.spyOn(page.location, "replace").mockImplementation((address) => void steps.push(address));
    const link = "https://partner.test/orders/9?x=1&from=offer";
    await open(variant, { routes: { [variant.push]: respond(variant.link(link)) }, page, native });
    await press("Go Loan");
    await waitFor(() => expect(replace).toHaveBeenCalled());
    expect(steps).toEqual([
      'confirmTrackingPoint {"productId":"p-1","name":"loanConfirm"}',
      "https://partner.test/orders/9?x=1&from=confirm",
    ]);
  });

  it("states after a refusal that nothing was borrowed, and links to other loans", {
    tags: "confirmation.refused-next",
  }, async () => {
    const native = makeNative();
    const { server } = await open(variant, {
      routes: { [variant.push]: respond(null, { code: "30", message: "Full today." }) },
      native,
    });
    await press("Go Loan");
    const refused = within(await screen.findByRole("region", { name: "This application was not accepted" }));
    expect(refused.getByRole("alert").textContent).toMatch(/Full today\. Nothing was borrowed with it\./);
    expect(screen.getAllByText(/Full today\./), "no toast repeats it").toHaveLength(1);
    expect(native.commands, "no tracking point").toEqual([]);
    server.route(variant.push, stuck);
    await press("Go Loan");
    expect(screen.queryByRole("region", { name: "This application was not accepted" })).toBeNull();
    cleanup();
    await open(variant, { routes: { [variant.push]: respond(null, { code: "30" }) } });
    await press("Go Loan");
    await userEvent.click(await screen.findByRole("link", { name: "See other loans" }));
    expect(await screen.findByText("goes to /recommendList")).toBeTruthy();
  });

  it("shows where the money goes, and no account that the lender does not send", {
    tags: "rulings.bound-account",
  }, async () => {
    await open(variant, { offer: { account: { name: "BPI", lastDigits: "123456781234" } } });
    expect((await screen.findByText("Money goes to")).parentElement?.textContent).toBe("Money goes toBPI ••• 1234");
    cleanup();
    await open(variant, { offer: { account: null } });
    await goLoan();
    expect(screen.queryByText("Money goes to")).toBeNull();
  });

  it("applies no second time while the page of the order loads, nor when this page is restored", async () => {
    const page = makePage({ href: `https://h5.test${variant.path}` });
    const replace = vi.spyOn(page.location, "replace").mockImplementation(() => {});
    const link = "https://partner.test/orders/9";
    const { requestsTo } = await open(variant, { routes: { [variant.push]: respond(variant.link(link)) }, page });
    const show = (persisted: boolean) =>
      act(async () => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));
    await press("Go Loan");
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
    await show(false);
    await press("Go Loan");
    expect((await goLoan()).getAttribute("aria-busy")).toBe("true");
    expect(requestsTo(variant.push)).toHaveLength(1);
    await show(true);
    await press("Go Loan");
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(2));
    expect(requestsTo(variant.push)).toHaveLength(1);
  });

  it("opens no agreement and does not leave while the application is sent", async () => {
    const { requestsTo } = await open(variant, { routes: { [variant.push]: stuck } });
    await press("Go Loan");
    await userEvent.click(screen.getByRole("link", { name: "Loan agreement" }));
    expect(screen.getByText("Your application is being sent. One moment.")).toBeTruthy();
    await press("Back");
    expect(screen.queryByText(/^goes to|closeWebview/)).toBeNull();
    await waitFor(() => expect(requestsTo(variant.push)).toHaveLength(1));
  });

  it.each([
    ["without a link", respond({})],
    ["without data", respond(null)],
    ["with an unsafe link", respond(variant.link("javascript:alert(1)"))],
  ])("sends an application that was accepted %s only once, and leads to the orders", async (_, route) => {
    const native = makeNative();
    const { requestsTo } = await open(variant, { routes: { [variant.push]: route }, native });
    for (const _tap of [1, 2]) {
      await press("Go Loan");
      await expectAlert(/^Your application was sent, but its page cannot be opened/);
    }
    expect(requestsTo(variant.push)).toHaveLength(1);
    expect(native.commands.filter(({ command }) => command === "confirmTrackingPoint")).toHaveLength(1);
    expect((await screen.findByRole("button", { name: lookAtOrders })).textContent).toContain("was sent");
  });

  it.each([
    ["the server's refusal", respond(null, { code: "31", message: "It has changed." }), /It has changed\./],
    ["a refusal without a message", respond(null, { code: "31" }), /^This application was not accepted/],
    ["a lost connection", lost, /^No answer came. We do not know/],
    ["a page instead of data", html, /^No answer came. We do not know/],
  ])(
    "reports %s, keeps the offer and the consent, and can be retried",
    { tags: ["confirmation.variant-refusal", "confirmation.failure"] },
    async (_, route, text) => {
      const { server, requestsTo } = await open(variant, { routes: { [variant.push]: route } });
      await press("Go Loan");
      await expectAlert(text);
      expect(screen.queryByText(/^(goes to|is replaced by)/)).toBeNull();
      expect((await consent()).checked).toBe(true);
      expect(screen.getByRole("region", { name: "Payment plan" })).toBeTruthy();
      server.route(variant.push, respond(variant.link(order)));
      await press("Go Loan");
      expect(await screen.findByText(/^goes to \/loanDetail/)).toBeTruthy();
      expect(requestsTo(variant.push)).toHaveLength(2);
    },
  );

  it("shows that no answer came: for ten seconds as a toast, and until the next application with a button to the orders", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { server } = await open(variant, { routes: { [variant.push]: lost } });
    await press("Go Loan");
    await expectAlert(/No answer came/);
    expect(await screen.findByRole("button", { name: lookAtOrders })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(9_000));
    await expectAlert(/No answer came/);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByRole("alert").textContent).toBe("");
    await press(lookAtOrders);
    expect(await screen.findByText("asks the app for goMine")).toBeTruthy();
    server.route(variant.push, stuck);
    await press("Go Loan");
    expect(screen.queryByRole("button", { name: lookAtOrders })).toBeNull();
  });

  it("reports that a busy lender did not accept the application, and does not send the borrower to the orders", async () => {
    const { server } = await open(variant, { routes: { [variant.push]: status(429) } });
    await press("Go Loan");
    await expectAlert(/^Our system is busy and did not accept this/);
    expect(screen.queryByRole("button", { name: lookAtOrders })).toBeNull();
    server.route(variant.push, status(503));
    await press("Go Loan");
    await expectAlert(/^Our system has a problem. We do not know whether your application arrived/);
    server.route(variant.push, status(429));
    await press("Go Loan");
    await expectAlert(/^Our system is busy/);
    expect(screen.getByRole("button", { name: lookAtOrders })).toBeTruthy();
  });

  it("scrolls to the button to the orders, for each application without an answer", async () => {
    const scrollIntoView = vi.fn();
    Object.defineProperty(HTMLElement.prototype, "scrollIntoView", { configurable: true, value: scrollIntoView });
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, "scrollIntoView"));
    await open(variant, { routes: { [variant.push]: lost } });
    for (const times of [1, 2]) {
      await press("Go Loan");
      await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(times));
    }
  });

  it("lets a long title of an agreement break", async () => {
    const long = [{ title: "x".repeat(45), identifier: "loan-agreement" }];
    await open(variant, { routes: { [variant.agreements]: respond(long) } });
    expect(await screen.findByRole("link", { name: /^x{20}\u200bx{20}\u200bx{5}$/ })).toBeTruthy();
  });

  it("opens the agreement of the offer whatever order the launch names", { tags: "confirmation.consent" }, async () => {
    const { server } = await open(variant, { path: `${variant.path}&orderId=o-1` });
    const requestCount = server.requests.length;
    await userEvent.click(await screen.findByRole("link", { name: "Payment schedule" }));
    expect(await screen.findByText(`goes to ${variant.agreement}`)).toBeTruthy();
    expect(server.requests).toHaveLength(requestCount);
  });

  it.each([
    ["a refusal", respond(null, { code: "9", message: "Being renewed." }), "Being renewed."],
    ["a lost connection", lost, /Nothing can be agreed to without them/],
  ])("after %s shows only the offer, disables Go Loan, and Retry fetches agreements", async (_, route, text) => {
    const { server, requestsTo } = await open(variant, { routes: { [variant.agreements]: route } });
    // In the page, and in no toast that repeats it.
    const reason = await screen.findByText(text);
    expect(reason.getAttribute("role")).toBe("alert");
    await press("Retry");
    await waitFor(() => expect(screen.getByText(text)).not.toBe(reason));
    expect(screen.getByRole("region", { name: "Payment plan" })).toBeTruthy();
    expect((await goLoan()).disabled).toBe(true);
    server.route(variant.agreements, respond(agreements));
    await press("Retry");
    expect(await screen.findByRole("link", { name: "Loan agreement" })).toBeTruthy();
    expect((await goLoan()).disabled).toBe(false);
    expect(requestsTo(variant.agreements)).toHaveLength(3);
    expect(requestsTo(variant.push)).toEqual([]);
  });

  it("needs no agreements when the list is empty", async () => {
    await open(variant, { routes: { [variant.agreements]: respond(null) } });
    expect((await goLoan()).disabled).toBe(false);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it.each([0, "0", -5, "", " ", null, "₱0"])(
    "shows the offer of the amount %j, and Retry for Go Loan",
    async (amount) => {
      const offer = Object.fromEntries(
        Object.entries(variant.offer()).map(([name, value]) => [name, value === 1000000 ? amount : value]),
      );
      const { server, requestsTo } = await open(variant, { routes: { [variant.details]: respond(offer) } });
      expect((await goLoan()).disabled).toBe(true);
      const reason = screen.getByText(/^The amount is not known yet/);
      expect((await goLoan()).getAttribute("aria-describedby")).toBe(reason.id);
      const main = screen.getByRole("main");
      for (const text of ["Loan amountNot known yet", "First payment2026-12-21", "Interest₱600.00"])
        expect(main.textContent).toContain(text);
      await screen.findByText(/^The offer does not state the amount of the loan/);
      expect(main.textContent).not.toContain("Effective rate");
      expect(screen.getByRole("region", { name: "Payment plan" })).toBeTruthy();
      expect(screen.getByRole("link", { name: "Loan agreement" })).toBeTruthy();
      server.route(variant.details, respond(variant.offer()));
      await act(() => press("Retry"));
      await press("Go Loan");
      expect(await screen.findByText(/^goes to \/loanDetail/)).toBeTruthy();
      expect(requestsTo(variant.push)).toHaveLength(1);
    },
  );

  it("shows the server's message for a refused offer, and fetches it again on Retry", async () => {
    const { server } = await open(variant, {
      routes: { [variant.details]: respond(null, { code: "31", message: "Not now." }) },
    });
    expect(await screen.findByRole("heading", { name: "The offer could not be shown" })).toBeTruthy();
    expect(screen.getAllByText("Not now.")).toHaveLength(1);
    server.route(variant.details, respond(variant.offer({})));
    await act(() => press("Retry"));
    expect(await goLoan()).toBeTruthy();
  });

  it("shows for a full product the ways on, and no Retry that changes nothing", {
    tags: "confirmation.failure",
  }, async () => {
    await open(variant, { routes: { [variant.details]: respond(null, { code: "30", message: "Full today." }) } });
    expect(await screen.findByText("Full today.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    expect(screen.getByRole("link", { name: "See other loans" })).toBeTruthy();
    await press("Call +63 2 8000 0000");
    expect(await screen.findByText(/asks the app for callPhone/)).toBeTruthy();
    await press("Home");
    expect(await screen.findByText("asks the app for goHome")).toBeTruthy();
  });

  it("shows an offer that consists only of an amount", async () => {
    const bare = Object.fromEntries(Object.keys(makeConfirmation()).map((name) => [name, null]));
    await open(variant, { offer: { ...bare, amount: "₱10,000" } });
    expect(await goLoan()).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Payment plan" })).toBeNull();
  });

  it("is fetched again on a return on another day of the Philippines, and not before", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T23:58:00+08:00") });
    onTestFinished(() => void vi.useRealTimers());
    const returnToPage = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    const { server, requestsTo } = await open(variant);
    await goLoan();
    vi.setSystemTime(new Date("2026-11-21T23:59:59+08:00"));
    await returnToPage();
    await act(() => server.settled());
    expect(requestsTo(variant.details)).toHaveLength(1);
    const plan = [{ description: "First payment", amount: 265000, pay_time: "2026-12-22" }];
    server.route(variant.details, respond(variant.offer({ firstPayTime: "2026-12-22", repay_plans: plan })));
    vi.setSystemTime(new Date("2026-11-22T00:00:00+08:00"));
    await returnToPage();
    await waitFor(() => expect(screen.getByRole("main").textContent).toContain("2026-12-22"));
    await returnToPage();
    await act(() => server.settled());
    expect(requestsTo(variant.details)).toHaveLength(2);
  });

  it("sends no request when no product is named", async () => {
    const { server } = await open(variant, { path: variant.path.replace("p-1", "") });
    expect(await screen.findByRole("heading", { name: "No loan was chosen" })).toBeTruthy();
    expect(server.requests).toEqual([]);
  });
});

describe("the required agreement", () => {
  const popAgreementUrl = "https://lender.test/agreements/pop";

  it.each([
    ["v3", v3],
    ["newer", newer],
  ])(
    "opens automatically in a sandboxed frame, and Agree continues (%s)",
    { tags: ["confirmation.popup", "confirmation.popup-opens"] },
    async (_, variant) => {
      const { requestsTo } = await open(variant, { offer: { popAgreementUrl } });
      const frame = within(await dialog("Loan agreement")).getByTitle("Loan agreement");
      expect(frame.getAttribute("src")).toBe(popAgreementUrl);
      expect(frame.getAttribute("sandbox")).toBe("");
      await userEvent.keyboard("{Escape}");
      expect(await dialog("Loan agreement")).toBeTruthy();
      expect(screen.getByRole("button", { name: "Agree" })).toHaveProperty("disabled", true);
      await act(async () => void fireEvent.load(frame));
      await press("Agree");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await press("Go Loan");
      expect(await screen.findByText(/^goes to \/loanDetail/)).toBeTruthy();
      expect(requestsTo(variant.push)).toHaveLength(1);
    },
  );

  it("of a host that cannot be reached can be agreed to after Open agreement, also after a reload", {
    tags: ["confirmation.agreement-loaded", "confirmation.agreement-open"],
  }, async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const page = makePage();
    const openOffer = () => open(v3, { offer: { popAgreementUrl }, page });
    const canAgree = async () => !(await screen.findByRole<HTMLButtonElement>("button", { name: "Agree" })).disabled;
    await openOffer();
    const frame = within(await dialog("Loan agreement")).getByTitle("Loan agreement");
    await act(async () => void fireEvent.load(frame));
    await screen.findByText("The agreement did not load");
    expect(await canAgree()).toBe(false);
    await press("Open agreement");
    expect(page.opened).toEqual([popAgreementUrl]);
    expect(await canAgree()).toBe(true);
    cleanup();
    await openOffer();
    expect(await canAgree()).toBe(true);
    await press("Agree");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("cannot be accepted when it cannot be shown", { tags: "confirmation.popup-required" }, async () => {
    await open(v3, { offer: { popAgreementUrl: "javascript:alert(1)" } });
    await dialog("Loan agreement");
    expect(screen.getByText(/cannot be shown here/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
    expect(document.querySelector("iframe")).toBeNull();
  });
});

describe("Back", () => {
  const withPrompt = { isPopType: "1" };

  it.each([
    ["version 3", v3, "source", "Back", "Agree", "Cancel"],
    ["the newer variant", newer, "source", "Back", "Agree", "Cancel"],
    ["version 3 in en-PH", v3, "en-PH", "Back", "Stay", "Leave"],
    ["version 3 in fil-PH", v3, "fil-PH", "Bumalik", "Manatili", "Umalis"],
    ["version 3 in zh-CN", v3, "zh-CN", "返回", "留下", "离开"],
  ] as const)(
    "asks once, in the lender's words, whether to leave %s",
    { tags: "confirmation.retention" },
    async (_, variant, locale, back, stay, leave) => {
      await open(variant, { offer: withPrompt, locale });
      await press(back);
      const prompt = await dialog("Leave this offer?");
      expect(prompt.textContent).toContain("Your offer stays open today.");
      await userEvent.click(within(prompt).getByRole("button", { name: stay }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      expect(screen.queryByText(/closeWebview/)).toBeNull();
      await press(back);
      expect(await screen.findByText("asks the app for closeWebview")).toBeTruthy();
      expect(screen.queryByRole("dialog")).toBeNull();
      cleanup();
      sessionStorage.clear();
      await open(variant, { offer: withPrompt, locale });
      await press(back);
      await press(leave);
      expect(await screen.findByText("asks the app for closeWebview")).toBeTruthy();
    },
  );

  it("shows its default texts when the server sends none", async () => {
    await open(v3, { offer: { isPopType: 1, popTitle: "", popContent: null } });
    await goLoan();
    await press("Back");
    expect((await dialog("Stay with this offer?")).textContent).toContain("Cancel leaves it.");
  });

  it("leaves immediately when isPopType is 0", { tags: "confirmation.retention" }, async () => {
    await open(v3);
    await goLoan();
    await press("Back");
    expect(await screen.findByText("asks the app for closeWebview")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("opens the prompt for the native app's Back too, and the page stays", async () => {
    const page = makePage({ href: "https://h5.test/loanConfirm?productId=p-1" });
    await open(v3, { offer: withPrompt, page });
    await goLoan();
    await act(async () => expect(page.pressNativeBack()).toBe(true));
    expect(await dialog("Leave this offer?")).toBeTruthy();
  });
});

describe("the newer variant's pop-up", () => {
  const popUp = { NewPopMsg: "You pay nothing before the money arrives.", NewButtonMsg: "Get this loan" };

  it("shows the server's message with the server's button, which returns to the offer", {
    tags: "confirmation.variant-popup",
  }, async () => {
    const { requestsTo } = await open(newer, { offer: popUp });
    expect((await dialog("Sandbox Cash")).textContent).toContain("You pay nothing before the money arrives.");
    await press("Get this loan");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await goLoan()).toBeTruthy();
    expect(requestsTo(newer.push)).toEqual([]);
  });

  it("opens after the required agreement is accepted", async () => {
    await open(newer, { offer: { ...popUp, popAgreementUrl: "https://lender.test/agreements/pop" } });
    await dialog("Loan agreement");
    await act(async () => void fireEvent.load(screen.getByTitle("Loan agreement")));
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await press("Agree");
    expect(await dialog("Sandbox Cash")).toBeTruthy();
  });

  it("has a default title and button label when the server sends none", async () => {
    await open(newer, { offer: { NewPopMsg: "Good news", comProductName: "" } });
    await dialog("About this loan");
    await press("Go on");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

function visitOffer(path = v3.path) {
  const { result } = renderHook(() => ({ visit: useOfferVisit(), navigate: useNavigate() }), {
    wrapper: ({ children }) => <TestApp path={path}>{children}</TestApp>,
  });
  return {
    decisions: () => result.current.visit[0],
    decide: (decision: Parameters<(typeof result.current.visit)[1]>[0]) => act(() => result.current.visit[1](decision)),
    go: (to: string) => act(() => void result.current.navigate(to)),
    goBack: () => act(() => void result.current.navigate(-1)),
  };
}

it("restores every decision on Back from an agreement", () => {
  const { decisions, decide, go, goBack } = visitOffer();
  const all = {
    ...{ isConsented: false, agreedLink: "https://h5.test/agreements/pop" },
    ...{ hasOpenedAgreement: true, isStayAsked: true, isPromotionClosed: true, notice: "unanswered" },
  } as const;
  for (const [name, decision] of Object.entries(all)) decide({ [name]: decision });
  const before = decisions();
  go("/loanAgreement?productId=p-1&scene=3&position=loan-agreement");
  goBack();
  expect(decisions()).toBe(before);
  expect(before).toEqual(all);
});

it.each([v3.path, "/loanConfirm?productId=p-2", "/loanConfirm2?productId=p-1"])("starts again on %s", (next) => {
  const { decisions, decide, go } = visitOffer();
  decide({ isConsented: false });
  go(next);
  expect(decisions().isConsented).toBe(true);
  decide({ isPromotionClosed: true });
  expect(decisions()).toMatchObject({ isConsented: true, agreedLink: "", isPromotionClosed: true });
});

it("keeps a withdrawn consent after a reload, for the same product and variant only", () => {
  visitOffer().decide({ isConsented: false });
  cleanup();
  expect(visitOffer("/loanConfirm?productId=p-2").decisions().isConsented).toBe(true);
  expect(visitOffer("/loanConfirm2?productId=p-1").decisions().isConsented).toBe(true);
  const reloaded = visitOffer();
  expect(reloaded.decisions().isConsented).toBe(false);
  reloaded.decide({ isPromotionClosed: true });
  expect(reloaded.decisions()).toMatchObject({ isConsented: false, agreedLink: "", isPromotionClosed: true });
  reloaded.decide({ isConsented: true });
  cleanup();
  expect(visitOffer().decisions().isConsented).toBe(true);
});

it.each(["hasOpenedAgreement", "isStayAsked"] as const)(
  "keeps %s after a reload, for the same offer only",
  {
    tags: "confirmation.agreement-loaded",
  },
  (decision) => {
    visitOffer().decide({ [decision]: true });
    cleanup();
    expect(visitOffer("/loanConfirm?productId=p-2").decisions()[decision]).toBe(false);
    expect(visitOffer("/loanConfirm2?productId=p-1").decisions()[decision]).toBe(false);
    expect(visitOffer().decisions()).toMatchObject({ [decision]: true, isConsented: true, agreedLink: "" });
  },
);
