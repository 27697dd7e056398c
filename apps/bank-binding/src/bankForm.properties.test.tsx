import { everyWalk, move } from "@lending/api-client/fuzz";
import { answer, type FakeApi, lost, makeApi, status } from "@lending/api-client/testing";
import { makeNative, type RecordingNative } from "@lending/bridge/testing";
import { ScreenStage } from "@lending/federation/screen-stage";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { makeBankForm } from "./api/testing/makeBankForm.ts";
import { Screen } from "./screens/bank-account/BankAccountScreen.tsx";

// What the form of a bank account must be, whatever a borrower does in whatever order (specification 2 and 5).

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
  /** The wallet number is what its limit left of a longer one, and says so. */
  isCut: boolean;
  /** The fields of each request that must have been sent. */
  posted: Readonly<Record<string, string>>[];
}

const fates = {
  done: answer(),
  refused: answer(null, { code: "46", message: "The lender's words." }),
  "refused without a word": answer(null, { code: "46" }),
  lost,
  "in trouble": status(503),
};
type Fate = keyof typeof fates;
const everyTap = (Object.keys(fates) as Fate[]).flatMap((fate) => [1, 2].map((taps) => ({ fate, taps })));

let server: FakeApi;
let native: RecordingNative;
const noneTyped = { "Account number": "", "Wallet number": "" };

async function load() {
  await act(async () =>
    render(<ScreenStage screen={Screen} path="/bindBank?productId=p-1" server={server} app={{ native }} />),
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
      const kept = digits.slice(0, max);
      if (kept !== model.typed[name]) model.isCut = digits.length > max;
      model.typed[name] = kept;
    },
    has(name),
  );

const moves = [
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
    "fill in the rest and tap Next",
    everyTap,
    async (model: BankForm, { fate, taps }) => {
      for (const name of missingIn(model)) {
        const fill = moves.find((one) => one.name === `pick ${name}` || one.name === `type ${name}`);
        await fill?.happens(model, fill.choices[0] as never);
      }
      await tapNext(model, fate, taps);
    },
    isOpen,
  ),
  move("tap Next", everyTap, async (model: BankForm, { fate, taps }) => tapNext(model, fate, taps), isOpen),
  move("the page is loaded again", [1], async (model: BankForm) => {
    cleanup();
    await load();
    if (model.isSaved) Object.assign(model, { tab: "Bank account", picked: {}, isSaved: false });
    Object.assign(model, { typed: { ...noneTyped }, isCut: false });
  }),
];

async function tapNext(model: BankForm, fate: Fate, taps: number) {
  server.route("POST /bind-card-new", fates[fate]);
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
  if (fate === "done") {
    await screen.findByRole("heading", { name: "Your account is saved" });
    model.isSaved = true;
  } else if (fate === "refused") expect(screen.getByRole("alert").textContent).toBe("The lender's words.");
  else expect(screen.getByRole("alert").textContent).not.toBe("");
}

function compare(model: Readonly<BankForm>) {
  const sent = server.requests.filter(({ path }) => path === "/bind-card-new");
  expect(sent).toHaveLength(model.posted.length);
  for (const [index, fields] of model.posted.entries()) expect(sent[index]?.fields).toMatchObject(fields);
  // Idempotency keys are random: digits in them are no account's.
  const { intents: _, ...kept } = { ...sessionStorage, ...localStorage };
  expect(JSON.stringify(kept)).not.toMatch(/0012|0917/);
  if (model.isSaved) {
    expect(native.commands.map(({ command }) => command)).toContain("closeWebview");
    return;
  }
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe(model.tab);
  const { pickers, number } = tabs[model.tab];
  for (const name of pickers) {
    const shown = screen.getByRole("button", { name });
    const choice = model.picked[name];
    if (choice) expect(shown.textContent, name).toContain(choice);
    else for (const one of Object.keys(choices[name])) expect(shown.textContent, name).not.toContain(one);
  }
  const shown = screen.getByRole<HTMLInputElement>("textbox", { name: number }).value;
  expect(shown.replaceAll(" ", "")).toBe(model.typed[number]);
}

it("is what a borrower is told, whatever they do in whatever order", { timeout: 600_000 }, async () => {
  await everyWalk({
    usual: 2,
    async begin(): Promise<BankForm> {
      native = makeNative();
      server = makeApi({ "POST /card-init": answer(makeBankForm()) });
      await load();
      return { tab: "Bank account", isSaved: false, picked: {}, typed: { ...noneTyped }, isCut: false, posted: [] };
    },
    moves,
    compare,
    end() {
      cleanup();
      sessionStorage.clear();
      localStorage.clear();
    },
  });
});
