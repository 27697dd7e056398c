import { answer, makeApi } from "@lending/api-client/testing";
import { ScreenStage } from "@lending/federation/screen-stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { makeScholarships } from "../../api/testing/makeScholarships.ts";
import { Screen } from "./RecommendListScreen.tsx";

interface RecommendListStoryProps {
  list?: Parameters<typeof makeScholarships>[0];
  refusal?: string;
}

function RecommendListStory({ list = {}, refusal }: RecommendListStoryProps) {
  const server = makeApi({
    "POST /panda/honey/scholarships":
      refusal === undefined ? answer(makeScholarships(list)) : answer(null, { code: "5", message: refusal }),
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
export const WithoutNotice: Story = { args: { list: { noticeMessage: "" } } };
export const Empty: Story = { args: { list: { products: null } }, parameters: told("No product is open now.") };
export const Refused: Story = { args: { refusal: "Not now." }, parameters: told("The server's message, with Retry.") };
