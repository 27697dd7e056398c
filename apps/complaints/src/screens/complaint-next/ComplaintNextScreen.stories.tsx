import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { makeLaunch } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { complaintStart } from "../../api/fetchComplaintStart.ts";
import { submitComplaint, uploadPicture } from "../../api/submitComplaint.ts";
import { makeCaseFile, makeComplaintStart, receiptPicture } from "../../api/testing/makeComplaint.ts";
import { saveComplaintDraft } from "../../complaintDraft.ts";
import { ComplaintNextScreen } from "./ComplaintNextScreen.tsx";

interface ComplaintNextStoryProps {
  /** Responses that replace the default ones. */
  routes?: Readonly<Record<string, FakeRoute>>;
  path?: string;
}

const PATH = "/complainPageNext?orderNo=2611210046&problemType=1&problemSonType=12";
const UPLOAD = routeOf(uploadPicture);

function ComplaintNextStory({ routes = {}, path = PATH }: ComplaintNextStoryProps) {
  const server = makeApi({
    [routeOf(complaintStart)]: respond(makeComplaintStart()),
    [UPLOAD]: respond({ url: receiptPicture }),
    [routeOf(submitComplaint)]: respond(),
    ...routes,
  });
  return <TestScreen screen={ComplaintNextScreen} path={path} server={server} />;
}

/** Takes the text and pictures of a complaint. */
const meta = {
  title: "Screens/Complaints/Complaint next page",
  component: ComplaintNextStory,
  parameters: { docs: { story: { height: "740px" } } },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ComplaintNextStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });
const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole("button", { name }));
const write = async (text: string) =>
  userEvent.type(await page().findByRole("textbox", { name: "Tell us what happened" }), text);
const choose = async (...files: readonly File[]) =>
  userEvent.upload(await page().findByLabelText("Add pictures"), [...files]);
const photo = async (name: string) =>
  new File([await (await fetch(receiptPicture)).blob()], name, { type: "image/svg+xml" });

export const Empty: Story = {
  name: "Asks for the problem and its pictures",
  parameters: describeStory("Rule complaints.next-route: type tags, problem text, image upload, Send."),
};

export const RefusedEmpty: Story = {
  name: "Says that the text is missing",
  parameters: describeStory("Rule complaints.text-empty: an empty text is rejected."),
  play: async () => {
    await press("Send");
    await expect(await page().findByText("Please fill in your comments and suggestions")).toBeInTheDocument();
    await expect(page().getByRole("textbox")).toHaveFocus();
  },
};

export const AtTheLimit: Story = {
  name: "Stops at 200 characters",
  parameters: describeStory("Rule complaints.text-length: at 200 characters, further input is ignored."),
  play: async () => {
    const textbox = await page().findByRole("textbox");
    await userEvent.click(textbox);
    await userEvent.paste("x".repeat(198));
    await userEvent.type(textbox, "abcde");
    await expect(textbox).toHaveValue(`${"x".repeat(198)}ab`);
    await expect(page().getByText("200/200")).toBeVisible();
  },
};

export const WithDraft: Story = {
  name: "Restores an unfinished complaint",
  beforeEach: () =>
    saveComplaintDraft(makeLaunch().sessionId, {
      orderNo: "2611210046",
      problemType: "1",
      problemSonType: "12",
      text: "I paid at the corner store yesterday at 4 pm, but the order still says that payment is due.",
      pictures: [receiptPicture, receiptPicture],
    }),
  parameters: describeStory(
    "Rule rulings.complaint-draft: the draft restores text and pictures after the page was closed.",
  ),
};

export const Uploading: Story = {
  name: "Shows that pictures are uploaded",
  args: { routes: { [UPLOAD]: stuck } },
  parameters: describeStory("Rule complaints.images: pictures are uploaded one at a time; the second waits."),
  play: async () => {
    await choose(await photo("a.svg"), await photo("b.svg"));
    await expect(await page().findByText("Uploading")).toBeVisible();
    await expect(page().getByText("Waiting")).toBeVisible();
  },
};

export const UploadFailed: Story = {
  name: "Says that an upload failed",
  args: { routes: { [UPLOAD]: respond(null, { code: "40", message: "This file is no picture that we can show." }) } },
  parameters: describeStory("Rule complaints.refused: a failed upload shows the lender's message."),
  play: async () => {
    await choose(await photo("a.svg"));
    await expect(await page().findByRole("button", { name: "Retry picture 1" })).toBeVisible();
    await expect(await page().findByText("This file is no picture that we can show.")).toBeInTheDocument();
  },
};

export const Unreadable: Story = {
  name: "Leaves out a picture that the phone cannot read",
  parameters: describeStory(
    "Rule complaints.images: one that the phone cannot decode, such as HEIC, is left out: no Retry, only Remove.",
  ),
  play: async () => {
    await choose(new File(["no picture"], "IMG_0001.heic", { type: "image/heic" }));
    await expect(await page().findByText("Picture 1 cannot be read and is not sent.")).toBeVisible();
    await expect(page().queryByRole("button", { name: "Retry picture 1" })).toBeNull();
    await expect(page().getByRole("button", { name: "Remove picture 1" })).toBeVisible();
  },
};

export const Sent: Story = {
  name: "Says that the complaint was sent",
  parameters: describeStory("Rule complaints.flow: a success modal of 1.5 s, then the start of the complaint."),
  play: async () => {
    await write("They shout.");
    await press("Send");
    await expect(await page().findByRole("dialog", { name: /^Sent/ })).toBeVisible();
    await expect(await page().findByText("goes to /complaint?orderNo=2611210046", {}, { timeout: 4000 })).toBeVisible();
  },
};

export const SentWithCase: Story = {
  name: "Shows the number of the case",
  args: { routes: { [routeOf(submitComplaint)]: respond({ problemId: "c-9", caseFile: makeCaseFile() }) } },
  parameters: describeStory(
    "Rule complaints.flow: where the lender sends a case file, the modal shows its number; the start has its deadlines.",
  ),
  play: async () => {
    await write("They shout at me.");
    await press("Send");
    const dialog = await page().findByRole("dialog", { name: "Sent. Thank you for telling us." });
    await expect(dialog).toHaveTextContent("Acknowledgement no. 20261119-0042");
  },
};

export const Harassment: Story = {
  name: "Asks for the calls of a collector",
  args: { path: "/complainPageNext?orderNo=2611210046&problemType=1&problemSonType=11" },
  parameters: describeStory(
    "Rule complaints.sub-types: a kind that records calls has fields for the last call and the number of calls that day.",
  ),
  play: async () => {
    const time = await page().findByLabelText("Time of the last call or message", {}, { timeout: 6000 });
    await userEvent.type(time, "2026-11-20T22:30");
    await userEvent.type(page().getByRole("textbox", { name: "How many that day" }), "7");
    await expect(page().getByText(/may not call before 6 am/)).toBeVisible();
  },
};

export const NotSent: Story = {
  name: "Keeps the input when no response arrives",
  args: { routes: { [routeOf(submitComplaint)]: lost } },
  parameters: describeStory("Rule requests.network: without a response, the borrower's input stays."),
  play: async () => {
    await write("They shout.");
    await press("Send");
    await expect(await page().findByText(/Your text is still here/)).toBeInTheDocument();
    await expect(page().getByRole("textbox")).toHaveValue("They shout.");
  },
};

export const NothingChosen: Story = {
  name: "Says that no kind was chosen",
  args: { path: "/complainPageNext" },
  parameters: describeStory(
    "Rule rulings.choice-in-query: the page needs a chosen type; without one it links back to the start.",
  ),
};

export const NinePictures: Story = {
  name: "Refuses a tenth picture",
  args: { routes: { [UPLOAD]: stuck } },
  parameters: describeStory(
    "Rule complaints.images: at most 9 images; a message refuses the tenth, and Add disappears.",
  ),
  play: async () => {
    await choose(...(await Promise.all(Array.from("abcdefghij", (name) => photo(`${name}.svg`)))));
    await waitFor(() => expect(page().getAllByRole("button", { name: /^Remove picture/ })).toHaveLength(9));
    await expect(page().getAllByText("Waiting")).toHaveLength(8);
    await expect(page().queryByLabelText("Add pictures")).toBeNull();
  },
};
