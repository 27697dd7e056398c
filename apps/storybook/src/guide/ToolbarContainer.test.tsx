// @vitest-environment jsdom
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { Channel } from "storybook/internal/channels";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { expect, it } from "vitest";
import preview from "../../.storybook/preview.tsx";
import { ToolbarContainer, writeGlobals } from "./ToolbarContainer.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A frame as Storybook renders it: it keeps its first address. */
const Frame = () => <iframe title="story" src={globalThis.PREVIEW_URL} />;

it("renders the frames of a page again with the theme, language and brand of the toolbar", async () => {
  const channel = new Channel({});
  channel.emit(SET_GLOBALS, { globals: { theme: "light", locale: "en-PH", brand: "araw" } });
  const page = document.body.appendChild(document.createElement("div"));
  const context = { channel } as unknown as DocsContainerProps["context"];
  await act(async () =>
    createRoot(page).render(
      <ToolbarContainer context={context}>
        <Frame />
      </ToolbarContainer>,
    ),
  );
  const readAddress = () => new URL(page.querySelector("iframe")?.src ?? "").searchParams.get("globals");
  expect(readAddress()).toBe("theme:light;locale:en-PH;brand:araw");
  await act(async () => channel.emit(GLOBALS_UPDATED, { globals: { theme: "dark", locale: "fil-PH", brand: "gabi" } }));
  expect(readAddress()).toBe("theme:dark;locale:fil-PH;brand:gabi");
});

it("writes the toolbar's menus into the address of a story's frame, and nothing else", () => {
  const globals = { viewport: { value: "phone360" }, locale: "fil-PH", theme: "dark", brand: "araw", text: "150" };
  expect(writeGlobals(globals)).toBe("locale:fil-PH;theme:dark;brand:araw;text:150");
});

it("writes the same for a value that a frame read back as a number", () => {
  expect(writeGlobals({ text: 100 })).toBe(writeGlobals({ text: "100" }));
});

it("opens in English for a reader, not in the wording of the requirements", () => {
  expect(preview.initialGlobals?.locale).toBe("en-PH");
});
