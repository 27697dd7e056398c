/** @vitest-environment jsdom */
import { describe, expect, it } from "vitest";
import { showTemplate, translate } from "./firstPaintControls.ts";

describe("translate", () => {
  it.each([
    ["source", "Back", "Retry"],
    ["en-PH", "Back", "Try again"],
    ["fil-PH", "Bumalik", "Subukan ulit"],
    ["zh-CN", "返回", "重试"],
    ["x-unknown", "Back", "Retry"],
  ])("shows the texts and names of %s", (locale, back, retry) => {
    document.body.innerHTML = `<button aria-label="?" data-label="Back||Bumalik|返回"></button>
      <i data-words="Retry|Try again|Subukan ulit|重试">?</i>`;
    translate(document.body, locale);
    expect(document.querySelector("button")?.getAttribute("aria-label")).toBe(back);
    expect(document.querySelector("i")?.textContent).toBe(retry);
  });

  it("shows a text with markup as text", () => {
    document.body.innerHTML = '<i data-words="<b>1</b>"></i>';
    translate(document.body, "source");
    expect(document.querySelector("i")?.textContent).toBe("<b>1</b>");
  });
});

describe("showTemplate", () => {
  const unknown = '<template id="first-paint"><p>unknown</p></template>';
  it.each([
    ["the template of a path", `${unknown}<template id="first-paint/repay"><p>repay</p></template>`, "repay"],
    ["that of an unknown path without one", unknown, "unknown"],
    ["nothing without any", "", ""],
  ])("shows %s", (_, templates, text) => {
    document.body.innerHTML = `${templates}<div><p>as written</p></div>`;
    const place = document.body.lastElementChild as HTMLElement;
    showTemplate(place, "first-paint/repay");
    expect(place.textContent).toBe(text);
  });
});
