import { keepsIdempotencyKey, makeApi, respond } from "@lending/api-client/testing";
import { expect, it } from "vitest";
import { submitComplaint, submitRating, uploadPicture } from "./submitComplaint.ts";

const complaint = {
  orderNo: "2611210046",
  problemType: "1",
  problemSonType: "12",
  text: "They shout.",
  pictures: ["https://h5.test/a.jpg", "https://h5.test/b,c.jpg"],
};

it("posts a complaint under its wire names, with comma-separated pictures", { tags: "complaints.save" }, async () => {
  const { api, requests } = makeApi({ "POST /problem-save": respond() });
  expect((await submitComplaint(api, complaint)).ok).toBe(true);
  expect(requests[0]?.fields).toEqual({
    problemType: "1",
    problemSonType: "12",
    problemDetail: "They shout.",
    problemImage: "https://h5.test/a.jpg,https://h5.test/b%2Cc.jpg",
    orderNo: "2611210046",
  });
});

it("keeps the idempotency key after an unreadable response, as a rating does", async () => {
  const rating = { problemId: "c-1", score: 4 };
  expect(await keepsIdempotencyKey("POST /problem-save", (api) => submitComplaint(api, complaint))).toBe(true);
  expect(await keepsIdempotencyKey("POST /user-problem/save-score", (api) => submitRating(api, rating))).toBe(true);
});

const picture = { content: new Blob(["x"]), name: "receipt.jpg" };
const upload = (route: unknown) =>
  uploadPicture(makeApi({ "POST /user-problem/upload-problem-img": route }).api, picture);

it.each([
  ["its address", respond({ url: "https://h5.test/a.jpg" }), { ok: true, url: "https://h5.test/a.jpg" }],
  ["the server's refusal", respond(null, { code: "41", message: "Too large" }), { ok: false, message: "Too large" }],
  ["a refusal when the response has no address", respond(), { ok: false, message: "" }],
  ["a refusal when the address is invalid", respond({ url: "javascript:alert(1)" }), { ok: false, message: "" }],
])("an upload returns %s", { tags: "complaints.uploaded" }, async (_, route, outcome) => {
  expect(await upload(route)).toEqual(outcome);
});
