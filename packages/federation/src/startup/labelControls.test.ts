/** @vitest-environment jsdom */
import { words } from "@lending/ui/words";
import { describe, expect, it } from "vitest";
import { controlWords } from "./controlWords.ts";
import { labelControls } from "./labelControls.ts";

const controls = '<button data-back aria-label="Back"></button><button data-retry>Retry</button>';

describe("labelControls", () => {
  it.each([
    ["fil-PH", "Bumalik", "Subukan ulit"],
    ["zh-CN", "返回", "重试"],
    ["en-PH", "Back", "Retry"],
    ["x-unknown", "Back", "Retry"],
  ])("names the shown skeleton and those of the next screens in %s", (locale, back, retry) => {
    document.body.innerHTML = `<template id="skeleton-form">${controls}</template><div id="skeleton">${controls}</div>`;
    labelControls(document, locale);
    const template = document.querySelector("template")?.content as DocumentFragment;
    for (const root of [document, template]) {
      expect(root.querySelector("[data-back]")?.getAttribute("aria-label")).toBe(back);
      expect(root.querySelector("[data-retry]")?.textContent).toBe(retry);
    }
  });
});

describe("controlWords", () => {
  it.each(["source", "en-PH", "fil-PH", "zh-CN"] as const)("are those of the screens in %s", async (locale) => {
    const { back, retry } = locale === "source" ? words.source : (await words.others[locale]()).messages;
    expect(controlWords(locale)).toEqual([back, retry]);
  });
});
