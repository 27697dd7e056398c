import type { OrderDetailsData as SentData } from "../fetchOrderDetails.ts";

/** Fields of an order-details response. A test may send malformed values. */
export type OrderDetailsData = Partial<Record<keyof SentData, unknown>>;

const texts: Readonly<Record<string, readonly [title: string, description: string]>> = {
  "21": ["Application received", "Nothing to do now. We will review it shortly."],
  "110": ["Under review", "You will know within 1 day."],
  "151": ["Your loan is on its way", "It arrives within 1 to 3 days."],
  "170": ["Your loan is active", "Your next payment is on 2026-12-21."],
  "174": ["Payment is due soon", "Pay on or before the due date."],
  "180": ["Your payment is late", "A late fee of ₱265.00 is included. It grows every day until you pay."],
  "200": ["Fully paid. Thank you!", "Nothing is due on this loan."],
};

const loan = [
  { text: "Loan amount", value: "₱10,000.00" },
  { text: "Term", value: "120 days" },
];
// The fake server's day is 2026-12-18.
const due = (day: string) => [
  { text: "Amount due", value: "₱2,650.00" },
  { text: "Due date", value: day },
];

/**
 * Builds the `data` of an order-details response. `makeOrderDetails({ orderStatus: "170" })` is an order with the texts
 * and rows of that status, and without dialogs.
 */
export function makeOrderDetails(overrides: OrderDetailsData = {}) {
  const orderStatus = String(overrides.orderStatus ?? "110");
  const [noticeStatusText, noticeDesText] = texts[orderStatus] ?? [
    "We are checking this order",
    "Please look again later.",
  ];
  const isRunning = ["170", "174", "180"].includes(orderStatus);
  return {
    orderStatus,
    noticeStatusText,
    noticeDesText,
    recProducts: [],
    productName: "Sandbox Cash",
    productLogo: "https://h5.test/sandbox/assets/sandbox-cash.svg",
    userOrderDetail: {
      detail: isRunning ? [...due(orderStatus === "180" ? "2026-12-15" : "2026-12-21"), ...loan] : loan,
    },
    inside: "",
    h5Url: "",
    isDelay: "0",
    telephone: "",
    isScore: "0",
    playeduL: "",
    reyMsg: "",
    KindTipsMsg: "",
    cardNeedPop: 0,
    cardPopTitle: "",
    cardPopMsg: "",
    ...overrides,
  };
}

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
const steps = (dates: readonly string[], month: string, ...states: string[]): readonly Entry[] => [
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
      return steps(dates, "2026-11", "now");
    case "180":
      return steps(lateDates, "2026-10", "done", "late");
    case "200":
      return steps(dates, "2026-11", "done", "done", "done", "done");
    default:
      return [];
  }
}
