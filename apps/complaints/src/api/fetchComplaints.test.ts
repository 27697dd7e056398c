import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { complaintDetails, complaintList } from "./fetchComplaints.ts";
import { makeComplaintDetails, makeComplaintList } from "./testing/makeComplaint.ts";

const fetchList = (route: unknown) => makeApi({ [routeOf(complaintList)]: route }).api.request(complaintList());

describe("the complaints", () => {
  it.each([
    ["from the data itself", makeComplaintList()],
    ["of data.res", { res: makeComplaintList() }],
  ])("reads the tabs %s", { tags: "complaints.list-route" }, async (_, data) => {
    const list = await fetchList(respond(data));
    expect(list.ok && list.value.map(({ title, items }) => [title, items.length])).toEqual([
      ["Open", 1],
      ["Answered", 1],
      ["Closed", 0],
    ]);
  });

  it.each([[null], [{}], [{ res: null }], [{ tabs: "x" }]])("reads no tabs from %j", async (data) => {
    expect(await fetchList(respond(data))).toEqual({ ok: true, value: [] });
  });

  it("drops items without content and keeps items that cannot be opened", async () => {
    const items = [null, {}, { content: "Words" }, { id: 7 }];
    expect(await fetchList(respond({ tabs: [{ items }, null, 7] }))).toEqual({
      ok: true,
      value: [
        {
          title: "",
          items: [
            { id: "", time: "", type: "", content: "Words", state: "" },
            { id: "7", time: "", type: "", content: "", state: "" },
          ],
        },
      ],
    });
  });
});

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
