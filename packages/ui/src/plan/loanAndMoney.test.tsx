import { afterEach, describe, expect, it, vi } from "vitest";
import { type Locale, LocaleProvider } from "../locale/locale.tsx";
import { GroupedCode } from "../pay-code-slip/GroupedCode.tsx";
import { PaymentNotice } from "../payment/PaymentNotice.tsx";
import { RelativeDayText } from "../relative-day/RelativeDayText.tsx";
import { act, render, screen } from "../testing/dom.ts";
import { Plan } from "./Plan.tsx";

const facts = { amount: "₱2,650.00", channelName: "Sandbox Wallet", at: "2026-11-21 10:00:00" };

describe("PaymentNotice", () => {
  it.each([
    ["processing", "Do not pay again", "There is nothing to do until it arrives."],
    ["started", "You started a payment", "Do not pay again"],
    ["reported", "Do not pay again", "There is nothing to do until it arrives."],
    ["paid", "Your payment was received", ""],
    ["refused", "Your payment was declined", "Nothing was taken."],
  ] as const)("in state %s shows %j and %j, with amount, channel and time", (state, title, text) => {
    const { container } = render(<PaymentNotice state={state} now={at("2026-11-21T11:00:00+08:00")} {...facts} />);
    expect(screen.getByText(title)).toBeTruthy();
    expect(container.textContent).toContain(text);
    expect(container.textContent).toContain("₱2,650.00 · Sandbox Wallet · 2026-11-21 10:00:00");
  });

  it("omits unknown facts", () => {
    const { container } = render(
      <PaymentNotice state="paid" amount="₱2,650.00" channelName="" at=" " now={Date.now} />,
    );
    expect(container.textContent).toBe("Your payment was received₱2,650.00");
  });
});

describe("GroupedCode", () => {
  it.each([
    ["801244673091", "8 0 1 2, 4 4 6 7, 3 0 9 1"],
    ["PH-26 1121 0042", "P H - 2 6, 1 1 2 1, 0 0 4 2"],
    ["123456", "1 2 3 4 5 6"],
  ])("spells %s to screen readers instead of reading one number", (code, spelled) => {
    render(<GroupedCode code={code} />);
    expect(screen.getByRole("img", { name: spelled }).textContent).toBe(code);
  });
});

describe("Plan", () => {
  it("labels each day with a mark, and leaves the others without a label", async () => {
    render(
      <Plan
        days={[
          { title: "First payment", date: "2026-11-21", amount: "₱2,650.00", mark: "paid" },
          { title: "Second payment", date: "2026-12-21", amount: "₱2,650.00", mark: "overdue" },
          { title: "Third payment", date: "2027-01-20", amount: "₱2,650.00", mark: "next" },
          { title: "Last payment", date: "2027-02-19", amount: "₱2,650.00" },
        ]}
      />,
    );
    expect(screen.getAllByRole("listitem").map((day) => day.textContent)).toEqual([
      "First payment₱2,650.002026-11-21Paid",
      "Second payment₱2,650.002026-12-21Overdue",
      "Third payment₱2,650.002027-01-20Next",
      "Last payment₱2,650.002027-02-19",
    ]);
  });

  it("states in words when an unpaid day is due, and nothing for a past day of unknown state", async () => {
    const day = { title: "Payment", amount: "₱2,650.00" };
    render(
      <Plan
        now={() => Date.parse("2026-12-24T10:00:00+08:00")}
        days={[
          { ...day, date: "2026-11-21", mark: "paid" },
          { ...day, date: "2026-12-21", mark: "overdue" },
          { ...day, date: "2026-12-22" },
          { ...day, date: "2026-12-27", mark: "next" },
          { ...day, date: "2026-12-28" },
        ]}
      />,
    );
    await screen.findByText("3 days late");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent?.replace("Payment₱2,650.00", ""))).toEqual([
      "2026-11-21Paid",
      "2026-12-21Overdue3 days late",
      "2026-12-22",
      "2026-12-27Nextin 3 days",
      "2026-12-28in 4 days",
    ]);
  });

  it("shows the server's remark for a day without a mark", () => {
    render(
      <Plan
        days={[
          { title: "First payment", date: "2026-11-21", amount: "₱2,650.00", mark: "paid", remark: "Settled" },
          { title: "Last payment", date: "2026-12-21", amount: "₱2,650.00", remark: "Fee included" },
        ]}
      />,
    );
    expect(screen.getByText("Fee included")).toBeTruthy();
    expect(screen.getByText("2026-12-21")).toBeTruthy();
    expect(screen.queryByText("Settled")).toBeNull();
  });
});

const at = (moment: string) => (): number => Date.parse(moment);

async function show(day: string, now: () => number, isDue = true, locale: Locale = "source") {
  const { container } = await act(async () =>
    render(
      <LocaleProvider locale={locale}>
        <RelativeDayText day={day} now={now} isDue={isDue} />
      </LocaleProvider>,
    ),
  );
  return container;
}

afterEach(() => vi.useRealTimers());

it.each([
  ["en-PH", ["3 days late", "1 day late", "today", "tomorrow", "in 2 days", "in 3 days"]],
  ["fil-PH", ["3 araw nang late", "1 araw nang late", "ngayong araw", "bukas", "2 araw pa", "3 araw pa"]],
  ["zh-CN", ["已逾期 3 天", "已逾期 1 天", "今天", "明天", "2 天后", "3 天后"]],
] as const)("states a due date in words in %s", { tags: "rulings.relative-day" }, async (locale, texts) => {
  const days = ["2026-12-18", "2026-12-20", "2026-12-21", "2026-12-22", "2026-12-23", "2026-12-24"];
  for (const [index, day] of days.entries()) {
    const container = await show(day, at("2026-12-21T00:30:00+08:00"), true, locale);
    await vi.waitFor(() => expect(container.textContent).toBe(texts[index]));
  }
});

it.each([
  ["a day that is over, of something that is not due", "2026-12-20", false, at("2026-12-21T10:00:00+08:00")],
  ["a text that is no day", "soon", true, at("2026-12-21T10:00:00+08:00")],
  ["an unknown time", "2026-12-21", true, () => Number.NaN],
  ["a clock that is years ahead", "2026-12-21", true, at("2031-12-21T10:00:00+08:00")],
] as const)("renders nothing for %s", async (_, day, isDue, now) => {
  expect((await show(day, now, isDue)).textContent).toBe("");
});

it("changes at midnight in Manila while the page stays open", async () => {
  vi.useFakeTimers();
  vi.setSystemTime("2026-12-20T23:59:00+08:00");
  const container = await show("2026-12-21", Date.now);
  expect(container.textContent).toBe("tomorrow");
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(container.textContent).toBe("today");
  await act(() => vi.advanceTimersByTimeAsync(86_400_000));
  expect(container.textContent).toBe("1 day late");
});

it("is right again when the phone wakes up", async () => {
  vi.useFakeTimers();
  vi.setSystemTime("2026-12-20T12:00:00+08:00");
  const container = await show("2026-12-21", Date.now);
  vi.setSystemTime("2026-12-24T12:00:00+08:00");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(container.textContent).toBe("3 days late");
});
