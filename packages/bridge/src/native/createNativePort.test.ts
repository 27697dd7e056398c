import { FUZZ_TIMEOUT_MS, runs } from "@lending/api-client/fuzz";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeNativeWindow, makeAndroidApp } from "../testing/fakes.ts";
import { createNativePort, type NativePort } from "./createNativePort.ts";
import type { NativeMessage } from "./host.ts";

const environment = { linkScheme: "sandboxlending" };
const browser = "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36";
const androidWebview =
  "Mozilla/5.0 (Linux; Android 10; SM-A107F; wv) AppleWebKit/537.36 Chrome/106.0 Mobile Safari/537.36";
const iosWebview =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 14_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";
const iosBrowser = `${iosWebview} Version/14.0 Safari/604.1`;

/** Creates a port in a window with these parts of an app. */
function inWindow(parts: Partial<FakeNativeWindow>, platform: "android" | "ios" = "android") {
  const window = Object.assign(new FakeNativeWindow(), parts);
  return { window, port: createNativePort({ window, environment, platform }) };
}
const AppBridge = { postMessage: () => undefined };

describe("the commands", () => {
  it.each<[string, (port: NativePort) => Promise<unknown>, object]>([
    ["closeWebview", (port) => port.closeWebview(), {}],
    ["goHome", (port) => port.goHome(), {}],
    ["goMine", (port) => port.goMine(), {}],
    ["returnToLogin", (port) => port.returnToLogin(), {}],
    ["goToRating", (port) => port.goToRating(), {}],
    ["startBankStep", (port) => port.startBankStep(), {}],
    ["endBankStep", (port) => port.endBankStep(), {}],
    [
      "goToPage",
      (port) => port.goToPage("product", { productId: "p-1", page: "other" }),
      { page: "product", productId: "p-1" },
    ],
    ["callPhone", (port) => port.callPhone(" +63 (2) 8000-0000 "), { number: "+63 (2) 8000-0000" }],
    [
      "confirmTrackingPoint",
      (port) => port.confirmTrackingPoint("go_loan", { productId: "p-1" }),
      { name: "go_loan", productId: "p-1" },
    ],
  ])(
    "%s is sent as one message and resolves once it is sent",
    {
      tags: [
        "bridge.go-to-page",
        "bridge.close",
        "bridge.home",
        "bridge.mine",
        "bridge.login",
        "bridge.call",
        "bridge.rating",
        "bridge.tracking",
        "bridge.bank-step",
        "rulings.commands",
      ],
    },
    async (command, call, params) => {
      const { port, messages } = makeAndroidApp();
      await expect(call(port)).resolves.toEqual({ ok: true, data: undefined });
      expect(messages()).toEqual([{ id: expect.stringMatching(/^\w+-1$/), command, params }]);
    },
  );

  it.each(["+63 (2) 8000-0000;ext=1", "0917-CALL-NOW", "tel:0917", "+63+2 8000", "09170000000,1", "( )", ""])(
    "callPhone(%j) dials nothing, because the digits alone are another number",
    async (number) => {
      const { port, messages } = makeAndroidApp();
      await expect(port.callPhone(number)).resolves.toEqual({ ok: false, data: undefined });
      expect(messages()).toEqual([]);
    },
  );

  it("never uses an id twice", () => {
    const { port, messages } = makeAndroidApp();
    for (let n = 0; n < 100; n += 1) void port.goHome();
    expect(new Set(messages().map(({ id }) => id)).size).toBe(100);
  });
});

describe("the host", () => {
  it("is Android's object, which takes JSON text", { tags: "rulings.bridge-android" }, async () => {
    const { port, messages } = makeAndroidApp();
    await port.goHome();
    expect(port.host).toBe("android");
    expect(messages()).toHaveLength(1);
  });

  it("is iOS's message handler, which takes an object", { tags: "rulings.bridge-ios" }, async () => {
    const taken: object[] = [];
    const handler = { postMessage: (message: object) => void taken.push(message) };
    const { port } = inWindow({ webkit: { messageHandlers: { AppBridge: handler } } }, "ios");
    await port.goMine();
    expect(port.host).toBe("ios");
    expect(taken).toEqual([{ id: expect.any(String), command: "goMine", params: {} }]);
  });

  it("is the platform's bridge when both exist", () => {
    const both = { AppBridge, webkit: { messageHandlers: { AppBridge } } };
    expect(inWindow(both, "ios").port.host).toBe("ios");
    expect(inWindow(both, "android").port.host).toBe("android");
  });

  it("is the only bridge that exists, whatever the platform parameter", () => {
    expect(inWindow({ AppBridge }, "ios").port.host).toBe("android");
  });

  const others = [{}, { messageHandlers: {} }, { messageHandlers: { AppBridge: {} } }];
  it.each(others)("is not iOS when only another app's %j exists", async (webkit) => {
    const { port } = inWindow({ webkit }, "ios");
    expect(port.host).toBe("browser");
    await expect(port.goHome()).resolves.toEqual({ ok: true, data: undefined });
  });

  it.each([
    [androidWebview, "link"],
    [iosWebview, "link"],
    [iosBrowser, "browser"],
    [browser, "browser"],
  ])("for %s without a bridge is: %s", (userAgent, host) => {
    expect(inWindow({ navigator: { userAgent } }).port.host).toBe(host);
  });

  it("is detected at each command, because an app may add its bridge late", async () => {
    const { window, port } = inWindow({});
    expect(port.host).toBe("browser");
    const take = vi.fn();
    window.AppBridge = { postMessage: take };
    await port.goHome();
    expect(take).toHaveBeenCalledTimes(1);
  });

  it("in a browser shows each command in the preview", { tags: "rulings.bridge-preview" }, async () => {
    const shown: NativeMessage[] = [];
    const window = new FakeNativeWindow();
    const onPreview = (message: NativeMessage) => shown.push(message);
    const port = createNativePort({ window, environment, platform: "android", onPreview });
    await port.callPhone("+63 2 8000 0000");
    expect(shown).toEqual([{ id: expect.any(String), command: "callPhone", params: { number: "+63 2 8000 0000" } }]);
    expect(window.opened).toEqual([]);
  });

  it("in an old app opens links of its scheme, one at a time", { tags: "rulings.bridge-scheme" }, async () => {
    vi.useFakeTimers();
    const { window, port } = inWindow({ navigator: { userAgent: androidWebview } });
    const both = Promise.all([port.confirmTrackingPoint("a b", { "x&y": "ñ=1" }), port.closeWebview()]);
    await vi.advanceTimersByTimeAsync(10);
    expect(window.opened).toEqual(["sandboxlending://confirmTrackingPoint?x%26y=%C3%B1%3D1&name=a%20b"]);
    await vi.advanceTimersByTimeAsync(60);
    expect(window.opened[1]).toBe("sandboxlending://closeWebview");
    const sent = { ok: true, data: undefined };
    await expect(both).resolves.toEqual([sent, sent]);
    vi.useRealTimers();
  });
});

describe("a reply", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("settles the command of its id", { tags: "rulings.reply" }, async () => {
    const { window, port, messages } = makeAndroidApp();
    const first = port.startBankStep({ replyWithinMs: 1000 });
    const second = port.endBankStep({ replyWithinMs: 1000 });
    const [one, two] = messages();
    window.answer({ id: two?.id, ok: false, data: "busy" });
    window.answer({ id: one?.id, ok: true, data: { step: 1 } });
    window.answer({ id: one?.id, ok: false });
    await expect(first).resolves.toEqual({ ok: true, data: { step: 1 } });
    await expect(second).resolves.toEqual({ ok: false, data: "busy" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("that does not arrive in time is not ok, and a late one is ignored", async () => {
    const { window, port, messages } = makeAndroidApp();
    const reply = port.startBankStep({ replyWithinMs: 1000 });
    await vi.advanceTimersByTimeAsync(1001);
    await expect(reply).resolves.toEqual({ ok: false, data: undefined });
    window.answer({ id: messages()[0]?.id, ok: true });
  });

  it.each([["true"], [1], [undefined]])("with ok %j is not ok", async (ok) => {
    const { window, port, messages } = makeAndroidApp();
    const reply = port.startBankStep({ replyWithinMs: 1000 });
    window.answer({ id: messages()[0]?.id, ok });
    await expect(reply).resolves.toEqual({ ok: false, data: undefined });
  });
});

it.each([[undefined], [1000]])(
  "a command that cannot be sent is not ok and never rejects (reply within %s)",
  async (replyWithinMs) => {
    const postMessage = () => {
      throw new Error("gone");
    };
    const { port } = inWindow({ AppBridge: { postMessage } });
    await expect(port.goHome(replyWithinMs ? { replyWithinMs } : {})).resolves.toEqual({ ok: false, data: undefined });
  },
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const anyText = fc.string({ unit: "binary", maxLength: 200 });
const params = fc.dictionary(fc.oneof(anyText, fc.constantFrom("page", "__proto__", "id", "command")), anyText);

it("a message to the native app has the specified shape, and no parameter can change its command or page", {
  timeout: FUZZ_TIMEOUT_MS,
}, () => {
  fc.assert(
    fc.property(anyText, params, (page, more) => {
      const { port, messages } = makeAndroidApp();
      void port.goToPage(page, more);
      const [message = { params: {} }, ...others] = messages();
      expect(others).toEqual([]);
      expect(Object.keys(message)).toEqual(["id", "command", "params"]);
      expect(message).toMatchObject({ command: "goToPage", params: { page: JSON.parse(JSON.stringify(page)) } });
      for (const value of Object.values(message.params)) expect(typeof value).toBe("string");
    }),
    runs(100),
  );
});

it("a message from the native app settles only the command with the same id, once, among any other messages", {
  timeout: FUZZ_TIMEOUT_MS,
}, async () => {
  const noise = fc.oneof(
    fc.anything(),
    fc.record({ id: fc.oneof(fc.anything(), anyText), ok: fc.anything(), data: fc.anything() }, { requiredKeys: [] }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(noise, { maxLength: 8 }), fc.boolean(), async (noises, ok) => {
      const { window, port, messages } = makeAndroidApp();
      const reply = port.closeWebview({ replyWithinMs: 1000 });
      const settled = vi.fn();
      void reply.then(settled);
      const id = messages()[0]?.id;
      for (const detail of noises) window.answer(detail);
      window.dispatchEvent(new Event("appbridge:reply"));
      await Promise.resolve();
      expect(settled).not.toHaveBeenCalled();
      window.answer({ id, ok, data: "first" });
      window.answer({ id, ok: !ok, data: "second" });
      await expect(reply).resolves.toEqual({ ok, data: "first" });
      expect(settled).toHaveBeenCalledOnce();
    }),
    runs(100),
  );
});
