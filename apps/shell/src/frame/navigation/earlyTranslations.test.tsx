// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { collectTranslations } from "./earlyTranslations.ts";
import { guardPage } from "./guardPage.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it("shows every text that changes on a page that was translated before the guard has loaded", {
  tags: "screens.translated",
}, async () => {
  collectTranslations();
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  const show = (due: string, paid: string) =>
    act(async () =>
      root.render(
        <>
          <p>
            {due}
            <svg />
          </p>
          <p>
            {paid}
            <svg />
          </p>
        </>,
      ),
    );
  await show("Due today", "Nothing paid");
  for (const line of page.querySelectorAll("p")) {
    const translation = document.createElement("font");
    translation.append(`~${line.textContent}`);
    line.firstChild?.replaceWith(translation);
  }
  expect(page.textContent).toBe("~Due today~Nothing paid");
  guardPage({ host: "browser" });
  await show("Due tomorrow", "₱500 paid");
  expect(page.textContent).toBe("Due tomorrow₱500 paid");
});
