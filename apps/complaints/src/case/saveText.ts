/** The parts of the browser that a file is saved with; `window` implements it. */
interface SavePort {
  readonly navigator: Pick<Navigator, "share" | "canShare">;
  readonly document: Document;
}

/**
 * Saves a text as a file: with the phone's share sheet if it takes files, and otherwise as a download. Returns "unknown"
 * for a download, because a webview may ignore it.
 */
export async function saveText(
  name: string,
  text: string,
  port: SavePort = window,
): Promise<"saved" | "cancelled" | "unknown" | "impossible"> {
  // The byte order mark makes old viewers read the text as UTF-8.
  const file = new File(["\ufeff", text], name, { type: "text/plain" });
  try {
    if (port.navigator.canShare?.({ files: [file] }) === true) {
      await port.navigator.share({ files: [file], title: name });
      return "saved";
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
  }
  const link = port.document.createElement("a");
  if (!("download" in link)) return "impossible";
  const address = URL.createObjectURL(file);
  link.href = address;
  link.download = name;
  port.document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return "unknown";
}
