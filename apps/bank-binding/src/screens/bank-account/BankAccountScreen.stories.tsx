import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { bankForm } from "../../api/fetchBankForm.ts";
import { changeBankAccount, submitBankAccount } from "../../api/submitBankAccount.ts";
import { type BankFormItemData, makeBankForm } from "../../api/testing/makeBankForm.ts";
import { BankAccountScreen } from "./BankAccountScreen.tsx";

interface BankAccountStoryProps {
  /** The items of the form; by default two card types with every kind of field. */
  items?: readonly Partial<BankFormItemData>[];
  /** Responses that replace the default ones. */
  routes?: Readonly<Record<string, FakeRoute>>;
  path?: string;
}

function BankAccountStory({ items, routes = {}, path = "/bindBank?productId=p-1" }: BankAccountStoryProps) {
  const server = makeApi({
    [routeOf(bankForm)]: respond(makeBankForm(items)),
    [routeOf(submitBankAccount)]: respond(),
    [routeOf(changeBankAccount)]: respond(),
    ...routes,
  });
  return <TestScreen key={JSON.stringify([items, path])} screen={BankAccountScreen} path={path} server={server} />;
}

/** Asks for the bank account or e-wallet that receives the money. */
const meta = {
  title: "Screens/Bank binding/Payment account information",
  component: BankAccountStory,
  parameters: { docs: { story: { height: "740px" } } },
  // Picked values survive a reload, so each story starts with an empty session.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof BankAccountStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });
/** A sheet is rendered in the page's body, outside the story's canvas. */
const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole("button", { name }));
const field = (name: string) => page().findByRole("textbox", { name });
const pick = async (name: string, choice: string) => {
  await press(name);
  const sheet = within(await page().findByRole("dialog", { name }));
  await userEvent.click(sheet.getByRole("radio", { name: choice }));
  await userEvent.click(sheet.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
};
const fillWallet = async () => {
  await userEvent.click(await page().findByRole("tab", { name: "E-wallet" }));
  await pick("E-wallet", "Bayani Wallet");
  await userEvent.type(await field("Wallet number"), "09171234567");
  await pick("City", "Makati");
  await pick("Payday", "15");
};

export const BankAccount: Story = {
  name: "Asks for a bank account",
  parameters: describeStory("Rule bank-account.default-type: the default card type is 1."),
};

export const EWallet: Story = {
  name: "Asks for an e-wallet",
  parameters: describeStory(
    "Rule bank-account.card-type: the fields of the card type, then the fields of every card type.",
  ),
  play: async () => {
    await userEvent.click(await page().findByRole("tab", { name: "E-wallet" }));
    await expect(await field("Wallet number")).toBeVisible();
  },
};

export const OneCardType: Story = {
  name: "Shows no tabs for a single kind of account",
  args: { items: [{ inputType: "bankCard" }] },
  parameters: describeStory("Rule bank-account.tabs: the card-type tab bar; a single card type shows no tabs."),
};

export const DigitsOnly: Story = {
  name: "Takes digits only, in groups",
  parameters: describeStory("Rule bank-account.digits: bank text fields take digits only, a bank card's in fours."),
  play: async () => {
    const account = await field("Account number");
    await userEvent.type(account, "0012a45-67");
    await expect(account).toHaveValue("0012 4567");
  },
};

export const Picker: Story = {
  name: "Lets the borrower choose a bank",
  parameters: describeStory("Rule bank-account.picker: a single choice with Confirm and Cancel."),
  play: async () => {
    await press("City");
    const sheet = within(await page().findByRole("dialog", { name: "City" }));
    await userEvent.click(sheet.getByRole("radio", { name: "Makati" }));
    await expect(sheet.getByRole("button", { name: "Confirm" })).toBeEnabled();
    await expect(sheet.getByRole("button", { name: "Cancel" })).toBeEnabled();
  },
};

export const ManyCities: Story = {
  name: "Searches a long list of cities",
  args: {
    items: [
      {
        code: "city",
        cate: "citySelect",
        title: "City",
        note: Array.from({ length: 200 }, (_, index) => ({ name: `Barangay ${index + 1}`, type: `${index}` })),
      },
    ],
  },
  parameters: describeStory(
    "Rule bank-account.picker: a single-choice picker of a city; a long list has a search field.",
  ),
  play: async () => {
    await press("City");
    await userEvent.type(await page().findByRole("searchbox", { name: "Search" }), "gay 19");
    await expect(page().getAllByRole("radio")).toHaveLength(11);
  },
};

export const WhatIsEmpty: Story = {
  name: "Says what is missing in each field",
  parameters: describeStory(
    "Rule bank-account.submit: fill or pick, then Next. Each empty field shows a message; the first one is focused.",
  ),
  play: async () => {
    await press("Next");
    await expect(await page().findByRole("button", { name: "Bank" })).toHaveFocus();
    await expect(page().getByText("This is empty. Enter the digits.")).toBeVisible();
  },
};

export const NumbersDiffer: Story = {
  name: "Says at its field that two numbers differ",
  args: { items: [{}, { code: "cardNoAgain", title: "Confirm account number" }] },
  parameters: describeStory("Rule bank-account.same-number: a number that is typed twice must be the same."),
  play: async () => {
    await userEvent.type(await field("Account number"), "001245678901");
    await userEvent.type(await field("Confirm account number"), "001245678902");
    await press("Next");
    await expect(await field("Confirm account number")).toHaveFocus();
    await expect(page().getByText("The two numbers are not the same. Check both.")).toBeVisible();
  },
};

export const ListDidNotLoad: Story = {
  name: "Offers to load a list again",
  args: { items: [{}, { code: "bankCode", cate: "enum", title: "Bank", note: [] }] },
  parameters: describeStory("Rule bank-account.kinds: a choice without options is not sent; its list is loaded again."),
  play: async () => {
    await userEvent.type(await page().findByRole("textbox", { name: "Account number" }), "12");
    await press("Next");
    await expect(page().getByRole("button", { name: "Retry" })).toHaveFocus();
  },
};

export const KeyboardOpen: Story = {
  name: "Hides Next while the keyboard is open",
  parameters: describeStory(
    "Rule bank-account.next-hidden: Next is hidden while the viewport is more than 60 px shorter.",
  ),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Next" })).toBeVisible();
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { height } = viewport;
    const setHeight = (value: number) => {
      Object.defineProperty(viewport, "height", { configurable: true, value });
      viewport.dispatchEvent(new Event("resize"));
    };
    // The screen listens some time after its first paint, and must know the full height before the keyboard opens.
    await waitFor(() => {
      setHeight(height);
      setHeight(height - 61);
      return expect(page().queryByRole("button", { name: "Next" })).toBeNull();
    });
    Reflect.deleteProperty(viewport, "height");
  },
};

export const Saving: Story = {
  name: "Waits while the account is saved",
  args: { routes: { [routeOf(submitBankAccount)]: stuck } },
  parameters: describeStory(
    "Rule screens.sent-once: Next posts; the button shows progress, and nothing is sent twice.",
  ),
  play: async () => {
    await fillWallet();
    await press("Next");
    await expect(page().getByRole("button", { name: "Next" })).toHaveAttribute("aria-busy", "true");
  },
};

export const SavedAccount: Story = {
  name: "Names the saved account by its bank and last digits",
  args: {
    routes: { [routeOf(submitBankAccount)]: respond({ account: { name: "Sandbox Wallet", lastDigits: "4567" } }) },
  },
  parameters: describeStory("Rule rulings.bound-account: the account is named by its bank and last digits only."),
  play: async () => {
    await fillWallet();
    await press("Next");
    await expect(await page().findByText(/Sandbox Wallet ••• 4567/)).toBeInTheDocument();
  },
};

export const Saved: Story = {
  name: "Closes once the account is saved",
  parameters: describeStory("Rule bank-account.closes: once the account is saved, the page closes."),
  play: async () => {
    await fillWallet();
    await press("Next");
    await expect(await page().findByText("asks the app for closeWebview")).toBeInTheDocument();
  },
};

export const Refused: Story = {
  name: "Shows the lender's refusal and keeps the input",
  args: {
    routes: {
      [routeOf(submitBankAccount)]: respond(null, { code: "10", message: "Wallet number: enter all 11 digits." }),
    },
  },
  parameters: describeStory("Rule requests.refusal: the lender's message in the page; all input stays."),
  play: async () => {
    await fillWallet();
    await press("Next");
    await expect(await page().findByText("Wallet number: enter all 11 digits.")).toBeInTheDocument();
    await expect(await field("Wallet number")).toHaveValue("091 7123 4567");
  },
};

export const ConnectionLost: Story = {
  name: "Keeps the input when no response arrives",
  args: { routes: { [routeOf(submitBankAccount)]: lost } },
  parameters: describeStory("Rule requests.network: without a response, a toast reports it and all input stays."),
  play: async () => {
    await fillWallet();
    await press("Next");
    await expect(await page().findByText(/Your entries are still here/)).toBeInTheDocument();
    await expect(await field("Wallet number")).toHaveValue("091 7123 4567");
  },
};

export const MalformedForm: Story = {
  name: "Shows a form that the lender sent malformed",
  args: {
    items: [
      { cardTypeMi: 1 },
      { code: "h", cate: "hologram", title: "An unknown kind", cardTypeMi: 1 },
      { code: "e", cate: "enum", title: "An empty list", cardTypeMi: 1 },
      { code: "x", title: "Number", cardTypeMi: 9 },
    ],
  },
  parameters: describeStory(
    "Rule bank-account.kinds: an unknown kind is a text field, an empty list offers Retry, and an unknown card type shows its number.",
  ),
};

export const NothingToFillIn: Story = {
  name: "Says that there is nothing to fill in",
  args: { items: [] },
  parameters: describeStory("Rule bank-account.fields: the lender defines the form; an empty one shows a message."),
};
export const FormRefused: Story = {
  name: "Shows the lender's refusal with Retry",
  args: { routes: { [routeOf(bankForm)]: respond(null, { code: "404", message: "This product is not known." }) } },
  parameters: describeStory("Rule requests.refusal: a refused form shows the lender's message, with Retry."),
};
export const NoProduct: Story = {
  name: "Says that no product was chosen",
  args: { path: "/bindBank" },
  parameters: describeStory("Rule bank-account.load: without a product there is no form to fill in."),
};

export const Loading: Story = {
  name: "Shows that the form loads",
  tags: ["loading"],
  args: { routes: { [routeOf(bankForm)]: stuck } },
  parameters: describeStory("Rule screens.skeleton: the first paint shows until the response arrives."),
};

export const Offline: Story = {
  name: "Says that there is no connection",
  args: { routes: { [routeOf(bankForm)]: lost } },
  parameters: describeStory(
    "Rule requests.network: without a connection, a toast and the screen report it, with Retry.",
  ),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const LongTexts: Story = {
  name: "Wraps long texts of the lender",
  args: {
    items: [
      {
        code: "bankCode",
        cate: "enum",
        title: "Bangko o rural bank kung saan ipadadala ang pera ng iyong loan",
        subtitle: "Dapat nasa pangalan mo ang account; hindi kami nagpapadala ng pera sa account ng ibang tao.",
        note: [{ name: "Pinagsamang Bangko ng mga Magsasaka at Mangingisda ng Hilagang Luzon", type: "1" }],
      },
      { title: "Numero ng account na makikita sa harap ng iyong passbook o sa iyong ATM card", subtitle: "" },
    ],
  },
  parameters: describeStory(
    "Rule screens.long-text: titles and hints come from the lender; long ones wrap without being cut.",
  ),
  play: async () => {
    await waitFor(() => expect(page().getByRole("button", { name: "Next" })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
