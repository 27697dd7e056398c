/** Channel event from the toolbar to the preview: the picture of the story is wanted at this scale. */
export const PICTURE_WANTED = "lending/picture-wanted";
/** Channel event from the preview to the toolbar, with the picture as a data URL. */
export const PICTURE_READY = "lending/picture-ready";

/** Returns the whole page of the story as a PNG, with `scale` pixels for each px. */
export async function drawPicture(scale: number): Promise<string> {
  const { toPng } = await import("html-to-image");
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  const filter = (node: Node) =>
    !(node instanceof Element && node.matches(".sb-wrapper, script, [id^=storybook-addon]"));
  return toPng(document.body, { pixelRatio: scale, width, height, filter, skipFonts: true });
}
