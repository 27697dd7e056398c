import { UnreadableFault } from "@lending/api-client";
import { keepsIdempotencyKey, respond } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { makePromotionServer } from "../testing/makePromotionServer.ts";
import { newSid, submitCodeRequest, submitRegistration } from "./registration.ts";
import { readTracking } from "./tracking.ts";

const tracking = readTracking(new URLSearchParams("id=7&app_from=fb&user_from=u1&utm_tag=t1&invite_code=i1"));
const registrant = { mobile: "13912345678", captcha: "7K4M", sid: "s1", appName: "Sandbox Lending", tracking };

describe("requesting a code", () => {
  it("sends the specified fields as a form, with the form client's headers", { tags: "promotion.sms" }, async () => {
    const server = makePromotionServer();
    await server.api.request(submitCodeRequest(registrant));
    expect(server.requests[0]?.headers["x-app-version"]).toBe("1.0.0");
    expect(Object.entries(server.requests[0]?.fields ?? {})).toEqual([
      ["phone", "13912345678"],
      ["capcode", "7K4M"],
      ["sid", "s1"],
      ["deviceId", "s1"],
      ["appName", "Sandbox Lending"],
      ["app_from", "fb"],
      ["user_from", "u1"],
      ["utm_tag", "t1"],
    ]);
  });

  it("keeps its idempotency key after an unreadable response", async () => {
    expect(await keepsIdempotencyKey(submitCodeRequest(registrant))).toBe(true);
  });

  it.each([[null], [""], [undefined], [{}], [true], [[0]], ["toString"]])(
    "throws for the code %j, because the SMS may or may not have been sent",
    async (code) => {
      const server = makePromotionServer({ code: { code, message: "Its message.", data: null } });
      await expect(server.api.request(submitCodeRequest(registrant))).rejects.toThrow(UnreadableFault);
    },
  );
});

describe("registering", () => {
  it("sends the specified fields as a form, including empty ones", { tags: "promotion.register" }, async () => {
    const server = makePromotionServer();
    await server.api.request(submitRegistration({ ...registrant, smsCode: "123456", landingId: "landing-7" }));
    expect(Object.entries(server.requests[0]?.fields ?? {})).toEqual([
      ["phone", "13912345678"],
      ["capcode", "7K4M"],
      ["sid", "s1"],
      ["deviceId", "s1"],
      ["appName", "Sandbox Lending"],
      ["merchantNumber", "0"],
      ["userName", "13912345678"],
      ["smsCode", "123456"],
      ["invite_code", "i1"],
      ["user_from", "u1"],
      ["id", "landing-7"],
      ["app_from", "fb"],
      ["utm_tag", "t1"],
    ]);
    const nothing = readTracking(new URLSearchParams());
    const registration = { ...registrant, tracking: nothing, smsCode: "123456", landingId: "" };
    await server.api.request(submitRegistration(registration));
    expect(server.requests[1]?.fields).toMatchObject({ invite_code: "", user_from: "", id: "", utm_tag: "" });
  });

  it("keeps its idempotency key after an unreadable response", async () => {
    const registration = { ...registrant, smsCode: "123456", landingId: "" };
    expect(await keepsIdempotencyKey(submitRegistration(registration))).toBe(true);
  });
});

it("a sid is a refusal when the response has no sid", { tags: "promotion.sid" }, async () => {
  const { api } = makePromotionServer({ sid: respond({}) });
  expect(await api.request(newSid())).toMatchObject({ ok: false, message: "" });
});
