import { describe, expect, expectTypeOf, it } from "vitest";
import type { Call, Result, WireNames } from "../index.ts";
import { flag, list, record, text } from "../schema/schema.ts";
import { keepsIdempotencyKey, makeApi, respond, routeOf } from "../testing/makeApi.ts";
import { defineRead, defineSend, fromQuery, given, refuse } from "./defineEndpoint.ts";

const order = defineRead({
  client: "helper",
  method: "GET",
  path: "/v3/order",
  fields: { productId: fromQuery("productId"), order_id: fromQuery("orderId"), scene: "3" },
  data: record({ state: text(), isLate: flag(), plan: text() }),
  read: ({ state, isLate }, { input }) => (state === "" ? refuse() : { id: input.orderId, state, isLate }),
  additions: ["plan"],
});
const ids = { productId: "p-1", orderId: "o-1" };

const answer = (names: WireNames) => record({ [names.openProductAnswer.link]: text() });
const openProduct = defineSend({
  client: "form",
  method: "POST",
  path: "/gopia/goya/define",
  fields: ({ openProduct: names }) => ({
    [names.productId]: given("productId"),
    [names.position]: given("position", (position: number) => `${position}`),
  }),
  envelope: ({ openProductAnswer: names }) => ({ code: names.status, message: names.message, data: names.data }),
  data: answer,
  read: (data, { names }) => ({ link: data[names.openProductAnswer.link] ?? "" }),
});

const saveForm = defineSend({
  client: "helper",
  method: "POST",
  path: "/form",
  fields: { product_id: fromQuery("productId"), note: given("note", (note: string | undefined) => note) },
  others: given("answers", (answers: Readonly<Record<string, string>>) => answers),
  once: true,
});

const upload = defineSend({
  client: "helper",
  method: "POST",
  path: "/picture",
  fields: { kind: "1", image: given("picture", (picture: { content: Blob; name: string }) => picture) },
  data: record({ url: text() }),
});

const prices = defineRead({
  client: "helper",
  method: "GET",
  path: "/prices",
  fields: {},
  data: record({ prices: list(text()) }),
  refusal: record({ until: text() }),
  readRefusal: ({ until }) => ({ closedUntil: until }),
  optional: true,
});

describe("a call", () => {
  it("sends each field from its source, and returns the model", async () => {
    const { api, requests } = makeApi({ [routeOf(order)]: respond({ state: "due", isLate: "1" }) });
    expect(await api.request(order(ids))).toEqual({ ok: true, value: { id: "o-1", state: "due", isLate: true } });
    expect(requests[0]?.query).toMatchObject({ productId: "p-1", order_id: "o-1", scene: "3" });
  });

  it("returns a refusal of the server with its code and message", async () => {
    const { api } = makeApi({ [routeOf(order)]: respond(null, { code: "30", message: "Full today." }) });
    expect(await api.request(order(ids))).toEqual({
      ok: false,
      code: "30",
      message: "Full today.",
      isFinal: false,
      details: undefined,
    });
  });

  it("is final for what does not exist", async () => {
    const { api } = makeApi({ [routeOf(order)]: respond(null, { code: "404" }) });
    expect(await api.request(order(ids))).toMatchObject({ ok: false, isFinal: true });
  });

  it("returns a refusal for data that cannot be used", async () => {
    const { api } = makeApi({ [routeOf(order)]: respond({}, { message: "success" }) });
    expect(await api.request(order(ids))).toEqual({
      ok: false,
      code: "",
      message: "",
      isFinal: false,
      details: undefined,
    });
  });

  it("sends and reads obfuscated names, of the envelope too", { tags: "requests.body-only" }, async () => {
    const { api, requests } = makeApi({
      [routeOf(openProduct)]: { tarn: "00", ben: "", strath: { glen: "https://a.test" } },
    });
    const result = await api.request(openProduct({ productId: "p-1", position: 2 }));
    expect(result).toEqual({ ok: true, value: { link: "https://a.test" } });
    expect(requests[0]?.fields).toEqual({ lochan: "p-1", corrie: "2" });
  });

  it("reads the common envelope of a gateway in front of obfuscated names", async () => {
    const { api } = makeApi({ [routeOf(openProduct)]: respond(null, { code: "77", message: "Busy." }) });
    const result = await api.request(openProduct({ productId: "p-1", position: 2 }));
    expect(result).toMatchObject({ ok: false, code: "77", message: "Busy." });
  });

  it.each([{ tarn: "401" }, { code: 401 }])("ends the session for %j under either envelope", async (body) => {
    const { api } = makeApi({ [routeOf(openProduct)]: body });
    const request = api.request(openProduct({ productId: "p-1", position: 2 }));
    await expect(request).rejects.toThrow("No session: POST /gopia/goya/define");
  });

  it("sends fields of the lender's form, which replace none of its own, and leaves out undefined ones", async () => {
    const { api, requests } = makeApi({ [routeOf(saveForm)]: respond({ more: 1 }) });
    const answers = Object.fromEntries([
      ["bank", "BOS"],
      ["product_id", "p-9"],
      ["__proto__", "1"],
    ]);
    const result = await api.request(saveForm({ productId: "p-1", note: undefined, answers }));
    expect(result).toEqual({ ok: true, value: undefined });
    expect(requests[0]?.fields).toMatchObject({ bank: "BOS", product_id: "p-1" });
    expect(requests[0]?.fields).not.toHaveProperty("note");
  });

  it("keeps its idempotency key after an unreadable response, when it has one effect", async () => {
    expect(await keepsIdempotencyKey(saveForm({ productId: "p-1", note: "", answers: {} }))).toBe(true);
    expect(await keepsIdempotencyKey(openProduct({ productId: "p-1", position: 2 }))).toBe(false);
  });
});

describe("an optional read", () => {
  it("reads the data that explains a refusal", async () => {
    const { api } = makeApi({ [routeOf(prices)]: respond({ until: "06:00" }, { code: "30" }) });
    expect(await api.request(prices())).toMatchObject({ ok: false, details: { closedUntil: "06:00" } });
  });
});

it("derives the types of a call from its definition", () => {
  expectTypeOf(order).parameters.toEqualTypeOf<[{ readonly productId: string; readonly orderId: string }]>();
  expectTypeOf(order(ids)).toEqualTypeOf<Call<{ id: string; state: string; isLate: boolean }, undefined, "read">>();
  expectTypeOf(openProduct).parameters.toEqualTypeOf<[{ readonly productId: string; readonly position: number }]>();
  expectTypeOf(prices).parameters.toEqualTypeOf<[]>();
  expectTypeOf(prices()).toEqualTypeOf<Call<{ prices: string[] }, { closedUntil: string }, "read">>();
  expectTypeOf(saveForm({ productId: "", note: "", answers: {} })).toEqualTypeOf<Call<undefined, undefined, "send">>();
  expectTypeOf<ReturnType<ReturnType<typeof upload>["toResult"]>>().toEqualTypeOf<Result<{ url: string }>>();
  // @ts-expect-error A field is left out.
  void (() => order({ productId: "p-1" }));
  // @ts-expect-error A value has another type.
  void (() => openProduct({ productId: "p-1", position: "2" }));
  const get = { client: "helper", method: "GET", path: "/a", fields: {} } as const;
  // @ts-expect-error A read has no effect that could happen twice.
  void (() => defineRead({ ...get, once: true }));
  // @ts-expect-error The data has no such field.
  void (() => defineRead({ ...get, data: record({ a: text() }), additions: ["b"] }));
});
