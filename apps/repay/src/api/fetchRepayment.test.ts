import { makeApi, respond } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { extensionRequest, fetchRepayment, instalmentRequest } from "./fetchRepayment.ts";
import { readRepaymentExtras } from "./repaymentExtras.ts";

const { signal } = new AbortController();

describe("fetchRepayment", () => {
  it.each([
    [instalmentRequest, false],
    [extensionRequest, true],
  ])("requests $path with its product and order, and reads its channels", async ({ method, path }, isDelay) => {
    const repayList = [{ channel_number: "7", name: "Counter", logo: "/c.png" }];
    const { api, requests } = makeApi({ [`${method} ${path}`]: respond({ repayList }) });
    const response = await fetchRepayment(api, { productId: "p-1", orderId: "o-1", isDelay }, signal);
    expect(requests[0]?.query).toMatchObject({ productId: "p-1", orderId: "o-1" });
    expect(response).toMatchObject({
      repayment: { channels: [{ number: "7", name: "Counter", logo: "/c.png" }], payCode: undefined },
    });
  });
});

it("readRepaymentExtras reads the codes that a newer one replaced, except blank ones", () => {
  const replaced = [{ payCode: "8012", channelName: "Counter", amount: "265000" }, { payCode: " " }];
  expect(readRepaymentExtras({ defDetail: { replaced } }).replaced).toEqual([
    { code: "8012", channelName: "Counter", amount: { centavos: 265_000 } },
  ]);
});
