import type { Meta, StoryObj } from "@storybook/react-vite";
import * as icons from "./icons.tsx";

const meta = { title: "Foundations/Icons" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: "Shows every icon with its name",
  render: () => (
    <ul
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
        gridGap: 16,
        padding: 16,
      }}
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: "grid", justifyItems: "center" }}>
          <Icon />
          {name.replace("Icon", "")}
        </li>
      ))}
    </ul>
  ),
};
