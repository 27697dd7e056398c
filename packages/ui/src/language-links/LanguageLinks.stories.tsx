import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";

const guide: ComponentGuide = {
  tasks: ["Change the language of a public page"],
  use: ["The foot of a page that anybody may open."],
  avoid: ["Pages in the app: the app passes the language."],
  anatomy: { Language: "Its name in that language." },
  parts: { Language: "a" },
  rules: [{ do: "Keep the query of the address.", dont: "Show flags." }],
  content: ["Each language is named in itself."],
  keyboard: { "Enter, Space": "Opens the page in that language." },
  screenReader: ["A list named Language. The current language is marked."],
};

const meta = {
  title: "Components/Content/LanguageLinks",
  parameters: { guide, gutter: true },
  component: LanguageLinks,
  args: { address: { pathname: "/promotion", search: "?id=1" } },
} satisfies Meta<typeof LanguageLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Links to the page in each language" };
