import { FUZZ_TIMEOUT_MS, runs } from "@lending/api-client/fuzz";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeAndroidApp } from "../testing/fakes.ts";

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
