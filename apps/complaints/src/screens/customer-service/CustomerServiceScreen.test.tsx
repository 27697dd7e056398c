import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { makeEnvironment } from "@lending/bridge/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { serviceContact } from "../../api/fetchContact.ts";
import { openScreen } from "../../testing/openScreen.tsx";
import { CustomerServiceScreen } from "./CustomerServiceScreen.tsx";

const contact = { email: "help@sandbox.example", smWa: "+63 917 000 0000" };
const open = (route: unknown = respond(contact), redirectHosts: string[] = ["*"], path = "/customerService") =>
  openScreen({
    screen: CustomerServiceScreen,
    path,
    server: makeApi({ [routeOf(serviceContact)]: route }),
    app: { environment: makeEnvironment({ redirectHosts }) },
  });

afterEach(cleanup);

describe("the customer service", () => {
  it("opens mail and the messenger", {
    tags: ["complaints.service", "complaints.whatsapp", "complaints.contact-call"],
  }, async () => {
    const { posted, page } = await open(respond({ email: ` ${contact.email} `, smWa: ` ${contact.smWa} ` }));
    expect(posted("/contact-kf-info")[0]?.fields).toEqual({ type: "1" });
    const mail = screen.getByRole("link", { name: "help@sandbox.example" });
    expect(mail.getAttribute("href")).toBe("mailto:help@sandbox.example");
    await userEvent.click(screen.getByRole("button", { name: "+63 917 000 0000" }));
    expect(page.opened).toEqual(["https://wa.me/639170000000"]);
  });

  it("files a complaint about the order in the address", { tags: "complaints.file" }, async () => {
    await open(undefined, undefined, "/customerService?orderId=o-180");
    expect(screen.getByRole("link", { name: "File a complaint" }).getAttribute("href")).toBe(
      "/complaint?orderId=o-180",
    );
  });

  it.each([
    ["orderNo=SL-20261121-7&orderId=o-174", "Order%20number%20SL-20261121-7", true],
    ["orderNo=&orderId=o-174", "Order%20number%20o-174", false],
    ["orderId=o-174", "Order%20number%20o-174", false],
    ["orderNo=my+code+is+1234,+please+call", "", false],
    ["orderId=my+code+is+1234,+please+call", "", false],
  ])(
    "with %s begins mail and message with %j",
    { tags: "order-details.what-is-left" },
    async (query, about, isNamed) => {
      const { page } = await open(undefined, undefined, `/customerService?${query}`);
      // The page names a number that the borrower can compare, never the id of an order.
      expect(screen.queryByText(/^Tell us your name and your order number/) === null).toBe(isNamed);
      const [subject, text] = about ? [`?subject=${about}`, `?text=${about}`] : ["", ""];
      const mail = screen.getByRole("link", { name: "help@sandbox.example" });
      expect(mail.getAttribute("href")).toBe(`mailto:help@sandbox.example${subject}`);
      await userEvent.click(screen.getByRole("button", { name: "+63 917 000 0000" }));
      expect(page.opened).toEqual([`https://wa.me/639170000000${text}`]);
    },
  );

  it("offers a call of the service phone", { tags: "complaints.service" }, async () => {
    await open();
    expect(screen.getByRole("button", { name: /^Call \+63 2 8000 0000/ })).toBeTruthy();
  });

  it("shows a message when the messenger's host is not allowed", async () => {
    const { page } = await open(undefined, []);
    await userEvent.click(screen.getByRole("button", { name: "+63 917 000 0000" }));
    expect(screen.getByRole("alert").textContent).toBe("This cannot be opened here. Copy it instead.");
    expect(page.opened).toEqual([]);
  });

  it("shows a single contact", async () => {
    await open(respond({ smWa: contact.smWa, email: null }));
    expect(screen.queryByText("Email")).toBeNull();
    expect(screen.getByText("WhatsApp")).toBeTruthy();
  });

  it.each([
    ["no contact at all", respond({}), "No contact details available right now"],
    ["a refusal", respond(null, { code: "1", message: "Later" }), "We could not show this page"],
  ])("with %s shows a message, and sends the request again on Retry", async (_, route, title) => {
    const { posted } = await open(route);
    expect(screen.getByRole("heading", { name: title })).toBeTruthy();
    await act(() => userEvent.click(screen.getByRole("button", { name: "Retry" })));
    await waitFor(() => expect(posted("/contact-kf-info")).toHaveLength(2));
  });
});
