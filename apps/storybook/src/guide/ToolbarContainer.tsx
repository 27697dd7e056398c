import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { Fragment, type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { writeGlobals } from "./writeGlobals.ts";

declare global {
  /** Storybook adds a story's id to this address for the frames of a documentation page. */
  var PREVIEW_URL: string | undefined;
}

type Channel = DocsContainerProps["context"]["channel"];
interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Surrounds a documentation page. Its frames show the theme, language and brand of the toolbar, which Storybook leaves out. */
export function ToolbarContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [globals, setGlobals] = useState(() => readGlobals(channel));
  useEffect(() => {
    const update = (event: GlobalsEvent) => setGlobals(writeGlobals(event.globals));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  globalThis.PREVIEW_URL = `iframe.html?${new URLSearchParams({ globals })}`;
  return (
    <DocsContainer context={context}>
      {/* A frame keeps its first address, so another toolbar renders other frames. */}
      <Fragment key={globals}>{children}</Fragment>
    </DocsContainer>
  );
}

function readGlobals(channel: Channel): string {
  const [last]: GlobalsEvent[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return writeGlobals(last?.globals ?? {});
}
