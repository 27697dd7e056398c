import { respond } from "@lending/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { makeCaseFile, makeComplaintStart } from "../../../complaints/src/api/testing/makeComplaint.ts";
import { calls } from "../../../promo/src/testing/makePromotionServer.ts";
import { checkSteps, describeFlow, Flow, named, page, press, startFlow } from "./Flow.tsx";

/** Follows a complaint, and a registration from an advertisement. */
const meta = {
  title: "Flows/Service and registration",
  component: Flow,
  args: { start: "/complaint?orderId=o-174", makeResponses: () => ({}) },
  parameters: { docs: { story: { height: "740px" } } },
  // A draft of the complaint, or a countdown of the SMS code, must not reach the next visit.
  afterEach: checkSteps,
  beforeEach: () => {
    startFlow();
    localStorage.clear();
    sessionStorage.removeItem("smsCountdownEnd");
  },
} satisfies Meta<typeof Flow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Complain: Story = {
  name: "Complains about a missing payment",
  args: {
    makeResponses: () => ({
      "POST /problem-init": respond(makeComplaintStart()),
      "GET /problem-init": respond(makeComplaintStart()),
      "POST /problem-save": respond({ problemId: "c-9", caseFile: makeCaseFile() }),
    }),
  },
  parameters: describeFlow(
    "A payment is missing. The borrower chooses the order and the kind of problem, writes what happened, and gets an acknowledgement number with deadlines.",
    [
      ["/complaint", "screens-complaints-complaint-start--start", "the app's help"],
      ["/complainPageNext", "screens-complaints-complaint-next-page--empty", "a kind of problem"],
    ],
  ),
  play: async () => {
    await press("Repayment");
    const text = await page().findByRole("textbox", { name: named("Tell us what happened") });
    await userEvent.type(text, "I paid at the corner store yesterday.");
    await press("Send");
    const sent = await page().findByRole("dialog", { name: named("Sent. Thank you for telling us.") });
    await expect(sent).toHaveTextContent("20261119-0042");
  },
};

// No server draws letters here: every picture of them is this one.
const LETTERS =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 108 52'%3E%3Cpath fill='%23dfe9e5' d='M0 0h108v52H0z'/%3E%3Cpath fill='none' stroke='%231c4a44' stroke-width='3.6' d='M14 16h14L20 38M38 14v24M52 14L38 28l14 10M66 38V16L58 30h12M82 38V14l8 12 8-12v24'/%3E%3C/svg%3E#";

export const Register: Story = {
  name: "Registers from an advertisement",
  args: {
    start: "/promotion?id=7&utm_tag=t1",
    apiBase: LETTERS,
    makeResponses: () => ({
      [calls.template]: respond({ id: "landing-7" }),
      [calls.visit]: respond({}, { code: "0" }),
      [calls.sid]: respond({ sid: "sid-1" }, { code: "0" }),
      [calls.code]: respond({}, { code: "0" }),
      [calls.click]: respond({}, { code: "0" }),
      [calls.register]: respond({}, { code: "0" }),
    }),
  },
  parameters: describeFlow(
    "A visitor sees the advertisement, registers with a mobile number and the code of a text message, and gets the app.",
    [
      ["/promotion", "screens-promo-promotion--landing", "an advertisement"],
      ["/promotion", "screens-promo-promotion--download-elsewhere", "Register"],
    ],
  ),
  play: async () => {
    await userEvent.type(await page().findByLabelText(named("Mobile number")), "13912345678");
    await userEvent.type(page().getByLabelText(named("Image captcha")), "7K4M");
    await press("Get code");
    await waitFor(() => expect(page().getByRole("button", { name: /^\d+s$/ })).toBeVisible());
    await userEvent.type(page().getByLabelText(named("SMS code")), "123456");
    await press("Register");
    await expect(await page().findByRole("heading", { name: named("Get the app") })).toBeVisible();
  },
};
