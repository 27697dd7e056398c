import * as v from "valibot";
import { COLLECTION, COLLECTION_TYPES, PROBLEM_TYPES } from "../../lender/complaints.ts";
import { defineEndpoint, NO_ORDER, refuse, success } from "../endpoint.ts";
import { uploadUrl } from "../links.ts";
import { inputName, optionalName } from "../readFields.ts";
import { caseFile, NO_COMPLAINT } from "./complaints.ts";
import { complaintOrder, findComplaintOrder } from "./startComplaint.ts";

export const uploadImage = defineEndpoint({
  summary: "Uploads one picture of a complaint (JPEG, PNG, WebP or GIF, detected from its bytes)",
  method: "POST",
  path: "/user-problem/upload-problem-img",
  input: v.object({}),
  takesFile: "problemImage",
  handle({ file, borrower, lender, origin }) {
    if (file === undefined) return refuse("400", "problemImage is missing.");
    const upload = lender.uploads.save(borrower.id, file);
    if (upload.outcome === "saved") return success({ url: uploadUrl(origin, upload.name) });
    if (upload.outcome === "no-image") return refuse("40", "This file is no picture that we can show.");
    if (upload.outcome === "too-many") return refuse("42", "That were many pictures. Please wait an hour.");
    const megabytes = Math.floor(lender.uploads.sizeMax / 1_048_576);
    return refuse("41", `This picture is too large. The limit is ${megabytes} MB.`);
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
    if ([...problemDetail].length > CHARACTERS_MAX)
      return refuse("46", `Please use at most ${CHARACTERS_MAX} characters.`);
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
