import { MOBILE, readCaptcha, readSmsCode } from "../../harness/borrower.ts";
import { expect } from "../../harness/test.ts";
import { expectHeading, type Submit, type Tools, tap } from "./Submit.ts";

const MOBILE_AS_SHOWN = "139 1234 5678";

async function fillCaptcha({ page, open, callSandbox }: Tools) {
  await open("/promotion", { id: "7" });
  await page.getByLabel("Mobile number").fill(MOBILE);
  const { text } = await readCaptcha(page, callSandbox);
  await page.getByLabel("Image captcha").fill(text);
}

export const submitsOfPromo: readonly Submit[] = [
  {
    name: "request a code by SMS",
    call: "/promotion/get-sms",
    effect: "textsSent",
    prepare: fillCaptcha,
    send: (page) => tap(page, "Get code"),
    expectInputPreserved: (page) => expect(page.getByLabel("Mobile number")).toHaveValue(MOBILE_AS_SHOWN),
    expectDone: (page) => expect(page.getByRole("button", { name: /^\d+s$/ })).toBeVisible(),
  },
  {
    name: "register",
    call: "/promotion/register",
    effect: "registrations",
    prepare: async (tools) => {
      await fillCaptcha(tools);
      await tap(tools.page, "Get code");
      await expect(tools.page.getByRole("button", { name: /^\d+s$/ })).toBeVisible();
      await tools.page.getByLabel("SMS code").fill((await readSmsCode(tools.callSandbox)).code);
    },
    send: (page) => tap(page, "Register"),
    expectInputPreserved: async (page) => {
      await expect(page.getByLabel("Mobile number")).toHaveValue(MOBILE_AS_SHOWN);
      await expect(page.getByLabel("SMS code")).toHaveValue(/^\d{6}$/);
    },
    expectDone: (page) => expectHeading(page, "Get the app"),
  },
];
