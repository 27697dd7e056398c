import { SessionFault } from "@lending/api-client";
import { useLocation } from "@lending/bridge/router";
import { makeNative, TestApp } from "@lending/bridge/testing";
import { RemoteUnavailable } from "@lending/federation/runtime";
import { type Locale, LocaleProvider } from "@lending/ui/locale";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { makeSiteRegistry } from "../../testing/makeSiteRegistry.ts";
import { describeError } from "./ErrorCode.tsx";
import { FailureView, NotFoundView } from "./FailureView.tsx";

afterEach(cleanup);

interface ShowOptions {
  native?: ReturnType<typeof makeNative>;
  locale?: Locale;
}

// Asynchronous: React renders nothing again that suspends within a synchronous act.
const show = (error: unknown, { native = makeNative(), locale = "source" }: ShowOptions = {}) =>
  act(async () =>
    render(
      <TestApp app={{ native }}>
        <LocaleProvider locale={locale}>
          <FailureView error={error} title="Order Details" onRetry={() => undefined} />
        </LocaleProvider>
      </TestApp>,
    ),
  );

describe("FailureView", () => {
  it.each([
    [{ code: "NETWORK" }, "No connection"],
    [{ code: "TIMEOUT" }, "No answer yet"],
    [{ code: "HTTP", status: 429 }, "Our system is busy"],
    [{ code: "HTTP", status: 500 }, "Our system has a problem"],
    [{ code: "HTTP", status: 503 }, "Our system has a problem"],
    [{ code: "HTTP", status: 404 }, "That did not work"],
    [{ code: "UNREADABLE" }, "That did not work"],
    [new RemoteUnavailable("loan", undefined), "This part is closed for now"],
    [new TypeError("x"), "Something went wrong"],
  ])("describes %o as: %s", { tags: "requests.network" }, async (error, words) => {
    await show(error);
    expect(screen.getByRole("heading", { level: 1, name: "Order Details" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: words })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain(words);
  });

  it.each([
    ["source", true, true],
    ["fil-PH", true, true],
    ["source", false, false],
  ] as const)(
    "states in %s that nothing was charged, when the page knows it (%s): %s",
    {
      tags: "screens.busy",
    },
    async (locale, isUncharged, isShown) => {
      await show({ code: "HTTP", status: 503, isUncharged }, { locale });
      const alert = await screen.findByRole("alert", {}, { timeout: 10_000 });
      expect(/Nothing was charged|Wala pong siningil|Walang nabawas/.test(alert.textContent ?? "")).toBe(isShown);
    },
  );

  it("never shows the message of the error", { tags: "screens.defect" }, async () => {
    await show(new Error("SELECT * FROM secrets"));
    expect(document.body.textContent).not.toContain("SELECT");
  });

  it.each([
    [new TypeError("never shown"), true],
    [{ code: "HTTP" }, true],
    [{ code: "NETWORK" }, false],
    [{ code: "TIMEOUT" }, false],
  ])("shows the code that the report of %o contains: %s", async (error, isShown) => {
    const registry = makeSiteRegistry({ release: 3 });
    document.body.insertAdjacentHTML(
      "beforeend",
      `<script id="registry" type="application/json">${JSON.stringify(registry)}</script>`,
    );
    await show(error);
    const { errorCode } = describeError(error, registry);
    if (isShown) expect(await screen.findByText(errorCode)).toBeTruthy();
    else expect(screen.queryByText(errorCode)).toBeNull();
    document.getElementById("registry")?.remove();
  });

  it.each([
    ["source", "Your session has ended", "Nothing was charged", "Log in"],
    ["en-PH", "Your session has ended", "Nothing was charged", "Log in"],
    ["fil-PH", "Tapos na ang session ninyo", "Wala pong siningil", "Mag-log in"],
    ["zh-CN", "登录已失效", "没有扣款", "登录"],
  ] as const)(
    "offers the login instead of a retry after the session has ended, in %s",
    {
      tags: "screens.session-ended",
    },
    async (locale, heading, nothing, logIn) => {
      const native = makeNative();
      await show(new SessionFault("POST /pay"), { native, locale });
      expect(await screen.findByRole("heading", { level: 2, name: heading }, { timeout: 10_000 })).toBeTruthy();
      expect(screen.getByRole("alert").textContent).toContain(nothing);
      expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
      await userEvent.click(screen.getByRole("button", { name: logIn }));
      expect(native.commands.map(({ command }) => command)).toEqual(["returnToLogin"]);
    },
  );

  it.each([
    ["the page of a code", new SessionFault("code", { mayBePaying: true }), 0],
    ["a payment of the last day", new SessionFault("GET /order"), Date.now() - 3_600_000],
  ])("says that a payment may be under way for %s", { tags: "rulings.not-denied" }, async (_, error, startedMs) => {
    localStorage.setItem("order.startedPayment o-1", JSON.stringify({ startedMs }));
    await show(error);
    const text = (await screen.findByRole("alert")).textContent ?? "";
    expect(text).toContain("A payment may be under way. Log in and open the order in the app");
    expect(text).not.toContain("charged");
    expect(screen.getByRole("button", { name: "Log in" })).toBeTruthy();
    localStorage.clear();
  });
});

describe("an unknown address", () => {
  const Where = () => <p>at {useLocation().pathname}</p>;
  const openNotFound = async (host: "android" | "browser") => {
    const native = makeNative(host);
    render(
      <TestApp path="/nowhere" app={{ native }}>
        <NotFoundView />
        <Where />
      </TestApp>,
    );
    const role = host === "browser" ? "link" : "button";
    await userEvent.click(await screen.findByRole(role, { name: "Home" }, { timeout: 10_000 }));
    return native.commands;
  };

  it("leads to the site's home in a browser", async () => {
    expect(await openNotFound("browser")).toEqual([]);
    expect(screen.getByText("at /")).toBeTruthy();
  });

  it("leads to the app's home in the app", async () => {
    expect(await openNotFound("android")).toEqual([{ command: "goHome", params: {} }]);
  });
});
