import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { complaintList } from "./fetchComplaintList.ts";
import { makeComplaintList } from "./testing/makeComplaint.ts";

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
