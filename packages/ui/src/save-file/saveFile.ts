/** The parts of the browser that a file is saved with; `window` implements it. */
export interface SavePort {
  readonly navigator: Pick<Navigator, "share" | "canShare">;
  readonly document: Document;
}

/** Offers a file to the phone's share sheet. Returns "impossible" without one, as in most webviews, and on failure. */
export async function shareFile(
  file: File,
  title: string,
  { navigator }: Pick<SavePort, "navigator"> = window,
): Promise<"shared" | "cancelled" | "impossible"> {
  const data = { files: [file], title };
  if (typeof navigator.share !== "function" || navigator.canShare?.(data) !== true) return "impossible";
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "impossible";
  }
}

/** Saves a file: with the share sheet, or as a download, which is "unknown" because a webview may ignore it. */
export async function saveFile(
  file: File,
  port: SavePort = window,
): Promise<"shared" | "cancelled" | "unknown" | "impossible"> {
  const outcome = await shareFile(file, file.name, port);
  if (outcome !== "impossible") return outcome;
  const link = port.document.createElement("a");
  if (!("download" in link)) return "impossible";
  try {
    const address = URL.createObjectURL(file);
    link.href = address;
    link.download = file.name;
    port.document.body.append(link);
    link.click();
    link.remove();
    // A webview reads the file after the click.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    return "unknown";
  } catch {
    return "impossible";
  }
}
