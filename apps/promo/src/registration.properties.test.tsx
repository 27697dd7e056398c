import { everyHostileVersion, everyWalk, move } from "@lending/api-client/fuzz";
import { type FakeApi, lost, respond } from "@lending/api-client/testing";
import { makePage } from "@lending/bridge/testing";
import { expectIntact } from "@lending/federation/expect-intact";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { PromotionScreen } from "./screens/promotion/PromotionScreen.tsx";
import { calls, makePromotionServer } from "./testing/makePromotionServer.ts";

// Properties of a registration that hold for any sequence of the visitor's actions.

type Field = "Mobile number" | "Image captcha" | "SMS code";
type Outcome = keyof typeof outcomes;

interface Registration {
  at: "form" | "agreement" | "download";
  typed: Record<Field, string>;
  /** Time at which another code may be requested, in milliseconds. */
  countsUntil: number;
  codes: number;
  registrations: number;
}

const nothing: Record<Field, string> = { "Mobile number": "", "Image captcha": "", "SMS code": "" };
const ok = respond({}, { code: "0" });
const refusal = (code: string) => respond(null, { code, message: "The lender's message." });
/** Possible outcomes of a call. */
const outcomes = {
  done: { code: ok, register: ok },
  "already registered": { code: refusal("11"), register: refusal("11") },
  "wrong captcha": { code: refusal("101"), register: refusal("-1") },
  refused: { code: refusal("104"), register: refusal("106") },
  lost: { code: lost, register: lost },
};
const everyOutcome = Object.keys(outcomes) as Outcome[];
const everySubmission = everyOutcome.flatMap((outcome) =>
  [1, 2].flatMap((taps) => [true, false].map((isFilledIn) => ({ outcome, taps, isFilledIn }))),
);

let server: FakeApi;
const sent = (what: keyof typeof calls) =>
  server.requests.filter(({ method, path }) => `${method} ${path}` === calls[what]);
const settle = () => act(() => server.settled());

async function load() {
  const page = makePage({ historyIndex: 1 });
  await act(async () =>
    render(<TestScreen screen={PromotionScreen} path="/promotion?id=7" server={server} app={{ page }} />),
  );
  await settle();
}

const isValid: Record<Field, (value: string) => boolean> = {
  "Mobile number": (value) => /^1[3-9]\d{9}$/.test(value),
  "Image captcha": (value) => value.trim().length === 4,
  "SMS code": (value) => value.length === 6,
};
const areValid = ({ typed }: Registration, ...fields: Field[]) => fields.every((field) => isValid[field](typed[field]));
const field = (name: Field) => screen.getByRole<HTMLInputElement>("textbox", { name });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const codeButton = /^(?:Get code|\d+s)$/;
/** Taps several times before a response arrives. */
const tap = async (name: string | RegExp, taps: number) => {
  const target = button(name);
  for (let count = 0; count < taps; count += 1) fireEvent.click(target);
  await settle();
};
const expectAlert = (text: string) => expect(screen.getByRole("alert").textContent).toBe(text);
const expectRefused = (name: Field) => void screen.getByRole("textbox", { name, description: "The lender's message." });
const secondsLeft = ({ countsUntil }: Registration) => Math.ceil((countsUntil - Date.now()) / 1000);
const advanceTime = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

/** Expects the effects of an outcome that every call can have except success. */
async function expectOutcome(model: Registration, outcome: Outcome, action: "code" | "register") {
  switch (outcome) {
    case "already registered":
      model.at = "download";
      model.typed = { ...nothing };
      return void (await screen.findByText("您已注册,请直接下载APP登录！"));
    case "wrong captcha":
      model.typed["Image captcha"] = "";
      return expectRefused("Image captcha");
    case "refused":
      return action === "register" ? expectRefused("SMS code") : expectAlert("The lender's message.");
    case "lost":
      return expectAlert("error");
  }
}

interface Submission {
  readonly outcome: Outcome;
  readonly taps: number;
  /** Whether the visitor fills in all fields before. */
  readonly isFilledIn: boolean;
}

async function requestCode(model: Registration, { outcome, taps, isFilledIn }: Submission) {
  if (isFilledIn) await fillIn(model);
  server.route(calls.code, outcomes[outcome].code);
  const isCounting = secondsLeft(model) > 0;
  const isSent = !isCounting && areValid(model, "Mobile number", "Image captcha");
  await tap(codeButton, taps);
  if (isCounting) return expectAlert("请勿重复发送验证码!");
  if (!isSent) return;
  model.codes += 1;
  if (outcome === "done") model.countsUntil = Date.now() + 60_000;
  else await expectOutcome(model, outcome, "code");
}

async function register(model: Registration, { outcome, taps, isFilledIn }: Submission) {
  if (isFilledIn) await fillIn(model);
  server.route(calls.register, outcomes[outcome].register);
  const isSent = areValid(model, "Mobile number", "Image captcha", "SMS code");
  await tap("Register", taps);
  if (!isSent) return;
  model.registrations += 1;
  if (outcome !== "done") return expectOutcome(model, outcome, "register");
  model.at = "download";
  model.typed = { ...nothing };
  await screen.findByText("注册成功");
}

async function fillIn(model: Registration) {
  const all = { "Mobile number": "13912345678", "Image captcha": "7K4M", "SMS code": "123456" };
  for (const [name, value] of Object.entries(all) as [Field, string][]) {
    await act(async () => void fireEvent.change(field(name), { target: { value } }));
    model.typed[name] = value;
  }
}

const isAt =
  (...places: readonly Registration["at"][]) =>
  ({ at }: Readonly<Registration>) =>
    places.includes(at);
const type = (name: Field, values: readonly string[], normalise: (value: string) => string) =>
  move(
    `type ${name}`,
    values,
    async (model: Registration, value) => {
      await act(async () => void fireEvent.change(field(name), { target: { value } }));
      model.typed[name] = normalise(value);
    },
    isAt("form"),
  );
const digits = (max: number) => (value: string) => value.replace(/\D/g, "").slice(0, max);

const moves = [
  type("Mobile number", ["13912345678", "139 1234 5678", "139", "12912345678", "139123456789", ""], digits(11)),
  type("Image captcha", ["7K4M", "abcd", "abc", "    "], (value) => value),
  type("SMS code", ["123456", "1234567", "12345", "12 34 56", ""], digits(6)),
  move("Get code", everySubmission, requestCode, isAt("form")),
  move("Register", everySubmission, register, isAt("form")),
  move(
    "Refresh captcha",
    [1, 2],
    async (model: Registration, taps) => {
      await tap("Refresh captcha", taps);
      if (areValid(model, "Mobile number")) model.typed["Image captcha"] = "";
    },
    isAt("form"),
  ),
  move(
    "look at the agreement",
    [1],
    async (model: Registration) => {
      await act(async () => screen.getByRole("link", { name: "User agreement" }).click());
      await screen.findByRole("heading", { level: 1, name: "User agreement" });
      model.at = "agreement";
    },
    isAt("form"),
  ),
  move(
    "Back",
    [1],
    async (model: Registration) => {
      await tap("Back", 1);
      await screen.findByRole("textbox", { name: "Mobile number" });
      await settle();
      model.at = "form";
    },
    isAt("agreement", "download"),
  ),
  move("time passes, in seconds", [1, 20, 59, 61], async (_model: Registration, seconds) =>
    advanceTime(seconds * 1000),
  ),
  move("the phone sleeps, in seconds", [1, 45, 3_600], async (_model: Registration, seconds) => {
    vi.setSystemTime(Date.now() + seconds * 1000);
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  }),
  move("the page is loaded again", [1], async (model: Registration) => {
    cleanup();
    await load();
    model.at = "form";
    model.typed = { ...nothing };
  }),
];

function compare(model: Readonly<Registration>) {
  expect({ codes: sent("code").length, registrations: sent("register").length }).toEqual({
    codes: model.codes,
    registrations: model.registrations,
  });
  expect(sent("click")).toHaveLength(model.codes);
  // Idempotency keys are random and the end of the countdown is a time: their digits may match a number by chance.
  const { intents: _, smsCountdownEnd: __, ...stored } = { ...sessionStorage, ...localStorage };
  expect(JSON.stringify(stored)).not.toMatch(/139|188|7K4M|abcd|123456/);
  if (model.at !== "form") return;
  for (const name of Object.keys(nothing) as Field[]) {
    expect([name, field(name).value.replaceAll(name === "Image captcha" ? "" : " ", "")]).toEqual([
      name,
      model.typed[name],
    ]);
  }
  const secondsUntilCode = secondsLeft(model);
  expect(button(codeButton).textContent).toBe(secondsUntilCode > 0 ? `${Math.min(secondsUntilCode, 59)}s` : "Get code");
}

it("matches what the visitor sees after any sequence of actions", {
  timeout: 600_000,
  tags: ["promotion.sms-twice", "promotion.register-refused", "promotion.network"],
}, async () => {
  window.scrollTo = () => undefined;
  await everyWalk({
    usual: 4,
    async begin(): Promise<Registration> {
      vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
      server = makePromotionServer();
      await load();
      return { at: "form", typed: { ...nothing }, countsUntil: 0, codes: 0, registrations: 0 };
    },
    moves,
    compare,
    end() {
      cleanup();
      vi.useRealTimers();
      sessionStorage.clear();
      localStorage.clear();
    },
  });
  await waitFor(() => expect(document.body.textContent).toBe(""));
});

const CAMPAIGN = "?id=7&app_from=fb&user_from=u1";
const WAIT = { timeout: 20_000 };
const succeed = (data: object) => respond(data, { code: "0" });

beforeEach(() => {
  window.scrollTo = () => undefined;
});

const fill = (name: string, value: string) =>
  act(async () => fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } }));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

/** Opens the promotion, makes the call, and expects an intact page. */
async function expectWhole(what: keyof typeof calls | undefined, sent: unknown, address = CAMPAIGN) {
  const server = makePromotionServer(what && { [what]: sent });
  const requested = (one: keyof typeof calls) =>
    waitFor(() => expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toContain(calls[one]), WAIT);
  const promotion = <TestScreen screen={PromotionScreen} path={`/promotion${address}`} server={server} />;
  await expectIntact(promotion, async () => {
    if (!what) return;
    if (what !== "template") {
      await waitFor(() => expect(screen.getByRole("textbox", { name: "Mobile number" })).toBeTruthy(), WAIT);
      await fill("Mobile number", "13912345678");
    }
    if (what === "code" || what === "click") {
      await requested("sid");
      await fill("Image captcha", "abcd");
      await press("Get code");
    }
    if (what === "register") {
      await requested("sid");
      await fill("Image captcha", "abcd");
      await fill("SMS code", "123456");
      await press("Register");
    }
    await requested(what);
  });
}

it.each([
  { what: "template", real: respond({ id: "landing-7" }) },
  { what: "visit", real: succeed({}) },
  { what: "sid", real: succeed({ sid: "sid-1" }) },
  { what: "code", real: succeed({}) },
  { what: "register", real: succeed({}) },
] as const)(
  "the promotion stays intact for any response to the $what call",
  { timeout: 600_000 },
  async ({ what, real }) => {
    await everyHostileVersion(real, (sent) => expectWhole(what, sent));
  },
);

it.each(["", "#/downloadTemplate", "#/agreementTemplate"])(
  "the promotion%s stays intact for any address",
  { timeout: 600_000 },
  async (hash) => {
    const real = { id: "7", app_from: "fb", user_from: "u1", utm_tag: "t1", invite_code: "i1", UC: "uc1" };
    await everyHostileVersion(real, (sent) => {
      const fields = Object.entries(Object(sent)).map(([name, value]) => [name, String(JSON.stringify(value))]);
      return expectWhole(undefined, undefined, `?${new URLSearchParams(fields)}${hash}`);
    });
  },
);
