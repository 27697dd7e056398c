import { act } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type Locale, LocaleProvider } from "../locale/locale.tsx";
import { render } from "../testing/dom.ts";
import { RelativeDayText } from "./RelativeDayText.tsx";

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
