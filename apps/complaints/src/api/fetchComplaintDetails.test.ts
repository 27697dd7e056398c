import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { complaintDetails } from "./fetchComplaintDetails.ts";
import { makeComplaintDetails } from "./testing/makeComplaint.ts";

async function read(data: unknown) {
  const answered = await makeApi({ [routeOf(complaintDetails)]: respond(data) }).api.request(
    complaintDetails({ problemId: "c-2" }),
  );
  if (!answered.ok) throw new Error(`refused: ${answered.message}`);
  return answered.value;
}

describe("the details of a complaint", () => {
  it("posts the complaint's id", { tags: "complaints.details-route" }, async () => {
    const { api, requests } = makeApi({ "POST /problem-detail": respond(makeComplaintDetails()) });
    await api.request(complaintDetails({ problemId: "c-2" }));
    expect(requests).toMatchObject([{ method: "POST", path: "/problem-detail", fields: { problemId: "c-2" } }]);
  });

  it.each([
    [0, false],
    ["0", false],
    [1, true],
    ["2", true],
    [-1, true],
    [null, false],
    ["x", false],
    [undefined, false],
  ])("with isNeedScore %j reads needsRating: %s", async (isNeedScore, needsRating) => {
    expect((await read({ ...makeComplaintDetails(), isNeedScore })).needsRating).toBe(needsRating);
  });

  it("drops pictures with an invalid address", async () => {
    const images = ["https://h5.test/a.jpg", "", null, 7, "javascript:alert(1)", "data:text/html,x", "/b.jpg"];
    const complaint = await read({ images, disposeImages: images });
    expect(complaint.pictures).toEqual(["https://h5.test/a.jpg", "/b.jpg"]);
    expect(complaint.replyPictures).toEqual(complaint.pictures);
  });

  it.each([[null], [[]], ["x"], [{ content: {}, images: "x", disposeDetail: null }]])(
    "uses the default of each field for %j",
    async (data) => {
      expect(await read(data)).toEqual({
        type: "",
        subType: "",
        content: "",
        pictures: [],
        reply: "",
        replyPictures: [],
        needsRating: false,
      });
    },
  );
});
