import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, within } from "storybook/test";
import { submitForm } from "../../api/submitForm.ts";
import { FormScreen } from "./FormScreen.tsx";

function FormStory({ route = respond() }: { route?: FakeRoute }) {
  return <TestScreen screen={FormScreen} path="/__NAME__Form" server={makeApi({ [routeOf(submitForm)]: route })} />;
}

/** Collects an amount and a reason, and sends them once. */
const meta = { title: "Templates/Form", component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

// Events instead of a keyboard: several stories on one page would take the focus from each other.
const agreeAndSend = async (canvas: ReturnType<typeof within>) => {
  fireEvent.click(await canvas.findByRole("checkbox", { name: "What I entered is true" }));
  fireEvent.click(canvas.getByRole("button", { name: "Send" }));
};

const fillIn: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  fill(await canvas.findByRole("textbox", { name: "Amount" }), "2650");
  fill(canvas.getByRole("textbox", { name: /^Reason/ }), "My pay comes late.");
  await agreeAndSend(canvas);
};

export const Empty: Story = { name: "Asks for an amount and a reason" };
export const Incomplete: Story = {
  name: "Says what is missing in each field",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await agreeAndSend(canvas);
    await expect(await canvas.findByText("Enter an amount, such as 2,650.50.")).toBeVisible();
    await expect(canvas.getByText("Enter the reason.")).toBeVisible();
  },
};
export const Sending: Story = {
  name: "Waits while the form is sent",
  args: { route: stuck },
  play: fillIn,
};
export const Refused: Story = {
  name: "Shows the lender's refusal and keeps the input",
  args: { route: respond(null, { code: "1", message: "The amount is above your limit." }) },
  play: async (context) => {
    await fillIn(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText(/The amount is above your limit/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Amount" })).toHaveValue("2650");
  },
};
export const Offline: Story = {
  name: "Keeps the input when no response arrives",
  args: { route: lost },
  play: async (context) => {
    await fillIn(context);
    await expect(await within(context.canvasElement).findByText(/No answer came/)).toBeVisible();
  },
};
export const Sent: Story = {
  name: "Opens the outcome once the form is sent",
  play: async (context) => {
    await fillIn(context);
    await expect(await within(context.canvasElement).findByText(/^goes to .*Outcome/)).toBeVisible();
  },
};
