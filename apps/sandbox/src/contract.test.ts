import { bankFormSchema } from "@lending/bank-binding/api/fetchBankForm";
import { complaintDetailsSchema } from "@lending/complaints/api/fetchComplaintDetails";
import { complaintListSchema } from "@lending/complaints/api/fetchComplaintList";
import { complaintStartSchema } from "@lending/complaints/api/fetchComplaintStart";
import { contactSchema } from "@lending/complaints/api/fetchContact";
import { uploadedPictureSchema } from "@lending/complaints/api/submitComplaint";
import { agreementLinkSchema } from "@lending/loan/api/fetchAgreementLink";
import { agreementsSchema } from "@lending/loan/api/fetchAgreements";
import { confirmationSchema, newerConfirmationSchema } from "@lending/loan/api/fetchConfirmation";
import { extensionSchema } from "@lending/loan/api/fetchExtension";
import { orderDetailsSchema } from "@lending/loan/api/fetchOrderDetails";
import { scholarshipsSchema } from "@lending/loan/api/fetchScholarships";
import { pushedLoanSchema } from "@lending/loan/api/pushLoan";
import { planRequestSchema } from "@lending/loan/api/submitPlanRequest";
import { landingTemplateSchema } from "@lending/promo/api/fetchLandingTemplate";
import { sidSchema } from "@lending/promo/api/registration";
import { codeFactsSchema } from "@lending/repay/api/codeFacts";
import { receiptsSchema } from "@lending/repay/api/fetchReceipts";
import { repaymentSchema } from "@lending/repay/api/fetchRepayment";
import { repaymentExtrasSchema } from "@lending/repay/api/repaymentExtras";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { WIRE_NAMES } from "./api/readFields.ts";
import { OFFER, PICTURES } from "./testing/makeSandbox.ts";
import { sandbox, sandboxForEachTest } from "./testing/sandboxForEachTest.ts";

sandboxForEachTest();

// Every test checks the sandbox's responses against the sandbox's schemas (testing/makeSandbox.ts). These tests check
// them against the schemas of the remotes: every field that a remote reads must be sent and be read with the same value.
/** Expects that a remote's schema reads every field of a response as it was sent. */
const expectRead = (schema: v.GenericSchema, { data }: { readonly data?: unknown }) =>
  expect(findMismatches(data, v.parse(schema, data))).toEqual([]);

describe("the loan remote", () => {
  const readDetails = (orderId: string) => sandbox.get("/v3/loan-details", { productId: "p-1", orderId });

  it.each(["o-21", "o-110", "o-151", "o-170", "o-174", "o-180", "o-200", "o-1"])(
    "reads all details of %s",
    { tags: ["order-details.fields", "formatting.product"] },
    async (orderId) => {
      expectRead(orderDetailsSchema(WIRE_NAMES.recommended), await readDetails(orderId));
    },
  );

  it("reads what the borrower can do who cannot pay", async () => {
    const ids = { productId: "p-1", orderId: "o-174" };
    expectRead(extensionSchema, await sandbox.get("/figures/pettypy", ids));
    expectRead(planRequestSchema, await sandbox.post("/v3/loan-details/request-plan", ids));
  });

  it("reads the fields that the console can override", async () => {
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
    expectRead(orderDetailsSchema(WIRE_NAMES.recommended), await readDetails("o-174"));
  });

  it.each(["p-1", "p-2", "p-3"])(
    "reads all fields of the offer of %s, in both variants",
    { tags: "confirmation.fields" },
    async (productId) => {
      expectRead(confirmationSchema, await sandbox.get("/v3/loan-confirm/loan-detail-confirm", { productId }));
      expectRead(
        newerConfirmationSchema(WIRE_NAMES.confirmation),
        await sandbox.post("/gopia/goya/details", { productId }),
      );
    },
  );

  it.each(["/v3/contract/contract", "/gopia/goya/agreements"])(
    "reads all agreements of %s",
    { tags: "confirmation.agreements" },
    async (path) => {
      const { data } = await sandbox.get(path, { productId: "p-1", scene: "3" });
      expect(data).not.toHaveLength(0);
      expectRead(agreementsSchema, { data });
    },
  );

  it("reads the URLs of an agreement and of a new order", { tags: "confirmation.agreement-link" }, async () => {
    const query = { productId: "p-1", scene: "3", position: "loan-agreement", orderId: "" };
    expectRead(agreementLinkSchema, await sandbox.get("/v3/contract/contract-jump", query));
    expectRead(pushedLoanSchema, await sandbox.post("/v3/loan-confirm/loan-detail-push", OFFER));
  });

  it("reads all fields of the failed joint login and its products", async () => {
    const { data } = await sandbox.post("/panda/honey/scholarships", {});
    expect(data.products).toHaveLength(4);
    expectRead(scholarshipsSchema(WIRE_NAMES.recommended), { data });
  });
});

describe("the repay remote", () => {
  const order = { productId: "p-1", orderId: "o-174" };
  /** A day of the plan has either a date and an amount, as here, or the text and value of a row. */
  const isOtherForm = (mismatch: string) => /^\.repayPlan\[\d+\]\.(?:text|value) was not sent$/.test(mismatch);
  const findRepaymentMismatches = (data: unknown) =>
    findMismatches(data, v.parse(repaymentSchema, data)).filter((one) => !isOtherForm(one));

  it("reads all fields of an instalment; the price of the extension is in the other response", {
    tags: ["repayment.fields", "repayment.plan-fields", "repayment.notice", "repayment.pay-notice", "repayment.load"],
  }, async () => {
    const { data } = await sandbox.get("/v3/installment/loan-play-detail", order);
    expect(findRepaymentMismatches(data)).toEqual([".delayInfo was not sent"]);
  });

  it("reads all fields of an extension", {
    tags: ["repayment.extension-fields", "repayment.extension-load"],
  }, async () => {
    const { data } = await sandbox.get("/figures/pettypy", order);
    expect(findRepaymentMismatches(data)).toEqual([]);
    expectRead(repaymentExtrasSchema, { data });
  });

  it("reads the facts of an issued code", async () => {
    const fields = { ...order, amount: 265_000, channelNumber: 90005 };
    expectRead(codeFactsSchema, await sandbox.post("/v3/loan-details/generate-vcode", fields));
  });

  it("reads all receipts; a repaid loan has no next payment, and a running one no clearance statement", async () => {
    const running = await sandbox.get("/v3/installment/receipts", { orderId: "o-180" });
    expect(running.data.receipts).toHaveLength(1);
    expect(findMismatches(running.data, v.parse(receiptsSchema, running.data))).toEqual([
      ".clearance is not an object",
    ]);
    const repaid = await sandbox.get("/v3/installment/receipts", { orderId: "o-200" });
    expect(findMismatches(repaid.data, v.parse(receiptsSchema, repaid.data))).toEqual([
      ".receipts[0].nextAmount is null, read as ",
      ".receipts[0].nextDate is null, read as ",
    ]);
  });
});

describe("the bank-binding remote", () => {
  it("reads all fields of the form", { tags: "bank-account.load" }, async () => {
    expectRead(bankFormSchema, await sandbox.post("/card-init", { product_id: "p-1" }));
  });
});

describe("the complaints remote", () => {
  it("reads all fields of a new complaint, with and without an order", { tags: "complaints.start-call" }, async () => {
    expectRead(complaintStartSchema, await sandbox.post("/problem-init", { orderId: "o-174" }));
    expectRead(complaintStartSchema, await sandbox.get("/problem-init"));
  });

  it("reads all fields of the list, of each complaint and of the contacts", {
    tags: ["complaints.details-route", "complaints.contact-call"],
  }, async () => {
    const { data } = await sandbox.post("/problem-list");
    expectRead(complaintListSchema, { data });
    const ids: string[] = data.tabs.flatMap((tab: { items: { id: string }[] }) => tab.items.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(1);
    for (const problemId of ids) {
      expectRead(complaintDetailsSchema, await sandbox.post("/problem-detail", { problemId }));
    }
    expectRead(contactSchema, await sandbox.post("/contact-kf-info", { type: 1 }));
  });

  it("reads the URL of an uploaded picture", async () => {
    expectRead(uploadedPictureSchema, await sandbox.upload(PICTURES.jpeg));
  });
});

describe("the promo remote", () => {
  it("reads all fields of the landing template and the sid", async () => {
    expectRead(
      landingTemplateSchema,
      await sandbox.get("/api/v2/youmi/service/channel/channel-template", { templateId: "7" }),
    );
    expectRead(sidSchema, await sandbox.get("/api/v2/youmi/promotion/get-sid", {}));
  });
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Compares sent data with the result of a remote's lenient decoder. Returns a line for every field that the remote reads
 * but that was not sent, or that it read as another value. An empty list means that both agree.
 */
export function findMismatches(sent: unknown, read: unknown, path = ""): string[] {
  if (Array.isArray(read)) {
    if (!Array.isArray(sent)) return [`${path} is not a list`];
    if (sent.length !== read.length) return [`${path} lost items`];
    return read.flatMap((item, index) => findMismatches(sent[index], item, `${path}[${index}]`));
  }
  if (isRecord(read)) {
    if (!isRecord(sent)) return [`${path} is not an object`];
    return Object.entries(read).flatMap(([name, value]) =>
      Object.hasOwn(sent, name)
        ? findMismatches(sent[name], value, `${path}.${name}`)
        : [`${path}.${name} was not sent`],
    );
  }
  if (typeof read === "boolean")
    return read === (sent === 1 || sent === "1" || sent === true) ? [] : [`${path} is ${sent}, read as ${read}`];
  return String(read) === String(sent) ? [] : [`${path} is ${sent}, read as ${read}`];
}
