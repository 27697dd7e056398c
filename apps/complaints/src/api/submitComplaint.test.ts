import { keepsIdempotencyKey, makeApi, respond, routeOf } from "@lending/api-client/testing";
import { expect, it } from "vitest";
import { fileComplaint, submitComplaint, submitRating, uploadPicture } from "./submitComplaint.ts";

const complaint = {
  orderNo: "2611210046",
  problemType: "1",
  problemSonType: "12",
  text: "They shout.",
  pictures: ["https://h5.test/a.jpg", "https://h5.test/b,c.jpg"],
};

it("posts a complaint under its wire names, with comma-separated pictures", { tags: "complaints.save" }, async () => {
  const { api, requests } = makeApi({ "POST /problem-save": respond() });
  expect((await fileComplaint(api, complaint)).ok).toBe(true);
  expect(requests[0]?.fields).toEqual({
    problemType: "1",
    problemSonType: "12",
    problemDetail: "They shout.",
    problemImage: "https://h5.test/a.jpg,https://h5.test/b%2Cc.jpg",
    orderNo: "2611210046",
  });
});

it("keeps the idempotency key after an unreadable response, as a rating does", async () => {
  expect(await keepsIdempotencyKey(submitComplaint({ ...complaint, calls: undefined }))).toBe(true);
  expect(await keepsIdempotencyKey(submitRating({ problemId: "c-1", score: 4 }))).toBe(true);
});

const picture = { content: new Blob(["x"]), name: "receipt.jpg" };
const upload = (route: unknown) => makeApi({ [routeOf(uploadPicture)]: route }).api.request(uploadPicture({ picture }));

it.each([
  ["its address", respond({ url: "https://h5.test/a.jpg" }), { ok: true, value: "https://h5.test/a.jpg" }],
  ["the server's refusal", respond(null, { code: "41", message: "Too large" }), { ok: false, message: "Too large" }],
  ["a refusal when the response has no address", respond(), { ok: false, message: "" }],
  ["a refusal when the address is invalid", respond({ url: "javascript:alert(1)" }), { ok: false, message: "" }],
])("an upload returns %s", { tags: "complaints.uploaded" }, async (_, route, outcome) => {
  expect(await upload(route)).toMatchObject(outcome);
});
