import { expect } from "@playwright/test";
import { MOBILE, readSmsCode } from "../harness/borrower.ts";
import { type CallSandbox, order } from "../harness/test.ts";
import type { User } from "./createUser.ts";
import { ACCOUNT, COMPLAINT, effects, type Journey, pick, read, readCaptcha } from "./journeys.ts";

/** A response that starts, so that the lender has done its work, but ends long after the crash. */
const ENDLESS_RESPONSE = { kind: "drip", delayMs: 5_000 };

/** Sends a request and crashes the page's process after the lender has handled the request, but before the response ends. */
async function crashWhileSending(
  { callSandbox, crash }: { readonly callSandbox: CallSandbox; readonly crash: () => Promise<void> },
  { call, effect, send }: { readonly call: string; readonly effect: string; readonly send: () => Promise<void> },
) {
  await callSandbox("/sandbox/faults", { match: call, ...ENDLESS_RESPONSE });
  await send();
  await expect.poll(async () => (await effects(callSandbox))[effect], { timeout: 30_000 }).toBe(1);
  await crash();
  await callSandbox("/sandbox/faults", undefined, "DELETE");
}

const readValue = (user: User, name: string) => async () => (await user.find("textbox", name))?.value;
const WAIT = { timeout: 30_000 };

/** Journeys in which the page's process crashes and the app loads the page again. */
export const crashJourneys: readonly Journey[] = [
  {
    name: "a crash during a loan application creates one order",
    async run({ user, engine, callSandbox, address }) {
      await user.open(address("/loanConfirm", { productId: "p-1" }));
      await crashWhileSending(
        { callSandbox, crash: engine.crash },
        { call: "/loan-detail-push", effect: "ordersCreated", send: () => user.tap("button", "Go Loan") },
      );
      await user.expectVisible("heading", "Confirm loan");
      await user.tap("button", "Go Loan");
      await user.expectVisible("heading", "Application received");
      expect(await effects(callSandbox)).toMatchObject({ ordersCreated: 1 });
    },
  },
  {
    name: "a crash while a pay code is requested issues one code",
    async run({ user, engine, callSandbox, address }) {
      const requestCode = async () => {
        await user.tap("button", "Payment Method");
        await user.expectVisible("dialog", "Payment Method");
        await user.tap("button", "Payment");
      };
      await user.open(address("/repay", order));
      await crashWhileSending(
        { callSandbox, crash: engine.crash },
        { call: "/generate-vcode", effect: "codesIssued", send: requestCode },
      );
      await requestCode();
      const pathname = async () => (await user.address()).pathname;
      await expect.poll(pathname, WAIT).toMatch(/^\/sandbox\/wallet|^\/repaymentOfCode/);
      expect(await effects(callSandbox)).toMatchObject({ codesIssued: 1 });
    },
  },
  {
    name: "a crash in the bank form keeps the picked values but not the account number, and the account is saved once",
    async run({ user, engine, callSandbox, address }) {
      await user.open(address("/bindBank", { productId: "p-1" }));
      await pick(user, "Bank", "Island Savings Bank");
      await pick(user, "City", "Makati");
      await pick(user, "Payday", "15");
      const typeNumber = async () => {
        await user.fill("Account number", ACCOUNT);
        await user.fill("Confirm account number", ACCOUNT);
      };
      await typeNumber();
      await crashWhileSending(
        { callSandbox, crash: engine.crash },
        { call: "/bind-card-new", effect: "bankAccountChanges", send: () => user.tap("button", "Next") },
      );
      for (const choice of ["Island Savings Bank", "Makati", "15"]) await user.expectText(choice);
      expect(await readValue(user, "Account number")()).toBe("");
      expect(await readValue(user, "Confirm account number")()).toBe("");
      await typeNumber();
      await user.tap("button", "Next");
      await user.expectVisible("heading", "Your account is saved");
      expect(await read(callSandbox, "/sandbox/accounts")).toMatchObject([{ changes: 1, fields: { cardNo: ACCOUNT } }]);
    },
  },
  {
    name: "a crash keeps a complaint's draft, and the complaint is filed once",
    async run({ user, engine, callSandbox, address }) {
      await user.open(address("/complaint", { orderId: order.orderId }));
      await user.tap("button", "Repayment");
      await user.fill("Tell us what happened", COMPLAINT);
      await expect.poll(readValue(user, "Tell us what happened")).toBe(COMPLAINT);
      await engine.crash();
      await expect.poll(readValue(user, "Tell us what happened"), WAIT).toBe(COMPLAINT);
      await crashWhileSending(
        { callSandbox, crash: engine.crash },
        { call: "/problem-save", effect: "complaints", send: () => user.tap("button", "Send") },
      );
      await expect.poll(readValue(user, "Tell us what happened"), WAIT).toBe(COMPLAINT);
      await user.tap("button", "Send");
      await user.expectVisible("heading", "What is the problem about?");
      expect(await effects(callSandbox)).toMatchObject({ complaints: 1 });
    },
  },
  {
    name: "a crash during registration keeps the countdown but no input, and registers once",
    async run({ user, engine, callSandbox, address }) {
      await user.open(address("/promotion", { id: "7" }));
      const type = async () => {
        await user.fill("Mobile number", MOBILE);
        await user.fill("Image captcha", await readCaptcha(engine, callSandbox));
      };
      await type();
      await user.tap("button", "Get code");
      await expect.poll(async () => (await effects(callSandbox)).textsSent, WAIT).toBe(1);
      const counts = () => engine.evaluate("/\\b\\d+s\\b/.test(document.body.innerText)");
      await expect.poll(counts, WAIT).toBe(true);
      await engine.crash();
      await expect.poll(readValue(user, "Mobile number"), WAIT).toBe("");
      await expect.poll(counts, WAIT).toBe(true);
      const register = async () => {
        await type();
        await user.fill("SMS code", (await readSmsCode(callSandbox)).code);
        await user.tap("button", "Register");
      };
      await crashWhileSending(
        { callSandbox, crash: engine.crash },
        { call: "/promotion/register", effect: "registrations", send: register },
      );
      await expect.poll(readValue(user, "Mobile number"), WAIT).toBe("");
      await register();
      await user.expectVisible("heading", "Get the app");
      expect(await effects(callSandbox)).toMatchObject({ registrations: 1, textsSent: 1 });
    },
  },
];
