import { readLaunch } from "@lending/bridge/launch";
import { beforeEach, expect, it } from "vitest";
import { readLaunchedOrder } from "./readLaunchedOrder.ts";

beforeEach(() => sessionStorage.clear());

function order(search: string) {
  readLaunch({ location: { search }, navigator, sessionStorage, localStorage });
  return readLaunchedOrder({ sessionStorage });
}

it("returns the order of the last link with a session", () => {
  expect(order("?productId=p-1&orderId=o-1")).toBeUndefined();
  expect(order("?sessionId=s1&deviceId=d1&productId=p-1&orderId=o-1")).toEqual({ productId: "p-1", orderId: "o-1" });
  expect(order("?productId=p-2&orderId=o-2")).toEqual({ productId: "p-1", orderId: "o-1" });
  expect(order("?sessionId=s2")).toBeUndefined();
});

it.each(["?sessionId=", "?deviceId=d2"])("returns nothing after %s", (search) => {
  order("?sessionId=s1&deviceId=d1&productId=p-1&orderId=o-1");
  expect(order(search)).toBeUndefined();
});
