import { makeApi } from "@lending/api-client/testing";
import { makeEnvironment } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { HelpSheet } from "./HelpSheet.tsx";

afterEach(cleanup);

const onClose = vi.fn();

function open(path: string, phone = "", environment: Parameters<typeof makeEnvironment>[0] = {}, orderNumber = "") {
  render(
    <TestScreen
      screen={() => <HelpSheet phone={phone} orderNumber={orderNumber} onClose={onClose} />}
      path={path}
      server={makeApi({})}
      app={{ environment: makeEnvironment(environment) }}
    />,
  );
}

const links = () => screen.getAllByRole("link").map((link) => `${link.textContent} ${link.getAttribute("href")}`);

it("offers to call, write, chat and complain, and the receipts of the order in the address", {
  tags: "screens.help",
}, async () => {
  open("/repay?orderId=o-174", "", { serviceEmail: "help@lender.example", serviceHours: "08:00-20:00" });
  expect(screen.getByRole("dialog", { name: "Help" }).textContent).toContain("every day from 08:00 to 20:00");
  // With large text the address wraps after the "@", and not within a word.
  expect(screen.getByText("Email help@lender.example").innerHTML).toBe("Email help@<wbr>lender.example");
  expect(links()).toEqual([
    "Email help@lender.example mailto:help@lender.example",
    "Chat with us /customerService?orderId=o-174",
    "File a complaint /complaint?orderId=o-174",
    "My complaints /complaintList?orderId=o-174",
    "Receipts /receipt?orderId=o-174",
  ]);
});

it("shows the number of the order to copy, and hands it to e-mail and chat", {
  tags: "order-details.what-is-left",
}, () => {
  open("/loanDetail?orderId=o-174", "", { serviceEmail: "help@lender.example" }, "SL-7");
  expect(screen.getByText("SL-7").closest("li")?.textContent).toBe("Order number SL-7Copy");
  expect(links()[0]).toBe("Email help@lender.example mailto:help@lender.example?subject=Order%20number%20SL-7");
  expect(links()[1]).toBe("Chat with us /customerService?orderId=o-174&orderNo=SL-7");
});

it("leaves out what is not known", () => {
  open("/repaymentOfCode", "", { serviceEmail: "", serviceHours: "" });
  expect(screen.queryByText(/Email|every day/)).toBeNull();
  expect(links()).toEqual([
    "Chat with us /customerService",
    "File a complaint /complaint",
    "My complaints /complaintList",
  ]);
});

it.each([
  ["the order's own number", "+63 2 8111 1111", "+63 2 8111 1111"],
  ["the lender's number when the order has none", "", "+63 2 8000 0000"],
])("calls %s", { tags: ["bridge.call"] }, async (_, phone, number) => {
  open("/loanDetail?orderId=o-1", phone);
  await userEvent.click(screen.getByRole("button", { name: `Call ${number}` }));
  expect(await screen.findByText(`asks the app for callPhone ${number}`)).toBeTruthy();
});

it("closes when one of its pages opens", async () => {
  open("/loanDetail?orderId=o-1");
  await userEvent.click(screen.getByRole("link", { name: "My complaints" }));
  expect(onClose).toHaveBeenCalled();
  expect(await screen.findByText("goes to /complaintList?orderId=o-1")).toBeTruthy();
});
