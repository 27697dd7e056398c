import { expect, it } from "vitest";
import { earlyActions } from "./earlyActions.ts";
import { orderMessages } from "./messages/source.ts";
import { orderStatus } from "./screens/order-details/orderStatus.ts";

const labels = {
  none: undefined,
  repayment: orderMessages.source.repayment,
  repayOrRollover: orderMessages.source.repay,
  borrowAgain: orderMessages.source.borrowAgain,
};

/** Returns the entry for a status and the rollover flag, as the start-up script selects it. */
const entryFor = (status: string, flag: string) =>
  earlyActions["/loanDetail"].find(({ when }) =>
    when.every(({ field, among }) =>
      field === "orderStatus" ? among.includes(status) : field === "isDelay" ? among.includes(flag) : true,
    ),
  );

it.each(["21", "110", "151", "170", "174", "180", "200", "999"])("shows the buttons of status %s", (status) => {
  for (const isAllowed of [true, false]) {
    const entry = entryFor(status, isAllowed ? "1" : "0");
    const { actions } = orderStatus(status, isAllowed);
    expect(entry?.main.label.source).toBe(labels[actions]);
    expect(entry?.second?.label.source).toBe(actions === "repayOrRollover" ? orderMessages.source.rollover : undefined);
  }
});

it("has the labels of every language", () => {
  const [first] = earlyActions["/loanDetail"];
  expect(first?.main.label).toMatchObject({ source: "REPAY", "en-PH": "Repay" });
  expect(new Set(Object.values(first?.second?.label ?? {})).size).toBe(4);
});
