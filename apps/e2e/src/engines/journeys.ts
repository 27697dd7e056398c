import { expect } from "@playwright/test";
import { MOBILE, readSmsCode } from "../harness/borrower.ts";
import { type CallSandbox, order } from "../harness/test.ts";
import type { Engine, User, Webview } from "./createUser.ts";

interface Tools<E extends Engine> {
  readonly user: User;
  readonly engine: E;
  readonly callSandbox: CallSandbox;
  /** Returns the address of a path as the native app opens it. */
  readonly address: (path: string, query?: Readonly<Record<string, string>>) => string;
}

/** A journey through the product that runs in every engine. */
export interface Journey<E extends Engine = Webview> {
  readonly name: string;
  readonly run: (tools: Tools<E>) => Promise<void>;
}

/** A journey without native calls, for browsers as well as apps. */
export type BrowserJourney = Journey<Engine>;

const ACCOUNT = "001245678901";
const MOBILE_AS_SHOWN = "139 1234 5678";
/** A response that starts, so that the lender has done its work, but ends long after the crash. */
const ENDLESS_RESPONSE = { kind: "drip", delayMs: 5_000 };

const PUBLIC_PAGES = [
  ["/", "Know every payment before you borrow"],
  ["/About", "About Us"],
  ["/Policy", "Privacy Policy"],
  ["/Loan", "Loan terms and conditions"],
  ["/Contact", "Contact us"],
  ["/aboutUs", "About Us"],
  ["/privacyPolicy", "Privacy Policy"],
  ["/promotion", "A loan with nothing hidden"],
] as const;

const read = <T>(callSandbox: CallSandbox, path: string) => callSandbox(path) as Promise<T>;
export const effects = (callSandbox: CallSandbox) => read<Record<string, number>>(callSandbox, "/sandbox/effects");

async function pick(user: User, name: string, choice: string) {
  await user.tap("button", name);
  await user.expectVisible("dialog", name);
  await user.tap("radio", choice);
  await user.tap("button", "Confirm");
  await user.expectHidden("dialog", name);
}

/** Waits for the captcha's picture and reads its text from the sandbox. */
async function readCaptcha(engine: Engine, callSandbox: CallSandbox): Promise<string> {
  const picture = "document.querySelector('button[aria-label=\"Refresh captcha\"] img,button img')";
  const isLoaded = `Boolean(${picture} && ${picture}.naturalWidth > 0)`;
  await expect.poll(() => engine.evaluate(isLoaded), { timeout: 30_000 }).toBe(true);
  const sid = await engine.evaluate<string>(`new URL(${picture}.src).searchParams.get("sid")`);
  return (await read<{ text: string }>(callSandbox, `/sandbox/captcha?sid=${sid}`)).text;
}

/** Journeys for apps and browsers. */
export const journeys: readonly BrowserJourney[] = [
  {
    name: "a double tap on Go Loan creates one order",
    async run({ user, callSandbox, address }) {
      await user.open(address("/loanConfirm", { productId: "p-1" }));
      await user.expectVisible("heading", "Confirm loan");
      await user.doubleTap("button", "Go Loan");
      await user.expectVisible("heading", "Application received");
      expect((await user.address()).pathname).toBe("/loanDetail");
      expect(await effects(callSandbox)).toMatchObject({ ordersCreated: 1 });
    },
  },
  {
    name: "a double tap on Payment issues one code",
    async run({ user, callSandbox, address }) {
      await user.open(address("/loanDetail", order));
      await user.expectVisible("heading", "Payment is due soon");
      await user.tap("link", "REPAY");
      await user.tap("button", "Payment Method");
      await user.expectVisible("dialog", "Payment Method");
      await user.doubleTap("button", "Payment");
      const pathname = async () => (await user.address()).pathname;
      await expect.poll(pathname, { timeout: 30_000 }).toMatch(/^\/sandbox\/wallet|^\/repaymentOfCode/);
      expect(await effects(callSandbox)).toMatchObject({ codesIssued: 1 });
    },
  },
];

/** Journeys with native calls, or with the end of the page's process. */
export const webviewJourneys: readonly Journey[] = [
  {
    name: "binding a bank account notifies the native app",
    async run({ user, engine, callSandbox, address }) {
      const readCommands = await engine.installNativeApp();
      await user.open(address("/bindBank", { productId: "p-1" }));
      await user.expectVisible("heading", "Payment account information");
      await pick(user, "Bank", "Island Savings Bank");
      await user.fill("Account number", ACCOUNT);
      await user.fill("Confirm account number", ACCOUNT);
      expect((await user.find("textbox", "Account number"))?.value).toBe("0012 4567 8901");
      await pick(user, "City", "Makati");
      await pick(user, "Payday", "15");
      await user.tap("button", "Next");
      await user.expectVisible("heading", "Your account is saved");
      expect(await readCommands()).toEqual(["startBankStep", "endBankStep", "closeWebview"]);
      expect(await read(callSandbox, "/sandbox/accounts")).toMatchObject([{ changes: 1, fields: { cardNo: ACCOUNT } }]);
    },
  },
  {
    name: "a crash in the bank form keeps the picked values but not the account number, and the account is saved once",
    async run({ user, engine, callSandbox, address }) {
      const choices = { Bank: "Island Savings Bank", City: "Makati", Payday: "15" };
      await user.open(address("/bindBank", { productId: "p-1" }));
      for (const [name, choice] of Object.entries(choices)) await pick(user, name, choice);
      const numbers = ["Account number", "Confirm account number"];
      const submit = async () => {
        for (const name of numbers) await user.fill(name, ACCOUNT);
        await user.tap("button", "Next");
      };
      await callSandbox("/sandbox/faults", { match: "/bind-card-new", ...ENDLESS_RESPONSE });
      await submit();
      const count = async () => (await effects(callSandbox)).bankAccountChanges;
      await expect.poll(count, { timeout: 30_000 }).toBe(1);
      await engine.crash();
      await callSandbox("/sandbox/faults", undefined, "DELETE");
      for (const choice of Object.values(choices)) await user.expectText(choice);
      for (const name of numbers) expect((await user.find("textbox", name))?.value).toBe("");
      await submit();
      await user.expectVisible("heading", "Your account is saved");
      expect(await read(callSandbox, "/sandbox/accounts")).toMatchObject([{ changes: 1, fields: { cardNo: ACCOUNT } }]);
    },
  },
];

export const publicJourneys: readonly BrowserJourney[] = [
  {
    name: "a visitor registers with captcha and SMS code, and reaches the download page",
    async run({ user, engine, callSandbox, address }) {
      await user.open(address("/promotion", { id: "7" }));
      await user.fill("Mobile number", MOBILE);
      expect((await user.find("textbox", "Mobile number"))?.value).toBe(MOBILE_AS_SHOWN);
      await user.fill("Image captcha", await readCaptcha(engine, callSandbox));
      await user.tap("button", "Get code");
      await expect.poll(async () => (await effects(callSandbox)).textsSent, { timeout: 30_000 }).toBe(1);
      await user.fill("SMS code", (await readSmsCode(callSandbox)).code);
      await user.tap("button", "Register");
      await user.expectVisible("heading", "Get the app");
      expect((await user.address()).hash).toBe("#/downloadTemplate");
    },
  },
  {
    name: "the public site changes sections without a reload",
    async run({ user, engine, address }) {
      await user.open(address("/"));
      await expect.poll(() => engine.evaluate("document.getElementById('skeleton')"), { timeout: 30_000 }).toBeNull();
      await engine.evaluate("window.isSame = true");
      await user.tap("link", "Contact us");
      await user.expectVisible("heading", "Contact us");
      await expect.poll(async () => (await user.address()).pathname).toBe("/Contact");
      expect(await engine.evaluate("window.isSame")).toBe(true);
    },
  },
  {
    name: "each public page renders and becomes interactive",
    async run({ user, engine, address }) {
      for (const [path, heading] of PUBLIC_PAGES) {
        await user.open(address(path));
        await user.expectVisible("heading", heading);
        await expect.poll(() => engine.evaluate("document.getElementById('skeleton')"), { timeout: 30_000 }).toBeNull();
        await user.expectVisible("heading", heading);
      }
    },
  },
];
