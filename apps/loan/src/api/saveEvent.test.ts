import { html, lost, makeApi, respond, status } from "@lending/api-client/testing";
import { describe, expect, it, vi } from "vitest";
import { eventModules, saveEvent } from "./saveEvent.ts";

describe("saveEvent", () => {
  it("posts product, module and position", { tags: "order-details.event" }, async () => {
    const { api, requests } = makeApi({ "POST /service/event/save": respond() });
    saveEvent(api, { productId: "p-1", moduleId: eventModules.borrowAgain, positionId: "0" });
    await vi.waitFor(() => expect(requests).not.toEqual([]), 10_000);
    expect(requests).toMatchObject([{ method: "POST", fields: { productId: "p-1", moduleId: "30", positionId: "0" } }]);
  });

  it.each([
    ["a lost connection", lost],
    ["a bad status", status(500)],
    ["a page instead of data", html],
    ["a refusal", respond(null, { code: "9", message: "No" })],
  ])("ignores %s silently", { tags: "order-details.event" }, async (_, route) => {
    const { api, requests } = makeApi({ "POST /service/event/save": route });
    saveEvent(api, { productId: "p-1", moduleId: "31", positionId: "2" });
    await vi.waitFor(() => expect(requests).toHaveLength(1), 10_000);
  });
});
