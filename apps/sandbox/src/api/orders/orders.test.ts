import { describe, expect, it } from "vitest";
import { sandbox, sandboxForEachTest } from "../../testing/makeSandbox.ts";

sandboxForEachTest();

const details = (orderId: string, session = "demo", productId = "p-1") =>
  sandbox.get("/v3/loan-details", { productId, orderId }, { session });

describe("order details", () => {
  it.each([
    ["o-21", "21", "Application received"],
    ["o-110", "110", "Under review"],
    ["o-151", "151", "Your loan is on its way"],
    ["o-170", "170", "Your loan is active"],
    ["o-174", "174", "Payment is due soon"],
    ["o-180", "180", "Your payment is late"],
    ["o-200", "200", "Fully paid. Thank you!"],
    ["o-1", "110", "Under review"],
  ])("show %s in status %s", async (orderId, status, title) => {
    const { code, data } = await details(orderId);
    expect(code).toBe("00");
    expect(data.orderStatus).toBe(status);
    expect(data.noticeStatusText).toBe(title);
    expect(data.productName).toBe("Sandbox Cash");
    expect(data.isDelay).toBe(orderId === "o-174" ? "1" : "0");
    expect(data).toMatchObject({ isScore: "0", cardNeedPop: 0, KindTipsMsg: "", reyMsg: "", playeduL: "", h5Url: "" });
  });

  it("start with the amount and the date that are due", async () => {
    const rows = async (orderId: string) => (await details(orderId)).data.userOrderDetail.detail;
    expect(await rows("o-174")).toEqual([
      { text: "Amount due", value: "₱2650.00" },
      { text: "Due date", value: "2026-11-24" },
      { text: "Loan amount", value: "₱10000.00" },
      { text: "Instalment", value: "1 of 4" },
      { text: "Term", value: "120 days" },
    ]);
    expect(await rows("o-170")).toContainEqual({ text: "Due date", value: "2026-12-21" });
    expect(await rows("o-180")).toContainEqual({ text: "Instalment", value: "2 of 4" });
    expect(await rows("o-200")).toContainEqual({ text: "Repaid", value: "₱10600.00" });
  });

  it.each([
    ["o-21", ["received done 2026-11-21", "review now 2026-11-22", "sent next 2026-11-23", "repaid next "]],
    ["o-110", ["received done 2026-11-21", "review now 2026-11-22", "sent next 2026-11-23", "repaid next "]],
    ["o-151", ["received done 2026-11-20", "review done 2026-11-21", "sent now 2026-11-22", "repaid next "]],
  ])("have a timeline of the application %s", async (orderId, steps) => {
    const { timeline } = (await details(orderId)).data;
    expect(timeline.map(({ step, state, date }: Record<string, string>) => `${step} ${state} ${date}`)).toEqual(steps);
  });

  it("refuse another borrower's order exactly as one that does not exist", async () => {
    expect(await details("o-other", "other")).toMatchObject({ code: "00" });
    const unknown = await details("o-none");
    expect(unknown).toEqual({ code: "404", message: "We could not find this order.", data: null });
    expect(await details("o-other")).toEqual(unknown);
    expect(await details("o-174", "demo", "p-2")).toEqual(unknown);
    expect(await details("o-174", "other")).toEqual(unknown);
  });

  it("refuse an unknown or missing session, and name a missing field", async () => {
    const refusal = { code: "401", message: "Please log in again.", data: null };
    expect(await details("o-174", "nobody")).toEqual(refusal);
    expect(await details("o-174", "")).toEqual(refusal);
    const incomplete = { code: "400", message: "orderId is missing.", data: null };
    expect(await sandbox.get("/v3/loan-details", { productId: "p-1" })).toEqual(incomplete);
  });

  it("read the session from the header as well", { tags: "product.session" }, async () => {
    const fields = { productId: "p-1", orderId: "o-174" };
    const options = { session: "", headers: { "X-Session-Id": "demo" } };
    expect((await sandbox.get("/v3/loan-details", fields, options)).code).toBe("00");
  });

  it("contain the console's overrides, malformed ones too, until they are removed", async () => {
    await sandbox.control("POST", "/sandbox/orders/o-174", {
      KindTipsMsg: "Bring your receipt.",
      cardNeedPop: 1,
      cardPopTitle: "Bind a card",
      isScore: 1,
      recProducts: null,
    });
    await expect(details("o-174")).rejects.toThrow("unreadable recProducts");
    await sandbox.control("POST", "/sandbox/reset");
    await sandbox.control("POST", "/sandbox/orders/o-174", { KindTipsMsg: "Bring your receipt.", isDelay: "0" });
    const shown = { KindTipsMsg: "Bring your receipt.", isDelay: "0", cardNeedPop: 0 };
    expect((await details("o-174")).data).toMatchObject(shown);
  });
});

describe("the score of an order", () => {
  const save = async (fields: Record<string, string | number>) =>
    (await sandbox.post("/v3/loan-details/google-score", fields)).code;

  it("is stored once", async () => {
    const fields = { score: 5, productId: "p-1", orderId: "o-200" };
    expect([await save(fields), await save(fields)]).toEqual(["00", "00"]);
    expect(sandbox.lender.effects.count().orderScores).toBe(1);
  });

  it.each([
    [0, "o-200", "400"],
    [6, "o-200", "400"],
    [2.5, "o-200", "400"],
    [5, "o-other", "404"],
  ])("of %d for %s is refused with %s", async (score, orderId, code) => {
    expect(await save({ score, orderId })).toBe(code);
  });
});

it("the event call stores the event", async () => {
  const event = { productId: "p-1", moduleId: "30", positionId: "0" };
  expect((await sandbox.post("/service/event/save", { ...event, moduleId: 30, positionId: 0 })).code).toBe("00");
  expect((await sandbox.control("GET", "/sandbox/events?source=service")).body[0].body).toEqual(event);
});

it("send the time of the lender's calendar as Date, also when the sandbox runs for days and is moved", async () => {
  const date = async () => {
    const response = await sandbox.app.request("http://localhost:4100/api/app/v3/loan-details?sessionId=demo", {
      headers: { "x-requested-with": "XMLHttpRequest" },
    });
    return response.headers.get("date");
  };
  expect(await date()).toBe("Sat, 21 Nov 2026 02:00:00 GMT");
  sandbox.pass(3 * 86_400_000 + 60_000);
  expect(await date()).toBe("Sat, 21 Nov 2026 02:01:00 GMT");
  await sandbox.control("POST", "/sandbox/clock", { days: 5 });
  expect(await date()).toBe("Thu, 26 Nov 2026 02:01:00 GMT");
});

describe("a request for a plan", () => {
  const request = (orderId: string, session = "demo") =>
    sandbox.post("/v3/loan-details/request-plan", { productId: "p-1", orderId }, { session });

  it.each(["o-170", "o-174", "o-180"])(
    "is offered, acknowledged once, and stays with the order %s",
    async (orderId) => {
      expect((await details(orderId)).data.plan).toEqual({ state: "offered", reference: "", date: "" });
      const { code, data } = await request(orderId);
      expect(code).toBe("00");
      expect(data).toEqual({ reference: "20261121-P001", date: "2026-11-22" });
      await sandbox.control("POST", "/sandbox/clock", { days: 1 });
      expect((await request(orderId)).data).toEqual(data);
      expect((await details(orderId)).data.plan).toEqual({ state: "requested", ...data });
      expect(sandbox.lender.effects.count().planRequests).toBe(1);
    },
  );

  it("is refused for another borrower's order and for one with nothing to pay", async () => {
    expect((await request("o-other")).code).toBe("404");
    expect((await request("o-200")).code).toBe("409");
    expect((await details("o-200")).data.plan.state).toBe("");
    expect(sandbox.lender.effects.count().planRequests).toBe(0);
  });
});
