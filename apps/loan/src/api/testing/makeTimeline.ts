const entry = (step: string, state: string, date: string, amount = 0, position = 0) => ({
  step,
  state,
  date,
  amount: String(amount),
  position,
});
type Entry = ReturnType<typeof entry>;

const application = (review: string, sent: string, month = "2026-11"): readonly Entry[] => [
  entry("received", "done", `${month}-20`),
  entry("review", review, `${month}-21`),
  entry("sent", sent, `${month}-22`, 1_000_000),
];
const dates = ["2026-12-21", "2027-01-20", "2027-02-19", "2027-03-21"];
const lateDates = ["2026-11-15", "2026-12-15", "2027-01-14", "2027-02-13"];
const loan = (dates: readonly string[], month: string, ...states: string[]): readonly Entry[] => [
  ...application("done", "done", month),
  ...dates.map((date, index) => entry("payment", states[index] ?? "next", date, 265_000, index + 1)),
  entry("repaid", states.length === dates.length ? "done" : "next", dates.at(-1) ?? ""),
];
const waiting = entry("repaid", "next", "");

/** Builds the `timeline` of an order as the sandbox sends it, by status. Empty for an unknown status. */
export function makeTimeline(status: string): readonly Record<string, unknown>[] {
  switch (status) {
    case "21":
    case "110":
      return [...application("now", "next"), waiting];
    case "151":
      return [...application("done", "now"), waiting];
    case "170":
    case "174":
      return loan(dates, "2026-11", "now");
    case "180":
      return loan(lateDates, "2026-10", "done", "late");
    case "200":
      return loan(dates, "2026-11", "done", "done", "done", "done");
    default:
      return [];
  }
}
