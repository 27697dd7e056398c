import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { Fragment, type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { create } from "storybook/theming";

declare global {
  /** Storybook adds a story's id to this address for the frames of a documentation page. */
  var PREVIEW_URL: string | undefined;
}

type Channel = DocsContainerProps["context"]["channel"];
interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>;
}

const themes = {
  light: create({ base: "light", colorSecondary: "#0b655f", textColor: "#13211f" }),
  dark: create({
    base: "dark",
    colorSecondary: "#6fd0c4",
    appContentBg: "#101917",
    appBg: "#101917",
    textColor: "#e6efec",
  }),
};

/** Surrounds a documentation page, which has the theme of the toolbar. Its frames show the theme, language and brand of the toolbar, which Storybook leaves out. */
export function ToolbarContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [globals, setGlobals] = useState(() => readGlobals(channel));
  useEffect(() => {
    const update = (event: GlobalsEvent) => setGlobals(writeGlobals(event.globals));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  globalThis.PREVIEW_URL = `iframe.html?${new URLSearchParams({ globals })}`;
  const look = /theme:dark/.test(globals) ? "dark" : "light";
  useEffect(() => showTheme(look), [look]);
  return (
    <DocsContainer context={context} theme={themes[look]}>
      {/* A frame keeps its first address, so another toolbar renders other frames. */}
      <Fragment key={globals}>{children}</Fragment>
    </DocsContainer>
  );
}

function readGlobals(channel: Channel): string {
  const [last]: GlobalsEvent[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return writeGlobals(last?.globals ?? {});
}

/** Returns what a story's address sets in the toolbar: "locale:fil-PH;theme:dark". A frame reads "text:100" back as a number. */
export const writeGlobals = (globals: Readonly<Record<string, unknown>>): string =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === "string" || typeof value === "number")
    .map(([name, value]) => `${name}:${value}`)
    .join(";");

const conditions = new WeakMap<CSSMediaRule, string>();
let shown = { theme: "light", contrast: "normal" };

/**
 * Shows a theme as on a phone with this setting. The product has no other switch, so the media rules of the page are
 * applied or not instead of following the phone.
 */
export function showTheme(theme: string, contrast = "normal"): void {
  shown = { theme, contrast };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const condition = conditions.get(rule) ?? rule.media.mediaText;
      if (!/prefers-(?:color-scheme|contrast)/.test(condition)) continue;
      conditions.set(rule, condition);
      const isDue =
        (theme === "dark" || !condition.includes("prefers-color-scheme: dark")) &&
        (contrast === "more" || !condition.includes("prefers-contrast: more"));
      rule.media.mediaText = isDue ? "all" : "not all";
    }
  }
}

// A sheet that is replaced, such as while a designer edits the tokens, has new rules.
const follow = new MutationObserver(() => showTheme(shown.theme, shown.contrast));
follow.observe(document.head, { childList: true, characterData: true, subtree: true });
