import { answer, type FakeRoute, lost, makeApi, stuck } from "@lending/api-client/testing";
import { ScreenStage } from "@lending/federation/screen-stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { makeScholarships } from "../../api/testing/makeScholarships.ts";
import { Screen } from "./RecommendListScreen.tsx";

interface RecommendListStoryProps {
  list?: Parameters<typeof makeScholarships>[0];
  refusal?: string;
  /** An answer in place of the usual one. */
  route?: FakeRoute;
}

function RecommendListStory({ list = {}, refusal, route }: RecommendListStoryProps) {
  const server = makeApi({
    "POST /panda/honey/scholarships":
      route ?? (refusal === undefined ? answer(makeScholarships(list)) : answer(null, { code: "5", message: refusal })),
  });
  return <ScreenStage screen={Screen} path="/recommendList" server={server} />;
}

const meta = {
  title: "Screens/Loan/Recommended products",
  component: RecommendListStory,
  parameters: { specification: "2, 7", docs: { story: { height: "740px" } } },
} satisfies Meta<typeof RecommendListStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = (story: string) => ({ docs: { description: { story } } });

export const Products: Story = {
  parameters: told("Decisions 3: the recommended products of the failure call, as a page of their own."),
};
export const WithoutNotice: Story = {
  args: { list: { noticeMessage: "" } },
  parameters: told("Specification 3: the notice may be missing; the products stand alone."),
};
export const Empty: Story = {
  args: { list: { products: null } },
  parameters: told("Specification 3: the list may be empty; no product is open now."),
};
export const Refused: Story = {
  args: { refusal: "Not now." },
  parameters: told("Specification 8: the server's message, with Retry."),
};

export const Loading: Story = {
  args: { route: stuck },
  parameters: told("Specification 7: the list's skeleton stands until the server has answered."),
};

export const Offline: Story = {
  args: { route: lost },
  parameters: told("Specification 7: no connection. A toast and the screen say so, with Retry."),
  play: async () => {
    await expect(await within(document.body).findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
export const LongFilipino: Story = {
  globals: { locale: "fil-PH" },
  args: { list: { noticeMessage: "Ito ang mga loan na bukas para sa iyo ngayong araw. ".repeat(4) } },
  parameters: told("Specification 2 in Filipino, with long words of the server: everything wraps, nothing is cut."),
};
