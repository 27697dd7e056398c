import { expect } from "@playwright/test";
import type { TellSandbox } from "../harness/test.ts";
import type { Hand } from "./createHand.ts";
import {
  ACCOUNT,
  COMPLAINT,
  effects,
  type Journey,
  MOBILE,
  order,
  pick,
  read,
  readCaptcha,
  readCode,
} from "./journeys.ts";

/** Long after the death: the answer begins to come, so that the lender has done it, and never ends. */
const NEVER_ENDS = { kind: "drip", delayMs: 5_000 };

/** Sends something whose answer does not come before the page's process is gone; the lender has done it all the same. */
async function dieWhileSending(
  { tell, die }: { readonly tell: TellSandbox; readonly die: () => Promise<void> },
  { call, effect, send }: { readonly call: string; readonly effect: string; readonly send: () => Promise<void> },
) {
  await tell("/sandbox/faults", { match: call, ...NEVER_ENDS });
  await send();
  await expect.poll(async () => (await effects(tell))[effect], { timeout: 30_000 }).toBe(1);
  await die();
  await tell("/sandbox/faults", undefined, "DELETE");
}

const typed = (hand: Hand, name: string) => async () => (await hand.find("textbox", name))?.value;
const WAIT = { timeout: 30_000 };

/** What is left when the page's process dies and the app loads the page again: told once for every engine. */
export const deaths: readonly Journey[] = [
  {
    name: "a loan that was applied for when the process died is not applied for twice",
    async walk({ hand, engine, tell, address }) {
      await hand.open(address("/loanConfirm", { productId: "p-1" }));
      await dieWhileSending(
        { tell, die: engine.die },
        { call: "/loan-detail-push", effect: "ordersCreated", send: () => hand.tap("button", "Go Loan") },
      );
      await hand.sees("heading", "Confirm loan");
      await hand.tap("button", "Go Loan");
      await hand.sees("heading", "Application received");
      expect(await effects(tell)).toMatchObject({ ordersCreated: 1 });
    },
  },
  {
    name: "a code that was asked for when the process died is not made twice",
    async walk({ hand, engine, tell, address }) {
      const askForCode = async () => {
        await hand.tap("button", "Payment Method");
        await hand.sees("dialog", "Payment Method");
        await hand.tap("button", "Payment");
      };
      await hand.open(address("/repay", order));
      await dieWhileSending(
        { tell, die: engine.die },
        { call: "/generate-vcode", effect: "codesIssued", send: askForCode },
      );
      await askForCode();
      const pathname = async () => (await hand.address()).pathname;
      await expect.poll(pathname, WAIT).toMatch(/^\/sandbox\/wallet|^\/repaymentOfCode/);
      expect(await effects(tell)).toMatchObject({ codesIssued: 1 });
    },
  },
  {
    name: "of a bank account what was picked is there again, the number alone is not, and it is saved once",
    async walk({ hand, engine, tell, address }) {
      await hand.open(address("/bindBank", { productId: "p-1" }));
      await pick(hand, "Bank", "Island Savings Bank");
      await pick(hand, "City", "Makati");
      await pick(hand, "Payday", "15");
      const typeNumber = async () => {
        await hand.fill("Account number", ACCOUNT);
        await hand.fill("Confirm account number", ACCOUNT);
      };
      await typeNumber();
      await dieWhileSending(
        { tell, die: engine.die },
        { call: "/bind-card-new", effect: "bankAccountChanges", send: () => hand.tap("button", "Next") },
      );
      for (const choice of ["Island Savings Bank", "Makati", "15"]) await hand.reads(choice);
      expect(await typed(hand, "Account number")()).toBe("");
      expect(await typed(hand, "Confirm account number")()).toBe("");
      await typeNumber();
      await hand.tap("button", "Next");
      await hand.sees("heading", "Your account is saved");
      expect(await read(tell, "/sandbox/accounts")).toMatchObject([{ changes: 1, fields: { cardNo: ACCOUNT } }]);
    },
  },
  {
    name: "a complaint is there again, and is filed once",
    async walk({ hand, engine, tell, address }) {
      await hand.open(address("/complaint", { orderId: order.orderId }));
      await hand.tap("button", "Repayment");
      await hand.fill("Tell us what happened", COMPLAINT);
      await expect.poll(typed(hand, "Tell us what happened")).toBe(COMPLAINT);
      await engine.die();
      await expect.poll(typed(hand, "Tell us what happened"), WAIT).toBe(COMPLAINT);
      await dieWhileSending(
        { tell, die: engine.die },
        { call: "/problem-save", effect: "complaints", send: () => hand.tap("button", "Send") },
      );
      await expect.poll(typed(hand, "Tell us what happened"), WAIT).toBe(COMPLAINT);
      await hand.tap("button", "Send");
      await hand.sees("heading", "What is the problem about?");
      expect(await effects(tell)).toMatchObject({ complaints: 1 });
    },
  },
  {
    name: "of a registration the countdown is left, nothing that was typed, and it is done once",
    async walk({ hand, engine, tell, address }) {
      await hand.open(address("/promotion", { id: "7" }));
      const type = async () => {
        await hand.fill("Mobile number", MOBILE);
        await hand.fill("Image captcha", await readCaptcha(engine, tell));
      };
      await type();
      await hand.tap("button", "Get code");
      await expect.poll(async () => (await effects(tell)).textsSent, WAIT).toBe(1);
      const counts = () => engine.evaluate("/\\b\\d+s\\b/.test(document.body.innerText)");
      await expect.poll(counts, WAIT).toBe(true);
      await engine.die();
      await expect.poll(typed(hand, "Mobile number"), WAIT).toBe("");
      await expect.poll(counts, WAIT).toBe(true);
      const register = async () => {
        await type();
        await hand.fill("SMS code", await readCode(tell));
        await hand.tap("button", "Register");
      };
      await dieWhileSending(
        { tell, die: engine.die },
        { call: "/promotion/register", effect: "registrations", send: register },
      );
      await expect.poll(typed(hand, "Mobile number"), WAIT).toBe("");
      await register();
      await hand.sees("heading", "Get the app");
      expect(await effects(tell)).toMatchObject({ registrations: 1, textsSent: 1 });
    },
  },
];
