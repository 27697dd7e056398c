import { AppLink } from "@lending/bridge/router";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { FirstPaint, useFirstPaint } from "@lending/ui/first-paint";
import { useLocale } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { expect, it } from "vitest";
import { renderFirstPaint } from "../prerender/render.tsx";
import { buildFirstPaint } from "./buildFirstPaint.ts";
import { joinFirstPaint } from "./joinFirstPaint.ts";

const titles = { source: "Due", "en-PH": "Due", "fil-PH": "Babayaran", "zh-CN": "应还" };

function Due() {
  const { placeholder } = useFirstPaint();
  const more = placeholder("medium");
  const title = titles[useLocale()];
  return (
    <FirstPaint
      title={title}
      controls={{ pay: <Button render={<AppLink to="/pay?orderId=-" />}>{title}</Button> }}
      copy={{ pending: `${title}!` }}
    >
      <Card label={more}>
        <MoneyBlock
          amount={{ label: title, value: placeholder("amount", "due") }}
          date={{ label: "Date", value: placeholder("short", "day") }}
        />
        <p>{more} a</p>
      </Card>
    </FirstPaint>
  );
}
const rendered = await renderFirstPaint(Due);
const html = joinFirstPaint(rendered);
const texts = "Due||Babayaran|应还";

it("contains the texts of all languages, names those that a response replaces, and keeps the controls apart until then", () => {
  expect(html).toContain(`data-words="${texts}">Due</h1>`);
  expect(html).toMatch(/aria-label="Back" data-label="Back\|\|Bumalik\|返回"/);
  expect(html).toMatch(/data-retry="" data-words="Retry\|\|Subukan ulit\|重试">Retry/);
  // An icon is beside it.
  expect(html).toContain('<span data-words="Help||Tulong|帮助">Help</span>');
  expect(html).toMatch(/<dd [^>]*data-fact="due"/);
  expect(html).toMatch(/<dd [^>]*data-fact="day"/);
  expect(html).not.toMatch(/[\uE000-\uF8FF]/);
  expect(html).toMatch(
    new RegExp(
      `<template data-controls="pay">.*<a [^>]*href="/pay\\?orderId=-".*${texts.replaceAll("|", "\\|")}.*</template>`,
    ),
  );
  expect(html).toContain('<span hidden="" data-copy="pending" data-words="Due!||Babayaran!|应还!">Due!</span>');
});

it("has a bar for each unknown text, and none for an initial and in a name", () => {
  const parts = {
    placeholders: [
      { name: "", bar: "bar" },
      { name: "due", bar: "wide", amountClasses: "currency wider" },
      { name: "", bar: "" },
    ],
  };
  const markup =
    '<section aria-label="\uE000"><b aria-hidden="true">\uE000</b><p>\uE000\uE000 a</p><dd>\uE001</dd><dd>\uE002</dd></section>';
  expect(joinFirstPaint([{ html: markup, parts }])).toBe(
    '<section><b aria-hidden="true"></b><p><span class="bar"></span><span class="bar"></span> a</p><dd data-fact="due" data-amount="currency wider"><span class="wide"></span></dd><dd></dd></section>',
  );
});

it("refuses other elements in another language, and a text with the separator", () => {
  const [source] = rendered as [(typeof rendered)[number]];
  const altered = (edit: (html: string) => string) => [source, { ...source, html: edit(source.html) }];
  expect(() => joinFirstPaint(altered((text) => text.replace("</h1>", "</h1><p></p>")))).toThrow("other elements");
  expect(() => joinFirstPaint(altered((text) => text.replace(">Due<", ">a|b<")))).toThrow('contains "|"');
});

it("keeps controls and their copy apart, because a document has them after the data", () => {
  const { html: before, controls } = buildFirstPaint(rendered, "");
  expect(before).not.toMatch(/<template|data-copy/);
  expect(controls).toMatch(
    /^<template data-controls="pay">.*<\/template><span hidden="" data-copy="pending" .*<\/span>$/,
  );
});

const build = (css: string) =>
  buildFirstPaint([{ html: '<p class="x-a"><b class="x-b"></b></p>', parts: { placeholders: [] } }], css);

it("keeps the rules of its own classes, one a line, for old browsers", () => {
  const css =
    "a{top:0}.x-a{color:red}.x-c{color:blue}.x-a:disabled{top:1px}@media (width<=340px){.x-b{top:0}.x-c{top:0}}@keyframes spin{to{top:0}}";
  const lines = build(css).css.split("\n");
  expect(lines.map((line) => line.replace(/p_[0-9a-f]{16}/g, "NAME"))).toEqual([
    "a{top:0}",
    ".NAME{color:red}",
    "@media (max-width:340px){.NAME{top:0}}",
  ]);
});

it("names a class for its rules: the same in every app, and another for other rules", () => {
  const names = (css: string) => [...build(css).html.matchAll(/class="([^"]*)"/g)].map(([, name]) => name);
  const [a, b] = names(".x-a{top:0}.x-a .x-b{left:0}");
  expect(a).not.toBe(b);
  expect(names(".x-a{top:0}.x-a .x-b{left:0}")).toEqual([a, b]);
  expect(names(".x-a{top:0}.x-a .x-b{left:1px}")[1]).not.toBe(b);
});
