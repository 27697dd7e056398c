import { type FakeApi, lost, respond, status } from "@lending/api-client/testing";
import { useLocation } from "@lending/bridge/router";
import { makeEnvironment, makePage } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { type Locale, LocaleProvider } from "@lending/ui/locale";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calls, makePromotionServer } from "../../testing/makePromotionServer.ts";
import { readPhone } from "./download/DownloadPage.tsx";
import { PromotionScreen } from "./PromotionScreen.tsx";

const CAMPAIGN = "?id=7&app_from=fb&user_from=u1&utm_tag=t1&links_id=l1&down_id=d1&invite_code=i1&UC=uc1";
const MOBILE = "13912345678";
const MESSAGES = {
  mobile: "请正确输入手机号！",
  captcha: "请正确输入图形验证码！",
  smsCode: "请正确输入短信验证码！",
};

/** Why a request has no response, and what the visitor reads. */
const failures = [
  [lost, "error"],
  [status(429), "Our system is busy and did not accept this. Wait a minute, then try again."],
  [status(503), "Our system has a problem."],
] as const;

interface OpenOptions {
  server?: FakeApi;
  address?: string;
  /** The router's number of the current entry. */
  historyIndex?: number;
  environment?: Parameters<typeof makeEnvironment>[0];
  locale?: Locale;
}

let currentAddress = "";
function ScreenWithAddress() {
  const { pathname, search, hash } = useLocation();
  currentAddress = pathname + search + hash;
  return <PromotionScreen />;
}

/** Waits until the last opened server has responded to every request. */
let settle: () => Promise<unknown> = async () => undefined;

async function open({
  server = makePromotionServer(),
  address = CAMPAIGN,
  historyIndex = 0,
  environment = {},
  locale = "source",
}: OpenOptions = {}) {
  const page = makePage({ historyIndex });
  window.scrollTo = () => undefined;
  const view = await act(async () =>
    render(
      <LocaleProvider locale={locale}>
        <TestScreen
          screen={ScreenWithAddress}
          path={`/promotion${address}`}
          server={server}
          app={{ environment: makeEnvironment(environment), page }}
        />
      </LocaleProvider>,
    ),
  );
  settle = () => act(() => server.settled());
  await settle();
  const sent = (what: keyof typeof calls) =>
    server.requests.filter((request) => `${request.method} ${request.path}` === calls[what]);
  return { server, sent, page, view, address: () => currentAddress };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
/** Presses a button and waits for the requests that follow. */
const press = async (name: string) => {
  await userEvent.click(screen.getByRole("button", { name }));
  await settle();
};
const picture = () => screen.getByAltText<HTMLImageElement>("Four characters to type");

async function fill({ mobile = MOBILE, captcha = "7K4M", smsCode = "" } = {}) {
  if (mobile) await userEvent.type(field("Mobile number"), mobile);
  if (captcha) await userEvent.type(field("Image captcha"), captcha);
  if (smsCode) await userEvent.type(field("SMS code"), smsCode);
}

let beacons: string[] = [];
beforeEach(() => {
  sessionStorage.clear();
  beacons = [];
  Object.defineProperty(navigator, "sendBeacon", {
    configurable: true,
    value: (_url: string, body: string) => {
      beacons.push(body);
      return true;
    },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("arriving from an advertisement", () => {
  it("fetches the template and a sid, reports the visit, and shows the captcha", {
    tags: ["promotion.query", "promotion.template", "promotion.visit", "promotion.sid", "promotion.captcha"],
  }, async () => {
    const { sent } = await open();
    expect(sent("template").map((request) => request.query)).toEqual([{ templateId: "7" }]);
    expect(sent("sid")).toHaveLength(1);
    expect(sent("visit").map((request) => Object.entries(request.query))).toEqual([
      [
        ["page_id", "landing-7"],
        ["user_from", "u1"],
        ["client_type", "android"],
        ["page_type", "1"],
        ["utm_tag", "t1"],
        ["app_from", "fb"],
      ],
    ]);
    const url = new URL(picture().src);
    expect(url.pathname).toBe("/api/v2/youmi/promotion/get-captcha");
    expect(url.searchParams.get("sid")).toBe("sid-1");
    expect(Number(url.searchParams.get("t"))).toBeGreaterThan(0);
    expect(screen.getByRole("heading", { level: 1, name: "A loan with nothing hidden" })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe("A loan with nothing hidden"));
  });

  it.each([
    ["refuses", respond(null, { code: "404", message: "It has ended." })],
    ["fails to send", lost],
  ])("reports the visit with the link's id when the server %s the template", async (_how, template) => {
    const { sent } = await open({ server: makePromotionServer({ template }) });
    expect(sent("visit").map((request) => request.query.page_id)).toEqual(["7"]);
  });

  it.each(["template", "sid"] as const)(
    "shows the server's message when it refuses the %s",
    { tags: "promotion.load-refused" },
    async (what) => {
      await open({ server: makePromotionServer({ [what]: respond(null, { code: "404", message: "It has ended." }) }) });
      expect(screen.getByRole("alert").textContent).toBe("It has ended.");
      expect(field("Mobile number")).toBeTruthy();
    },
  );

  it.each(["template", "sid"] as const)(
    "shows why no response came for the %s",
    { tags: "screens.busy" },
    async (what) => {
      for (const [route, text] of failures) {
        await open({ server: makePromotionServer({ [what]: route }) });
        expect(screen.getByRole("alert").textContent).toBe(text);
        cleanup();
      }
    },
  );

  it("loads a picture on retry", async () => {
    const { server } = await open({ server: makePromotionServer({ sid: lost }) });
    expect(screen.getByText("The picture did not load. Tap it to try another one.")).toBeTruthy();
    server.route(calls.sid, respond({ sid: "sid-later" }, { code: "0" }));
    await fill({ captcha: "" });
    await press("Refresh captcha");
    expect(picture().src).toContain("sid=sid-later");
    expect(screen.queryByText("The picture did not load. Tap it to try another one.")).toBeNull();
  });

  it("replaces an expired sid automatically", async () => {
    const { sent } = await open();
    await act(async () => picture().dispatchEvent(new Event("load")));
    await act(async () => picture().dispatchEvent(new Event("error")));
    await settle();
    expect(sent("sid")).toHaveLength(2);
    expect(picture().src).toContain("sid=sid-2");
  });
});

describe("a typed value", () => {
  it("is limited to eleven digits in the mobile number, four characters in the captcha, six digits in the code", {
    tags: ["promotion.form", "promotion.mobile-length", "promotion.captcha-length", "promotion.sms-length"],
  }, async () => {
    await open();
    await fill({ mobile: "a139-1234-56789", captcha: "7K4MX", smsCode: "1234567" });
    expect(field("Mobile number").value).toBe("139 1234 5678");
    expect(field("Image captcha").value).toBe("7K4M");
    expect(field("SMS code").value).toBe("123456");
  });

  it.each([
    [{ mobile: "", captcha: "" }, "Register", [MESSAGES.mobile, MESSAGES.captcha, MESSAGES.smsCode], "Mobile number"],
    [{ smsCode: "12345" }, "Register", [MESSAGES.smsCode], "SMS code"],
    [{ mobile: "12912345678" }, "Get code", [MESSAGES.mobile], "Mobile number"],
    [{ captcha: "7K4 " }, "Get code", [MESSAGES.captcha], "Image captcha"],
    [{ mobile: "", captcha: "" }, "Get code", [MESSAGES.mobile, MESSAGES.captcha], "Mobile number"],
    [{ mobile: "", captcha: "" }, "Refresh captcha", [MESSAGES.mobile], "Mobile number"],
  ])(
    "is rejected when it is %j and %s is pressed: %j",
    { tags: ["promotion.mobile", "promotion.captcha-mobile", "promotion.captcha-length", "promotion.sms-length"] },
    async (typed, button, messages, focused) => {
      const { sent } = await open();
      const before = picture().src;
      await fill(typed);
      await press(button);
      expect(screen.queryAllByText(/^请正确输入/).map((one) => one.textContent)).toEqual(messages);
      expect(document.activeElement).toBe(field(focused));
      expect([...sent("code"), ...sent("register"), ...sent("click")]).toEqual([]);
      expect(picture().src).toBe(before);
      await userEvent.type(field(focused), "{Backspace}1");
      expect(screen.queryByText(messages[0] ?? "")).toBeNull();
    },
  );

  it("clears the message of its own field, and of no other", async () => {
    await open();
    await press("Register");
    const isWrong = () =>
      ["Mobile number", "Image captcha", "SMS code"].map((name) => field(name).getAttribute("aria-invalid") === "true");
    expect(isWrong()).toEqual([true, true, true]);
    await userEvent.type(field("Image captcha"), "7");
    expect(isWrong()).toEqual([true, false, true]);
  });

  it("is validated by the deployment's rule for a mobile number", { tags: "rulings.mobile-pattern" }, async () => {
    const { sent } = await open({ environment: { mobilePattern: "^09\\d{9}$" } });
    await fill({ mobile: "09171234567" });
    await press("Get code");
    expect(sent("code")).toHaveLength(1);
  });

  it.each([
    ["en-PH", "0917 123 4567", "0917 123 4567", 1],
    ["fil-PH", "+639171234567", "0917 123 4567", 1],
    ["fil-PH", "9171234567", "0917 123 4567", 1],
    ["zh-CN", "13912345678", "139 1234 5678", 1],
    ["source", "09171234567", "091 7123 4567", 0],
  ] as const)("in %s takes %s as %s: %i codes are requested", async (locale, typed, shown, count) => {
    const { sent } = await open({ locale });
    const [mobile, captcha] = await screen.findAllByRole<HTMLInputElement>("textbox");
    await userEvent.click(mobile as HTMLElement);
    await userEvent.paste(typed);
    expect(mobile?.value).toBe(shown);
    await userEvent.type(captcha as HTMLElement, "7K4M");
    const name = { "en-PH": "Get code", "fil-PH": "Kumuha ng code", "zh-CN": "获取验证码", source: "Get code" }[locale];
    await press(name);
    expect(sent("code")).toHaveLength(count);
    if (locale === "fil-PH") expect(sent("code")[0]?.fields.phone).toBe("09171234567");
  });

  it("keeps the mobile number when another language is chosen, and neither the codes nor a copy", async () => {
    const { view } = await open();
    await fill({ smsCode: "808182" });
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    const filipino = screen.getByRole("link", { name: "Filipino" });
    expect(filipino.getAttribute("href")).toContain(CAMPAIGN);
    await act(async () => fireEvent.click(filipino));
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/808182|7K4M/);
    view.unmount();
    await open();
    expect(field("Mobile number").value).toBe("139 1234 5678");
    expect([field("Image captcha").value, field("SMS code").value]).toEqual(["", ""]);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(MOBILE);
  });

  it.each(["<b>139</b>", "x".repeat(5000), "1".repeat(5000)])("reads no kept value such as %.12s", async (kept) => {
    sessionStorage.setItem("promotionMobile", kept);
    await open();
    expect(field("Mobile number").value).toBe("");
  });

  it("survives a visit to the agreement, and nothing is requested twice", { tags: "promotion.agreement" }, async () => {
    const { sent } = await open({ historyIndex: 1 });
    await fill();
    const before = picture().src;
    await act(async () => screen.getByRole("link", { name: "User agreement" }).click());
    expect(await screen.findByRole("heading", { level: 1, name: "User agreement" })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe("User agreement"));
    await press("Back");
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Mobile number" })).value).toBe(
      "139 1234 5678",
    );
    expect(picture().src).toBe(before);
    expect([sent("sid").length, sent("template").length, sent("visit").length]).toEqual([1, 1, 1]);
  });
});

describe("a new picture", () => {
  it("uses the same sid and clears the typed captcha", { tags: "promotion.captcha" }, async () => {
    const { sent } = await open();
    await fill();
    const before = picture().src;
    await press("Refresh captcha");
    expect(picture().src).not.toBe(before);
    expect(picture().src).toContain("sid=sid-1");
    expect(field("Image captcha").value).toBe("");
    expect(sent("sid")).toHaveLength(1);
  });
});

describe("requesting a code", () => {
  const button = () => screen.getByRole("button", { name: /^(?:Get code|\d+s)$/ });
  const startClock = () => vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const advanceTime = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

  it("sends the request, reports the click with the phone number, and counts down from 59s", {
    tags: ["promotion.get-code", "promotion.form", "promotion.countdown", "promotion.click", "promotion.sms-sent"],
  }, async () => {
    startClock();
    const { sent } = await open();
    await fill();
    await press("Get code");
    expect(sent("code").map((request) => request.fields.sid)).toEqual(["sid-1"]);
    expect(sent("click").map((request) => request.query.phone)).toEqual([MOBILE]);
    expect(screen.getByText("验证码已发送，请在手机上查看！").closest("[role=status]")).toBeTruthy();
    expect(document.activeElement).toBe(field("SMS code"));
    expect(button().textContent).toBe("59s");
    expect(button().getAttribute("aria-disabled")).toBe("true");
    await advanceTime(2_000);
    expect(button().textContent).toBe("58s");
    expect(screen.getByText("You can have another code sent in 60 seconds.")).toBeTruthy();
    await advanceTime(57_000);
    expect(button().textContent).toBe("1s");
    expect(screen.queryByText("You can have another code sent now.")).toBeNull();
    await advanceTime(1_000);
    expect(button().textContent).toBe("Get code");
    expect(button().getAttribute("aria-disabled")).toBeNull();
    expect(screen.getByText("You can have another code sent now.")).toBeTruthy();
  });

  it("ends the countdown when the phone's clock was set back", async () => {
    sessionStorage.setItem("smsCountdownEnd", String(Date.now() + 86_400_000));
    await open();
    expect(button().textContent).toBe("Get code");
  });

  it("shows the server's message for any other code", { tags: "promotion.sms-refused" }, async () => {
    await open({ server: makePromotionServer({ code: respond(null, { code: "104", message: "Wait an hour." }) }) });
    await fill();
    const before = picture().src;
    await press("Get code");
    expect(screen.getByRole("alert").textContent).toBe("Wait an hour.");
    expect(await screen.findByText("You are not registered yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Get the app and log in" }).getAttribute("href")).toMatch(
      /#\/downloadTemplate$/,
    );
    expect(picture().src).toBe(before);
    expect(button().textContent).toBe("Get code");
  });

  it.each(failures)(
    "shows why no response came, and can be retried",
    { tags: "promotion.visit-ignored" },
    async (route, text) => {
      const { server } = await open({ server: makePromotionServer({ code: route, click: lost, visit: lost }) });
      await fill();
      await press("Get code");
      expect(screen.getByRole("alert").textContent).toBe(text);
      server.route(calls.code, respond({}, { code: "0" }));
      await press("Get code");
      expect(button().textContent).toBe("59s");
    },
  );
});

describe("registering", () => {
  const register = async () => {
    await fill({ smsCode: "123456" });
    await press("Register");
  };

  it("sends the form once and opens the download with the same parameters", {
    tags: [
      "promotion.download",
      "promotion.query",
      "promotion.registered",
      "promotion.form",
      "promotion.register-success",
    ],
  }, async () => {
    const opened = await open();
    await register();
    expect(opened.sent("register")).toHaveLength(1);
    expect(opened.sent("register")[0]?.fields).toMatchObject({ phone: MOBILE, id: "landing-7", utm_tag: "t1" });
    expect(await screen.findByRole("heading", { level: 1, name: "Get the app" })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe("Get the app"));
    expect(screen.getByText("注册成功")).toBeTruthy();
    expect(opened.address()).toBe(`/promotion${CAMPAIGN}#/downloadTemplate`);
  });

  it("sends the link's id when the template is unavailable", async () => {
    const { sent } = await open({ server: makePromotionServer({ template: lost }) });
    await register();
    expect(sent("register")[0]?.fields.id).toBe("7");
  });

  it.each([
    ["code", "Get code", "101"],
    ["register", "Register", "-1"],
  ] as const)(
    "with a wrong captcha in the %s call shows the message and a new picture, and keeps the other fields",
    {
      tags: ["promotion.sms-captcha", "promotion.register-captcha"],
    },
    async (call, button, code) => {
      const refusal = respond(null, { code, message: "Not these letters." });
      await open({ server: makePromotionServer({ [call]: refusal }) });
      await fill({ smsCode: "123456" });
      const before = picture().src;
      await press(button);
      expect(screen.getAllByText("Not these letters.")).toHaveLength(1);
      expect(picture().src).not.toBe(before);
      expect(["Mobile number", "Image captcha", "SMS code"].map((name) => field(name).value)).toEqual([
        "139 1234 5678",
        "",
        "123456",
      ]);
      expect(document.activeElement).toBe(field("Image captcha"));
      expect(screen.getByRole("textbox", { description: "Not these letters." })).toBe(field("Image captcha"));
      expect(screen.getByRole("button", { name: "Get code" })).toBeTruthy();
      await userEvent.keyboard("7");
      expect(screen.queryByText("Not these letters.")).toBeNull();
    },
  );

  it.each([
    ["code", "Get code"],
    ["register", "Register"],
  ] as const)(
    "opens the download for a number that the %s call knows",
    {
      tags: ["promotion.known", "promotion.sms-known", "promotion.register-known"],
    },
    async (call, button) => {
      const known = respond(null, { code: "11", message: "" });
      const opened = await open({ server: makePromotionServer({ [call]: known }) });
      await fill({ smsCode: "123456" });
      await press(button);
      expect(await screen.findByRole("heading", { level: 1, name: "Get the app" })).toBeTruthy();
      expect(screen.getByText("您已注册,请直接下载APP登录！")).toBeTruthy();
      expect(opened.address()).toBe(`/promotion${CAMPAIGN}#/downloadTemplate`);
    },
  );

  it.each([
    ["source", "SMS code", "Register"],
    ["en-PH", "SMS code", "Register"],
    ["fil-PH", "SMS code", "Mag-register"],
    ["zh-CN", "短信验证码", "注册"],
  ] as const)("with a wrong code in %s shows the message once, at its focused field", async (locale, name, submit) => {
    const text = "The SMS code is wrong.";
    const register = respond(null, { code: "106", message: text });
    await open({ locale, server: makePromotionServer({ register }) });
    const [mobile, captcha, code] = await screen.findAllByRole("textbox");
    await userEvent.type(mobile as HTMLElement, MOBILE);
    await userEvent.type(captcha as HTMLElement, "7K4M");
    await userEvent.type(code as HTMLElement, "123456");
    await press(submit);
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.getByRole("textbox", { name, description: text })).toBe(document.activeElement);
    expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
    await userEvent.keyboard("{Backspace}");
    expect(document.activeElement?.getAttribute("aria-invalid")).toBeNull();
  });
});

describe("the hash pages", () => {
  it("go back to the landing page when they were opened by a direct link", { tags: "rulings.hash-query" }, async () => {
    const opened = await open({ address: `${CAMPAIGN}#/downloadTemplate` });
    expect(await screen.findByRole("heading", { level: 1, name: "Get the app" })).toBeTruthy();
    expect(opened.sent("visit")).toEqual([]);
    await press("Back");
    expect(await screen.findByRole("heading", { level: 1, name: "A loan with nothing hidden" })).toBeTruthy();
    expect(opened.address()).toBe(`/promotion${CAMPAIGN}`);
  });

  it.each([
    ["android", ["Download for Android", "I already have the app"]],
    ["ios", ["Download for iPhone", "I already have the app"]],
    ["", ["Download for Android", "Download for iPhone"]],
  ])("offer on platform %j the links %j", { tags: "promotion.download" }, async (platform, links) => {
    await open({ address: `?id=7&platform=${platform}#/downloadTemplate` });
    expect((await screen.findAllByRole("link")).map((link) => link.textContent)).toEqual(links);
  });

  it("open with the first value of a repeated parameter", async () => {
    await open({ address: "?id=7&id=8&utm_tag=a&utm_tag=b" });
    const agreement = await screen.findByRole("link", { name: "User agreement" });
    expect(agreement.getAttribute("href")).toBe("/promotion?id=7&utm_tag=a#/agreementTemplate");
  });

  it("open the store through openExternal, and show a message when it is not allowed", async () => {
    const opened = await open({ address: "?id=7&platform=android#/downloadTemplate" });
    await userEvent.click(await screen.findByRole("link", { name: "Download for Android" }));
    expect(opened.page.opened).toEqual([
      "https://play.google.com/store/apps/details?id=ph.sandbox.lending&referrer=id%3D7",
    ]);
    cleanup();
    await open({ address: "?platform=ios#/downloadTemplate", environment: { redirectHosts: ["pay.example"] } });
    const store = await screen.findByRole("link", { name: "Download for iPhone" });
    expect(store.getAttribute("href")).toBe("https://apps.apple.com/ph/iphone/search?term=Sandbox+Lending");
    const app = screen.getByRole("link", { name: "I already have the app" });
    expect(app.getAttribute("href")).toBe("sandboxlending://returnToLogin");
    await userEvent.click(store);
    expect(screen.getByRole("alert").textContent).toBe("This link cannot be opened.");
  });
});

describe("analytics", () => {
  it("receive each step, and never the phone number or the codes", { tags: "promotion.analytics" }, async () => {
    await open();
    await fill({ smsCode: "654321" });
    await press("Refresh captcha");
    await userEvent.type(field("Image captcha"), "9X9X");
    await press("Get code");
    await press("Register");
    await screen.findByRole("heading", { level: 1, name: "Get the app" });
    const steps = ["visit", "refreshCaptcha", "askForCode", "codeSent", "submitRegistration", "registered", "download"];
    await waitFor(() => expect(beacons.map((body) => JSON.parse(body).step)).toEqual(steps));
    expect(beacons.join()).not.toMatch(/13912345678|654321|9X9X|sid-1|demo|device-1|"i1"/);
    expect(JSON.parse(beacons[0] ?? "")).toEqual({
      ...{ event: "promotion", step: "visit", id: "7", app_from: "fb", user_from: "u1", utm_tag: "t1" },
      ...{ links_id: "l1", down_id: "d1", UC: "uc1" },
    });
  });

  it("receive nothing without an address", async () => {
    await open({ environment: { analyticsUrl: "" } });
    expect(beacons).toEqual([]);
  });

  it.each([
    ["has no beacons", undefined],
    [
      "rejects the address",
      () => {
        throw new TypeError("Failed to execute 'sendBeacon'");
      },
    ],
  ])("do not affect a visitor whose browser %s", async (_, sendBeacon) => {
    Object.defineProperty(navigator, "sendBeacon", { configurable: true, value: sendBeacon });
    const { sent } = await open();
    expect(sent("visit")).toHaveLength(1);
  });
});

describe("the store", () => {
  const ANDROID = "Mozilla/5.0 (Linux; Android 10; SM-A105F) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36";
  const IPHONE =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Safari/604.1";
  const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/16.0 Safari/605.1.15";
  const PC = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36";

  it.each([
    [null, ANDROID, 5, "android"],
    [null, IPHONE, 5, "ios"],
    [null, MAC, 5, "ios"],
    [null, MAC, 0, undefined],
    [null, PC, 10, undefined],
    ["", PC, 0, undefined],
    ["ios", ANDROID, 5, "ios"],
    ["Android", IPHONE, 5, "android"],
    ["nonsense", IPHONE, 5, "ios"],
  ])("with platform %j and %s (%i touches) is %s", (platform, userAgent, maxTouchPoints, phone) => {
    expect(readPhone(platform, { userAgent, maxTouchPoints })).toBe(phone);
  });
});
