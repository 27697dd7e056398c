import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "./api/endpoints.ts";
import { inputNames, REMOTE_ENDPOINTS, renderOpenApi } from "./commands/openApi.ts";
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

describe("the OpenAPI document", () => {
  const { paths } = JSON.parse(renderOpenApi());
  const dataOf = ({ responses }: (typeof paths)[string][string], name = "data") =>
    responses[200].content["application/json"].schema.properties[name].properties;

  it("has every endpoint, with its summary", () => {
    for (const { method, path, summary } of ENDPOINTS) {
      const name = path.startsWith("/api/") ? path : `{productPrefix}${path}`;
      expect(paths[name][method.toLowerCase()].summary, path).toBe(summary);
    }
  });

  it("has the endpoint of every remote, with each field that the remote sends", () => {
    expect(REMOTE_ENDPOINTS.length).toBeGreaterThan(8);
    for (const { name, method, path, fields } of REMOTE_ENDPOINTS) {
      const known = ENDPOINTS.find((one) => one.method === method && one.path === path);
      expect(known, name).toBeDefined();
      // The newer variant accepts its obfuscated names as any others.
      if (known?.input.type === "record") continue;
      const accepted = [known?.takesFile, ...inputNames(known?.input)];
      expect(accepted, name).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  });

  it("has the fields of each request and response, with their defaults", () => {
    const { post } = paths["{productPrefix}/card-init"];
    expect(post).toMatchObject({
      operationId: "bankForm",
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": { schema: { properties: { product_id: { type: "string" } } } },
        },
      },
    });
    expect(dataOf(post).items.items.properties.channelNumber.default).toBe(90006);
    const { get } = paths["{productPrefix}/v3/loan-details"];
    expect(dataOf(get).payment.properties.state.enum).toContain("paid");
    expect(dataOf(get).isDelay).toEqual({ enum: [0, 1, "0", "1", false, true], default: false });
    expect(get["x-additions"]).toContain("timeline");
    expect(paths["{productPrefix}/v3/loan-confirm/loan-detail-push"].post.parameters).toEqual([
      { name: "Idempotency-Key", in: "header", schema: { type: "string" } },
    ]);
  });

  it("has the sandbox's names of obfuscated fields", () => {
    const { post } = paths["{productPrefix}/gopia/goya/enter"];
    expect(Object.keys(post.responses[200].content["application/json"].schema.properties)).toEqual([
      "tarn",
      "ben",
      "strath",
    ]);
  });

  it("has the file of an upload", () => {
    const { post } = paths["{productPrefix}/user-problem/upload-problem-img"];
    expect(post.requestBody.content["multipart/form-data"].schema.properties).toEqual({
      problemImage: { type: "string", format: "binary" },
    });
  });
});
