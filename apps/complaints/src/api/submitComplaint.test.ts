import { answer, keepsIdempotencyKey, makeApi } from "@lending/api-client/testing";
import { expect, it } from "vitest";
import { submitComplaint } from "./submitComplaint.ts";
import { submitRating } from "./submitRating.ts";

const complaint = {
  orderNo: "2611210046",
  problemType: "1",
  problemSonType: "12",
  text: "They shout.",
  pictures: ["https://h5.test/a.jpg", "https://h5.test/b,c.jpg"],
};

it("posts a complaint under its wire names, with comma-separated pictures", { tags: "complaints.save" }, async () => {
  const { api, requests } = makeApi({ "POST /problem-save": answer() });
  expect((await submitComplaint(api, complaint)).ok).toBe(true);
  expect(requests[0]?.fields).toEqual({
    problemType: "1",
    problemSonType: "12",
    problemDetail: "They shout.",
    problemImage: "https://h5.test/a.jpg,https://h5.test/b%2Cc.jpg",
    orderNo: "2611210046",
  });
});

it("posts an empty text when there are no pictures", { tags: "complaints.save" }, async () => {
  const { api, requests } = makeApi({ "POST /problem-save": answer() });
  await submitComplaint(api, { ...complaint, pictures: [] });
  expect(requests[0]?.fields.problemImage).toBe("");
});

it("keeps the idempotency key after an unreadable response, as a rating does", async () => {
  const rating = { problemId: "c-1", score: 4 };
  expect(await keepsIdempotencyKey("POST /problem-save", (api) => submitComplaint(api, complaint))).toBe(true);
  expect(await keepsIdempotencyKey("POST /user-problem/save-score", (api) => submitRating(api, rating))).toBe(true);
});
