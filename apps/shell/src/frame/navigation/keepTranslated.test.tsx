// @vitest-environment jsdom
import { Figures } from "@lending/ui/figures";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { keepTranslated } from "./keepTranslated.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
keepTranslated();

const page = document.body.appendChild(document.createElement("div"));
let root = createRoot(page);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(page);
});

async function show(content: ReactNode): Promise<void> {
  await act(async () => root.render(content));
}

/** Replaces every text by `font` elements, as Google Translate does, but for what must stay as it is. */
async function translate(): Promise<void> {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode())
    if (!text.parentElement?.closest("[translate=no],font")) texts.push(text as Text);
  for (const text of texts) {
    const translation = document.createElement("font");
    translation.append(Object.assign(document.createElement("font"), { textContent: `~${text.data}` }));
    text.replaceWith(translation);
  }
  // Observers are called after the replacement.
  await Promise.resolve();
}

it("removes translated texts, and shows the new amounts", async () => {
  await show(<Figures>Pay ₱2,650.00 by 2026-12-21 here</Figures>);
  await translate();
  expect(page.textContent).toBe("~Pay ₱2,650.00~ by 2026-12-21~ here");
  await show(<Figures>Pay today</Figures>);
  expect(page.textContent).toBe("Pay today");
});

it("shows the new text of a translated button beside its icon", async () => {
  const button = (label: string) => (
    <button type="button">
      {label}
      <svg />
    </button>
  );
  await show(button("More"));
  await translate();
  await show(button("Hide"));
  expect(page.textContent).toBe("Hide");
});

it("inserts before a translated text", async () => {
  const line = (hasIcon: boolean) => (
    <p>
      {hasIcon && <b>!</b>}
      Pay today
    </p>
  );
  await show(line(false));
  await translate();
  await show(line(true));
  expect(page.textContent).toBe("!Pay today");
});

it("survives the removal of a text whose translation is gone", async () => {
  const line = (text: string | false) => (
    <p>
      {text}
      <b>!</b>
    </p>
  );
  await show(line("Pay"));
  await translate();
  page.querySelector("font")?.remove();
  await show(line(false));
  expect(page.textContent).toBe("~!");
});
