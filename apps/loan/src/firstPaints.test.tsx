// @vitest-environment node
import { renderFirstPaint } from "@lending/federation/first-paint";
import { joinFirstPaint } from "@lending/federation/first-paint-markup";
import { expect, it } from "vitest";
import { firstPaints } from "./firstPaints.tsx";
import { costMessages as filipino } from "./messages/fil-PH.ts";
import { costMessages } from "./messages/source.ts";
import { costMessages as chinese } from "./messages/zh-CN.ts";
import { routes } from "./routes.tsx";
import { orderStatus } from "./screens/order-details/orderStatus.ts";

const order = joinFirstPaint(await renderFirstPaint(firstPaints["/loanDetail"]));
const statuses = ["21", "110", "151", "170", "174", "180", "200", "999"];
const among = (conditions: readonly { readonly field: string; readonly among: readonly string[] }[], field: string) =>
  conditions.find((condition) => condition.field === field)?.among;

it("exists for every path", () => {
  expect(Object.keys(firstPaints).sort()).toEqual(routes.map(({ path }) => path).sort());
});

it.each(statuses)("shows the amount of status %s only when the screen shows it first", (status) => {
  const amount = order.facts.find(({ slots }) => Object.values(slots).some((fact) => "is" in fact));
  const isShown = among(amount?.when ?? [], "orderStatus")?.includes(status);
  expect(isShown).toBe(orderStatus(status, false).promotesAmount);
});

it.each(["/loanConfirm", "/loanConfirm2"] as const)("labels the total of %s in every language", async (path) => {
  const { facts } = joinFirstPaint(await renderFirstPaint(firstPaints[path]));
  const [label] = Object.values(facts.at(-1)?.slots ?? {});
  const labelled = label && "labelled" in label ? label.labelled : undefined;
  for (const { total } of [costMessages.source, filipino, chinese])
    expect(total).toMatch(new RegExp(labelled ?? "no total", "i"));
});

it("states that a payment is pending, in every language", { tags: "order-details.pending" }, () => {
  const [settled, pending] = order.facts;
  expect(among(settled?.when ?? [], "payment.state")).toEqual(["", "none", "paid", "refused"]);
  expect(among(pending?.when ?? [], "payment.state")).toEqual(["processing"]);
  expect(Object.values(pending?.slots ?? {})).toMatchObject([
    { words: { source: "We are checking your payment", "zh-CN": "正在确认您的付款" } },
    { words: { "fil-PH": expect.stringContaining("kapag nakumpirma na") } },
  ]);
});

it.each([
  ["repayment", "174", false],
  ["repayOrRollover", "180", true],
  ["borrowAgain", "200", false],
] as const)("has the controls %s of status %s", { tags: "rulings.early-actions" }, (actions, status, isDelay) => {
  expect(orderStatus(status, isDelay).actions).toBe(actions);
  const index = order.actions.findIndex(
    ({ when }) =>
      among(when, "orderStatus")?.includes(status) &&
      (among(when, "isDelay") ?? ["1", "0"]).includes(isDelay ? "1" : "0"),
  );
  const bar = order.html.split("<template")[index + 1] ?? "";
  const labels = { repayment: "Repayment|Repay|", repayOrRollover: "REPAY|Repay|", borrowAgain: "Borrow Again|" };
  expect(bar).toContain(`data-words="${labels[actions]}`);
});

it("has controls only without a pending payment and without a confirmation link", () => {
  for (const { when } of order.actions) {
    expect(among(when, "payment.state")).toEqual(["", "none", "paid", "refused"]);
    expect(among(when, "playeduL")).toEqual([""]);
  }
});
