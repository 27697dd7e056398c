/** @jsxRuntime classic */
/** @jsx createElement */
// biome-ignore lint/correctness/noUnusedImports: this page is drawn by Storybook's own React, and the automatic runtime would bring ours, whose elements that one cannot draw
import { createElement, useState } from "react";
import { AddonPanel } from "storybook/internal/components";
import { STORY_CHANGED } from "storybook/internal/core-events";
import { addons, types, useChannel, useParameter } from "storybook/manager-api";
import { create } from "storybook/theming";
import { HEARD, type Heard } from "./storyEvents.ts";

const PANEL = "lending/borrower";
const KINDS: Readonly<Record<Heard["kind"], string>> = {
  status: "said",
  alert: "said at once",
  dialog: "dialog opened",
  native: "asked of the app",
};

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Araw, the lending design system",
    colorPrimary: "#0b655f",
    colorSecondary: "#0b655f",
    appBg: "#f1f5f3",
    appBorderRadius: 12,
    textColor: "#13211f",
    barSelectedColor: "#0b655f",
    inputBorderRadius: 8,
  }),
  sidebar: { showRoots: true },
});

addons.register(PANEL, () => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: "Borrower",
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <Borrower />
      </AddonPanel>
    ),
  });
});

interface DocsParameter {
  readonly description?: { readonly story?: string; readonly component?: string };
}

/** What the story shows of the specification, and what of it reaches a borrower who sees nothing, and the native app. */
function Borrower() {
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  const { description } = useParameter<DocsParameter>("docs", {}) ?? {};
  const sections = useParameter<string>("specification", "");
  useChannel({
    [HEARD]: (line: Heard) => setHeard((before) => [...before, line]),
    [STORY_CHANGED]: () => setHeard([]),
  });
  return (
    <div style={{ padding: 16, fontSize: 14, lineHeight: 1.5, maxWidth: 720 }}>
      <h3 style={{ margin: "0 0 4px" }}>Shows</h3>
      <p style={{ margin: "0 0 16px" }}>
        {description?.story ?? description?.component ?? "A component of its own: the docs page tells its rules."}
      </p>
      {sections !== "" && <p style={{ margin: "0 0 16px" }}>The screen's sections of the specification: {sections}.</p>}
      <h3 style={{ margin: "0 0 4px" }}>Heard</h3>
      {heard.length === 0 && <p style={{ margin: 0 }}>Nothing was announced, and nothing asked of the native app.</p>}
      <ol aria-live="polite" style={{ margin: 0, paddingLeft: 20 }}>
        {heard.map(({ kind, text }, index) => (
          <li key={`${index} ${text}`}>
            <strong>{KINDS[kind]}:</strong> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
