import { everyHostileVersion, everyWalk, move } from "@lending/api-client/fuzz";
import { type FakeApi, html, lost, makeApi, respond, routeOf, status } from "@lending/api-client/testing";
import { makeNative, type RecordingNative } from "@lending/bridge/testing";
import { expectIntact } from "@lending/federation/expect-intact";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { bankForm } from "./api/fetchBankForm.ts";
import { submitBankAccount } from "./api/submitBankAccount.ts";
import { makeBankForm } from "./api/testing/makeBankForm.ts";
import { BankAccountScreen } from "./screens/bank-account/BankAccountScreen.tsx";

// Invariants of the bank account form under random sequences of borrower actions.

const tabs = {
  "Bank account": { pickers: ["Bank", "City", "Payday"], number: "Account number", cardTypeMi: "1" },
  "E-wallet": { pickers: ["E-wallet", "City", "Payday"], number: "Wallet number", cardTypeMi: "2" },
} as const;
type Tab = keyof typeof tabs;
type Picker = (typeof tabs)[Tab]["pickers"][number];
type NumberField = (typeof tabs)[Tab]["number"];

const choices: Record<Picker, Readonly<Record<string, string>>> = {
  Bank: { "Bank of the Sandbox": "BOS", "Island Savings Bank": "ISB" },
  "E-wallet": { "Sandbox Wallet": "SBW", "Bayani Wallet": "BYW" },
  City: { Manila: "Manila", "Cebu City": "Cebu City" },
  Payday: { "1": "1", "15": "15", "31": "31" },
};
const codes: Record<Picker | NumberField, string> = {
  Bank: "bankCode",
  "E-wallet": "walletCode",
  City: "city",
  Payday: "payday",
  "Account number": "cardNo",
  "Wallet number": "walletNo",
};

interface BankForm {
  tab: Tab;
  isSaved: boolean;
  picked: Partial<Record<Picker, string>>;
  typed: Record<NumberField, string>;
  /** Whether the limit cut the wallet number, so that the field shows a message. */
  isCut: boolean;
  /** The fields of each request that must have been sent. */
  posted: Readonly<Record<string, string>>[];
}

const outcomes = {
  done: respond(),
  refused: respond(null, { code: "46", message: "The lender's words." }),
  "refused without a message": respond(null, { code: "46" }),
  lost,
  "in trouble": status(503),
  unreadable: html,
};
type Outcome = keyof typeof outcomes;
const everyTap = (Object.keys(outcomes) as Outcome[]).flatMap((outcome) =>
  [1, 2].flatMap((taps) => [true, false].map((isFilledIn) => ({ outcome, taps, isFilledIn }))),
);

let server: FakeApi;
let native: RecordingNative;
const noneTyped = { "Account number": "", "Wallet number": "" };

async function load() {
  await act(async () =>
    render(<TestScreen screen={BankAccountScreen} path="/bindBank?productId=p-1" server={server} app={{ native }} />),
  );
  await screen.findByRole("tab", { name: "Bank account" });
}

const press = (target: HTMLElement) => act(async () => void fireEvent.click(target));
const missingIn = ({ tab, picked, typed }: Readonly<BankForm>) => {
  const { pickers, number } = tabs[tab];
  return [...pickers.filter((name) => !picked[name]), ...(typed[number] ? [] : [number])];
};
const isOpen = ({ isSaved }: Readonly<BankForm>) => !isSaved;
const has = (name: string) => (model: Readonly<BankForm>) =>
  isOpen(model) && [...tabs[model.tab].pickers, tabs[model.tab].number].some((one) => one === name);
const picks = (name: Picker) =>
  move(
    `pick ${name}`,
    Object.keys(choices[name]),
    async (model: BankForm, choice) => {
      await press(screen.getByRole("button", { name }));
      const sheet = within(await screen.findByRole("dialog", { name }));
      await press(sheet.getByRole("radio", { name: choice }));
      await press(sheet.getByRole("button", { name: "Confirm" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      model.picked[name] = choice;
    },
    has(name),
  );
const types = (name: NumberField, values: readonly string[], max: number) =>
  move(
    `type ${name}`,
    values,
    async (model: BankForm, value) => {
      await act(async () => void fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } }));
      const digits = value.replace(/\D/g, "");
      const accepted = digits.slice(0, max);
      if (accepted !== model.typed[name]) model.isCut = digits.length > max;
      model.typed[name] = accepted;
    },
    has(name),
  );

const actions = [
  picks("Bank"),
  picks("E-wallet"),
  picks("City"),
  picks("Payday"),
  types("Account number", ["001245678901", "0012 4567 8901", "12a", ""], 40),
  types("Wallet number", ["09171234567", "091 7123 4567", "0917123456789", ""], 11),
  move(
    "show the tab",
    Object.keys(tabs) as Tab[],
    async (model: BankForm, tab) => {
      await press(screen.getByRole("tab", { name: tab }));
      if (model.tab !== tab) model.isCut = false;
      model.tab = tab;
    },
    isOpen,
  ),
  move(
    "tap Next",
    everyTap,
    async (model: BankForm, { outcome, taps, isFilledIn }) => {
      for (const name of isFilledIn ? missingIn(model) : []) {
        const fill = actions.find((one) => one.name === `pick ${name}` || one.name === `type ${name}`);
        await fill?.happens(model, fill.choices[0] as never);
      }
      await tapNext(model, outcome, taps);
    },
    isOpen,
  ),
  move("the page is loaded again", [1], async (model: BankForm) => {
    cleanup();
    await load();
    if (model.isSaved) Object.assign(model, { tab: "Bank account", picked: {}, isSaved: false });
    Object.assign(model, { typed: { ...noneTyped }, isCut: false });
  }),
];

async function tapNext(model: BankForm, outcome: Outcome, taps: number) {
  server.route(routeOf(submitBankAccount), outcomes[outcome]);
  const missing = missingIn(model);
  const next = screen.getByRole("button", { name: "Next" });
  for (let tapped = 0; tapped < taps; tapped += 1) fireEvent.click(next);
  await act(() => server.settled());
  if (missing.length > 0) {
    const marked = [...document.querySelectorAll<HTMLElement>("[aria-invalid=true]")];
    expect(marked).toHaveLength(missing.length + (model.isCut ? 1 : 0));
    expect(document.activeElement).toBe(marked[0]);
    return;
  }
  const { pickers, number, cardTypeMi } = tabs[model.tab];
  model.posted.push({
    ...Object.fromEntries(pickers.map((name) => [codes[name], choices[name][model.picked[name] ?? ""] ?? ""])),
    [codes[number]]: model.typed[number],
    cardTypeMi,
  });
  if (outcome === "done") {
    await screen.findByRole("heading", { name: "Your account is saved" });
    model.isSaved = true;
    return;
  }
  const reason = within(screen.getByRole("main")).getByRole("alert").textContent;
  if (outcome === "refused") expect(reason).toBe("The lender's words.");
  else if (outcome === "refused without a message") expect(reason).toMatch(/^This could not be saved/);
  else expect(reason).toMatch(/may or may not be saved.*still here/);
}

function compare(model: Readonly<BankForm>) {
  const sent = server.requests.filter(({ path }) => path === "/bind-card-new");
  expect(sent).toHaveLength(model.posted.length);
  for (const [index, fields] of model.posted.entries()) expect(sent[index]?.fields).toMatchObject(fields);
  // Idempotency keys are random, so their digits are ignored.
  const { intents: _, ...stored } = { ...sessionStorage, ...localStorage };
  expect(JSON.stringify(stored)).not.toMatch(/0012|0917/);
  if (model.isSaved) {
    expect(native.commands.map(({ command }) => command)).toContain("closeWebview");
    return;
  }
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe(model.tab);
  const { pickers, number } = tabs[model.tab];
  for (const name of pickers) {
    const pickerButton = screen.getByRole("button", { name });
    const choice = model.picked[name];
    if (choice) expect(pickerButton.textContent, name).toContain(choice);
    else for (const one of Object.keys(choices[name])) expect(pickerButton.textContent, name).not.toContain(one);
  }
  const numberText = screen.getByRole<HTMLInputElement>("textbox", { name: number }).value;
  expect(numberText.replaceAll(" ", "")).toBe(model.typed[number]);
}

it("shows a consistent form after any sequence of actions", {
  timeout: 600_000,
  tags: ["bank-account.tabs", "requests.refusal"],
}, async () => {
  await everyWalk({
    usual: 2,
    async begin(): Promise<BankForm> {
      native = makeNative();
      server = makeApi({ [routeOf(bankForm)]: respond(makeBankForm()) });
      await load();
      return { tab: "Bank account", isSaved: false, picked: {}, typed: { ...noneTyped }, isCut: false, posted: [] };
    },
    moves: actions,
    compare,
    end() {
      cleanup();
      sessionStorage.clear();
      localStorage.clear();
    },
  });
});

it("renders the screen for any malformed form", { timeout: 600_000 }, async () => {
  await everyHostileVersion(respond(makeBankForm()), (sent) => {
    const server = makeApi({ [routeOf(bankForm)]: sent });
    return expectIntact(<TestScreen screen={BankAccountScreen} path="/bindBank?productId=p-1" server={server} />);
  });
});
