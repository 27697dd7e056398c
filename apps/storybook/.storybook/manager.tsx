/** @jsxRuntime classic */
/** @jsx createElement */
// biome-ignore lint/correctness/noUnusedImports: Storybook renders this page with a separate copy of React, so it cannot use the automatic runtime of ours
import { createElement, useState } from "react";
import { Button } from "storybook/internal/components";
import { addons, types, useStorybookState } from "storybook/manager-api";
import { create } from "storybook/theming";

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

addons.register("lending/picture", () => {
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
