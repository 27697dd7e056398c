/** @vitest-environment jsdom */
import { expect, it } from "vitest";
import { fillIn, overrideBadge } from "./overrideBadge.ts";

const { html, css } = overrideBadge({ remote: "loan", version: "0.2.0", from: "http://localhost:4101/assets/loan/" });

const shownIn = (lang: string) => {
  document.documentElement.lang = lang;
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = html;
  return [...document.querySelectorAll<HTMLElement>("#override-what span")]
    .filter((span) => getComputedStyle(span).display !== "none")
    .map((span) => span.textContent);
};

it.each([
  ["en", "Not live: loan 0.2.0 from localhost:4101"],
  ["en-PH", "Not live: loan 0.2.0 from localhost:4101"],
  ["fil-PH", "Hindi pa live: loan 0.2.0 mula sa localhost:4101"],
  ["zh-CN", "非线上版本：来自 localhost:4101 的 loan 0.2.0"],
  ["x-long", "Not live: loan 0.2.0 from localhost:4101"],
  ["", "Not live: loan 0.2.0 from localhost:4101"],
])("shows in %j, and in no other language, which version is not live", (lang, text) => {
  expect(shownIn(lang)).toEqual([text]);
});

it("fills placeholders in, and keeps unknown ones", () => {
  expect(fillIn("{a} and {b}, {a}", { a: "1" })).toBe("1 and {b}, 1");
});

it("escapes the names", () => {
  const badge = overrideBadge({ remote: "<b>", version: '"><script>', from: "http://localhost/" });
  expect(badge.html).not.toMatch(/<b>|<script/);
});

it("switches the developer tools on only for a development server, and keeps what they have stored", () => {
  const override = { remote: "loan", version: "0.2.0", from: "http://localhost:4101/" };
  const tools = { link: "1-a.b.c", release: 12 };
  expect(overrideBadge(override).script).not.toContain("tab.tools");
  expect(overrideBadge(override).html).not.toContain("data-");
  document.body.innerHTML = overrideBadge({ ...override, tools }).html;
  expect({ ...document.getElementById("override")?.dataset }).toEqual({
    link: "1-a.b.c",
    remote: "loan",
    release: "12",
  });
  const run = new Function(overrideBadge({ ...override, tools }).script);
  run();
  expect(sessionStorage.getItem("tab.tools")).toBe("{}");
  sessionStorage.setItem("tab.tools", '{"brandName":"Araw"}');
  run();
  expect(sessionStorage.getItem("tab.tools")).toBe('{"brandName":"Araw"}');
});
