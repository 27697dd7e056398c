import { type FakeRoute, lost, makeApi, makeLateRoute, respond, routeOf } from "@lending/api-client/testing";
import { makeLaunch } from "@lending/bridge/testing";
import { readStartedPayment, saveStartedPayment } from "@lending/domain/payment";
import { ToastRegion } from "@lending/ui/toast";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { complaintStart } from "../../api/fetchComplaintStart.ts";
import { submitComplaint } from "../../api/submitComplaint.ts";
import { makeCaseFile, makeComplaintStart } from "../../api/testing/makeComplaint.ts";
import { readComplaintDraft, saveComplaintDraft } from "../../complaintDraft.ts";
import { FakeCompressor, openScreen } from "../../testing/openScreen.tsx";
import { ComplaintNextScreen } from "./ComplaintNextScreen.tsx";

vi.mock("compressorjs", () => ({ default: FakeCompressor }));

const PATH = "/complainPageNext?orderNo=2611210046&problemType=2";
const UPLOAD = "/user-problem/upload-problem-img";
const session = makeLaunch().sessionId;
const draft = {
  orderNo: "2611210046",
  problemType: "2",
  problemSonType: "",
  text: "I paid",
  pictures: ["https://h5.test/a.jpg"],
};

const open = (
  routes: Readonly<Record<string, FakeRoute>> = {},
  path = PATH,
  Screen: ComponentType = ComplaintNextScreen,
) =>
  openScreen({
    screen: Screen,
    path,
    server: makeApi({
      [routeOf(complaintStart)]: respond(makeComplaintStart()),
      [`POST ${UPLOAD}`]: respond({ url: "https://h5.test/b.jpg" }),
      [routeOf(submitComplaint)]: respond(),
      ...routes,
    }),
  });
const textbox = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Tell us what happened" });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));
const alert = () => screen.getByRole("alert").textContent;
const choose = (...names: readonly string[]) => chooseFiles(names.map((name) => ({ name, type: "image/jpeg" })));
const chooseFiles = (files: readonly { readonly name: string; readonly type: string }[]) =>
  fireEvent.change(screen.getByLabelText("Add pictures"), {
    target: { files: files.map(({ name, type }) => new File(["Exif: a place"], name, { type })) },
  });

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

describe("an unsent complaint", () => {
  it("shows its subject", { tags: ["complaints.next-route", "rulings.choice-in-query"] }, async () => {
    await open({}, "/complainPageNext?orderNo=2611210046&problemType=1&problemSonType=12");
    const tags = screen.getByRole("list", { name: "Type of problem" });
    expect([...tags.children].map((tag) => tag.textContent)).toEqual(["Collection", "Rude or threatening words"]);
    expect(screen.getByText(/Sandbox Cash No\.\s2611210046/)).toBeTruthy();
  });

  it("about a receipt has its text filled in, which is no draft until something is added", async () => {
    const paid = { purpose: "instalment", amount: "1", channelName: "", at: "" } as const;
    saveStartedPayment("o-174", { ...paid, isReported: true });
    const { posted } = await open({}, `${PATH}&orderId=o-174&about=receipt`);
    expect(textbox().value).toBe("I have paid, and my loan does not show it yet.");
    expect(readComplaintDraft(session)).toBeUndefined();
    choose("receipt.jpg");
    await waitFor(() => expect(readComplaintDraft(session)?.pictures).toEqual(["https://h5.test/b.jpg"]));
    await send();
    await waitFor(() =>
      expect(posted("/problem-save")[0]?.fields).toMatchObject({ problemImage: "https://h5.test/b.jpg" }),
    );
    expect(posted("/problem-save")[0]?.fields.problemDetail).toMatch(/^I have paid/);
    await waitFor(() => expect(readStartedPayment("o-174")).toMatchObject({ isReceiptSent: true }));
  });

  it("about a receipt has its text again after a reload", { tags: "rulings.choice-in-query" }, async () => {
    await open({}, `${PATH}&orderId=o-174&about=receipt`);
    choose("receipt.jpg");
    await waitFor(() => expect(readComplaintDraft(session)?.pictures).toHaveLength(1));
    cleanup();
    await open({}, `${PATH}&orderId=o-174&about=receipt`);
    expect(textbox().value).toBe("I have paid, and my loan does not show it yet.");
    expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(1);
  });

  it("does not become the receipt of a payment, and is kept", { tags: "rulings.complaint-draft" }, async () => {
    saveComplaintDraft(session, draft);
    const { posted } = await open({}, `${PATH}&orderId=o-174&about=receipt`);
    expect(textbox().value).toBe("I have paid, and my loan does not show it yet.");
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
    await send();
    await waitFor(() => expect(posted("/problem-save")).toHaveLength(1));
    expect(await screen.findByRole("dialog")).toBeTruthy();
    expect(readComplaintDraft(session)).toMatchObject(draft);
  });

  it("about a receipt without its picture is sent, but the order still asks for the picture", async () => {
    const paid = { purpose: "instalment", amount: "1", channelName: "", at: "" } as const;
    saveStartedPayment("o-174", { ...paid, isReported: true });
    const { posted } = await open({}, `${PATH}&orderId=o-174&about=receipt`);
    await send();
    expect(await screen.findByRole("dialog")).toBeTruthy();
    expect(posted("/problem-save")).toHaveLength(1);
    expect(readStartedPayment("o-174")).toMatchObject({ isReceiptSent: false });
  });

  it("is posted once however often Send is tapped, shows thanks, and returns after 1.5 s", {
    tags: ["complaints.flow", "screens.sent-once", "formatting.success-modal"],
  }, async () => {
    const { posted } = await open();
    await userEvent.type(textbox(), "I paid yesterday.");
    await userEvent.dblClick(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByRole("dialog", { name: "Sent. Thank you for telling us." })).toBeTruthy();
    expect(posted("/problem-save").map(({ fields }) => fields)).toEqual([
      {
        problemType: "2",
        problemSonType: "",
        problemDetail: "I paid yesterday.",
        problemImage: "",
        orderNo: "2611210046",
      },
    ]);
    // The dialog may load late: until then the button is the sign that the complaint is sent, and it sends no other.
    expect(screen.getByRole("button", { name: "Send", hidden: true }).getAttribute("aria-busy")).toBe("true");
    expect(screen.queryByText("goes to /complaint?orderNo=2611210046")).toBeNull();
    const shownMs = performance.now();
    expect(await screen.findByText("goes to /complaint?orderNo=2611210046", {}, { timeout: 3_000 })).toBeTruthy();
    expect(performance.now() - shownMs).toBeGreaterThan(1_000);
    expect(readComplaintDraft(session)).toBeUndefined();
  });

  it("reports to who left meanwhile that it was sent, and its draft is gone", async () => {
    const { route, arrive } = makeLateRoute();
    const { unmount, posted } = await open({ [routeOf(submitComplaint)]: route });
    await userEvent.type(textbox(), "I paid yesterday.");
    await send();
    await waitFor(() => expect(posted("/problem-save")).toHaveLength(1));
    unmount();
    render(<ToastRegion />);
    await act(async () => arrive(respond()));
    expect(await screen.findByText("Sent. Thank you for telling us.")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(readComplaintDraft(session)).toBeUndefined();
  });

  it.each([
    ["leaves the form of who came back before it was sent", ""],
    ["keeps what is written after coming back before it was sent", " And today."],
  ])("%s", async (_, more) => {
    const { route, arrive } = makeLateRoute();
    function Visits() {
      const [visit, setVisit] = useState(1);
      return (
        <>
          <ComplaintNextScreen key={visit} />
          <button type="button" onClick={() => setVisit(visit + 1)}>
            Come back
          </button>
        </>
      );
    }
    const { posted } = await open({ [routeOf(submitComplaint)]: route }, PATH, Visits);
    await userEvent.type(textbox(), "I paid yesterday.");
    await send();
    await waitFor(() => expect(posted("/problem-save")).toHaveLength(1));
    await userEvent.click(screen.getByRole("button", { name: "Come back" }));
    expect(textbox().value).toBe("I paid yesterday.");
    if (more) await userEvent.type(textbox(), more);
    await act(async () => arrive(respond()));
    if (!more) expect(await screen.findByText("goes to /complaint?orderNo=2611210046")).toBeTruthy();
    expect(readComplaintDraft(session)?.text).toBe(more ? `I paid yesterday.${more}` : undefined);
  });

  it("keeps its pictures as they are while it is sent", async () => {
    const { route, arrive } = makeLateRoute();
    const { posted } = await open({ [routeOf(submitComplaint)]: route });
    await userEvent.type(textbox(), "I paid yesterday.");
    const isLocked = () => screen.getByLabelText("Add pictures").matches(":disabled");
    expect(isLocked()).toBe(false);
    await send();
    await waitFor(() => expect(posted("/problem-save")).toHaveLength(1));
    expect(isLocked()).toBe(true);
    await act(async () => arrive(respond(null, { code: "1", message: "Later." })));
    expect(isLocked()).toBe(false);
  });

  it("shows its acknowledgement number, and nothing longer, for 1.5 s", { tags: "complaints.flow" }, async () => {
    const caseFile = makeCaseFile({ number: "20261127-0007" });
    await open({ [routeOf(submitComplaint)]: respond({ problemId: "c-7", caseFile }) });
    await userEvent.type(textbox(), "I paid yesterday.");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    const dialog = await screen.findByRole("dialog", { name: "Sent. Thank you for telling us." });
    expect(dialog.textContent).toBe("Sent. Thank you for telling us.Acknowledgement no. 20261127-0007");
  });

  it("about harassment sends the last call and the number of calls", async () => {
    const { posted } = await open({}, "/complainPageNext?orderNo=2611210046&problemType=1&problemSonType=11");
    const count = await screen.findByRole("textbox", { name: "How many that day" });
    fireEvent.change(screen.getByLabelText("Time of the last call or message"), {
      target: { value: "2026-11-20T22:30" },
    });
    expect(screen.getByText(/may not call before 6 am or after 10 pm/)).toBeTruthy();
    await userEvent.type(count, "7");
    await userEvent.type(textbox(), "They call every hour.");
    expect(readComplaintDraft(session)?.calls).toEqual({ at: "2026-11-20T22:30", count: "7" });
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(posted("/problem-save")).toHaveLength(1));
    expect(posted("/problem-save")[0]?.fields).toMatchObject({ callAt: "2026-11-20 22:30", callCount: "7" });
  });

  it("of another type asks for no calls", async () => {
    await open({}, "/complainPageNext?orderNo=2611210046&problemType=1&problemSonType=12");
    await userEvent.type(textbox(), "They shout.");
    expect(screen.queryByLabelText("How many that day")).toBeNull();
  });

  it.each(["", "   \n", "\u200b\u200d \ufeff"])(
    "is refused when its text is %j",
    { tags: "complaints.text-empty" },
    async (text) => {
      const { posted } = await open();
      if (text) fireEvent.change(textbox(), { target: { value: text } });
      await send();
      expect(screen.getAllByText("Please fill in your comments and suggestions")).toHaveLength(1);
      expect(alert()).toBe("");
      expect(document.activeElement).toBe(textbox());
      expect(textbox().getAttribute("aria-invalid")).toBe("true");
      await userEvent.type(textbox(), "x");
      expect(textbox().getAttribute("aria-invalid")).toBeNull();
      expect(screen.queryByText("Please fill in your comments and suggestions")).toBeNull();
      expect(posted("/problem-save")).toEqual([]);
    },
  );

  it("accepts 200 characters, counts them, and announces when few are left", {
    tags: "complaints.text-length",
  }, async () => {
    await open();
    fireEvent.change(textbox(), { target: { value: "x".repeat(181) } });
    expect(screen.getByText("Fewer than 20 characters are left.")).toBeTruthy();
    fireEvent.change(textbox(), { target: { value: "x".repeat(250) } });
    expect(textbox().value).toHaveLength(200);
    expect(screen.getByText("200/200")).toBeTruthy();
    expect(screen.getByText("All 200 characters are used.")).toBeTruthy();
  });

  it("of type 1 is refused for an order that does not accept it", async () => {
    const { posted } = await open({}, "/complainPageNext?orderNo=2611210048&problemType=1&problemSonType=11");
    await userEvent.type(textbox(), "They call.");
    await send();
    expect(alert()).toBe("The selected order does not support sending collection types");
    expect(posted("/problem-save")).toEqual([]);
  });

  it("without a type continues the draft, and shows an empty state without a draft", async () => {
    saveComplaintDraft(session, draft);
    await open({}, "/complainPageNext");
    expect(textbox().value).toBe("I paid");
    expect(screen.getByRole("list", { name: "Type of problem" }).textContent).toBe("Repayment");
    cleanup();
    localStorage.clear();
    await open({}, "/complainPageNext");
    expect(screen.getByRole("heading", { name: "No problem selected" })).toBeTruthy();
    await userEvent.click(screen.getAllByRole("button", { name: "Back" })[0] as HTMLElement);
    expect(screen.getByText("goes to /complaint")).toBeTruthy();
  });
});

describe("the pictures of a complaint", () => {
  it("are uploaded, announced, sent with it, and stored in the draft until then", {
    tags: "complaints.uploaded",
  }, async () => {
    const { posted } = await open();
    await userEvent.type(textbox(), "I paid.");
    choose("receipt.jpg");
    expect(await screen.findByRole("button", { name: "Enlarge: Picture 1" })).toBeTruthy();
    expect(screen.getByText("Upload succeeded!")).toBeTruthy();
    expect(posted(UPLOAD).map(({ fields }) => Object.keys(fields))).toEqual([["problemImage"]]);
    expect(readComplaintDraft(session)?.pictures).toEqual(["https://h5.test/b.jpg"]);
    await send();
    await waitFor(() => expect(posted("/problem-save")[0]?.fields.problemImage).toBe("https://h5.test/b.jpg"));
  });

  it("show the server's message when they fail, can be retried and removed, and block Send", {
    tags: "complaints.refused",
  }, async () => {
    let refusals = 1;
    const { posted } = await open({
      [`POST ${UPLOAD}`]: () => {
        refusals -= 1;
        return refusals >= 0
          ? respond(null, { code: "40", message: "This file is no picture that we can show." })
          : respond({ url: "https://h5.test/b.jpg" });
      },
    });
    await userEvent.type(textbox(), "I paid.");
    choose("a.jpg", "b.jpg");
    await waitFor(() => expect(posted(UPLOAD)).toHaveLength(2));
    expect(await screen.findByText("Picture 1 is not uploaded yet. Retry it or remove it.")).toBeTruthy();
    await screen.findByRole("button", { name: "Enlarge: Picture 2" });
    await send();
    await waitFor(() => expect(alert()).toMatch(/^Some pictures are not uploaded/));
    await userEvent.click(screen.getByRole("button", { name: "Retry picture 1" }));
    await screen.findByRole("button", { name: "Enlarge: Picture 1" });
    expect(posted(UPLOAD)).toHaveLength(3);
    await userEvent.click(screen.getByRole("button", { name: "Remove picture 2" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Add pictures"));
    await send();
    await waitFor(() => expect(posted("/problem-save")[0]?.fields.problemImage).toBe("https://h5.test/b.jpg"));
  });

  it.each(["image/heic", "image/tiff", "image/x-adobe-dng", "application/octet-stream"])(
    "of type %s that the phone cannot decode stay on the phone with their camera data, with advice",
    async (type) => {
      const { posted } = await open();
      chooseFiles([{ name: "IMG_0001", type }]);
      await waitFor(() => expect(alert()).toBe("This picture cannot be read. Choose a JPG or PNG."));
      expect(posted(UPLOAD)).toEqual([]);
    },
  );

  it.each([
    ["refused without a message", respond(null, { code: "40" }), "This picture was not accepted. Try another one."],
    ["without an address", respond({}), "This picture was not accepted. Try another one."],
    ["lost", lost, /^This picture could not be uploaded/],
  ])("that are %s show a message", async (_, route, message) => {
    await open({ [`POST ${UPLOAD}`]: route });
    choose("a.jpg");
    await waitFor(() => expect(alert()).toMatch(message));
    expect(screen.getByRole("button", { name: "Retry picture 1" })).toBeTruthy();
  });

  it("without content are left out with a message", async () => {
    const { posted } = await open();
    fireEvent.change(screen.getByLabelText("Add pictures"), {
      target: { files: [new File([], "cloud.jpg"), new File(["x"], "b.jpg", { type: "image/jpeg" })] },
    });
    expect(alert()).toBe("An empty file was left out. Open the picture on your phone once, then choose it again.");
    await screen.findByText("1 of 9");
    await waitFor(() => expect(posted(UPLOAD)).toHaveLength(1));
  });

  it("block Send until the last upload ends, and send nothing after the page is closed", async () => {
    const release: (() => void)[] = [];
    const { posted, unmount } = await open({
      [`POST ${UPLOAD}`]: () =>
        new Promise((resolve) => {
          release.push(() => resolve(respond({ url: "https://h5.test/b.jpg" })));
        }),
    });
    await userEvent.type(textbox(), "I paid.");
    choose("a.jpg");
    await screen.findByText("Uploading");
    await send();
    expect(screen.getByRole("button", { name: "Send" }).getAttribute("aria-busy")).toBe("true");
    expect(posted("/problem-save")).toEqual([]);
    await waitFor(() => expect(release).toHaveLength(1));
    await act(async () => release[0]?.());
    await waitFor(() => expect(posted("/problem-save")).toHaveLength(1));
    unmount();

    const again = await open({ [`POST ${UPLOAD}`]: () => new Promise(() => undefined) });
    fireEvent.change(textbox(), { target: { value: "Once more" } });
    choose("b.jpg");
    await screen.findByText("Uploading");
    await send();
    again.unmount();
    await act(async () => undefined);
    expect(again.posted("/problem-save")).toEqual([]);
  });
});
