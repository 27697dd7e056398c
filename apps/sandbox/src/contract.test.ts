import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "./api/endpoints.ts";
import { readersOf, renderWireContract } from "./commands/wireContract.ts";
import { OFFER, PICTURES, sandbox, sandboxForEachTest } from "./testing/makeSandbox.ts";

const ORDERS = ["o-21", "o-110", "o-151", "o-170", "o-174", "o-180", "o-200", "o-1"];

// In every test the sandbox's responses are compared with what the remotes read of them (testing/makeSandbox.ts). These
// tests call what a remote reads, in each state.
describe("a remote reads every field as the sandbox sends it:", () => {
  sandboxForEachTest();
  const order = { productId: "p-1", orderId: "o-174" };
  const call = async (method: "get" | "post", path: string, fields = {}) => {
    const { code, data } = await sandbox[method](path, fields);
    expect(Number(code), path).toBe(0);
    return data;
  };
  const get = (path: string, fields?: object) => call("get", path, fields);
  const post = (path: string, fields?: object) => call("post", path, fields);

  it.each(ORDERS)("the details of %s", { tags: ["order-details.fields", "formatting.product"] }, (orderId) =>
    get("/v3/loan-details", { productId: "p-1", orderId }),
  );

  it("the fields that the console can override", async () => {
    await sandbox.control("POST", "/sandbox/orders/o-174", {
      KindTipsMsg: "Bring your receipt.",
      reyMsg: "Your money waits.",
      isScore: "1",
      cardNeedPop: 1,
      cardPopTitle: "Bind a card",
      cardPopMsg: "Yours was closed.",
      playeduL: "http://localhost:4100/loanConfirm",
      h5Url: "http://localhost:4100/repay",
      telephone: "+63 2 8000 0001",
    });
    await get("/v3/loan-details", order);
  });

  it("a request for a plan", () => post("/v3/loan-details/request-plan", order));

  it.each(["p-1", "p-2", "p-3"])(
    "the offer of %s, in both variants",
    { tags: "confirmation.fields" },
    async (productId) => {
      await get("/v3/loan-confirm/loan-detail-confirm", { productId });
      await post("/gopia/goya/details", { productId });
    },
  );

  it("the URLs of an agreement and of a new order", { tags: "confirmation.agreement-link" }, async () => {
    await get("/v3/contract/contract-jump", { productId: "p-1", scene: "3", position: "loan-agreement", orderId: "" });
    await post("/v3/loan-confirm/loan-detail-push", OFFER);
  });

  it("the failed joint login and its products", async () =>
    expect((await post("/panda/honey/scholarships")).products).toHaveLength(4));

  it(
    "an instalment",
    {
      tags: ["repayment.fields", "repayment.plan-fields", "repayment.notice", "repayment.pay-notice", "repayment.load"],
    },
    () => get("/v3/installment/loan-play-detail", order),
  );

  it("an extension", { tags: ["repayment.extension-fields", "repayment.extension-load"] }, async () =>
    expect((await get("/figures/pettypy", order)).delayInfo).toBeDefined(),
  );

  it("the facts of an issued code", () =>
    post("/v3/loan-details/generate-vcode", { ...order, amount: 265_000, channelNumber: 90005 }));

  it.each([
    ["o-180", 1, false],
    ["o-200", 4, true],
  ])("the receipts of %s", async (orderId, count, isRepaid) => {
    const { receipts, clearance } = await get("/v3/installment/receipts", { orderId });
    expect([receipts.length, clearance !== null]).toEqual([count, isRepaid]);
  });

  it("the bank form", { tags: "bank-account.load" }, () => post("/card-init", { product_id: "p-1" }));

  it("a new complaint, with and without an order", { tags: "complaints.start-call" }, async () => {
    await post("/problem-init", { orderId: "o-174" });
    await get("/problem-init");
  });

  it("the complaints and the contacts", { tags: ["complaints.details-route", "complaints.contact-call"] }, async () => {
    const { tabs } = await post("/problem-list");
    const ids: string[] = tabs.flatMap((tab: { items: { id: string }[] }) => tab.items.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(1);
    for (const problemId of ids) await post("/problem-detail", { problemId });
    await post("/contact-kf-info", { type: 1 });
  });

  it("the URL of an uploaded picture", async () => expect((await sandbox.upload(PICTURES.jpeg)).code).toBe("00"));

  it("the landing template and the sid", async () => {
    await get("/api/v2/youmi/service/channel/channel-template", { templateId: "7" });
    await get("/api/v2/youmi/promotion/get-sid");
  });
});

describe("the wire contract", () => {
  const root = path.join(import.meta.dirname, "../../..");
  const page = renderWireContract();

  it("has every endpoint once", () => {
    for (const { method, path } of ENDPOINTS) expect(page.split(`\n### ${method} ${path}\n`)).toHaveLength(2);
  });

  it("contains how a remote reads the endpoint of each request that it declares", () => {
    const files = globSync("apps/!(sandbox)/src/api/*.ts", { cwd: root }).filter((file) => !/\.test\.ts$/.test(file));
    const paths = files.flatMap((file) => [
      ...readFileSync(`${root}/${file}`, "utf8").matchAll(/^export const \w+Request = \{[^}]*?path: "([^"]+)"/gm),
    ]);
    expect(paths.length).toBeGreaterThan(8);
    const read = ENDPOINTS.filter((one) => readersOf(one).length > 0);
    expect(paths.map(([, path]) => path).filter((path) => !read.some((one) => one.path === path))).toEqual([]);
  });

  it.each([
    "- text: `orderStatus`,",
    "- flag: `recProducts[].yarrow`, `isDelay`,",
    "- choice: `repayPlan[].state`,",
    "`userOrderDetail.detail[].value`",
    "`items[].channelNumber` (`90006`)",
    "`data` as in `GET /v3/installment/loan-play-detail`.",
    "Request: `brae`, `corrie`, `lochan`.",
    "Response: `tarn`",
  ])("describes a field: %s", (text) => {
    expect(page).toContain(text);
  });
});
