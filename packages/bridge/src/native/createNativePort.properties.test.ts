import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FUZZ_TIMEOUT_MS, fuzzRuns } from "../testing/fuzzRuns.ts";
import { createNativePort } from "./createNativePort.ts";
import type { NativeWindow } from "./host.ts";

class FakeWindow extends EventTarget implements NativeWindow {
  readonly navigator = { userAgent: "" };
  readonly opened: string[] = [];
  readonly location = { assign: (url: string) => void this.opened.push(url) };
  AppBridge?: NonNullable<NativeWindow["AppBridge"]>;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const anyText = fc.string({ unit: "binary", maxLength: 200 });
const params = fc.dictionary(fc.oneof(anyText, fc.constantFrom("page", "__proto__", "id", "command")), anyText);

describe("a message to the native app", () => {
  it("has the specified shape, and no parameter can change its command or page", {
    timeout: FUZZ_TIMEOUT_MS,
  }, () => {
    fc.assert(
      fc.property(anyText, params, (page, more) => {
        const window = new FakeWindow();
        const texts: string[] = [];
        window.AppBridge = { postMessage: (text) => void texts.push(text) };
        void createNativePort({ window, environment: { linkScheme: "lender" }, platform: "android" }).goToPage(
          page,
          more,
        );
        expect(texts).toHaveLength(1);
        const message = JSON.parse(texts[0] ?? "");
        expect(Object.keys(message)).toEqual(["id", "command", "params"]);
        expect(message).toMatchObject({ command: "goToPage", params: { page: JSON.parse(JSON.stringify(page)) } });
        for (const value of Object.values(message.params)) expect(typeof value).toBe("string");
      }),
      fuzzRuns(100),
    );
  });
});

describe("a message from the native app", () => {
  it("settles only the command with the same id, once, among any other messages", {
    timeout: FUZZ_TIMEOUT_MS,
  }, async () => {
    const noise = fc.oneof(
      fc.anything(),
      fc.record({ id: fc.oneof(fc.anything(), anyText), ok: fc.anything(), data: fc.anything() }, { requiredKeys: [] }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(noise, { maxLength: 8 }), fc.boolean(), async (noises, ok) => {
        const window = new FakeWindow();
        const texts: string[] = [];
        window.AppBridge = { postMessage: (text) => void texts.push(text) };
        const port = createNativePort({ window, environment: { linkScheme: "lender" }, platform: "android" });
        const reply = port.closeWebview({ replyWithinMs: 1000 });
        const settled = vi.fn();
        void reply.then(settled);
        const { id } = JSON.parse(texts[0] ?? "");
        const dispatchReply = (detail: unknown) => window.dispatchEvent(new CustomEvent("appbridge:reply", { detail }));
        for (const detail of noises) dispatchReply(detail);
        window.dispatchEvent(new Event("appbridge:reply"));
        await Promise.resolve();
        expect(settled).not.toHaveBeenCalled();
        dispatchReply({ id, ok, data: "first" });
        dispatchReply({ id, ok: !ok, data: "second" });
        await expect(reply).resolves.toEqual({ ok, data: "first" });
        expect(settled).toHaveBeenCalledOnce();
      }),
      fuzzRuns(100),
    );
  });
});
