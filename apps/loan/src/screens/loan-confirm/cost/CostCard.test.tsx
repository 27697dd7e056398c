import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { makeEnvironment, makePage } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loanAgreements, newerLoanAgreements } from "../../../api/fetchAgreements.ts";
import { confirmation, newerConfirmation } from "../../../api/fetchConfirmation.ts";
import {
  type ConfirmationFields,
  makeConfirmation,
  makeNewerConfirmation,
} from "../../../api/testing/makeConfirmation.ts";
import { LoanConfirmScreen } from "../LoanConfirmScreen.tsx";

async function open(
  offer: ConfirmationFields = {},
  environment = makeEnvironment(),
  path = "/loanConfirm?productId=p-1",
) {
  const page = makePage({ href: `https://h5.test${path}` });
  const server = makeApi({
    [routeOf(confirmation)]: respond(makeConfirmation(offer)),
    [routeOf(loanAgreements)]: respond([]),
    [routeOf(newerConfirmation)]: respond(makeNewerConfirmation(offer)),
    [routeOf(newerLoanAgreements)]: respond([]),
  });
  await act(async () =>
    render(<TestScreen screen={LoanConfirmScreen} path={path} server={server} app={{ environment, page }} />),
  );
  await screen.findByRole("button", { name: "Go Loan" });
  return page;
}
const card = () => screen.findByRole("region", { name: "Cost of this loan" });
const valueAfter = async (term: string) => within(await card()).getByText(term).nextElementSibling?.textContent;
const openStatement = async () => {
  await userEvent.click(within(await card()).getByRole("button", { name: "See disclosure statement" }));
  return screen.findByRole("dialog", { name: "Disclosure statement" });
};
const openAndPress = async (name: string) => {
  await open();
  await userEvent.click(within(await openStatement()).getByRole("button", { name }));
};

// The browser loads both files after the offer; a test waits for them first.
beforeAll(async () => {
  await import("./CostCard.tsx");
  await import("./DisclosureReader.tsx");
});
afterEach(cleanup);

describe("the cost card", () => {
  it.each(["/loanConfirm?productId=p-1", "/loanConfirm2?productId=p-1"])(
    "shows every figure of %s",
    { tags: "rulings.cost-card" },
    async (path) => {
      await open({}, makeEnvironment(), path);
      // A row of the server stays as it was sent, and no figure is stated twice.
      expect(await valueAfter("You receive")).toBe("₱10,000.00");
      expect(await valueAfter("Interest")).toBe("₱600.00");
      expect(await valueAfter("Total to repay")).toBe("₱10,600.00");
      expect(within(await card()).getAllByText("Total to repay")).toHaveLength(1);
      expect(await valueAfter("Effective rate per month")).toBe("2.37%");
      expect(await valueAfter("Effective rate per year")).toBe("32.49%");
      expect(await valueAfter("One late day costs")).toBe("₱4.00");
      await within(await card()).findByText("in 93 days");
      expect(
        within(await card())
          .getAllByRole("listitem", { hidden: true })
          .map((item) => item.textContent),
      ).toContain("Last payment₱2650.002027-03-21in 93 days");
    },
  );

  it("states what no row of the server states", async () => {
    await open({ details: [{ text: "Interest", value: "₱600" }] });
    expect(await valueAfter("You receive")).toBe("₱10000.00");
    expect(await valueAfter("Total to repay")).toBe("₱10600.00");
  });

  it.each([
    [{ firstPeriodDay: null }, /does not state the amount and day of every payment/],
    [{ details: [{ text: "You receive", value: "soon" }] }, /does not state how much you receive/],
    [{ details: [{ text: "Total to repay", value: "₱9" }] }, /do not add up/],
  ])("has no figure but says why for %o, and shows who lends", { tags: "rulings.cost-card" }, async (fields, why) => {
    await open(fields);
    expect(await screen.findByText("Lender: Sandbox Lending Corp.")).toBeTruthy();
    const region = screen.getByRole("region", { name: "Cost of this loan" });
    expect(region.textContent).toMatch(why);
    expect(region.textContent).not.toMatch(/[₱%]/);
    expect(screen.queryByText("Effective rate per month")).toBeNull();
  });

  it("shows the lender's registrations, and nothing that the deployment does not state", {
    tags: "rulings.lender-numbers",
  }, async () => {
    await open(
      {},
      makeEnvironment({ companyName: "Araw Lending Inc.", secRegistration: "CS201912345", certificateOfAuthority: "" }),
    );
    expect(await screen.findByText("Lender: Araw Lending Inc.")).toBeTruthy();
    expect(screen.getByText("SEC Registration No.: CS201912345")).toBeTruthy();
    expect(screen.queryByText(/Certificate of Authority/)).toBeNull();
  });
});

describe("the disclosure statement", () => {
  it("shows amount, charges, net proceeds, schedule and rate, and closes on Back", {
    tags: "rulings.disclosure",
  }, async () => {
    const page = await open();
    const statement = within(await openStatement());
    for (const heading of ["The loan", "Charges", "Payment schedule", "Effective interest rate", "If you pay late"])
      expect(statement.getByRole("heading", { name: heading })).toBeTruthy();
    expect(statement.getByText("Effective rate per month").nextElementSibling?.textContent).toBe("2.37%");
    await act(async () => expect(page.pressNativeBack()).toBe(true));
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "Go Loan" })).toBeTruthy();
  });

  it("is saved as a text file", { tags: "rulings.disclosure" }, async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
    vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await openAndPress("Save");
    expect(clicked).toHaveBeenCalledTimes(1);
    const [link] = clicked.mock.contexts as HTMLAnchorElement[];
    expect(link?.download).toBe("disclosure-statement.txt");
    expect(await blobs[0]?.text()).toContain("Net proceeds (you receive): ₱10000.00");
    expect(await screen.findByText(/^Look in your downloads/)).toBeTruthy();
  });

  it("reports that a webview cannot save it", async () => {
    vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
      throw new Error("no files here");
    });
    await openAndPress("Save");
    expect(await screen.findByText(/cannot save the file here/)).toBeTruthy();
  });

  it("is shared with the phone's share menu, and closing that menu is no failure", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValueOnce(new DOMException("", "AbortError"));
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }));
    await openAndPress("Share");
    expect(share.mock.calls[0]?.[0]).toMatchObject({ title: "Disclosure statement" });
    expect(share.mock.calls[0]?.[0].text).toContain("Effective rate per year: 32.49%");
    expect(screen.queryByText(/could not be shared/)).toBeNull();
  });

  it.each([
    ["is copied where the phone cannot share", () => Promise.resolve(), /is copied/],
    ["reports that it cannot be shared at all", () => Promise.reject(new Error("denied")), /could not be shared/],
  ])("%s", async (_, writeText, message) => {
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share: undefined, clipboard: { writeText } }));
    await openAndPress("Share");
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
