import { expect } from "@playwright/test";
import type { TellSandbox } from "../harness/test.ts";
import type { Hand } from "./createHand.ts";
import type { Engine, Webview } from "./Engine.ts";

interface Tools<E extends Engine> {
  readonly hand: Hand;
  readonly engine: E;
  readonly tell: TellSandbox;
  /** The address of a path as the native app opens it. */
  readonly address: (path: string, query?: Readonly<Record<string, string>>) => string;
}

/** One way through the product, told once for every engine. */
export interface Journey<E extends Engine = Webview> {
  readonly name: string;
  readonly walk: (tools: Tools<E>) => Promise<void>;
}

/** One that asks nothing of a native app: in a browser as well as in an app. */
export type BrowserJourney = Journey<Engine>;

export const order = { productId: "p-1", orderId: "o-174" };
export const ACCOUNT = "001245678901";
export const MOBILE = "13912345678";
const MOBILE_AS_SHOWN = "139 1234 5678";
export const COMPLAINT = "Two receipts for one instalment.";

const PUBLIC_PAGES = [
  ["/", "Borrow knowing every day of it"],
  ["/About", "About Us"],
  ["/Policy", "Privacy Policy"],
  ["/Loan", "Loan terms and conditions"],
  ["/Contact", "Contact us"],
  ["/aboutUs", "About us"],
  ["/privacyPolicy", "Privacy policy"],
  ["/promotion", "A loan with nothing hidden"],
] as const;

export const read = <T>(tell: TellSandbox, path: string) => tell(path, undefined, "GET") as Promise<T>;
export const effects = (tell: TellSandbox) => read<Record<string, number>>(tell, "/sandbox/effects");

export async function pick(hand: Hand, name: string, choice: string) {
  await hand.tap("button", name);
  await hand.sees("dialog", name);
  await hand.tap("radio", choice);
  await hand.tap("button", "Confirm");
  await hand.misses("dialog", name);
}

/** What the captcha's picture says, as the sandbox alone knows it. */
export async function readCaptcha(engine: Engine, tell: TellSandbox): Promise<string> {
  const picture = "document.querySelector('button[aria-label=\"Refresh captcha\"] img,button img')";
  const isDrawn = `Boolean(${picture} && ${picture}.naturalWidth > 0)`;
  await expect.poll(() => engine.evaluate(isDrawn), { timeout: 30_000 }).toBe(true);
  const sid = await engine.evaluate<string>(`new URL(${picture}.src).searchParams.get("sid")`);
  return (await read<{ text: string }>(tell, `/sandbox/captcha?sid=${sid}`)).text;
}

/** The code of the text that was sent last. */
export async function readCode(tell: TellSandbox): Promise<string> {
  const [newest] = await read<{ text: string }[]>(tell, "/sandbox/texts");
  return /\d{6}/.exec(newest?.text ?? "")?.[0] ?? "";
}

/** Through the product, in an app or in any browser. */
export const journeys: readonly BrowserJourney[] = [
  {
    name: "a loan is taken by a double tap, once",
    async walk({ hand, tell, address }) {
      await hand.open(address("/loanConfirm", { productId: "p-1" }));
      await hand.sees("heading", "Confirm loan");
      await hand.doubleTap("button", "Go Loan");
      await hand.sees("heading", "Application received");
      expect((await hand.address()).pathname).toBe("/loanDetail");
      expect(await effects(tell)).toMatchObject({ ordersCreated: 1 });
    },
  },
  {
    name: "an order is repaid by a double tap: one code",
    async walk({ hand, tell, address }) {
      await hand.open(address("/loanDetail", order));
      await hand.sees("heading", "Payment is due soon");
      await hand.tap("button", "REPAY");
      await hand.tap("button", "Payment Method");
      await hand.sees("dialog", "Payment Method");
      await hand.doubleTap("button", "Payment");
      const pathname = async () => (await hand.address()).pathname;
      await expect.poll(pathname, { timeout: 30_000 }).toMatch(/^\/sandbox\/wallet|^\/repaymentOfCode/);
      expect(await effects(tell)).toMatchObject({ codesIssued: 1 });
    },
  },
  {
    name: "a complaint is written, outlives a reload, and is sent once",
    async walk({ hand, tell, address }) {
      await hand.open(address("/complaint", { orderId: order.orderId }));
      await hand.tap("button", "Repayment");
      await hand.fill("Tell us what happened", COMPLAINT);
      const value = async () => (await hand.find("textbox", "Tell us what happened"))?.value;
      await expect.poll(value).toBe(COMPLAINT);
      await hand.open((await hand.address()).href);
      await expect.poll(value, { timeout: 30_000 }).toBe(COMPLAINT);
      await hand.doubleTap("button", "Send");
      await hand.sees("heading", "What is the problem about?");
      const filed = await read<{ origin: string; detail: string }[]>(tell, "/sandbox/complaints");
      expect(filed.filter(({ origin }) => origin === "borrower").map(({ detail }) => detail)).toEqual([COMPLAINT]);
    },
  },
];

/** With the native app's part in it. */
export const bridgeJourneys: readonly Journey[] = [
  {
    name: "a bank account is bound, and the native app is told",
    async walk({ hand, engine, tell, address }) {
      const asked = await engine.surround();
      await hand.open(address("/bindBank", { productId: "p-1" }));
      await hand.sees("heading", "Payment account information");
      await pick(hand, "Bank", "Island Savings Bank");
      await hand.fill("Account number", ACCOUNT);
      await hand.fill("Confirm account number", ACCOUNT);
      expect((await hand.find("textbox", "Account number"))?.value).toBe("0012 4567 8901");
      await pick(hand, "City", "Makati");
      await pick(hand, "Payday", "15");
      await hand.tap("button", "Next");
      await hand.sees("heading", "Your account is saved");
      expect(await asked()).toEqual(["startBankStep", "endBankStep", "closeWebview"]);
      expect(await read(tell, "/sandbox/accounts")).toMatchObject([{ changes: 1, fields: { cardNo: ACCOUNT } }]);
    },
  },
];

export const publicJourneys: readonly BrowserJourney[] = [
  {
    name: "a visitor registers with the picture and the text, and is led to the app",
    async walk({ hand, engine, tell, address }) {
      await hand.open(address("/promotion", { id: "7" }));
      await hand.fill("Mobile number", MOBILE);
      expect((await hand.find("textbox", "Mobile number"))?.value).toBe(MOBILE_AS_SHOWN);
      await hand.fill("Image captcha", await readCaptcha(engine, tell));
      await hand.tap("button", "Get code");
      await expect.poll(async () => (await effects(tell)).textsSent, { timeout: 30_000 }).toBe(1);
      await hand.fill("SMS code", await readCode(tell));
      await hand.tap("button", "Register");
      await hand.sees("heading", "Get the app");
      expect((await hand.address()).hash).toBe("#/downloadTemplate");
    },
  },
  {
    name: "the public site goes from section to section without loading anew",
    async walk({ hand, engine, address }) {
      await hand.open(address("/"));
      await expect.poll(() => engine.evaluate("document.getElementById('skeleton')"), { timeout: 30_000 }).toBeNull();
      await engine.evaluate("window.isSame = true");
      await hand.tap("link", "Contact us");
      await hand.sees("heading", "Contact us");
      await expect.poll(async () => (await hand.address()).pathname).toBe("/Contact");
      expect(await engine.evaluate("window.isSame")).toBe(true);
    },
  },
  {
    name: "each public page stands, whole and alive",
    async walk({ hand, engine, address }) {
      for (const [path, heading] of PUBLIC_PAGES) {
        await hand.open(address(path));
        await hand.sees("heading", heading);
        await expect.poll(() => engine.evaluate("document.getElementById('skeleton')"), { timeout: 30_000 }).toBeNull();
        await hand.sees("heading", heading);
      }
    },
  },
];
