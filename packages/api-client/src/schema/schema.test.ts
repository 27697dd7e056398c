import { describe, expect, expectTypeOf, it } from "vitest";
import { findOddities } from "../testing/findOddities.ts";
import { choice, type Decoder, flag, httpLink, integer, list, record, text, type ValueOf } from "./schema.ts";

const malformed: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  {},
  [],
  [1],
  () => 1,
  Symbol("x"),
  Object.create(null),
];

describe("a decoder returns its default for a missing, null or malformed value", () => {
  it.each<[string, Decoder<unknown>, unknown]>([
    ["text", text(), ""],
    ["text with a default", text("–"), "–"],
    ["integer", integer(), 0],
    ["integer with a default", integer(7), 7],
    ["flag", flag(), false],
    ["choice", choice(["a", "b"], "b"), "b"],
    ["httpLink", httpLink(), ""],
    ["record", record({ a: text(), b: record({ c: integer() }) }), { a: "", b: { c: 0 } }],
  ])("%s", (_, decoder, fallback) => {
    for (const value of malformed) expect(decoder.read(value)).toEqual(fallback);
  });

  it.each([[undefined], [null], [{}], ["text"], [7], [{ length: 2, 0: "a" }]])("a list is empty for %j", (value) => {
    expect(list(text()).read(value)).toEqual([]);
  });
});

it("text keeps at most 4000 characters", () => {
  expect(text().read("x".repeat(100_000))).toHaveLength(4000);
});

it.each<[string, unknown, readonly unknown[], Decoder<unknown>]>([
  ["text", "a", ["a"], text()],
  ["text", "", ["", true], text()],
  ["text", "0", [0], text()],
  ["text", "-1.5", [-1.5], text()],
  ["integer", 5, [5, "5"], integer()],
  ["integer", -12, ["-12"], integer()],
  ["integer", 12, ["0012"], integer()],
  ["integer", 0, [1.5, "1.5", "1e3", "", " 5", "9".repeat(16), 2 ** 53, true], integer()],
  ["flag", true, [1, "1", true], flag()],
  ["flag", false, [0, "0", false, "true", 2, "01"], flag()],
  ["choice", "174", ["174", 174], choice(["174", "200"], "200")],
  ["choice", "200", ["175", "__proto__"], choice(["174", "200"], "200")],
])("%s is %j for each of %j", (_, expected, values, decoder) => {
  for (const value of values) expect(decoder.read(value), String(value)).toBe(expected);
});

describe("httpLink", () => {
  const longest = "https://cdn.test/".padEnd(4000, "x");
  it.each(["https://cdn.test/a.png?x=1#y", "HTTP://cdn.test", "/assets/a.svg", "/", longest])("keeps %s", (link) => {
    expect(httpLink().read(link)).toBe(link);
  });

  it.each([
    "javascript:alert(1)",
    "data:image/svg+xml,<svg/>",
    "//cdn.test/a.png",
    "a.png",
    "https://",
    "https:///a",
    "https://user@cdn.test/",
    "https://cdn.test/a b",
    " https://cdn.test",
    "https://cdn.test/\u202e",
    "/\\evil.test",
    `https://cdn.test/${"x".repeat(4000)}`,
  ])("leaves out %s", (link) => {
    expect(httpLink().read(link)).toBe("");
  });
});

describe("list", () => {
  it("drops malformed items and keeps the rest", () => {
    expect(list(text()).read(["a", null, 1, {}, [], undefined, "b"])).toEqual(["a", "1", "b"]);
    expect(list(record({ a: text() })).read([{ a: 1 }, null, "x", [], { b: 2 }])).toEqual([{ a: "1" }, { a: "" }]);
    expect(list(list(integer())).read([[1, "x"], 3, null])).toEqual([[1]]);
  });

  it.each<[string, Decoder<unknown>, readonly unknown[], readonly unknown[]]>([
    ["choices", choice(["174", "200"], "200"), ["174", 174, "175", null, {}], ["174", "174"]],
    ["flags", flag(), [1, "0", true, 2, "true", null, {}], [true, false, true]],
    ["addresses", httpLink(), ["/a.svg", "", "javascript:alert(1)", 7, null], ["/a.svg", ""]],
    ["whole numbers", integer(), [1, "2", 1.5, "x", null], [1, 2]],
  ])("drops malformed %s instead of using their default", (_, decoder, sent, expected) => {
    expect(list(decoder).read(sent)).toEqual(expected);
  });

  it("keeps at most 500 items", () => {
    expect(list(integer()).read(Array(10_000).fill(7))).toHaveLength(500);
  });
});

describe("record", () => {
  const order = record({ orderId: text(), details: list(record({ text: text(), value: text() })), isScore: flag() });

  it("infers the type that it reads", () => {
    expectTypeOf<ValueOf<typeof order>>().toEqualTypeOf<{
      orderId: string;
      details: { text: string; value: string }[];
      isScore: boolean;
    }>();
  });

  it("leaves out unknown fields and is not poisoned by special ones", () => {
    const sent: unknown = JSON.parse('{"orderId":"o-1","__proto__":{"isScore":1},"constructor":1,"more":2}');
    const read = order.read(sent);
    expect(read).toEqual({ orderId: "o-1", details: [], isScore: false });
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });
});

describe("findOddities", () => {
  const schema = record({
    orderStatus: text(),
    amount: integer(),
    isDelay: flag(),
    logo: httpLink(),
    kind: choice(["day", "enum"], "day"),
    detail: record({ rows: list(record({ text: text() })) }),
  });

  it.each<[string, Decoder<unknown>, readonly unknown[], readonly unknown[]]>([
    ["text", text(), ["a", "", 7, 1.5], [true, Number.NaN, Number.POSITIVE_INFINITY, null, undefined]],
    ["an integer", integer(), [7, "7", "-12"], [1.5, "x", "", 2 ** 53, true, null]],
    ["a flag", flag(), [0, 1, "0", "1", true, false], [2, "", "true", null]],
    ["a choice", choice(["174", "200"], "200"), ["174", 174, "200"], ["175", 175, "", null, true]],
    ["an address", httpLink(), ["", "/a", "https://cdn.test/a"], ["a", "ftp://x", 7, null]],
  ])("accepts each encoding of %s and finds every other value", (_, decoder, valid, invalid) => {
    for (const value of valid) expect(findOddities(record({ it: decoder }), { it: value })).toEqual([]);
    for (const value of invalid) expect(findOddities(record({ it: decoder }), { it: value })).toEqual(["it"]);
  });

  it("names every field for which a decoder would silently use a default", () => {
    expect(
      findOddities(schema, {
        amount: "x",
        isDelay: 2,
        logo: "ftp://x",
        kind: "other",
        detail: { rows: [{}, { text: null }] },
      }),
    ).toEqual(["orderStatus", "amount", "isDelay", "logo", "kind", "detail.rows.0.text", "detail.rows.1.text"]);
    const valid = {
      orderStatus: 1,
      amount: "5",
      isDelay: "0",
      logo: "",
      kind: "enum",
      detail: { rows: [{ text: "a" }] },
    };
    expect(findOddities(schema, { ...valid, more: 1 })).toEqual([]);
    expect(findOddities(schema, [])).toEqual([""]);
  });
});
