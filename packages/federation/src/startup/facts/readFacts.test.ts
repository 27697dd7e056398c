import { describe, expect, it } from "vitest";
import type { RouteFacts } from "../../routes/defineRoutes.ts";
import { dataOf, readFacts as readFactsOf, valueAt } from "./readFacts.ts";

/** Reads a response as the start-up script does. */
function readFacts(answer: string, ...options: [readonly RouteFacts[], "source" | "en-PH" | "fil-PH" | "zh-CN"]) {
  const data = dataOf(answer);
  return data ? readFactsOf(data, ...options) : [];
}

const rows = "order.detail";
const facts: readonly RouteFacts[] = [
  { slots: { title: { field: "status" }, line: { field: "hint" } } },
  {
    when: [{ field: "number", among: ["174"] }],
    slots: { label: { rows, is: "amount", take: "text" }, amount: { rows, is: "amount", take: "value" } },
  },
  { slots: { dateLabel: { words: words("Due") }, date: { field: "day", as: "date" } } },
];
const money: readonly RouteFacts[] = [{ slots: { amount: { field: "due", as: "money" } } }];

function words(text: string) {
  return { source: text, "en-PH": text, "fil-PH": `${text} fil`, "zh-CN": text };
}
const envelope = (data: unknown, code: unknown = "00") => JSON.stringify({ code, message: "", data });
const good = {
  status: "Payment is due soon",
  hint: "Pay in time.",
  number: "174",
  day: "2026-12-21",
  order: {
    detail: [
      { text: "Term", value: "120 days" },
      { text: "Amount due", value: "₱2.650" },
    ],
  },
};

describe("readFacts", () => {
  it("reads groups of facts in the language of the page", () => {
    expect(readFacts(envelope(good), facts, "fil-PH")).toEqual([
      { title: "Payment is due soon", line: "Pay in time." },
      { label: "Amount due", amount: "₱2.650" },
      { dateLabel: "Due fil", date: "2026-12-21" },
    ]);
  });

  it.each([
    [0, 1],
    ["0", 1],
    ["00", 1],
    ["000x", 0],
    [[0], 0],
    [0.5, 0],
    [true, 0],
    ["1", 0],
    ["", 0],
    [null, 0],
    [{}, 0],
  ])("reads the code %j like the client", (code, count) => {
    expect(readFacts(envelope({ due: "1" }, code), money, "source")).toHaveLength(count);
  });

  it("reads list items by index when each condition matches", () => {
    const when = ["0", "1"].map((place) => ({ field: `items.${place}.kind`, among: ["0", "1"] }));
    const listed: readonly RouteFacts[] = [
      { when, slots: { title: { field: "items.0.title" }, line: { field: "items.1.title" } } },
    ];
    const item = (title: string, kind: unknown) => ({ title, kind });
    const read = (...items: unknown[]) => readFacts(envelope({ items }), listed, "source");
    expect(read(item("Bank", 1), item("Number", "0"), item("City", 2))).toEqual([{ title: "Bank", line: "Number" }]);
    expect(read(item("Bank", 1), item("Wallet", 2))).toEqual([]);
    expect(read(item("Bank", 1))).toEqual([]);
    expect(read(null, "x")).toEqual([]);
    expect(readFacts(envelope({ items: { 0: item("a", 0), 1: item("b", 0) } }), listed, "source")).toHaveLength(1);
  });

  it.each([
    ["265000", "source", "₱2650.00"],
    [265000, "source", "₱2650.00"],
    ["265000", "en-PH", "₱2,650.00"],
    [0, "fil-PH", "₱0.00"],
    ["₱2.650", "en-PH", "₱2.650"],
    [" ₱2.650 ", "source", "₱2.650"],
    ["₱ 123.456.789", "source", "₱ 123.456.789"],
    ["PHP 500", "source", "PHP 500"],
  ] as const)("formats the amount %j in %s like the screens: %s", (due, locale, text) => {
    expect(readFacts(envelope({ due }), money, locale)).toEqual([{ amount: text }]);
  });

  it.each([
    ["markup", "<img src=x onerror=alert(1)>"],
    ["an amount followed by text", "₱2.650 to 0917 123 4567"],
    ["a negative amount", -5],
    ["an amount longer than its line", "₱123.456.789.012"],
    ["more digits than a number holds", "9".repeat(40)],
    ["digits with a fraction", "12.0"],
    ["digits with an exponent", "1e5"],
    ["a fraction", 12.5],
    ["a list", ["₱1"]],
    ["an object", { toString: "₱1" }],
    ["a flag", true],
    ["nothing", null],
    ["an empty text", "  "],
    ["a text with a direction override", "\u202e₱2.650"],
    ["a text with a control character", "₱2\u0000.650"],
  ])("reads no amount from %s", (_, due) => {
    expect(readFacts(envelope({ due }), money, "source")).toEqual([]);
  });

  it.each([
    ["a text too long for a line", "x".repeat(61)],
    ["a second line", "one\ntwo"],
    ["a hidden character", "a\u200bb"],
    ["a list of texts", ["a"]],
  ])("reads no text from %s and drops its group", (_, hint) => {
    expect(readFacts(envelope({ status: "Title", hint }), facts, "source")).toEqual([]);
  });

  it("reads only own properties", () => {
    const inherited: readonly RouteFacts[] = [{ slots: { title: { field: "constructor.name" } } }];
    expect(readFacts(envelope({}), inherited, "source")).toEqual([]);
    expect(readFacts('{"code":"0","data":{"__proto__":{"due":"₱1"}}}', money, "source")).toEqual([]);
  });

  it.each([
    ["a status that does not show it", good.order.detail, "21"],
    ["no list", "₱1", "174"],
    ["malformed rows", [null, 1, "₱1", ["₱1"]], "174"],
    ["rows without an amount", [{ text: "a", value: "b" }], "174"],
    ["an amount without a name", [{ text: "", value: "₱1" }], "174"],
    ["more rows than the maximum", [...Array(40).fill({ text: "a", value: "b" }), { text: "x", value: "₱1" }], "174"],
  ])("takes no row for %s, and reads the other groups", (_, detail, number) => {
    expect(readFacts(envelope({ ...good, number, order: { detail } }), facts, "source")).toEqual([
      { title: "Payment is due soon", line: "Pay in time." },
      { dateLabel: "Due", date: "2026-12-21" },
    ]);
  });

  it("takes the first row with a date where a date is required", () => {
    const dated: readonly RouteFacts[] = [
      { slots: { dateLabel: { rows, is: "date", take: "text" }, date: { rows, is: "date", take: "value" } } },
    ];
    const detail = [...good.order.detail, { text: "Due date", value: "2026-12-21" }];
    expect(readFacts(envelope({ order: { detail } }), dated, "source")).toEqual([
      { dateLabel: "Due date", date: "2026-12-21" },
    ]);
  });

  it("takes the first row with an amount whose text matches, in any letter case", () => {
    const labelled = "\\btotal\\b|合计";
    const amount = { rows, is: "amount", labelled } as const;
    const slots = { label: { ...amount, take: "text" }, total: { ...amount, take: "value" } } as const;
    const read = (...texts: readonly string[]) => {
      const detail = texts.map((text, index) => ({ text, value: `₱${index}` }));
      return readFacts(envelope({ order: { detail } }), [{ slots }], "source");
    };
    expect(read("Subtotal", "Fees", "Total to repay", "TOTAL")).toEqual([{ label: "Total to repay", total: "₱2" }]);
    expect(read("TOTAL")).toEqual([{ label: "TOTAL", total: "₱0" }]);
    expect(read("Fees")).toEqual([]);
  });

  it.each(["tomorrow", "", null])("reads no date from %j", (day) => {
    expect(readFacts(envelope({ ...good, day }), facts, "source")).toHaveLength(2);
  });

  it.each([
    ["x".repeat(60), "x".repeat(60)],
    [" spaced ", "spaced"],
    [7, "7"],
    ["<b>Hi</b> &lt;", "<b>Hi</b> &lt;"],
  ])("reads the text %j as %j", (status, title) => {
    expect(readFacts(envelope({ status, hint: "a" }), facts, "source")[0]).toEqual({ title, line: "a" });
  });

  it("reads no text from a number beyond the largest one", () => {
    expect(readFactsOf({ status: Number.POSITIVE_INFINITY, hint: "a" }, facts, "source")).toEqual([]);
  });
});

describe("dataOf", () => {
  it.each([
    ["null", "null"],
    ["a list", "[]"],
    ["a refusal", '{"code":"1","data":{}}'],
    ["no data", '{"code":"0"}'],
    ["null as data", '{"code":"0","data":null}'],
    ["a text as data", '{"code":"0","data":"₱1"}'],
    ["a list as data", '{"code":"0","data":["₱1"]}'],
  ])("returns nothing for a response with %s", (_, response) => {
    expect(dataOf(response)).toBeUndefined();
  });

  it.each([
    ["markup", "<!doctype html>"],
    ["nothing", ""],
    ["an excessive depth", "[".repeat(50_000)],
  ])("throws for %s, which is no JSON", (_, response) => {
    expect(() => dataOf(response)).toThrow();
  });

  it.each([
    [60_000, {}],
    [60_001, undefined],
  ])("returns for a response of %i characters %j", (length, data) => {
    expect(dataOf('{"code":"0","data":{}}'.padEnd(length))).toEqual(data);
  });
});

describe("valueAt", () => {
  it.each([
    ["a.b", 1],
    ["a.c", undefined],
    ["list.1", "y"],
    ["text.length", undefined],
    ["nothing.b", undefined],
    ["a.b.c", undefined],
  ])("finds at %s the value %j", (path, value) => {
    expect(valueAt({ a: { b: 1 }, list: ["x", "y"], text: "text", nothing: null }, path)).toBe(value);
  });
});
