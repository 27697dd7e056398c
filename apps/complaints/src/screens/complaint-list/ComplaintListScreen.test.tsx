import { answer, makeApi } from "@lending/api-client/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { makeComplaintList } from "../../api/testing/makeComplaint.ts";
import { openScreen } from "../../testing/openScreen.tsx";
import { ComplaintListScreen } from "./ComplaintListScreen.tsx";

const open = (route: unknown = answer(makeComplaintList()), path = "/complaintList") =>
  openScreen({ screen: ComplaintListScreen, path, server: makeApi({ "POST /problem-list": route }) });

afterEach(cleanup);

describe("the list of complaints", () => {
  it("shows the server's tabs; each item has its time, type and content, and links to its details", {
    tags: ["complaints.list-route", "complaints.open"],
  }, async () => {
    await open();
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Open", "Answered", "Closed"]);
    await userEvent.click(screen.getByRole("tab", { name: "Answered" }));
    const item = screen.getByRole("link");
    expect(item.textContent).toBe(
      "Repayment2026-11-19 10:00:00I paid at the corner store yesterday, but the order still says that payment is due.",
    );
    await userEvent.click(item);
    expect(screen.getByText(/goes to \/complainDetails\?problemId=c-2/)).toBeTruthy();
  });

  it.each([
    ["complaints", undefined],
    ["no complaint", answer({})],
  ])("with %s promises a reply within 3 weekdays", { tags: "complaints.promise" }, async (_, route) => {
    await open(route);
    expect(screen.getByText("Promised reply within 3 weekdays.")).toBeTruthy();
  });

  it("opens the tab in the address, or the first tab if it does not exist", async () => {
    await open(undefined, "/complaintList?tab=2");
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Closed");
    expect(screen.getByRole("heading", { name: "No complaints here" })).toBeTruthy();
    cleanup();
    await open(undefined, "/complaintList?tab=x");
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Open");
  });

  it.each([
    ["no tabs", answer({})],
    ["a single tab without a title", answer({ tabs: [{ title: "", items: [] }] })],
  ])("with %s shows the empty message", async (_, route) => {
    await open(route);
    expect(screen.queryByRole("tab")).toBeNull();
    expect(screen.getByRole("heading", { name: "No complaints here" })).toBeTruthy();
  });

  it("shows a single tab that has a title", async () => {
    await open(answer({ tabs: [{ title: "All", items: [{ id: "c-1", time: "", type: "", content: "Content" }] }] }));
    expect(screen.getByRole("tab", { name: "All", selected: true })).toBeTruthy();
    expect(screen.getByRole("tabpanel").textContent).toContain("Content");
  });

  it("names a complaint for which the server sends only an id", async () => {
    await open(answer({ tabs: [{ title: "All", items: [{ id: "c-1", time: null, type: null, content: null }] }] }));
    expect(screen.getByRole("link", { name: "Complaint details" })).toBeTruthy();
  });

  it("names tabs without a title, and renders an item without an id as text", async () => {
    const item = { id: "", time: "", type: "", content: "Content" };
    await open(
      answer(
        makeComplaintList([
          { title: "", items: [item] },
          { title: "", items: [] },
        ]),
      ),
    );
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["List 1", "List 2"]);
    expect(screen.getByText("Content")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("shows the server's refusal, and sends the request again on Retry", async () => {
    const { posted } = await open(answer(null, { code: "1", message: "Later, please" }));
    expect(screen.getAllByText("Later, please").length).toBeGreaterThan(0);
    await act(() => userEvent.click(screen.getByRole("button", { name: "Retry" })));
    await waitFor(() => expect(posted("/problem-list")).toHaveLength(2));
  });
});
