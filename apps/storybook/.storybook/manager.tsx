/** @jsxRuntime classic */
/** @jsx createElement */
// biome-ignore lint/correctness/noUnusedImports: Storybook renders this page with a separate copy of React, so it cannot use the automatic runtime of ours
import { createElement, useState } from "react";
import { AddonPanel, Button } from "storybook/internal/components";
import { STORY_CHANGED } from "storybook/internal/core-events";
import { addons, types, useChannel, useParameter, useStorybookState } from "storybook/manager-api";
import { create } from "storybook/theming";
import { type BorrowerEvent, HEARD } from "./borrower.ts";

const PANEL = "lending/borrower";
const KINDS: Readonly<Record<BorrowerEvent["kind"], string>> = {
  status: "announced",
  alert: "announced at once",
  dialog: "dialog opened",
  native: "sent to the app",
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
  addons.add("lending/picture", {
    type: types.TOOL,
    title: "Copy as PNG",
    match: ({ viewMode }) => viewMode === "story",
    render: () => <CopyPicture />,
  });
});

/** Copies the story as a PNG of one to three pixels for each px, or saves it where the browser does not allow a copy. */
function CopyPicture() {
  const { storyId } = useStorybookState();
  const [message, setMessage] = useState("");
  const copy = async (scale: number) => {
    const frame = document.querySelector<HTMLIFrameElement>("#storybook-preview-iframe");
    const picture = frame?.contentWindow?.drawPicture?.(scale);
    setMessage(picture ? "Copying" : "Loading");
    if (picture === undefined) return;
    const readBlob = async () => (await fetch(await picture)).blob();
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": readBlob() })]);
      setMessage("Copied");
    } catch {
      const link = document.createElement("a");
      link.href = await picture;
      link.download = `${storyId}@${scale}x.png`;
      link.click();
      setMessage("Saved");
    }
  };
  return (
    <span style={{ display: "flex", alignItems: "center", fontSize: 12 }}>
      {/* The message takes the place of the label, so that the tools beside it stay. */}
      <span role="status" style={{ minWidth: 48 }}>
        {message || "PNG"}
      </span>
      {[1, 2, 3].map((scale) => (
        <Button
          key={scale}
          variant="ghost"
          size="small"
          ariaLabel={`Copy as PNG at ${scale}x`}
          onClick={() => void copy(scale)}
        >
          {scale}x
        </Button>
      ))}
    </span>
  );
}

/** Panel with the story's description, its announcements and its calls of the native app. */
function Borrower() {
  const [events, setEvents] = useState<readonly BorrowerEvent[]>([]);
  const { description } = useParameter<{ description?: { story?: string; component?: string } }>("docs", {}) ?? {};
  useChannel({
    [HEARD]: (event: BorrowerEvent) => setEvents((before) => [...before, event]),
    [STORY_CHANGED]: () => setEvents([]),
  });
  return (
    <div style={{ padding: 16, fontSize: 14, lineHeight: 1.5, maxWidth: 720 }}>
      <h3 style={{ margin: "0 0 4px" }}>Shows</h3>
      <p style={{ margin: "0 0 16px" }}>
        {description?.story ?? description?.component ?? "A component: see its rules on the docs page."}
      </p>
      <h3 style={{ margin: "0 0 4px" }}>Announced</h3>
      {events.length === 0 && <p style={{ margin: 0 }}>Nothing was announced, and the native app was not called.</p>}
      <ol aria-live="polite" style={{ margin: 0, paddingLeft: 20 }}>
        {events.map(({ kind, text }, index) => (
          <li key={`${index} ${text}`}>
            <strong>{KINDS[kind]}:</strong> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
