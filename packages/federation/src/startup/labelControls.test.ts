/** @vitest-environment jsdom */
import { commonMessages } from "@lending/ui/messages";
import { describe, expect, it } from "vitest";
import { controlLabels, labelControls } from "./skeletonControls.ts";

const controls = '<button data-back aria-label="Back"></button><button data-retry>Retry</button>';

describe("labelControls", () => {
  it.each([
    ["fil-PH", "Bumalik", "Subukan ulit"],
    ["zh-CN", "返回", "重试"],
    ["en-PH", "Back", "Retry"],
    ["x-unknown", "Back", "Retry"],
  ])("labels the document's skeleton in %s", (locale, back, retry) => {
    document.body.innerHTML = controls;
    labelControls(document.body, locale);
    expect(document.querySelector("[data-back]")?.getAttribute("aria-label")).toBe(back);
    expect(document.querySelector("[data-retry]")?.textContent).toBe(retry);
  });
});

describe("controlLabels", () => {
  it.each(["source", "en-PH", "fil-PH", "zh-CN"] as const)("match the labels of the screens in %s", async (locale) => {
    const translated = locale === "source" ? {} : (await commonMessages.others[locale]()).messages;
    const { back, retry } = { ...commonMessages.source, ...translated };
    expect(controlLabels(locale)).toEqual([back, retry]);
  });
});
