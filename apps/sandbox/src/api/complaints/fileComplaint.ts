import { countCharacters } from "@lending/ui/text";
import * as v from "valibot";
import { COLLECTION, COLLECTION_TYPES, PROBLEM_TYPES } from "../../lender/complaints.ts";
import type { Lender } from "../../lender/createLender.ts";
import { message } from "../../lender/message.ts";
import type { OrderNow } from "../../lender/orderBook.ts";
import { isRunning, isWaiting } from "../../lender/orderLife.ts";
import { defineEndpoint, type Endpoint, NO_ORDER, refuse, success } from "../endpoint.ts";
import { assetUrl, uploadUrl } from "../links.ts";
import { orderRows } from "../orders/orders.ts";
import { inputName, optionalName } from "../readFields.ts";
import { caseFile, NO_COMPLAINT } from "./complaints.ts";

function statusWord(status: string): string {
  if (isWaiting(status)) return "Waiting";
  if (isRunning(status)) return status === "180" ? "Late" : "In repayment";
  return status === "200" ? "Repaid" : "Being checked";
}

function complaintOrder(now: OrderNow, lender: Lender, origin: string) {
  const product = lender.products.find(now.order.productId);
  return {
    orderNo: now.order.number,
    productLogo: assetUrl(origin, product?.logo ?? ""),
    productName: product?.name ?? "",
    status: statusWord(now.order.status),
    // 1: the order is in collection, so a collection complaint can name it.
    isShow: now.order.status === "174" || now.order.status === "180" ? 1 : 0,
    list: orderRows(now)
      .slice(0, 3)
      .map(({ text, value }) => ({ title: text, value })),
  };
}

/** Finds an order of this borrower by its number, which complaints use, or by its id. */
function findComplaintOrder(lender: Lender, borrowerId: string, name: string): OrderNow | undefined {
  const numbered = lender.orders.findByNumber(name);
  return lender.book.own(borrowerId, numbered?.id ?? name);
}

/** The flags of a type without a receipt to send and without calls to record. */
const NO_FLAGS = { recordsCalls: 0, takesReceipt: 0 };

const makeStartComplaint = (variant: Pick<Endpoint, "summary" | "method">) =>
  defineEndpoint({
    ...variant,
    path: "/problem-init",
    input: v.object({ orderId: optionalName }),
    handle({ input, borrower, lender, origin }) {
      const orders = lender.book.ofBorrower(borrower.id);
      const chosen = input.orderId === "" ? orders[0] : findComplaintOrder(lender, borrower.id, input.orderId);
      if (chosen === undefined && input.orderId !== "") return NO_ORDER;
      return success({
        problemType: PROBLEM_TYPES.map((type) => ({ ...NO_FLAGS, ...type })),
        problemSonType: COLLECTION_TYPES.map((type) => ({ ...NO_FLAGS, ...type })),
        orderDetail: chosen === undefined ? null : complaintOrder(chosen, lender, origin),
        orderList: orders.map((order) => complaintOrder(order, lender, origin)),
      });
    },
  });

export const startComplaint = makeStartComplaint({
  summary: "Types of problems, the order that a complaint is about, and all other orders",
  method: "POST",
});

export const startComplaintWithoutOrder = makeStartComplaint({
  summary: "The same, about the borrower's first order",
  method: "GET",
});

export const uploadImage = defineEndpoint({
  summary: "Uploads one picture of a complaint (JPEG, PNG, WebP or GIF, detected from its bytes)",
  method: "POST",
  path: "/user-problem/upload-problem-img",
  input: v.object({}),
  takesFile: "problemImage",
  handle({ file, borrower, lender, origin }) {
    if (file === undefined) return refuse("400", message("{field} is missing.", { field: "problemImage" }));
    const upload = lender.uploads.save(borrower.id, file);
    if (upload.outcome === "saved") return success({ url: uploadUrl(origin, upload.name) });
    if (upload.outcome === "no-image") return refuse("40", "This file is no picture that we can show.");
    if (upload.outcome === "too-many") return refuse("42", "That were many pictures. Please wait an hour.");
    const megabytes = Math.floor(lender.uploads.sizeMax / 1_048_576);
    return refuse("41", message("This picture is too large. The limit is {n} MB.", { n: megabytes }));
  },
});

const CHARACTERS_MAX = 200;
const IMAGES_MAX = 9;

export const saveComplaint = defineEndpoint({
  summary: "Files a complaint; the same text sent again is the same complaint",
  method: "POST",
  path: "/problem-save",
  input: v.object({
    problemType: inputName,
    problemSonType: optionalName,
    problemDetail: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(4000, "is too long")), ""),
    problemImage: v.optional(v.pipe(v.string(), v.maxLength(6000, "is too long")), ""),
    orderNo: inputName,
    callAt: v.optional(
      v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{4}-\d{2}-\d{2} \d{2}:\d{2})?$/, "is not a time, yyyy-mm-dd hh:mm")),
      "",
    ),
    callCount: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,3}$/, "is not a small number")), ""),
  }),
  handle({ input, borrower, lender, origin }) {
    const { problemType, problemSonType, problemDetail } = input;
    const now = findComplaintOrder(lender, borrower.id, input.orderNo);
    if (now === undefined) return NO_ORDER;
    if (!PROBLEM_TYPES.some((type) => type.value === problemType))
      return refuse("43", "Please choose what the problem is about.");
    if (problemType === COLLECTION) {
      if (complaintOrder(now, lender, origin).isShow !== 1) {
        return refuse("44", "The selected order does not support sending collection types");
      }
      if (!COLLECTION_TYPES.some((type) => type.value === problemSonType))
        return refuse("43", "Please choose what happened.");
    }
    if (problemDetail === "") return refuse("45", "Please fill in your comments and suggestions");
    if (countCharacters(problemDetail) > CHARACTERS_MAX)
      return refuse("46", message("Please use at most {n} characters.", { n: CHARACTERS_MAX }));
    const images = input.problemImage
      .split(",")
      .filter((url) => url.trim() !== "")
      .map(nameOf);
    if (images.length > IMAGES_MAX) return refuse("47", `Please send at most ${IMAGES_MAX} pictures.`);
    if (!images.every((name) => lender.uploads.owns(borrower.id, name)))
      return refuse("48", "One of the pictures did not arrive. Please add it again.");
    const problemId = lender.complaints.add({
      borrowerId: borrower.id,
      orderId: now.order.id,
      problemType,
      problemSonType: problemType === COLLECTION ? problemSonType : "",
      detail: problemDetail,
      images,
      ...(COLLECTION_TYPES.some((type) => type.value === problemSonType && type.recordsCalls === 1) && {
        callAt: input.callAt,
        callCount: Number(input.callCount),
      }),
    });
    const complaint = lender.complaints.find(problemId);
    if (complaint === undefined) return NO_COMPLAINT;
    return success({ problemId, caseFile: caseFile(complaint, lender) });
  },
});

const nameOf = (url: string) => url.trim().split("/").pop() ?? "";
