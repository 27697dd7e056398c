import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { showFirstPaint } from "@lending/federation/show-first-paint";
import { LOCALES } from "@lending/ui/locale";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { orderComplaintStart } from "./api/fetchComplaintStart.ts";
import { firstPaints } from "./firstPaints.tsx";
import { routes } from "./routes.tsx";
import { ComplaintStartScreen } from "./screens/complaint-start/ComplaintStartScreen.tsx";
import { firstFacts } from "./screens/complaint-start/firstFacts.ts";
import { openScreen } from "./testing/openScreen.tsx";

afterEach(cleanup);

const order = (orderNo: string, list = [{ title: "Amount due", value: "₱2,650.00" }]) => ({
  ...{ orderNo, productName: `Cash ${orderNo}`, status: "Active", isShow: 1, list },
});
const data = { orderDetail: order("1"), orderList: [order("1"), order("2", [])] };

it("belongs to a path", () => {
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(firstPaints)));
});

it.each<[string, string, unknown, object]>([
  ["the server's order", "", data, { product: "Cash 1", label: "Amount due", value: "₱2,650.00" }],
  ["the chosen order", "&orderNo=2", data, { product: "Cash 2" }],
  ["the server's order for an unknown one", "&orderNo=3", data, { product: "Cash 1" }],
  ["the first order of the list", "", { orderList: [order(""), order("2")] }, { product: "Cash 2" }],
  ["the number of a product without a name", "", { orderDetail: { orderNo: 7 } }, { product: "7" }],
])("shows %s", async (_, chosen, data, facts) => {
  const address = `/complaint?orderId=o-1${chosen}`;
  const early = await showFirstPaint({ Component: firstPaints["/complaint"], firstFacts, data, address });
  expect(early.facts).toMatchObject(facts);
});

it.each(LOCALES.flatMap((locale) => ["", "&orderNo=2"].map((chosen) => [locale, chosen] as const)))(
  "shows in %s, with the choice %j, what its screen shows",
  async (locale, chosen) => {
    const address = `/complaint?orderId=o-1${chosen}`;
    const early = await showFirstPaint({ Component: firstPaints["/complaint"], firstFacts, data, address, locale });
    const server = makeApi({ [routeOf(orderComplaintStart)]: respond(data) });
    await openScreen({ screen: ComplaintStartScreen, path: address, server, app: { locale } });
    const main = document.querySelector("main")?.textContent;
    for (const text of Object.values(early.facts)) expect(main).toContain(text);
    expect(early.facts.product).toBe(chosen ? "Cash 2" : "Cash 1");
  },
);

it.each([{ orderDetail: {}, orderList: [{}] }, { orderDetail: [], orderList: "x" }, null])(
  "shows nothing of the response %j without an order",
  async (data) => {
    const early = await showFirstPaint({
      ...{ Component: firstPaints["/complaint"], firstFacts, data, address: "/complaint?orderId=o-1" },
    });
    expect(early.facts).toEqual({});
  },
);
