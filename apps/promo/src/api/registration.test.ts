import { UnreadableFault } from "@lending/api-client";
import { keepsIdempotencyKey, respond } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { calls, makePromotionServer } from "../testing/makePromotionServer.ts";
import { fetchLandingTemplate } from "./fetchLandingTemplate.ts";
import { fetchSid, submitCodeRequest, submitRegistration } from "./registration.ts";
import { readTracking } from "./tracking.ts";

const tracking = readTracking(new URLSearchParams("id=7&app_from=fb&user_from=u1&utm_tag=t1&invite_code=i1"));
const registrant = { mobile: "13912345678", captcha: "7K4M", sid: "s1", appName: "Sandbox Lending", tracking };

describe("requesting a code", () => {
  it("sends the specified fields as a form, with the form client's headers", { tags: "promotion.sms" }, async () => {
    const server = makePromotionServer();
    await submitCodeRequest(server.api, registrant);
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

  it.each([
    ["0", "sent"],
    [0, "sent"],
    ["00", "sent"],
    ["101", "wrongCaptcha"],
    [101, "wrongCaptcha"],
    ["11", "alreadyRegistered"],
    ["103", "refused"],
    ["-1", "refused"],
  ])("reads code %j as %s, with the server's message", { tags: "promotion.sms-captcha" }, async (code, outcome) => {
    const server = makePromotionServer({ code: { code, message: "Its message.", data: null } });
    expect(await submitCodeRequest(server.api, registrant)).toEqual({ outcome, message: "Its message." });
  });

  it("keeps its idempotency key after an unreadable response", async () => {
    expect(await keepsIdempotencyKey(calls.code, (api) => submitCodeRequest(api, registrant))).toBe(true);
  });

  it.each([[null], [""], [undefined], [{}], [true], [[0]], ["toString"]])(
    "throws for the code %j, because the SMS may or may not have been sent",
    async (code) => {
      const server = makePromotionServer({ code: { code, message: "Its message.", data: null } });
      await expect(submitCodeRequest(server.api, registrant)).rejects.toThrow(UnreadableFault);
    },
  );
});

describe("registering", () => {
  it("sends the specified fields as a form, including empty ones", { tags: "promotion.register" }, async () => {
    const server = makePromotionServer();
    await submitRegistration(server.api, { ...registrant, smsCode: "123456", landingId: "landing-7" });
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
    await submitRegistration(server.api, { ...registrant, tracking: nothing, smsCode: "123456", landingId: "" });
    expect(server.requests[1]?.fields).toMatchObject({ invite_code: "", user_from: "", id: "", utm_tag: "" });
  });

  it("keeps its idempotency key after an unreadable response", async () => {
    const registration = { ...registrant, smsCode: "123456", landingId: "" };
    expect(await keepsIdempotencyKey(calls.register, (api) => submitRegistration(api, registration))).toBe(true);
  });

  it.each([
    ["0", "registered"],
    ["11", "alreadyRegistered"],
    ["-1", "wrongCaptcha"],
    [-1, "wrongCaptcha"],
    ["101", "refused"],
    ["106", "refused"],
  ])("reads code %j as %s", { tags: "promotion.register-captcha" }, async (code, outcome) => {
    const server = makePromotionServer({ register: { code, message: "", data: null } });
    expect((await submitRegistration(server.api, { ...registrant, smsCode: "1", landingId: "" })).outcome).toBe(
      outcome,
    );
  });
});

describe("the data of the landing page", () => {
  it("includes the template of the campaign", { tags: "promotion.template" }, async () => {
    const server = makePromotionServer();
    expect(await fetchLandingTemplate(server.api, "7")).toEqual({ ok: true, id: "landing-7" });
    expect(server.requests[0]?.query).toEqual({ templateId: "7" });
    expect(server.requests[0]?.headers["x-session-id"]).toBe("demo");
  });

  it("is a refusal when the response has no sid", { tags: "promotion.sid" }, async () => {
    expect(await fetchSid(makePromotionServer({ sid: respond({}) }).api)).toEqual({ ok: false, message: "" });
  });
});
