import { expect, it } from "vitest";
import { makeNative } from "./makeNative.ts";
import { makeEnvironment } from "./TestApp.tsx";

it("a recording native app records its commands and returns the configured replies", async () => {
  const native = makeNative("ios");
  native.reply("startBankStep", { ok: false, data: "busy" });
  await expect(native.goToPage("product", { productId: "p-1" })).resolves.toEqual({ ok: true, data: undefined });
  await expect(native.startBankStep()).resolves.toEqual({ ok: false, data: "busy" });
  await Promise.all([
    native.closeWebview(),
    native.goHome(),
    native.goMine(),
    native.returnToLogin(),
    native.callPhone("1"),
    native.goToRating(),
    native.confirmTrackingPoint("seen"),
    native.endBankStep(),
  ]);
  expect(native.commands.map(({ command, params }) => [command, ...Object.entries(params).flat()].join(" "))).toEqual([
    "goToPage productId p-1 page product",
    "startBankStep",
    "closeWebview",
    "goHome",
    "goMine",
    "returnToLogin",
    "callPhone number 1",
    "goToRating",
    "confirmTrackingPoint name seen",
    "endBankStep",
  ]);
});

it("makeEnvironment throws for an invalid value", () => {
  expect(() => makeEnvironment({ brandName: "" })).toThrow("brandName");
});
