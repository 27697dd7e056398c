import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { type ComplaintDetailsData, complaintDetails } from "../../api/fetchComplaints.ts";
import { submitRating } from "../../api/submitComplaint.ts";
import { makeCaseFile, makeComplaintDetails, receiptPicture } from "../../api/testing/makeComplaint.ts";
import { ComplaintDetailsScreen } from "./ComplaintDetailsScreen.tsx";

interface ComplaintDetailsStoryProps {
  details?: Partial<ComplaintDetailsData>;
  routes?: Readonly<Record<string, FakeRoute>>;
}

function ComplaintDetailsStory({ details, routes = {} }: ComplaintDetailsStoryProps) {
  const server = makeApi({
    [routeOf(complaintDetails)]: respond(makeComplaintDetails(details)),
    [routeOf(submitRating)]: respond(),
    ...routes,
  });
  return <TestScreen screen={ComplaintDetailsScreen} path="/complainDetails?problemId=c-2" server={server} />;
}

/** Shows one complaint, its deadlines and its answer. */
const meta = {
  title: "Screens/Complaints/Complaint details",
  component: ComplaintDetailsStory,
  parameters: { docs: { story: { height: "740px" } } },
} satisfies Meta<typeof ComplaintDetailsStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });
const page = () => within(document.body);
/** The rating opens after 3 s. */
const findRating = async () =>
  within(await page().findByRole("dialog", { name: "How was our answer?" }, { timeout: 14_000 }));

export const Answered: Story = {
  name: "Shows the lender's answer",
  parameters: describeStory(
    "Rules complaints.details-route and complaints.result: type and sub-type, read-only content with its counter, Process Result.",
  ),
};
export const NotAnswered: Story = {
  name: "Promises a day for the answer",
  args: { details: { disposeDetail: "", caseFile: makeCaseFile({ number: "", receivedAt: "" }) } },
  parameters: describeStory(
    "Rule complaints.promise: without an answer, the Process Result promises one within 3 weekdays.",
  ),
};
export const WithPictures: Story = {
  name: "Shows the pictures of complaint and answer",
  args: {
    details: { images: [receiptPicture, receiptPicture], disposeImages: [receiptPicture] },
  },
  parameters: describeStory("Rule complaints.details-route: the borrower's images, and the images of the answer."),
};
export const LongContent: Story = {
  name: "Wraps a long complaint and answer",
  args: { details: { content: "They call and call. ".repeat(10), disposeDetail: "We are sorry. ".repeat(60) } },
  parameters: describeStory(
    "Rule screens.long-text: 200 characters of content and a long answer wrap without being cut.",
  ),
};

export const Late: Story = {
  name: "Names the offices to turn to when the lender is late",
  args: {
    details: {
      disposeDetail: "",
      caseFile: makeCaseFile({ receivedAt: "2026-04-01 09:00:00", number: "20260401-0007" }),
    },
  },
  parameters: describeStory(
    "Rule complaints.promise: neither reply nor resolution in time: the case names the offices that a borrower can turn to.",
  ),
  play: async () => {
    const offices = await page().findByRole("list", { name: "Offices you can turn to" }, { timeout: 6000 });
    await expect(within(offices).getAllByRole("link")).toHaveLength(6);
  },
};
export const HarassmentClosed: Story = {
  name: "Shows a closed case about harassment",
  args: {
    details: {
      sonType: "Harassment",
      caseFile: makeCaseFile({
        repliedAt: "2026-11-20 15:12:00",
        closedAt: "2026-11-21 09:30:00",
        callAt: "2026-11-18 22:30",
        callCount: 7,
      }),
    },
  },
  parameters: describeStory(
    "Rule complaints.details-route: a closed case about harassment, with the number of calls and the time of the last one.",
  ),
};
export const WithoutCase: Story = {
  name: "Ends with the answer when there is no case file",
  args: { details: { caseFile: makeCaseFile({ number: "", receivedAt: "" }) } },
  parameters: describeStory(
    "Rule complaints.details-route: a lender that sends no case file: the details end with the answer.",
  ),
};

export const Rating: Story = {
  name: "Asks for a rating after three seconds",
  args: { details: { isNeedScore: 1 } },
  parameters: describeStory(
    "Rule complaints.rating: the rating appears 3 s after the details, where the lender requests one.",
  ),
  play: async () => {
    const rating = await findRating();
    await userEvent.click(rating.getByRole("radio", { name: "4 stars" }));
  },
};

export const RatingWithoutStars: Story = {
  name: "Says that stars are missing",
  args: { details: { isNeedScore: 1 } },
  parameters: describeStory("Rule complaints.rating-empty: at least one star, else 'Silakan pilih'."),
  play: async () => {
    const rating = await findRating();
    await userEvent.click(rating.getByRole("button", { name: "Send" }));
    await expect(await page().findByText("Silakan pilih")).toBeInTheDocument();
  },
};

export const Rated: Story = {
  name: "Thanks for the rating",
  args: { details: { isNeedScore: 1 } },
  parameters: describeStory("Rule complaints.rated: the message after a rating was accepted."),
  play: async () => {
    const rating = await findRating();
    await userEvent.click(rating.getByRole("radio", { name: "5 stars" }));
    await userEvent.click(rating.getByRole("button", { name: "Send" }));
    await expect(await page().findByText("Successful demonstration！")).toBeInTheDocument();
  },
};

export const Refused: Story = {
  name: "Shows the lender's refusal with Retry",
  args: {
    routes: {
      [routeOf(complaintDetails)]: respond(null, { code: "404", message: "We could not find this complaint." }),
    },
  },
  parameters: describeStory("Rule requests.refusal: the lender's message, with Retry."),
};

export const Loading: Story = {
  name: "Shows that the complaint loads",
  tags: ["loading"],
  args: { routes: { [routeOf(complaintDetails)]: stuck } },
  parameters: describeStory("Rule screens.skeleton: the first paint shows until the response arrives."),
};

export const Offline: Story = {
  name: "Says that there is no connection",
  args: { routes: { [routeOf(complaintDetails)]: lost } },
  parameters: describeStory(
    "Rule requests.network: without a connection, a toast and the screen report it, with Retry.",
  ),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
