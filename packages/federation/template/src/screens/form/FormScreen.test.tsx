import { lost, makeApi, respond, routeOf } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { submitForm } from "../../api/submitForm.ts";
import { FormScreen } from "./FormScreen.tsx";

afterEach(cleanup);

/** Opens the form with the server's response, fills it in and sends it. */
async function send(route: unknown, { amount = "2650", reason = "My pay comes late." } = {}) {
  const server = makeApi({ [routeOf(submitForm)]: route });
  await act(async () => render(<TestScreen screen={FormScreen} path="/__NAME__Form" server={server} />));
  fireEvent.change(await screen.findByRole("textbox", { name: "Amount" }), { target: { value: amount } });
  fireEvent.change(screen.getByRole("textbox", { name: /^Reason/ }), { target: { value: reason } });
  fireEvent.click(screen.getByRole("checkbox"));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Send" })));
  return server;
}

it("sends the amount in centavos, and opens the outcome", async () => {
  const server = await send(respond(), { amount: "₱2,650.50" });
  expect(server.requests.at(-1)?.fields).toMatchObject({ amount: "265050" });
  expect(await screen.findByText(/^goes to \/__NAME__Outcome/)).toBeTruthy();
});

it.each(["", "0", "1.325"])("sends nothing for the amount %j", async (amount) => {
  await send(respond(), { amount });
  expect(await screen.findByText("Enter an amount, such as 2,650.50.")).toBeTruthy();
  expect(screen.queryByText(/^goes to/)).toBeNull();
});

it.each([
  ["a refusal", respond(null, { code: "1", message: "Above your limit." }), "Above your limit."],
  ["a lost response", lost, "No answer came."],
])("keeps the input after %s", async (_, route, text) => {
  await send(route);
  expect(await screen.findByText(text, { exact: false })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" }).value).toBe("2650");
});
