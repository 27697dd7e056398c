import { html, lost, makeApi, stuck } from "@lending/api-client/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { enterProduct } from "./enterProduct.ts";
import { saveProductClick } from "./saveProductClick.ts";

const click = { productId: "p-2", position: 3 };
const ENTER = "POST /gopia/goya/enter";
const CLICK = "POST /gopia/goya/click";

afterEach(() => void vi.useRealTimers());

describe("enterProduct", () => {
  it("sends product and position under their obfuscated names, form-encoded", { tags: "products.click" }, async () => {
    const { api, requests } = makeApi({ [ENTER]: { tarn: "00", strath: { glen: "https://h5.test/loanConfirm" } } });
    expect(await enterProduct(api, click)).toEqual({ ok: true, link: "https://h5.test/loanConfirm" });
    expect(requests).toMatchObject([{ fields: { lochan: "p-2", corrie: "3" }, headers: { "x-app-version": "1.0.0" } }]);
  });

  it.each([
    [{ tarn: "30", ben: "Full today" }, "Full today"],
    [{ tarn: "00", strath: { glen: "" } }, ""],
    [{ tarn: "00" }, ""],
  ])("reads %j as a refusal", async (body, message) => {
    const { api } = makeApi({ [ENTER]: body });
    expect(await enterProduct(api, click)).toEqual({ ok: false, message });
  });

  it.each([
    ["a lost connection", lost, "NETWORK"],
    ["a page instead of data", html, "UNREADABLE"],
    ["a response without a status", {}, "UNREADABLE"],
    ["a malformed status", { tarn: {}, ben: "Full today" }, "UNREADABLE"],
    ["null", null, "UNREADABLE"],
  ])("throws a fault for %s", async (_, route, code) => {
    const { api } = makeApi({ [ENTER]: route });
    await expect(enterProduct(api, click)).rejects.toMatchObject({ code });
  });
});

describe("saveProductClick", () => {
  it("records product and position", { tags: "products.click" }, async () => {
    const { api, requests } = makeApi({ [CLICK]: { tarn: "00" } });
    await saveProductClick(api, click);
    expect(requests).toMatchObject([{ path: "/gopia/goya/click", fields: { lochan: "p-2", corrie: "3" } }]);
  });

  it("ignores a failure", async () => {
    const { api } = makeApi({ [CLICK]: lost });
    await expect(saveProductClick(api, click)).resolves.toBeUndefined();
  });

  it("waits at most two seconds", async () => {
    vi.useFakeTimers();
    const { api } = makeApi({ [CLICK]: stuck });
    const saved = vi.fn();
    void saveProductClick(api, click).then(saved);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(saved).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(saved).toHaveBeenCalled();
  });
});
