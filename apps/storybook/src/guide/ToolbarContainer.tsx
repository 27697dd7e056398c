import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { Fragment, type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { create } from "storybook/theming";
import { showTheme, writeGlobals } from "./globals.ts";

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
