import { type FakeRoute, lost, makeApi, respond, routeOf } from "@lending/api-client/testing";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type ComplaintDetailsData, complaintDetails } from "../../api/fetchComplaints.ts";
import { makeCaseFile, makeComplaintDetails } from "../../api/testing/makeComplaint.ts";
import { openScreen } from "../../testing/openScreen.tsx";
import { ComplaintDetailsScreen } from "./ComplaintDetailsScreen.tsx";

const SCORE = "/user-problem/save-score";
const open = (own: Partial<ComplaintDetailsData> = {}, routes: Readonly<Record<string, FakeRoute>> = {}) =>
  openScreen({
    screen: ComplaintDetailsScreen,
    path: "/complainDetails?problemId=c-2",
    server: makeApi({
      [routeOf(complaintDetails)]: respond(makeComplaintDetails(own)),
      [`POST ${SCORE}`]: respond(),
      ...routes,
    }),
  });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const rating = () => screen.queryByRole("dialog", { name: "How was our answer?" });
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function openRating(routes: Readonly<Record<string, FakeRoute>> = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const opened = await open({ isNeedScore: 1 }, routes);
  await wait(3000);
  const dialog = within(await screen.findByRole("dialog", { name: "How was our answer?" }));
  return { ...opened, dialog };
}

describe("a complaint's details", () => {
  it("show type and sub-type, the text with its counter, and the answer", {
    tags: ["complaints.details-route", "complaints.result"],
  }, async () => {
    await open();
    expect(screen.getByRole("list", { name: "Type of problem" }).textContent).toBe(
      "CollectionRude or threatening words",
    );
    const textbox = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your complaint" });
    expect([textbox.readOnly, textbox.value]).toEqual([true, makeComplaintDetails().content]);
    expect(screen.getByText(`${textbox.value.length}/200`)).toBeTruthy();
    const result = within(screen.getByRole("region", { name: "Process Result" }));
    expect(result.getByText("Sandbox Lending agent")).toBeTruthy();
    expect(result.getByText(/We found your payment/)).toBeTruthy();
  });

  it.each([
    ["a server without case files", { number: "", receivedAt: "" }],
    ["a case without a date", { receivedAt: "" }],
    ["a case with an impossible date", { receivedAt: "2026-02-31" }],
  ])("show the reply promise until there is an answer: %s", { tags: "complaints.promise" }, async (_, own) => {
    await open({ disposeDetail: "", caseFile: makeCaseFile(own) });
    expect(screen.getByText(/We have not answered yet\./)).toBeTruthy();
    expect(await screen.findByText(/Promised reply within 3 weekdays\.$/, {})).toBeTruthy();
  });

  it("show no promise beside the dates of a case", async () => {
    await open({ disposeDetail: "", caseFile: makeCaseFile() });
    expect(await screen.findByText("2026-11-23", {})).toBeTruthy();
    expect(screen.getByText("We have not answered yet.")).toBeTruthy();
    expect(screen.queryByText(/weekdays/)).toBeNull();
  });

  it.each([
    ["Waiting for our reply", "", {}, ["Reply due by", "Resolution due by"]],
    ["Answered, not resolved yet", "Paid.", { repliedAt: "2026-11-20 15:12" }, ["Replied", "Reply due by"]],
    ["Closed", "", { repliedAt: "2026-11-20 15:12", closedAt: "2026-11-21 09:30" }, ["Closed", "Replied"]],
  ])("begin with the status %s, then what happened or is due", async (status, disposeDetail, own, labels) => {
    await open({ disposeDetail, caseFile: makeCaseFile(own) });
    const card = await screen.findByRole("region", { name: "Your case" });
    expect(card.textContent).toMatch(new RegExp(`^Your case${status}`));
    const terms = within(card).getAllByRole("term");
    expect(terms.slice(0, 2).map(({ textContent }) => textContent)).toEqual(labels);
    // Before the type of the problem.
    const tags = screen.getByRole("list", { name: "Type of problem" });
    expect(card.compareDocumentPosition(tags)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("show the acknowledgement, the order and the dates", async () => {
    await open({
      caseFile: makeCaseFile({ repliedAt: "2026-11-20 15:12:00", callAt: "2026-11-18 22:30", callCount: 7 }),
    });
    const card = within(await screen.findByRole("region", { name: "Your case" }));
    await card.findByText("tomorrow");
    const rows = [...card.getAllByRole("term")].map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows).toEqual([
      ["Replied", "2026-11-20 15:12:00"],
      ["Reply due by", "2026-11-23"],
      ["Resolution due by", "2026-12-19 tomorrow"],
      ["Received", "2026-11-19 10:00:00"],
      ["Acknowledgement no.", "20261119-0042"],
      ["Order no.", "2611210046"],
      ["Unwanted calls or messages", "7, the last at 2026-11-18 22:30"],
    ]);
  });

  it.each([
    ["on the last day for a reply", "2026-11-23T23:59:59+08:00", {}, undefined],
    ["a day later", "2026-11-24T00:00:00+08:00", {}, "Our reply is late"],
    ["after a reply", "2026-11-24T00:00:00+08:00", { repliedAt: "2026-11-23 10:00:00" }, undefined],
    ["after thirty days", "2026-12-20T00:00:00+08:00", { repliedAt: "2026-11-23 10:00:00" }, "The resolution is late"],
    ["after it was closed", "2026-12-20T00:00:00+08:00", { closedAt: "2026-11-23 10:00:00" }, undefined],
  ])("%s, by the lender's clock, say what is late and where to go: %s", async (_, now, own, message) => {
    const body = respond(makeComplaintDetails({ disposeDetail: "", caseFile: makeCaseFile(own) }));
    const headers = { Date: new Date(now).toUTCString() };
    await open({}, { [routeOf(complaintDetails)]: () => Response.json(body, { headers }) });
    const card = within(await screen.findByRole("region", { name: "Your case" }));
    if (message === undefined) return expect(card.queryByRole("list", { name: "Offices you can turn to" })).toBeNull();
    expect(card.getByText(message)).toBeTruthy();
    const offices = within(card.getByRole("list", { name: "Offices you can turn to" }));
    expect(offices.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "https://www.sec.gov.ph",
      "https://privacy.gov.ph",
      "mailto:complaints@privacy.gov.ph",
      "https://www.bsp.gov.ph",
      "mailto:consumeraffairs@bsp.gov.ph",
      "tel:+63287087087",
    ]);
  });

  it("can be saved as a file", async () => {
    const saved: { name: string; text: Promise<string> }[] = [];
    URL.createObjectURL = (file) => {
      saved.push({ name: (file as File).name, text: (file as File).text() });
      return "blob:case";
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Save this case" }));
    expect(await screen.findByText(/^Look in your downloads/)).toBeTruthy();
    expect(saved[0]?.name).toBe("complaint-20261119-0042.txt");
    const text = await saved[0]?.text;
    for (const part of [
      "Lender: Sandbox Lending Corp.",
      "Reply due by: 2026-11-23",
      "We found your payment",
      "www.sec.gov.ph",
    ])
      expect(text).toContain(part);
  });

  it.each([
    ["a file", undefined, "Saved as a file."],
    ["no file when the share sheet is closed", new DOMException("closed", "AbortError"), ""],
  ])("saves %s", async (_, refusal, text) => {
    const share = vi.fn(async () => {
      if (refusal) throw refusal;
    });
    Object.assign(navigator, { canShare: () => true, share });
    onTestFinished(() => void Object.assign(navigator, { canShare: undefined, share: undefined }));
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Save this case" }));
    expect(share).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText(/Saved as a file|downloads/)?.textContent ?? "").toBe(text));
  });

  it("of a server without case files have no case", async () => {
    await open({ caseFile: makeCaseFile({ number: "", receivedAt: "" }) });
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.queryByRole("region", { name: "Your case" })).toBeNull();
  });

  it("enlarge a picture, browse all of them, and close on Back", async () => {
    const { pressBack } = await open({
      images: ["https://h5.test/a.jpg", "https://h5.test/b.jpg"],
      disposeImages: ["https://h5.test/c.jpg"],
    });
    await userEvent.click(screen.getByRole("button", { name: "Enlarge: Picture 2" }));
    const viewer = await screen.findByRole("dialog", { name: "Picture 2 of 2" });
    await userEvent.click(within(viewer).getByRole("button", { name: "Next" }));
    expect(screen.getByRole("img", { name: "Picture 1 of 2" }).getAttribute("src")).toBe("https://h5.test/a.jpg");
    await userEvent.click(within(viewer).getByRole("button", { name: "Previous" }));
    expect(screen.getByRole("img", { name: "Picture 2 of 2" })).toBeTruthy();
    await pressBack();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(within(screen.getByRole("list", { name: "Pictures of the answer" })).getAllByRole("button")).toHaveLength(1);
  });

  it("show a message when a picture fails to load, and load it again on Retry", async () => {
    await open({ images: ["https://h5.test/a.jpg"] });
    await userEvent.click(screen.getByRole("button", { name: "Enlarge: Picture 1" }));
    const picture = await screen.findByRole("img", { name: "Picture 1 of 1" });
    act(() => void picture.dispatchEvent(new Event("error")));
    expect(screen.getByText("This picture cannot be shown right now.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(screen.getByRole("img", { name: "Picture 1 of 1" })).toBeTruthy();
  });

  it("show a message without a complaint id", async () => {
    await openScreen({ screen: ComplaintDetailsScreen, path: "/complainDetails", server: makeApi() });
    expect(screen.getByRole("heading", { name: "No complaint selected" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "My complaints" }).getAttribute("href")).toBe("/complaintList");
  });

  it("show the server's refusal, and send the request again on Retry", async () => {
    const { posted } = await open(
      {},
      { [routeOf(complaintDetails)]: respond(null, { code: "5", message: "Not now" }) },
    );
    expect(screen.getAllByText("Not now")).toHaveLength(1);
    await act(() => userEvent.click(screen.getByRole("button", { name: "Retry" })));
    await waitFor(() => expect(posted("/problem-detail")).toHaveLength(2));
  });

  it("offer the list and no Retry when the complaint does not exist", { tags: "requests.refusal-final" }, async () => {
    await open({}, { [routeOf(complaintDetails)]: respond(null, { code: "404", message: "Not found" }) });
    expect(screen.getByText("Not found")).toBeTruthy();
    expect(screen.getByRole("link", { name: "My complaints" }).getAttribute("href")).toBe("/complaintList");
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  });
});

describe("the rating of an answer", () => {
  it("opens 3 s after the details are rendered, and not before", { tags: "complaints.rating" }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open({ isNeedScore: 1 });
    await wait(2500);
    expect(rating()).toBeNull();
    await wait(600);
    expect(await screen.findByRole("dialog", { name: "How was our answer?" })).toBeTruthy();
  });

  it("waits until an open picture is closed", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { pressBack } = await open({ isNeedScore: 1, images: ["https://h5.test/a.jpg"] });
    await user().click(screen.getByRole("button", { name: "Enlarge: Picture 1" }));
    await screen.findByRole("dialog", { name: "Picture 1 of 1" });
    await wait(3000);
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await pressBack();
    expect(await screen.findByRole("dialog", { name: "How was our answer?" })).toBeTruthy();
  });

  it("does not open when the server does not request it", { tags: "complaints.rating" }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    await wait(5000);
    expect(rating()).toBeNull();
  });

  it.each(["Cancel", "Escape", "Back"])(
    "closes on %s without sending anything",
    { tags: "complaints.rating-buttons" },
    async (way) => {
      const { dialog, pressBack, posted } = await openRating();
      if (way === "Cancel") await user().click(dialog.getByRole("button", { name: "Cancel" }));
      else if (way === "Escape") await user().keyboard("{Escape}");
      else await pressBack();
      await waitFor(() => expect(rating()).toBeNull());
      expect(posted(SCORE)).toEqual([]);
    },
  );

  it("requires one star, is posted once, and shows the specified thanks", {
    tags: ["complaints.rating-buttons", "complaints.rated"],
  }, async () => {
    const { dialog, posted } = await openRating();
    await user().click(dialog.getByRole("button", { name: "Send" }));
    expect(dialog.getByRole("radiogroup", { description: "Silakan pilih" })).toBeTruthy();
    expect(screen.getAllByText("Silakan pilih")).toHaveLength(1);
    await user().click(dialog.getByRole("radio", { name: "3 stars" }));
    expect(screen.queryByText("Silakan pilih")).toBeNull();
    await user().dblClick(dialog.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(rating()).toBeNull());
    expect(posted(SCORE).map(({ fields }) => fields)).toEqual([{ score: "3", problemId: "c-2" }]);
    expect(screen.getByText("Successful demonstration！")).toBeTruthy();
    await user().click(screen.getByRole("link", { name: /Your rating has arrived.*File another complaint/ }));
    expect(screen.getByText(/goes to \/complaint$/)).toBeTruthy();
  });

  it.each([
    ["refused", respond(null, { code: "49", message: "No answer yet" }), "No answer yet"],
    ["lost", lost, /^No answer came. Please try again/],
  ])(
    "shows a message when it is %s, and can be sent again",
    { tags: "complaints.refused" },
    async (_, route, message) => {
      const { dialog, posted } = await openRating({ [`POST ${SCORE}`]: route });
      await user().click(dialog.getByRole("radio", { name: "1 star" }));
      await user().click(dialog.getByRole("button", { name: "Send" }));
      await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(message));
      await user().click(dialog.getByRole("button", { name: "Send" }));
      await waitFor(() => expect(posted(SCORE)).toHaveLength(2));
    },
  );
});
