import { expect, it } from "vitest";
import { findWrongFields, neededFor } from "./useFieldErrors.ts";

const RULE = "^1[3-9]\\d{9}$";
const right = { mobile: "13912345678", captcha: "7K4M", smsCode: "123456" };

it.each([
  [{}, []],
  [{ mobile: "" }, ["mobile"]],
  [{ mobile: "1391234567" }, ["mobile"]],
  [{ mobile: "139123456789" }, ["mobile"]],
  [{ mobile: "23912345678" }, ["mobile"]],
  [{ mobile: "12912345678" }, ["mobile"]],
  [{ mobile: "09171234567" }, ["mobile"]],
  [{ captcha: "" }, ["captcha"]],
  [{ captcha: "7K4" }, ["captcha"]],
  [{ captcha: "7K4 " }, ["captcha"]],
  [{ captcha: "7K4\u200b" }, ["captcha"]],
  [{ smsCode: "" }, ["smsCode"]],
  [{ smsCode: "12345" }, ["smsCode"]],
  [{ mobile: "", captcha: "", smsCode: "" }, ["mobile", "captcha", "smsCode"]],
])(
  "finds for %j the wrong fields %j",
  { tags: ["promotion.mobile", "promotion.captcha-length", "promotion.sms-length"] },
  (typed, wrong) => {
    expect(findWrongFields(neededFor.register, { ...right, ...typed }, RULE)).toEqual(wrong);
  },
);
