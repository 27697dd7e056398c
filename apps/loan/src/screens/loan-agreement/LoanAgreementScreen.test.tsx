import { type FakeRoute, makeApi, respond, routeOf } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { agreementLink, newerAgreementLink } from "../../api/fetchAgreements.ts";
import { LoanAgreementScreen } from "./LoanAgreementScreen.tsx";

const JUMP = routeOf(agreementLink);
const PATH = "/loanAgreement?productId=p-1&orderId=o-1&scene=3&position=loan-agreement";

async function open(route: FakeRoute, path = PATH, call = JUMP) {
  const server = makeApi({ [call]: route });
  await act(async () => render(<TestScreen screen={LoanAgreementScreen} path={path} server={server} />));
  return server;
}

// The host of the agreement responds.
beforeEach(() => void vi.stubGlobal("fetch", async () => Response.error()));
afterEach(cleanup);

describe("/loanAgreement", () => {
  it("shows the agreement that the URL names, in a sandboxed frame", {
    tags: ["confirmation.agreement-page", "confirmation.agreement-link"],
  }, async () => {
    const { requests } = await open(respond({ contract_url: "https://lender.test/agreements/7" }));
    const frame = await screen.findByTitle("Loan agreement");
    expect(frame.getAttribute("src")).toBe("https://lender.test/agreements/7");
    expect(frame.getAttribute("sandbox")).toBe("");
    expect(frame.getAttribute("referrerpolicy")).toBe("no-referrer");
    expect(screen.getByText(/If you see no text above, tap “Open agreement”/)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Loan agreement" })).toBeTruthy();
    expect(requests).toMatchObject([
      { query: { productId: "p-1", scene: "3", position: "loan-agreement", orderId: "o-1" } },
    ]);
  });

  it("reports a host that cannot be reached", { tags: "confirmation.agreement-loaded" }, async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await open(respond({ contract_url: "https://lender.test/agreements/7" }));
    expect(await screen.findByText("The agreement did not load")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Open agreement" })).toBeTruthy();
  });

  it("sends the newer variant's request for an agreement that the newer confirmation lists", async () => {
    const path = "/loanAgreement?productId=p-1&scene=3&position=disclosure-statement&confirmation=newer";
    const route = respond({ nutmeg: "https://lender.test/agreements/8" });
    const { requests } = await open(route, path, routeOf(newerAgreementLink));
    expect((await screen.findByTitle("Loan agreement")).getAttribute("src")).toBe("https://lender.test/agreements/8");
    expect(requests).toMatchObject([
      { query: { productId: "p-1", scene: "3", position: "disclosure-statement", orderId: "" } },
    ]);
  });

  it.each([
    ["a refusal", respond(null, { code: "30", message: "We could not find this agreement." }), /could not find/],
    ["no URL", respond({}), "Please try again."],
    ["a URL that must not be shown", respond({ contract_url: "javascript:alert(1)" }), "Please try again."],
    ["malformed data", respond(["invalid"]), "Please try again."],
  ])("reports %s and shows the agreement after Retry", { tags: "confirmation.failure" }, async (_, route, text) => {
    const server = await open(route);
    expect(await screen.findByRole("heading", { name: "The agreement could not be shown" })).toBeTruthy();
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(document.querySelector("iframe")).toBeNull();
    server.route(JUMP, respond({ contract_url: "https://lender.test/agreements/7" }));
    await act(async () => userEvent.click(screen.getByRole("button", { name: "Retry" })));
    expect(await screen.findByTitle("Loan agreement")).toBeTruthy();
  });

  it("offers no Retry when the order does not exist", { tags: "requests.refusal-final" }, async () => {
    await open(respond(null, { code: "404", message: "Order not found" }));
    expect(await screen.findByText("Order not found")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  });

  it.each([
    ["/loanAgreement?productId=p-1&orderId=o-1&scene=5&position=a", { scene: "5", position: "a", orderId: "o-1" }],
    ["/loanAgreement?productId=p-1&position=7", { scene: "3", position: "7", orderId: "" }],
    ["/loanAgreement?productId=p-1&position=7&confirmation=x", { scene: "3", position: "7", orderId: "" }],
  ])("requests the agreement of %s from version 3, under scene 3 when no scene is named", async (path, query) => {
    const { requests } = await open(respond({ contract_url: "https://lender.test/agreements/7" }), path);
    await screen.findByTitle("Loan agreement");
    expect(requests).toMatchObject([{ query: { productId: "p-1", ...query } }]);
  });

  it.each([
    "/loanAgreement",
    "/loanAgreement?productId=p-1",
    "/loanAgreement?productId=&position=7",
    "/loanAgreement?position=7",
  ])("sends no request when %s names no agreement", async (path) => {
    const { requests } = await open(respond({}), path);
    expect(await screen.findByRole("heading", { name: "No agreement was chosen" })).toBeTruthy();
    expect(requests).toEqual([]);
  });
});
