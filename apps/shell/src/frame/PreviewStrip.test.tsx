import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PreviewStrip } from "./PreviewStrip.tsx";

afterEach(cleanup);

const message = (id: string, command: string, params = {}) =>
  ({ id, command, params }) as Parameters<typeof PreviewStrip>[0]["messages"][number];

it("shows the last three commands as a borrower would see them", () => {
  render(
    <PreviewStrip
      messages={[
        message("1", "goHome"),
        message("2", "goMine"),
        message("3", "callPhone", { number: "0288 880 000" }),
        message("4", "closeWebview"),
      ]}
    />,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "The app opens the page of your account.",
    "The phone calls 0288 880 000.",
    "The app closes this page.",
  ]);
});

it("shows nothing for a command that only records something", () => {
  render(<PreviewStrip messages={[message("1", "startBankStep")]} />);
  expect(screen.queryByRole("complementary")).toBeNull();
});
