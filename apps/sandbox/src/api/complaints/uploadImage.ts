import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, refuse, success } from "../envelope.ts";
import { uploadUrl } from "../links.ts";

export const uploadImage = defineEndpoint({
  name: "uploadImage",
  summary: "Uploads one picture of a complaint (JPEG, PNG, WebP or GIF, detected from its bytes)",
  method: "POST",
  path: "/user-problem/upload-problem-img",
  input: v.object({}),
  body: envelopeSchema(v.object({ url: v.string() })),
  takesFile: "problemImage",
  handle({ file, borrower, lender, origin }) {
    if (file === undefined) return refuse("400", "problemImage is missing.");
    const upload = lender.uploads.save(borrower.id, file);
    switch (upload.outcome) {
      case "no-image":
        return refuse("40", "This file is no picture that we can show.");
      case "too-large":
        return refuse(
          "41",
          `This picture is too large. The limit is ${Math.floor(lender.uploads.sizeMax / 1_048_576)} MB.`,
        );
      case "too-many":
        return refuse("42", "That were many pictures. Please wait an hour.");
      default:
        return success({ url: uploadUrl(origin, upload.name) });
    }
  },
});
