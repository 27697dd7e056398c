import { everyHostileVersion, everyWalk, move } from "@lending/api-client/fuzz";
import { type FakeApi, lost, makeApi, respond, routeOf, status } from "@lending/api-client/testing";
import { expectIntact } from "@lending/federation/expect-intact";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { complaintStart, orderComplaintStart } from "./api/fetchComplaintStart.ts";
import { complaintDetails, complaintList } from "./api/fetchComplaints.ts";
import { serviceContact } from "./api/fetchContact.ts";
import { submitComplaint } from "./api/submitComplaint.ts";
import { makeComplaintDetails, makeComplaintList, makeComplaintStart } from "./api/testing/makeComplaint.ts";
import { ComplaintDetailsScreen } from "./screens/complaint-details/ComplaintDetailsScreen.tsx";
import { ComplaintListScreen } from "./screens/complaint-list/ComplaintListScreen.tsx";
import { ComplaintNextScreen } from "./screens/complaint-next/ComplaintNextScreen.tsx";
import { ComplaintStartScreen } from "./screens/complaint-start/ComplaintStartScreen.tsx";
import { CustomerServiceScreen } from "./screens/customer-service/CustomerServiceScreen.tsx";
import { FakeCompressor, openScreen } from "./testing/openScreen.tsx";

vi.mock("compressorjs", () => ({ default: FakeCompressor }));

// Invariants of the complaint form under random sequences of borrower actions.

interface Complaint {
  text: string;
  /** The address of each picture; "" if its upload failed. */
  pictures: string[];
  uploads: number;
  posted: { problemDetail: string; problemImage: string }[];
  isSent: boolean;
}

const UPLOAD = "/user-problem/upload-problem-img";
const WAIT = { timeout: 20_000 };
const outcomes = {
  done: undefined,
  refused: respond(null, { code: "46", message: "The lender's words." }),
  "refused without a message": respond(null, { code: "46" }),
  lost,
  "in trouble": status(503),
};
type Outcome = keyof typeof outcomes;
const everyOutcome = Object.keys(outcomes) as Outcome[];

let server: FakeApi;
const posted = (path: string) => server.requests.filter((request) => request.path === path);

const load = () =>
  openScreen({ screen: ComplaintNextScreen, path: "/complainPageNext?orderNo=2611210046&problemType=2", server });
const settle = () => act(() => server.settled());
const words = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Tell us what happened" });
const expectAlert = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(text), WAIT);
const addressOf = (upload: number) => `https://h5.test/${upload}.jpg`;

/** Sets the outcome of the next uploads. Returns the picture addresses they add. */
function prepareUploads(model: Complaint, outcome: Outcome, count: number): string[] {
  let upload = model.uploads;
  server.route(`POST ${UPLOAD}`, () => {
    upload += 1;
    const trouble = outcomes[outcome];
    return trouble === undefined
      ? respond({ url: addressOf(upload) })
      : trouble instanceof Function
        ? trouble()
        : trouble;
  });
  return Array.from({ length: count }, (_, index) => (outcome === "done" ? addressOf(model.uploads + index + 1) : ""));
}
async function finishUploads(model: Complaint, count: number) {
  model.uploads += count;
  await waitFor(() => expect(posted(UPLOAD)).toHaveLength(model.uploads), WAIT);
  await waitFor(() => expect(screen.queryByText(/^(?:Uploading|Waiting)$/)).toBeNull(), WAIT);
}

const isOpen = ({ isSent }: Readonly<Complaint>) => !isSent;
const failedIn = ({ pictures }: Readonly<Complaint>) => [...pictures.keys()].filter((index) => pictures[index] === "");
const oneOf = (indexes: readonly number[], choice: number) => indexes[choice % indexes.length] ?? 0;

const actions = [
  move(
    "write",
    ["I paid yesterday.", "<b>I paid</b>", `${"x".repeat(199)}🥭`, "x".repeat(250), "", " \n "],
    async (model: Complaint, text) => {
      await act(async () => void fireEvent.change(words(), { target: { value: text } }));
      model.text = text.slice(0, text.includes("🥭") ? 199 : 200);
    },
    isOpen,
  ),
  move(
    "add pictures",
    everyOutcome.flatMap((outcome) => [1, 2, 6].map((count) => ({ outcome, count }))),
    async (model: Complaint, { outcome, count }) => {
      const taken = Math.min(count, 9 - model.pictures.length);
      const left = prepareUploads(model, outcome, taken);
      const files = Array.from(
        { length: count },
        (_, index) => new File(["x"], `${index}.jpg`, { type: "image/jpeg" }),
      );
      await act(async () => void fireEvent.change(screen.getByLabelText("Add pictures"), { target: { files } }));
      model.pictures.push(...left);
      await finishUploads(model, taken);
    },
    (model) => isOpen(model) && model.pictures.length < 9,
  ),
  move(
    "retry a picture",
    everyOutcome.flatMap((outcome) => [0, 1, 2].map((which) => ({ outcome, which }))),
    async (model: Complaint, { outcome, which }) => {
      const index = oneOf(failedIn(model), which);
      model.pictures.splice(index, 1, ...prepareUploads(model, outcome, 1));
      await act(async () => void fireEvent.click(screen.getByRole("button", { name: `Retry picture ${index + 1}` })));
      await finishUploads(model, 1);
    },
    (model) => isOpen(model) && failedIn(model).length > 0,
  ),
  move(
    "remove a picture",
    [0, 1, 2, 3],
    async (model: Complaint, which) => {
      const index = oneOf([...model.pictures.keys()], which);
      model.pictures.splice(index, 1);
      await act(async () => void fireEvent.click(screen.getByRole("button", { name: `Remove picture ${index + 1}` })));
    },
    (model) => isOpen(model) && model.pictures.length > 0,
  ),
  move(
    "send",
    everyOutcome.flatMap((outcome) => [1, 2].map((taps) => ({ outcome, taps }))),
    async (model: Complaint, { outcome, taps }) => {
      server.route(routeOf(submitComplaint), outcomes[outcome] ?? respond());
      const send = screen.getByRole("button", { name: "Send" });
      for (let tapped = 0; tapped < taps; tapped += 1) fireEvent.click(send);
      await settle();
      if (model.text.trim() === "") {
        expect(words().getAttribute("aria-invalid")).toBe("true");
        expect(document.activeElement).toBe(words());
        expect(screen.getAllByText("Please fill in your comments and suggestions")).toHaveLength(1);
        return;
      }
      if (failedIn(model).length > 0) return expectAlert(/^Some pictures are not uploaded/);
      model.posted.push({ problemDetail: model.text, problemImage: model.pictures.join(",") });
      if (outcome === "refused") return expectAlert("The lender's words.");
      if (outcome === "refused without a message") return expectAlert(/^This could not be sent\. Check what you wrote/);
      if (outcome !== "done") return expectAlert(/^No answer came.*Your text is still here/);
      await screen.findByRole("dialog", { name: "Sent. Thank you for telling us." }, WAIT);
      model.isSent = true;
    },
    isOpen,
  ),
  move("the page is loaded again", [1], async (model: Complaint) => {
    cleanup();
    await load();
    model.pictures = model.isSent ? [] : model.pictures.filter(Boolean);
    const hasDraft = !model.isSent && (model.text.trim() !== "" || model.pictures.length > 0);
    model.text = hasDraft ? model.text : "";
    model.isSent = false;
  }),
];

async function compare(model: Readonly<Complaint>) {
  expect(posted("/problem-save")).toHaveLength(model.posted.length);
  for (const [index, fields] of model.posted.entries()) {
    expect(posted("/problem-save")[index]?.fields).toMatchObject({
      ...fields,
      problemType: "2",
      orderNo: "2611210046",
    });
  }
  expect(posted(UPLOAD)).toHaveLength(model.uploads);
  if (model.isSent) {
    expect(JSON.stringify({ ...localStorage })).not.toContain("paid");
    return;
  }
  expect(words().value).toBe(model.text);
  expect(screen.getByText(`${model.text.length}/200`)).toBeTruthy();
  expect(screen.getByText(`${model.pictures.length} of 9`)).toBeTruthy();
  expect(screen.queryAllByLabelText("Add pictures")).toHaveLength(model.pictures.length < 9 ? 1 : 0);
  for (const [index, address] of model.pictures.entries()) {
    const name = address === "" ? `Retry picture ${index + 1}` : `Enlarge: Picture ${index + 1}`;
    expect(screen.getByRole("button", { name })).toBeTruthy();
  }
}

it("shows a consistent form after any sequence of actions", { timeout: 600_000 }, async () => {
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
  await everyWalk({
    usual: 2,
    async begin(): Promise<Complaint> {
      server = makeApi({ [routeOf(complaintStart)]: respond(makeComplaintStart()) });
      await load();
      return { text: "", pictures: [], uploads: 0, posted: [], isSent: false };
    },
    moves: actions,
    compare,
    end() {
      cleanup();
      sessionStorage.clear();
      localStorage.clear();
    },
  });
});

const picture = "https://cdn.test/receipt.png";
const screens = [
  {
    path: "/complaint?orderId=o-1",
    Screen: ComplaintStartScreen,
    call: routeOf(orderComplaintStart),
    real: respond(makeComplaintStart()),
  },
  {
    path: "/complainPageNext?orderNo=2611210046&problemType=2",
    Screen: ComplaintNextScreen,
    call: routeOf(complaintStart),
    real: respond(makeComplaintStart()),
  },
  {
    path: "/complaintList",
    Screen: ComplaintListScreen,
    call: routeOf(complaintList),
    real: respond(makeComplaintList()),
  },
  {
    path: "/complainDetails?problemId=c-2",
    Screen: ComplaintDetailsScreen,
    call: routeOf(complaintDetails),
    real: respond(makeComplaintDetails({ images: [picture], disposeImages: [picture] })),
  },
  {
    path: "/customerService",
    Screen: CustomerServiceScreen,
    call: routeOf(serviceContact),
    real: respond({ email: "help@lender.test", smWa: "+63 917 000 0000" }),
  },
];

it.each(screens)(
  "$path renders its title for any response to $call",
  { timeout: 600_000 },
  async ({ path, Screen, call, real }) => {
    await everyHostileVersion(real, async (sent) => {
      await expectIntact(<TestScreen screen={Screen} path={path} server={makeApi({ [call]: sent })} />);
    });
  },
);
