import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { complaintList } from "../../api/fetchComplaints.ts";
import { makeComplaintList } from "../../api/testing/makeComplaint.ts";
import { openScreen } from "../../testing/openScreen.tsx";
import { ComplaintListScreen } from "./ComplaintListScreen.tsx";

const open = (route: unknown = respond(makeComplaintList()), path = "/complaintList") =>
  openScreen({ screen: ComplaintListScreen, path, server: makeApi({ [routeOf(complaintList)]: route }) });

afterEach(cleanup);

/** The text of a state, with the marks that the style sheet draws between its facts. */
const spaced = (state: Element | null) => {
  const facts = state?.firstElementChild;
  return (
    [...(facts?.children ?? [])].map((fact) => fact.textContent).join(" · ") + (facts?.nextSibling?.textContent ?? "")
  );
};

describe("the list of complaints", () => {
  it("shows the server's tabs; each item has its time, type and content, and links to its details", {
    tags: ["complaints.list-route", "complaints.open"],
  }, async () => {
    await open();
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Open", "Answered", "Closed"]);
    await userEvent.click(screen.getByRole("tab", { name: "Answered" }));
    const item = screen.getByRole("link", { name: /^Repayment/ });
    expect(item.textContent).toMatch(/^Repayment2026-11-19 10:00:00.*I paid at the corner store yesterday, but/);
    await userEvent.click(item);
    expect(screen.getByText(/goes to \/complainDetails\?problemId=c-2/)).toBeTruthy();
  });

  it.each([
    ["complaints", undefined],
    ["no complaint", respond({})],
  ])(
    "with %s promises a reply within 3 weekdays, and says what happens when a date passes",
    { tags: "complaints.promise" },
    async (_, route) => {
      await open(route);
      expect(screen.getByText("Promised reply within 3 weekdays.")).toBeTruthy();
      expect(screen.getByText(/If we miss a date, you can take your complaint to the SEC/)).toBeTruthy();
    },
  );

  it("opens the tab in the address, or the first tab if it does not exist", async () => {
    await open(undefined, "/complaintList?tab=2");
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Closed");
    expect(screen.getByRole("heading", { name: "No complaints here" })).toBeTruthy();
    cleanup();
    await open(undefined, "/complaintList?tab=x");
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Open");
  });

  it.each([
    ["no tabs", respond({})],
    ["a single tab without a title", respond({ tabs: [{ title: "", items: [] }] })],
  ])("with %s shows the empty message", async (_, route) => {
    await open(route);
    expect(screen.queryByRole("tab")).toBeNull();
    expect(screen.getByRole("heading", { name: "No complaints here" })).toBeTruthy();
  });

  it("shows a single tab that has a title", async () => {
    await open(respond({ tabs: [{ title: "All", items: [{ id: "c-1", time: "", type: "", content: "Content" }] }] }));
    expect(screen.getByRole("tab", { name: "All", selected: true })).toBeTruthy();
    expect(screen.getByRole("tabpanel").textContent).toContain("Content");
  });

  it("names a complaint for which the server sends only an id", async () => {
    await open(respond({ tabs: [{ title: "All", items: [{ id: "c-1", time: null, type: null, content: null }] }] }));
    expect(screen.getByRole("link", { name: "Complaint details" })).toBeTruthy();
  });

  it("names tabs without a title, and renders an item without an id as text", async () => {
    const item = { id: "", time: "", type: "", content: "Content", state: "" } as const;
    await open(
      respond(
        makeComplaintList([
          { title: "", items: [item] },
          { title: "", items: [] },
        ]),
      ),
    );
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["List 1", "List 2"]);
    expect(screen.getByText("Content")).toBeTruthy();
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["File a complaint"]);
  });

  it.each([
    ["open", "2026-12-17 10:00:00", "Waiting for our reply · Reply due by 2026-12-21 · in 3 days"],
    ["open", "2026-12-11 10:00:00", /Reply due by 2026-12-15 · 3 days lateYou can take it to the SEC now/],
    ["answered", "2026-11-20 10:00:00", "Answered, not resolved yet · Resolution due by 2026-12-20 · in 2 days"],
    ["answered", "2026-11-15 10:00:00", /Resolution due by 2026-12-15 · 3 days lateYou can take it to the SEC now/],
    ["closed", "2026-10-20 10:00:00", "Closed"],
    ["open", "yesterday", "Waiting for our reply"],
    ["refused", "2026-11-19 10:00:00", undefined],
    [null, "2026-11-19 10:00:00", undefined],
    [{}, "2026-11-19 10:00:00", undefined],
  ])(
    "states the state %j of a complaint of %s, and its deadline: %s",
    { tags: "complaints.deadline" },
    async (state, time, text) => {
      await open(
        respond({ tabs: [{ title: "All", items: [{ id: "c-1", time, type: "", content: "Content", state }] }] }),
      );
      const readState = () => screen.getByText("Content").previousElementSibling;
      if (text === undefined) expect(readState()?.textContent).toBe(time);
      else if (typeof text === "string") await waitFor(() => expect(spaced(readState())).toBe(text));
      else await waitFor(() => expect(spaced(readState())).toMatch(text));
    },
  );

  it.each([
    ["complaints", undefined],
    ["no complaint", respond({ tabs: [] })],
    ["a refusal", respond(null, { code: "1", message: "Later, please" })],
  ])("with %s leads to a new complaint", { tags: "complaints.file" }, async (_, route) => {
    await open(route);
    await act(() => userEvent.click(screen.getByRole("link", { name: "File a complaint" })));
    expect(screen.getByText(/goes to \/complaint$/)).toBeTruthy();
  });

  it("files a complaint about the order in the address", { tags: "complaints.file" }, async () => {
    await open(undefined, "/complaintList?orderId=o-180");
    await userEvent.click(screen.getByRole("tab", { name: "Answered" }));
    await act(() => userEvent.click(screen.getByRole("link", { name: "File a complaint" })));
    expect(screen.getByText(/goes to \/complaint\?orderId=o-180$/)).toBeTruthy();
  });

  it("shows the server's refusal, and sends the request again on Retry", async () => {
    const { posted } = await open(respond(null, { code: "1", message: "Later, please" }));
    expect(screen.getAllByText("Later, please").length).toBeGreaterThan(0);
    await act(() => userEvent.click(screen.getByRole("button", { name: "Retry" })));
    await waitFor(() => expect(posted("/problem-list")).toHaveLength(2));
  });
});
